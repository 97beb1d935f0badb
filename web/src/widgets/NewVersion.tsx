// A newer version waits: the person says when it begins, and no game is reloaded by itself.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { beginVersion, newVersion } from "../net/versions";
import { useStore } from "./hooks";

export function NewVersion() {
  const waiting = useStore(newVersion);
  const [others, setOthers] = useState(false);
  if (waiting === null) return null;
  const begin = (): void => void beginVersion(waiting).then((alone) => setOthers(!alone));
  return (
    <div class="card new-version" role="status">
      <p>{t(others ? "web-new-version-others" : "web-new-version")}</p>
      <p class="row">
        <button type="button" class="primary" onClick={begin}>
          {t("web-new-version-now")}
        </button>
        <button type="button" onClick={() => newVersion.set(null)}>
          {t("web-new-version-later")}
        </button>
      </p>
    </div>
  );
}
