// The market: five tools under an awning, the unseen pile, and the tools that were thrown away.

import { CardTarget } from "../../board-kit/CardTarget";
import { memo } from "../../board-kit/memo";
import { useLabels } from "../../board-kit/Target";
import { ToolCard } from "./cards";
import { Icon } from "./icons";
import { grouped } from "./reading";
import { divisible } from "./syllables";
import type { View } from "./view";

/** The stall; small while nobody trades. */
export const Market = memo(function Market({ view, open }: { view: View; open: boolean }) {
  const labels = useLabels();
  const pile = view.pile.length;
  const gone = view.discards;
  return (
    <section class={`mm-panel mm-market ${open ? "mm-open-stall" : "mm-small-stall"}`}>
      <h2>{labels["name:market"]}</h2>
      <svg class="mm-awning" viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 12 }, (_, each) => (
          <path class={each % 2 ? "mm-stripe" : ""} d={`M${each * 20} 0h20v10q-10 10-20 0z`} />
        ))}
      </svg>
      <div class="mm-stall">
        {view.market.map((tool, place) => (
          <CardTarget key={place} mark={`market:${place + 1}`}>
            {tool ? (
              <ToolCard key={tool} tool={tool} labels={labels} price={labels["letter:market"] ?? ""} says={open} />
            ) : (
              <span class="mm-card mm-tool-card" />
            )}
          </CardTarget>
        ))}
        <CardTarget mark="pile">
          <span class="mm-card mm-tool-card mm-down">
            <Icon name="tool" size={44} />
            <b class="mm-count">{pile}</b>
            <span class="mm-price">
              <Icon name="nugget" size={16} />
              <b>{labels["letter:pile"] ?? ""}</b>
            </span>
            <span class="mm-card-name">{divisible(labels["name:pile"] ?? "")}</span>
          </span>
        </CardTarget>
        <CardTarget mark="discards">
          <span class="mm-card mm-tool-card">
            <span class="mm-heap">
              {grouped(gone).map(([tool, count]) => (
                <span class="mm-heaped">
                  <Icon name={tool} size={20} />
                  {count > 1 && <small>×{count}</small>}
                </span>
              ))}
            </span>
            <span class="mm-card-name">{divisible(labels["name:discards"] ?? "")}</span>
          </span>
        </CardTarget>
      </div>
    </section>
  );
});
