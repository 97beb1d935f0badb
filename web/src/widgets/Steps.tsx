// What players at a real table do now, and what comes after it.
import { t } from "../i18n/words";
import { stepsOf } from "../model/tally";
import type { TableForm } from "../wire/types";
import { RuleLink } from "./parts";

export function Steps({ form, at, onGo }: { form: TableForm; at: number; onGo(step: number): void }) {
  const steps = stepsOf(form);
  const now = steps[at];
  if (!now) return null;
  return (
    <section class="card steps" aria-labelledby="steps">
      <h2 id="steps">{t("web-score-now")}</h2>
      <div role="status">
        <p class="steps-now">
          {t("web-score-round", { number: now.round + 1 })} · <strong>{now.step.name}</strong>
        </p>
        <p>
          {now.step.text} <RuleLink rule={now.step.rule} />
        </p>
      </div>
      <div class="row">
        <button type="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
          {t("web-score-back")}
        </button>
        <button type="button" class="primary" disabled={at === steps.length - 1} onClick={() => onGo(at + 1)}>
          {t("web-score-next")}
        </button>
      </div>
      <details>
        <summary>{t("web-score-steps")}</summary>
        <ol>
          {steps.map(({ round, step }, number) => (
            <li key={number} data-done={number < at} {...(number === at ? { "aria-current": "step" as const } : {})}>
              <button type="button" class="quiet-button" onClick={() => onGo(number)}>
                {t("web-score-round", { number: round + 1 })} · {step.name}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
