// How many words nobody here has seen, at the corner of the last tab, which is the chat's.
import { t } from "../i18n/words";
import { unread } from "../model/unread";
import { useStore } from "./hooks";

export function Unread() {
  const count = useStore(unread);
  if (count === 0) return null;
  return (
    <span class="unread">
      {count}
      <span class="hidden"> {t("web-unread", { count })}</span>
    </span>
  );
}
