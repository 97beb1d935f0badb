// Help beside the board, never over it: the keys, the way on, and the position in sentences.
import { t } from "../i18n/words";
import { gameOf } from "../net/games";

const KEYS: readonly (readonly [string, string])[] = [
  ["← ↑ ↓ →", "web-key-arrows"],
  ["Enter", "web-key-enter"],
  ["Esc", "web-key-escape"],
  ["Ctrl+Z", "web-key-undo"],
  ["␣, b", "web-key-best"],
  ["/", "web-key-type"],
  ["c", "web-key-chat"],
  ["?", "web-key-help"],
];

export function Help({ game, describe, onClose }: { game: string; describe: readonly string[]; onClose(): void }) {
  const rules = gameOf(game);
  return (
    <section class="help card" aria-label={t("web-help")}>
      <p>{t("web-help-text")}</p>
      <dl class="keys">
        {KEYS.map(([key, id]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      {describe.length > 0 && (
        <details>
          <summary>{t("web-describe")}</summary>
          <ul>
            {describe.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <p class="row">
        {rules?.rule_prefix && (
          <>
            <a class="button" href={`/pieces/${game}`} target="_blank" rel="noopener">
              {t("web-pieces")}
            </a>
            <a class="button" href={`/rules/${game}`} target="_blank" rel="noopener">
              {t("web-nav-rules")}
            </a>
          </>
        )}
        {(rules?.lessons ?? 0) > 0 && (
          <a class="button" href={`/learn/${game}`}>
            {t("web-learn")}
          </a>
        )}
        <button type="button" onClick={onClose}>
          {t("web-close")}
        </button>
      </p>
    </section>
  );
}
