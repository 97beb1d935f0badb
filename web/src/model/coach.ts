// When the coach may speak: never while another person plays.
import type { TableView } from "../wire/types";

/** Do only bots sit with this seat, and does the game go on? */
export function coachable({ status, you, seats }: TableView): boolean {
  return status === "playing" && you !== null && seats.every((seat, number) => number === you || seat.kind === "bot");
}

/** May this seat ask what would be best? */
export function mayAsk(shown: TableView): boolean {
  return coachable(shown) && shown.you !== null && shown.to_act.includes(shown.you) && (shown.choices?.length ?? 0) > 1;
}
