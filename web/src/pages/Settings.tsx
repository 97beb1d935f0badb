// What a person prefers.
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { settings } from "../model/preferences";
import { LANGUAGES, type Language, type Motion, PACES, type Pace, type Theme } from "../model/settings";
import { staticParts } from "../net/edition";
import { beginPush, endPush } from "../net/push";
import { me, rename } from "../net/session";
import { askToNotify } from "../widgets/attention";
import { useStore, useTitle } from "../widgets/hooks";
import { Kept } from "../widgets/Kept";
import { Heading, MOST_LETTERS, Trouble } from "../widgets/parts";
import { Segments } from "../widgets/Segments";
import { Sessions } from "../widgets/Sessions";
import { Sign } from "../widgets/Sign";
import { play } from "../widgets/sounds";

const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", it: "Italiano", fi: "Suomi", fr: "Français" };

export function Settings() {
  useTitle(t("web-nav-settings"));
  const now = useStore(settings);
  const { language } = useStore(words);
  const set = (change: Partial<typeof now>): void => settings.change((before) => ({ ...before, ...change }));
  return (
    <div class="narrow stack">
      <Heading>{t("web-nav-settings")}</Heading>
      <Name />
      <Segments
        legend={t("web-language")}
        name="language"
        languages
        chosen={language}
        values={LANGUAGES.map((each) => [each, OWN_NAMES[each]])}
        onChoose={(each) => set({ language: each as Language })}
      />
      <Segments
        legend={t("web-theme")}
        name="theme"
        chosen={now.theme}
        values={(["system", "light", "dark"] as const).map((each) => [each, t(`web-theme-${each}`)])}
        onChoose={(each) => set({ theme: each as Theme })}
      />
      <Segments
        legend={t("web-motion")}
        name="motion"
        chosen={String(now.motion)}
        values={(["0", "1", "2"] as const).map((each) => [each, t(`web-motion-${each}`)])}
        onChoose={(each) => set({ motion: Number(each) as Motion })}
      />
      <Segments
        legend={t("web-pace")}
        name="pace"
        chosen={String(now.pace)}
        values={PACES.map((each) => [String(each), t(`web-pace-${String(each).replace(".", "-")}`)])}
        onChoose={(each) => set({ pace: Number(each) as Pace })}
      />
      <Switch text={t("web-setting-forced")} on={now.forced} onTurn={(forced) => set({ forced })} />
      <Switch
        text={t("web-sound")}
        on={now.sound}
        onTurn={(sound) => {
          set({ sound });
          play("turn");
        }}
      />
      <Notify on={now.notify} onTurn={(notify) => set({ notify })} />
      <Switch text={t("web-setting-confirm")} on={now.confirm} onTurn={(each) => set({ confirm: each })} />
      <Switch text={t("web-setting-coach")} on={now.coach} onTurn={(coach) => set({ coach })} />
      <Switch text={t("web-setting-shortcuts")} on={now.shortcuts} onTurn={(shortcuts) => set({ shortcuts })} />
      <Sessions />
      {staticParts && <Kept />}
    </div>
  );
}

/** The browser is asked only when somebody turns this on; where it says no, it stays off and says why. */
function Notify({ on, onTurn }: { on: boolean; onTurn(on: boolean): void }) {
  const [refused, setRefused] = useState(false);
  const [pushed, setPushed] = useState(false);
  const turn = async (wanted: boolean): Promise<void> => {
    const may = wanted && (await askToNotify());
    setRefused(wanted && !may);
    onTurn(may);
    if (staticParts) return;
    if (may) setPushed(await beginPush());
    else await endPush().catch(() => undefined); // the server forgets a browser that is gone
  };
  return (
    <div>
      <Switch text={t("web-setting-notify")} on={on} onTurn={(wanted) => void turn(wanted)} />
      {on && pushed && <p class="soft small">{t("web-notify-push")}</p>}
      {refused && (
        <p class="trouble" role="alert">
          {t("web-notify-refused")}
        </p>
      )}
    </div>
  );
}

function Name() {
  const name = useStore(me);
  const [problem, setProblem] = useState<unknown>(null);
  const [saved, setSaved] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget as HTMLFormElement).get("name");
    rename(String(wanted)).then(() => setSaved(true), setProblem);
  };
  return (
    <form class="stack" onSubmit={submit} onInput={() => setSaved(false)}>
      <label>
        {t("web-your-name")}
        <input key={name} name="name" defaultValue={name ?? ""} maxLength={MOST_LETTERS} autocomplete="nickname" required />
      </label>
      <p class="row">
        <button type="submit">{t("web-save")}</button>
        {saved && (
          <span class="saved" role="status">
            <Sign of="tick" /> {t("web-saved")}
          </span>
        )}
      </p>
      <Trouble problem={problem} />
    </form>
  );
}

function Switch({ text, on, onTurn }: { text: string; on: boolean; onTurn(on: boolean): void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => onTurn(event.currentTarget.checked)} />
      <span>{text}</span>
    </label>
  );
}
