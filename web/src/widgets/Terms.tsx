// What a game will be like, in a line: how many play, by which clock, with what that is not as usual, against whom.
import { t } from "../i18n/words";
import { type Clock, clockName, unusual } from "../model/terms";
import { gameOf } from "../net/games";

interface TermsProps {
  game: string;
  seats: number | null;
  options: Readonly<Record<string, unknown>> | null;
  clock: Clock | null;
  within?: number | null;
}

export function Terms({ game, seats, options, clock, within = null }: TermsProps) {
  const special = options && unusual(gameOf(game), options);
  const parts = [
    seats === null ? "" : t("web-terms-players", { count: seats }),
    t(`web-clock-${clockName(clock)}`),
    special === null ? t("web-terms-any-options") : special.join(", ") || t("web-terms-usual"),
    within === null ? "" : t("web-find-within", { points: within }),
  ];
  return <span class="soft small terms">{parts.filter(Boolean).join(" · ")}</span>;
}
