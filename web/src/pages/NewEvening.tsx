// An evening as its host wants it: name, game, form, deals, tables, pace, and chairs for bots.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { addBots, announce, enter, showEvening } from "../net/evenings";
import { games } from "../net/games";
import { useStore, useTitle } from "../widgets/hooks";
import { LevelField } from "../widgets/LevelField";
import { go } from "../widgets/navigate";
import { Heading, Trouble } from "../widgets/parts";
import { Segments } from "../widgets/Segments";
import type { GameShown, NewEvening as Wished } from "../wire/types";

type Form = NonNullable<Wished["form"]>;
type Scoring = NonNullable<Wished["scoring"]>;

const MINUTE = 60_000;
const STAND_IN = "random";
const PACES: Readonly<Record<string, Pick<Wished, "clock" | "stand_in">>> = {
  live: { clock: { is: "move", move: 2 * MINUTE }, stand_in: STAND_IN },
  day: { clock: { is: "move", move: 24 * 60 * MINUTE }, stand_in: STAND_IN },
  free: { clock: { is: "none" } },
};
const DEALS = [1, 2, 4, 6, 8, 12, 16] as const;
const BOTS = Array.from({ length: 17 }, (_, count) => count);

export function NewEvening() {
  useTitle(t("event-evenings-new"));
  const known = useStore(games).filter((each) => each.most > 1);
  const [name, setName] = useState("");
  const rules = known.find((each) => each.game === name) ?? known[0];
  return (
    <div class="narrow stack">
      <Heading>{t("event-evenings-new")}</Heading>
      <p class="lead">{t("event-evenings-lead")}</p>
      {rules && (
        <>
          <Segments
            legend={t("web-game")}
            name="game"
            values={known.map(({ game, title }) => [game, title])}
            chosen={rules.game}
            onChoose={(game: string) => setName(game)}
          />
          <Wish key={rules.game} rules={rules} />
        </>
      )}
    </div>
  );
}

function Wish({ rules }: { rules: GameShown }) {
  const least = Math.max(2, rules.least);
  const [title, setTitle] = useState(t("event-name-first"));
  const [seats, setSeats] = useState(least);
  const [deals, setDeals] = useState<number>(4);
  const [form, setForm] = useState<Form>("swiss");
  const [scoring, setScoring] = useState<Scoring>("matchpoints");
  const [pace, setPace] = useState("live");
  const [bots, setBots] = useState(0);
  const [level, setLevel] = useState(rules.levels[1] ?? rules.levels[0] ?? "random");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const evening = await announce({ title, game: rules.game, seats, deals, form, scoring, ...PACES[pace] });
      await enter(await showEvening(evening));
      if (bots > 0) await addBots(evening, level, bots);
      go(`/evening/${evening}`);
    } catch (each) {
      setProblem(each);
      setBusy(false);
    }
  };
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <label>
        {t("event-name")}
        <input value={title} maxLength={80} required onInput={(event) => setTitle(event.currentTarget.value)} />
      </label>
      <Segments
        legend={t("event-seats")}
        name="seats"
        values={Array.from({ length: rules.most - least + 1 }, (_, more) => [least + more, String(least + more)])}
        chosen={seats}
        onChoose={(count: number) => setSeats(count)}
      />
      <Segments
        legend={t("event-deals")}
        name="deals"
        values={DEALS.map((count) => [count, String(count)])}
        chosen={deals}
        onChoose={(count: number) => setDeals(count)}
      />
      <Segments
        legend={t("event-form")}
        name="form"
        values={(["swiss", "round-robin"] as const).map((each) => [each, t(`event-form-${each}`)])}
        chosen={form}
        onChoose={(each: Form) => setForm(each)}
      />
      <Segments
        legend={t("event-scoring")}
        name="scoring"
        values={(["matchpoints", "swings"] as const).map((each) => [each, t(`event-scoring-${each}`)])}
        chosen={scoring}
        onChoose={(each: Scoring) => setScoring(each)}
      />
      <Segments
        legend={t("event-pace")}
        name="pace"
        values={Object.keys(PACES).map((each) => [each, t(`event-pace-${each}`)])}
        chosen={pace}
        onChoose={(each: string) => setPace(each)}
      >
        {pace !== "free" && <p class="soft small">{t("event-pace-why")}</p>}
      </Segments>
      <div class="row fields">
        <label>
          {t("event-bots")}
          <select value={bots} onChange={(event) => setBots(Number(event.currentTarget.value))}>
            {BOTS.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t("event-bots-none") : count}
              </option>
            ))}
          </select>
        </label>
        {bots > 0 && <LevelField rules={rules} level={level} onChoose={setLevel} />}
      </div>
      <button type="submit" class="primary large" disabled={busy}>
        {t(busy ? "web-setting-up" : "event-announce")}
      </button>
      <Trouble problem={problem} />
    </form>
  );
}
