// What this is, whose it is not, and what of it is reconstructed.
import { t } from "../i18n/words";
import { staticParts } from "../net/edition";
import { useTitle } from "../widgets/hooks";
import { Heading } from "../widgets/parts";

const PARTS = ["unofficial", "facts", "drawings", "fair", "privacy"] as const;

export function About() {
  useTitle(t("web-nav-about"));
  return (
    <div class="narrow">
      <Heading>{t("web-nav-about")}</Heading>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`about-${part}`}>
          <h2 id={`about-${part}`}>{t(`web-about-${part}-title`)}</h2>
          <p>{t(`web-about-${part}${part === "privacy" && staticParts ? "-static" : ""}`)}</p>
        </section>
      ))}
      {!staticParts && (
        <p>
          <a href="/api">{t("web-about-api")}</a>
        </p>
      )}
    </div>
  );
}
