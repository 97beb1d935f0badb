// The side column: everything one below the other where there is room, one at a time on a phone.
import type { ComponentChildren } from "preact";
import { t } from "../i18n/words";
import { Unread } from "./Unread";

interface Panel {
  readonly id: string;
  readonly title: string;
  readonly body: ComponentChildren;
}

export function Tabs({ panels, open, onOpen }: { panels: readonly Panel[]; open: string; onOpen(id: string): void }) {
  return (
    <aside class="side" aria-label={t("web-side")}>
      <div class="tabs">
        {panels.map((panel) => (
          <button key={panel.id} type="button" aria-pressed={panel.id === open} onClick={() => onOpen(panel.id)}>
            {panel.title}
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
