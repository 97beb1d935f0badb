// What lies beside the board: everything one below the other where there is room, else one at a time in a drawer over it.
import type { ComponentChildren } from "preact";
import { t } from "../i18n/words";
import { Unread } from "./Unread";

interface Panel {
  readonly id: string;
  readonly title: string;
  /** The sign on its button, a path in a box of 24. */
  readonly sign: string;
  readonly body: ComponentChildren;
}

/** `open` is the panel whose drawer is open, "" if none is. */
export function Tabs({ panels, open, onOpen }: { panels: readonly Panel[]; open: string; onOpen(id: string): void }) {
  return (
    <aside class="side" aria-label={t("web-side")}>
      <div class="tabs">
        {panels.map((panel) => (
          <button
            key={panel.id}
            type="button"
            aria-expanded={panel.id === open}
            aria-controls={`side-${panel.id}`}
            onClick={() => onOpen(panel.id === open ? "" : panel.id)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={panel.sign} />
            </svg>
            <span class="said">{panel.title}</span>
          </button>
        ))}
        <Unread />
      </div>
      {panels.map((panel) => (
        <section
          key={panel.id}
          class="side-panel"
          id={`side-${panel.id}`}
          aria-labelledby={`title-${panel.id}`}
          data-open={panel.id === open}
        >
          <h2 id={`title-${panel.id}`}>{panel.title}</h2>
          {panel.body}
        </section>
      ))}
    </aside>
  );
}
