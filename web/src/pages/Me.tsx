// You: the name that you keep, and what goes with it.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { showAccount, signInByLink } from "../net/account";
import { whoAmI } from "../net/session";
import { Account, Gdpr, SignIn } from "../widgets/Account";
import { useLoaded, useTitle } from "../widgets/hooks";
import { Heading, Trouble, Waiting } from "../widgets/parts";

export function Me() {
  useTitle(t("web-nav-me"));
  const [changed, setChanged] = useState(0);
  const { value, problem } = useLoaded(async () => {
    const name = await whoAmI();
    return { name, account: name === null ? { kept: false, name: "" } : await showAccount() };
  }, [changed]);
  const onChange = (): void => setChanged((count) => count + 1);
  return (
    <div class="narrow stack">
      <Heading>{t("web-nav-me")}</Heading>
      <p class="lead">{t("web-me-lead")}</p>
      {problem ? <Trouble problem={problem} /> : value === null ? <Waiting /> : null}
      {value && value.name !== null && (
        <p class="row">
          <a class="button" href="/history">
            {t("web-history")}
          </a>
          <a class="button" href="/people">
            {t("web-people")}
          </a>
          <a class="button" href="/studies">
            {t("event-studies")}
          </a>
        </p>
      )}
      {value && value.name !== null && <Account account={value.account} onChange={onChange} />}
      {value && value.name === null && (
        <section class="stack" aria-labelledby="keep">
          <h2 id="keep">{t("web-keep-title")}</h2>
          <p>{t("web-keep-first")}</p>
          <p class="row">
            <a class="button" href="/settings">
              {t("web-nav-settings")}
            </a>
            <a class="button primary" href="/">
              {t("web-play-now")}
            </a>
          </p>
        </section>
      )}
      {value && !value.account.kept && <SignIn guest={value.name} onChange={onChange} />}
      {value && value.name !== null && <Gdpr />}
    </div>
  );
}

/** A link from another device: nothing happens before the person says so. */
export function NewDevice({ secret }: { secret: string }) {
  useTitle(t("web-device-title"));
  const [problem, setProblem] = useState<unknown>(null);
  const { value } = useLoaded(whoAmI, []);
  return (
    <div class="narrow stack">
      <Heading>{t("web-device-title")}</Heading>
      <p class="lead">{t("web-device-ask")}</p>
      {value !== null && <p>{t("web-signin-warn", { name: value })}</p>}
      <p>
        <button type="button" class="primary large" onClick={() => signInByLink(secret).then(() => location.replace("/me"), setProblem)}>
          {t("web-device-join")}
        </button>
      </p>
      <Trouble problem={problem} />
    </div>
  );
}
