// Duplicate evenings: those that one can enter, that are being played, and that are over.
import { t } from "../i18n/words";
import { listEvenings } from "../net/evenings";
import { titleOf } from "../net/games";
import { useLoaded, useTitle } from "../widgets/hooks";
import { Heading, Trouble, Waiting } from "../widgets/parts";
import type { EveningListed } from "../wire/types";

const HEAPS = ["open", "playing", "over"] as const;

export function Evenings() {
  useTitle(t("event-evenings"));
  const { value, problem } = useLoaded(listEvenings, []);
  return (
    <>
      <Heading>{t("event-evenings")}</Heading>
      <p class="lead">{t("event-evenings-lead")}</p>
      <p class="row">
        <a class="button primary" href="/evenings/new">
          {t("event-evenings-new")}
        </a>
      </p>
      {problem ? (
        <Trouble problem={problem} />
      ) : value === null ? (
        <Waiting />
      ) : (
        value.length === 0 && <p class="soft">{t("event-evenings-none")}</p>
      )}
      {HEAPS.map((heap) => (
        <Heap key={heap} heap={heap} evenings={value?.filter((each) => each.status === heap) ?? []} />
      ))}
    </>
  );
}

function Heap({ heap, evenings }: { heap: (typeof HEAPS)[number]; evenings: readonly EveningListed[] }) {
  if (evenings.length === 0) return null;
  return (
    <section aria-labelledby={`evenings-${heap}`}>
      <h2 id={`evenings-${heap}`}>{t(`event-evenings-${heap}`)}</h2>
      <ul class="tables">
        {evenings.map(({ id, title, game, players, deals }) => (
          <li key={id}>
            <div>
              <strong>{title}</strong>
              <span class="soft">
                {" · "}
                {titleOf(game)} · {t("event-listed", { players, deals })}
              </span>
            </div>
            <a class="button" href={`/evening/${id}`} aria-label={`${t("event-look")}: ${title}`}>
              {t("event-look")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
