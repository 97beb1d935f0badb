// A friendly dead end: what is missing, and the ways back.
import { t } from "../i18n/words";
import { useTitle } from "./hooks";
import { Mark } from "./Mark";
import { Heading } from "./parts";

export function Nowhere({ title, text }: { title: string; text: string }) {
  useTitle(title);
  return (
    <div class="nowhere">
      <Mark />
      <Heading>{title}</Heading>
      <p class="lead">{text}</p>
      <p class="row">
        <a class="button primary large" href="/">
          {t("web-home")}
        </a>
        <a class="button large" href="/lobby">
          {t("web-nav-lobby")}
        </a>
      </p>
    </div>
  );
}
