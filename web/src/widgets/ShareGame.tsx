// A finished game as a link that carries all of it: any Pithead opens it, also one without a server.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { linkOf } from "../net/api";
import { addressOf } from "../net/edition";
import { copyText } from "./copy";
import { Trouble } from "./parts";
import { Sign } from "./Sign";

export function ShareGame({ table }: { table: string }) {
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const make = (): void => {
    linkOf(table).then((text) => setLink(new URL(addressOf(`/open#${text}`), location.href).href), setProblem);
  };
  const copy = (): void => void copyText(link).then(() => setCopied(true), setProblem);
  if (!link)
    return (
      <>
        <button type="button" onClick={make}>
          <Sign of="link" /> {t("web-share-game")}
        </button>
        <Trouble problem={problem} />
      </>
    );
  return (
    <div class="card share-game">
      <label>
        {t("web-share-game-text")}
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p class="row">
        <button type="button" class="primary" onClick={copy}>
          {t(copied ? "web-copied" : "web-copy")}
        </button>
        {"share" in navigator && (
          <button type="button" onClick={() => void navigator.share({ title: "Pithead", url: link }).catch(() => undefined)}>
            {t("web-share")}
          </button>
        )}
      </p>
      <Trouble problem={problem} />
    </div>
  );
}
