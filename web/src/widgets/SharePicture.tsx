// The result as a picture, to be shown around: it is drawn when somebody asks for it.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { titleOf } from "../net/games";
import type { TableView } from "../wire/types";
import { scored, Trouble } from "./parts";
import { Sign } from "./Sign";

export function SharePicture({ shown }: { shown: TableView }) {
  const [problem, setProblem] = useState<unknown>(null);
  const { result, seats, game } = shown;
  if (!result) return null;
  const points = (seat: number): number => result.totals[seat] ?? 0;
  const won = (seat: number): number => Number(result.winners.includes(seat));
  const share = async (): Promise<void> => {
    const { drawResult } = await import("./result-picture");
    const order = [...seats.keys()].sort((a, b) => won(b) - won(a) || points(b) - points(a));
    const players = order.map((seat) => ({
      seat,
      name: seats[seat]?.name ?? "",
      score: scored(game, points(seat)),
      won: won(seat) === 1,
    }));
    const picture = new File([await drawResult(titleOf(game), players)], `pithead-${shown.table}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [picture] })) await navigator.share({ files: [picture], title: "Pithead" });
    else save(picture);
  };
  const refused = (each: unknown): void => {
    if (!(each instanceof DOMException && each.name === "AbortError")) setProblem(each); // whoever changes their mind is told nothing
  };
  return (
    <>
      <button type="button" onClick={() => void share().catch(refused)}>
        <Sign of="picture" /> {t("web-share-picture")}
      </button>
      <Trouble problem={problem} />
    </>
  );
}

function save(picture: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
