// A kept name: what keeps it, how to sign in elsewhere, and how to take everything along or delete it.
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { addPasskey, deleteMe, endPasskey, keepName, linkDevice, renewCode, signInByCode, signInByPasskey } from "../net/account";
import { passkeysHere } from "../net/passkey";
import type { AccountShown, DeviceLink } from "../wire/types";
import { copyText } from "./copy";
import { useStore } from "./hooks";
import { lazy, Trouble } from "./parts";

const Qr = lazy(() => import("./Qr").then((module) => module.Qr));

const useDay = (): ((seconds: number) => string) => {
  const { language } = useStore(words);
  return (seconds) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(seconds * 1000);
};

/** A button that does something which may fail. */
function Deed({ text, act, primary = false }: { text: string; act(): Promise<unknown>; primary?: boolean }) {
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const press = (): void => {
    setBusy(true);
    setProblem(null);
    act()
      .catch(setProblem)
      .finally(() => setBusy(false));
  };
  return (
    <div>
      <button type="button" class={primary ? "primary" : ""} disabled={busy} onClick={press}>
        {text}
      </button>
      <Trouble problem={problem} />
    </div>
  );
}

export function Account({ account, onChange }: { account: AccountShown; onChange(): void }) {
  const day = useDay();
  const [code, setCode] = useState("");
  return (
    <section class="stack" aria-labelledby="keep">
      <h2 id="keep">{t("web-keep-title")}</h2>
      {code && <Code code={code} onDone={() => setCode("")} />}
      {account.kept ? (
        <>
          <p>{t("web-kept-name", { name: account.name, day: day(account.begun ?? 0) })}</p>
          <Passkeys account={account} onChange={onChange} />
          <Device />
          <div class="stack">
            <h3>{t("web-code-enter")}</h3>
            <p>{t("web-code-new-why")}</p>
            <Deed text={t("web-code-new")} act={() => renewCode().then(setCode)} />
          </div>
        </>
      ) : (
        <>
          <p>{t("web-keep-why", { name: account.name })}</p>
          <Deed
            text={t("web-keep-name")}
            primary
            act={async () => {
              setCode(await keepName());
              onChange();
            }}
          />
        </>
      )}
    </section>
  );
}

/** The recovery code, shown once. */
function Code({ code, onDone }: { code: string; onDone(): void }) {
  return (
    <div class="card stack recovery" role="status">
      <h3>{t("web-code-title")}</h3>
      <p>
        <code class="recovery-code">{code}</code>
      </p>
      <p>{t("web-code-why")}</p>
      <p class="row">
        <button type="button" onClick={() => print()}>
          {t("web-code-print")}
        </button>
        <button type="button" onClick={onDone}>
          {t("web-code-done")}
        </button>
      </p>
    </div>
  );
}

function Passkeys({ account, onChange }: { account: AccountShown; onChange(): void }) {
  const day = useDay();
  const known = account.passkeys ?? [];
  return (
    <div class="stack">
      <h3>{t("web-passkeys")}</h3>
      {known.length > 0 && (
        <ul class="stack">
          {known.map((each) => (
            <li key={each.passkey} class="row">
              <span>{t("web-passkey-of", { day: day(each.begun), seen: day(each.seen) })}</span>
              <Deed text={t("web-passkey-end")} act={() => endPasskey(each.passkey).then(onChange)} />
            </li>
          ))}
        </ul>
      )}
      {passkeysHere() ? (
        <Deed text={t("web-passkey-add")} primary={known.length === 0} act={() => addPasskey().then((added) => added && onChange())} />
      ) : (
        <p class="soft">{t("web-passkey-none")}</p>
      )}
    </div>
  );
}

/** A link and a square for another device. */
function Device() {
  const [link, setLink] = useState<DeviceLink | null>(null);
  const [copied, setCopied] = useState(false);
  return (
    <div class="stack">
      <h3>{t("web-device-add")}</h3>
      {link ? (
        <>
          <p>{t("web-device-why")}</p>
          <label>
            {t("web-device-link")}
            <input readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <p>
            <button type="button" onClick={() => void copyText(link.url).then(() => setCopied(true))}>
              {t(copied ? "web-copied" : "web-copy")}
            </button>
          </p>
          <Qr text={link.url} title={t("web-device-add")} />
        </>
      ) : (
        <Deed text={t("web-device-make")} act={() => linkDevice().then(setLink)} />
      )}
    </div>
  );
}

/** For somebody who keeps a name already, on a device that does not know it. */
export function SignIn({ guest, onChange }: { guest: string | null; onChange(): void }) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget as HTMLFormElement).get("code"));
    signInByCode(written).then(setCode, setProblem);
  };
  const done = (): void => {
    setCode("");
    onChange();
  };
  return (
    <section class="stack" aria-labelledby="sign-in">
      <h2 id="sign-in">{t("web-signin")}</h2>
      {code && <Code code={code} onDone={done} />}
      {guest !== null && <p>{t("web-signin-warn", { name: guest })}</p>}
      {passkeysHere() && <Deed text={t("web-passkey-login")} act={() => signInByPasskey().then((done) => done && onChange())} />}
      <form class="stack" onSubmit={submit}>
        <label>
          {t("web-code-enter")}
          <input name="code" required maxLength={60} autocomplete="off" spellcheck={false} />
        </label>
        <p>
          <button type="submit">{t("web-code-use")}</button>
        </p>
        <Trouble problem={problem} />
      </form>
    </section>
  );
}

/** Everything about me: to take along, and to delete. */
export function Gdpr() {
  const [sure, setSure] = useState(false);
  return (
    <section class="stack" aria-labelledby="about-me">
      <h2 id="about-me">{t("web-export")}</h2>
      <p>{t("web-export-why")}</p>
      <p>
        <a class="button" href="/api/me/export" download="pithead-me.json">
          {t("web-export-do")}
        </a>
      </p>
      <p>{t("web-delete-why")}</p>
      {sure ? (
        <div class="row">
          <Delete />
          <button type="button" onClick={() => setSure(false)}>
            {t("web-delete-no")}
          </button>
        </div>
      ) : (
        <p>
          <button type="button" onClick={() => setSure(true)}>
            {t("web-delete-do")}
          </button>
        </p>
      )}
    </section>
  );
}

function Delete() {
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <div>
      <button type="button" class="danger" onClick={() => deleteMe().then(() => location.assign("/"), setProblem)}>
        {t("web-delete-sure")}
      </button>
      <Trouble problem={problem} />
    </div>
  );
}
