// Whoever comes by a link says a name and sits down.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { join, showTable } from "../net/api";
import { titleOf } from "../net/games";
import { beSomebody, rename } from "../net/session";
import { useLoaded, useTitle } from "../widgets/hooks";
import { rewrite } from "../widgets/navigate";
import { Heading, MOST_LETTERS, Trouble, Waiting } from "../widgets/parts";
import { people } from "../widgets/tables";

export function Welcome({ table, secret, onSeated }: { table: string; secret: string; onSeated(): void }) {
  useTitle(t("web-invited"));
  const [problem, setProblem] = useState<unknown>(null);
  const { value: name, problem: unknown } = useLoaded(beSomebody, []);
  const { value: shown } = useLoaded(() => showTable(table, secret), [table]);
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget as HTMLFormElement).get("name");
    try {
      if (typeof wanted === "string" && wanted.trim() && wanted !== name) await rename(wanted);
      await join(table, secret);
      rewrite(`/table/${table}`);
      onSeated();
    } catch (each) {
      setProblem(each);
    }
  };
  return (
    <div class="narrow">
      <Heading>{t("web-invited")}</Heading>
      {shown && (
        <p class="lead">{t("web-invited-to", { game: titleOf(shown.game), names: people(shown.seats.map((seat) => seat.name ?? "")) })}</p>
      )}
      {name === null ? (
        <Waiting />
      ) : (
        <form onSubmit={(event) => void sit(event)} class="stack">
          <label>
            {t("web-your-name")}
            <input name="name" defaultValue={name} maxLength={MOST_LETTERS} autocomplete="nickname" required />
          </label>
          <button type="submit" class="primary large">
            {t("web-sit-down")}
          </button>
        </form>
      )}
      <Trouble problem={problem ?? unknown} />
    </div>
  );
}
