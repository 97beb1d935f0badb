// The opened envelope: were the dice what they had to be?
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { verify } from "../net/api";
import type { Verdict } from "../wire/types";
import { Trouble } from "./parts";

export function Verify({ table, commitment }: { table: string; commitment: string }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <details class="verify">
      <summary>{t("web-verify")}</summary>
      <p>{t("web-verify-text")}</p>
      <p>
        <code class="number">{commitment}</code>
      </p>
      {verdict === null ? (
        <button type="button" onClick={() => verify(table).then(setVerdict, setProblem)}>
          {t("web-verify")}
        </button>
      ) : (
        <div role="status">
          <p class={verdict.passed ? "saved" : "trouble"}>{verdict.says}</p>
          <ul class="checks">
            {verdict.checks.map((check) => (
              <li key={check.name} data-passed={check.passed}>
                {check.says}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Trouble problem={problem} />
    </details>
  );
}
