// The coach in a worker: for a page whose game is on a server, but which has all that is needed to think by itself.
import type { FromCoach, Parts, ToCoach } from "./messages";
import { loadPython } from "./python";

const tell = (message: FromCoach): void => postMessage(message);

/** Answers one question after another. */
export function coach(parts: Parts): void {
  const ready = loadPython(parts);
  addEventListener("message", async ({ data: { what, text, language } }: MessageEvent<ToCoach>) => {
    try {
      const { python } = await ready;
      const answer = python.pyimport("pithead.server.page_coach")[what]?.(text, language, (done: number) => tell({ is: "progress", done }));
      tell({ is: "answer", text: answer as string });
    } catch (trouble) {
      tell({ is: "failed", why: String(trouble) });
    }
  });
}
