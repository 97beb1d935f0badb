// The one polite region of the page: every line is added once and read once.

import type { Announcer } from "../speech/announcer";
import { useStore } from "./hooks";

export function Status({ announcer }: { announcer: Announcer }) {
  const lines = useStore(announcer.spoken);
  return (
    <div class="hidden" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions" data-spoken>
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  );
}
