// The score, point by point: what for, why, by which rule, and where it lies on the board.
import { t } from "../i18n/words";
import type { Narration } from "../wire/types";
import { RuleLink, signed } from "./parts";

export function Sheet({ sheet, onLink }: { sheet: Narration["sheet"]; onLink(marks: readonly string[]): void }) {
  return (
    <div class="sheets">
      {sheet.map((score, seat) => (
        <table key={seat} class="sheet">
          <caption>{score.name}</caption>
          <tbody>
            {score.parts.map((part) => (
              <tr
                key={part.name}
                tabIndex={-1}
                onPointerEnter={() => onLink(part.marks)}
                onPointerLeave={() => onLink([])}
                onFocusIn={() => onLink(part.marks)}
                onFocusOut={() => onLink([])}
              >
                <th scope="row">
                  {part.name}
                  <span class="why">
                    {part.why} {part.rule && <RuleLink rule={part.rule} />}
                  </span>
                </th>
                <td>{signed(part.points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {t("web-total")}
                {score.rounds && <span class="why">{score.rounds}</span>}
              </th>
              <td>{signed(score.total)}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  );
}

interface RoundSheetsProps {
  rounds: readonly Narration["sheet"][];
  onLink(marks: readonly string[]): void;
}

/** The rounds that are over, each folded up. */
export function RoundSheets({ rounds, onLink }: RoundSheetsProps) {
  return (
    <>
      {rounds.map((sheet, round) => (
        <details key={round} class="sheet-now">
          <summary>{t("web-round-sheet", { number: round + 1 })}</summary>
          <Sheet sheet={sheet} onLink={onLink} />
        </details>
      ))}
    </>
  );
}
