// The opened envelope: were the dice what they had to be? This browser compares the record with its own receipt; the rest the server tells.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { type Check, checked, type Receipt } from "../model/receipt";
import { checkedSigned } from "../model/signed";
import { showRecord, verify } from "../net/api";
import { receiptOf } from "../net/salt";
import type { GameRecord, Verdict } from "../wire/types";
import { Trouble } from "./parts";

export function Verify({ table, commitment }: { table: string; commitment: string }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [own, setOwn] = useState<readonly Check[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  const receipt = receiptOf(table);
  const check = (): void => {
    // read anew: the server may have signed it since this was drawn
    Promise.all([showRecord(table).then((found) => ownChecks(found, receiptOf(table))), verify(table)]).then(([found, said]) => {
      setOwn(found);
      setVerdict(said);
    }, setProblem);
  };
  return (
    <details class="verify">
      <summary>{t("web-verify")}</summary>
      <p>{t("web-verify-text")}</p>
      <p>
        <code class="number">{commitment}</code>
      </p>
      {verdict === null ? (
        <button type="button" onClick={check}>
          {t("web-verify")}
        </button>
      ) : (
        <div role="status">
          {receipt?.commitment ? <OwnChecks found={own} receipt={receipt} /> : <p class="soft">{t("web-receipt-none")}</p>}
          <p class={verdict.passed ? "saved" : "trouble"}>{verdict.says}</p>
          <ul class="checks">
            {verdict.checks.map((each) => (
              <li key={each.name} data-passed={each.passed}>
                {each.says}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Trouble problem={problem} />
    </details>
  );
}

/** What this browser finds by itself, without asking anybody. */
async function ownChecks(record: GameRecord, receipt: Receipt | null): Promise<readonly Check[]> {
  return receipt ? [...checked(record, receipt), ...(await checkedSigned(record, receipt))] : [];
}

/** What this browser has checked by itself, and its receipt to take away. */
function OwnChecks({ found, receipt }: { found: readonly Check[]; receipt: Receipt }) {
  const passed = found.every((each) => each.passed);
  return (
    <>
      <p class={passed ? "saved" : "trouble"}>{t(passed ? "web-receipt-fits" : "web-receipt-differs")}</p>
      <ul class="checks receipt">
        {found.map((each) => (
          <li key={each.name} data-passed={each.passed}>
            {t(`web-receipt-${each.name}`)}
          </li>
        ))}
      </ul>
      {receipt.signed && !found.some((each) => each.name === "signature") && <p class="soft">{t("web-receipt-unchecked")}</p>}
      <p>
        <button type="button" onClick={() => download(receipt)}>
          {t("web-receipt-download")}
        </button>{" "}
        <code>{`pithead verify pithead-${receipt.table}.json --receipt pithead-receipt-${receipt.table}.json`}</code>
      </p>
    </>
  );
}

function download(receipt: Receipt): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(receipt, null, 1)], { type: "application/json" }));
  link.download = `pithead-receipt-${receipt.table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
