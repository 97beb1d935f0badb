// A game that was played elsewhere: from a link that carries all of it, or from the file of its record.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { openLink, openRecord } from "../net/api";
import { useTitle } from "../widgets/hooks";
import { showInstead } from "../widgets/navigate";
import { Heading, Trouble, Waiting } from "../widgets/parts";

/** `link` is what stands behind the `#` of the address. */
export function Open({ link }: { link: string }) {
  useTitle(t("web-open-game"));
  const [busy, setBusy] = useState(link !== "");
  const [problem, setProblem] = useState<unknown>(null);
  const show = (opening: Promise<string>): void => {
    setBusy(true);
    setProblem(null);
    opening.then(
      (table) => showInstead(`/game/${table}`),
      (each) => {
        setProblem(each);
        setBusy(false);
      },
    );
  };
  useEffect(() => {
    if (link) show(openLink(link));
  }, [link]);
  const submit = (event: Event): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get("link"));
    show(openLink(text.trim().split("#").at(-1) ?? ""));
  };
  const choose = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (file) show(openRecord(await file.text()));
  };
  return (
    <div class="narrow stack">
      <Heading>{t("web-open-game")}</Heading>
      <p class="lead">{t("web-open-game-text")}</p>
      {busy ? (
        <Waiting />
      ) : (
        <>
          <form class="stack" onSubmit={submit}>
            <label>
              {t("web-open-link")}
              <input name="link" autocomplete="off" spellcheck={false} required />
            </label>
            <p>
              <button type="submit" class="primary">
                {t("web-open-it")}
              </button>
            </p>
          </form>
          <label>
            {t("web-open-file")}
            <input type="file" accept=".json,application/json" onChange={(event) => void choose(event.currentTarget.files)} />
          </label>
        </>
      )}
      <Trouble problem={problem} />
    </div>
  );
}
