// What this browser keeps of the static edition: how much, and a button that deletes it.
import { render } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { deleteAll, whatIsKept } from "../net/kept";
import { useLoaded } from "./hooks";
import { Heading, Trouble } from "./parts";

/** In millions of bytes, as browsers and line contracts count. */
const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;

export function Kept() {
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { value } = useLoaded(whatIsKept, []);
  const press = (): void => {
    if (sure) deleteAll().then(showDeleted, setProblem);
    else setSure(true);
  };
  return (
    <section class="stack kept" aria-labelledby="kept">
      <h2 id="kept">{t("web-kept")}</h2>
      {value !== null && (
        <>
          <p>{value.edition > 0 ? t("web-kept-edition", { edition: megabytes(value.edition) }) : t("web-kept-not-yet")}</p>
          {value.all !== null && <p>{t("web-kept-all", { all: megabytes(value.all) })}</p>}
        </>
      )}
      <p>{t("web-kept-only-here")}</p>
      <p>
        <button type="button" class={sure ? "danger" : ""} onClick={press}>
          {t(sure ? "web-kept-sure" : "web-kept-delete")}
        </button>
      </p>
      <Trouble problem={problem} />
    </section>
  );
}

/** In the place of the whole app: there is no server any more that could answer it. */
function showDeleted(gamesToo: boolean): void {
  const root = document.getElementById("app");
  if (root) render(<Deleted gamesToo={gamesToo} />, root);
}

function Deleted({ gamesToo }: { gamesToo: boolean }) {
  return (
    <main class="page narrow">
      <Heading>{t("web-deleted-title")}</Heading>
      <p class="lead">{t(gamesToo ? "web-deleted" : "web-deleted-waits")}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {t("web-deleted-again")}
        </button>
      </p>
    </main>
  );
}
