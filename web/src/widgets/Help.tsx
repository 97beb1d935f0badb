// Help beside the board, never over it: the keys, the way on, and the position in sentences.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { gameOf } from "../net/games";
import type { TableLink } from "../net/table-link";

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

interface Asks {
  link: TableLink;
  game: string;
  version: number;
  onClose(): void;
}

export function Help({ link, game, version, onClose }: Asks) {
  const rules = gameOf(game);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    link.describe().then(
      (found) => here && setLines(found),
      () => undefined, // the last ones stay
    );
    return () => {
      here = false;
    };
  }, [link, version]);
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
      {lines.length > 0 && (
        <details>
          <summary>{t("web-describe")}</summary>
          <ul>
            {lines.map((line) => (
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
