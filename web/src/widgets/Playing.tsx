// The table while it is open: the board, the bar, the people around it, and the keys.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Later } from "../board-kit/Later";
import { afterFrame, drawsAtOnce } from "../board-kit/motion";
import { PlatesContext } from "../board-kit/seats";
import { soundOf } from "../board-kit/sounds";
import { boardOf } from "../boards";
import { t, words } from "../i18n/words";
import { stage } from "../model/choosing";
import { settings } from "../model/preferences";
import { isYours, type LogLine, movesOfOthers, names, type TableState, totals, written } from "../model/table";
import { staticParts } from "../net/edition";
import { titleOf } from "../net/games";
import { beginPush } from "../net/push";
import type { Picture, TableLink } from "../net/table-link";
import type { Narration, TableView } from "../wire/types";
import { ActionBar } from "./ActionBar";
import { BoardFrame } from "./BoardFrame";
import { beatNow } from "./beat";
import { Chat } from "./Chat";
import { Coached } from "./Coached";
import { type Choice, useChoice } from "./choice";
import { End } from "./End";
import { Help } from "./Help";
import { typing, useKeys, useMedia, useStore } from "./hooks";
import { Invite } from "./Invite";
import { Log } from "./Log";
import { Mark } from "./Mark";
import { Plate, Players, Seats } from "./Players";
import { Heading } from "./parts";
import { RoundScored } from "./RoundScored";
import { useHints } from "./ShowMe";
import { play, prepare } from "./sounds";
import { Tabs } from "./Tabs";

const NOTHING: readonly string[] = [];
const NO_LABELS: Readonly<Record<string, string>> = {};

/** A sheet with a sum, lines, a bubble: in a box of 24. */
const SIGNS = {
  scores: "M6 3h12v18H6zM9 8h6M9 12h6M9 17h3M15 17h.1",
  log: "M4 6h.1M8 6h12M4 12h.1M8 12h12M4 18h.1M8 18h12",
  chat: "M4 4h16v12h-9l-5 4v-4H4z",
};

/** There what lies beside the board is all in view, without drawers, as stage.css says. */
const ROOMY = "(min-width: 100rem) and (min-height: 38rem)";

/** There everybody's mat is wide enough for their name and score, so that nobody stands above the board a second time; elsewhere mats have no names. */
const WIDE_MATS = "(min-width: 40rem) and (min-aspect-ratio: 1 / 1)";

/** What the space bar presses already. */
const PRESSED = "button, a, summary, [role=button]";

export function Playing({ link, state, picture: { shown, told, lines } }: { link: TableLink; state: TableState; picture: Picture }) {
  const { shortcuts } = useStore(settings);
  const act = (event: string): void => link.ask({ do: "act", event });
  const choice = useChoice(
    shown,
    act,
    (mark) => link.why(mark),
    state.sent,
    (version, event) => link.preview(version, event),
  );
  const hints = useHints(shown, choice);
  const [linked, setLinked] = useState<readonly string[]>(NOTHING);
  const [help, setHelp] = useState(false);
  const [side, setSide] = useState("");
  const roomy = useMedia(ROOMY);
  const inView = (panel: string): boolean => side === panel || roomy || shown.status !== "playing";
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(page, shown.version);
  useOnlyAnswer(choice, shown.version);
  useForced(choice, state);
  useEffect(() => {
    if (settings.value.notify && !staticParts) void beginPush(); // whoever asked before they had a name, or got another address since
  }, []);
  const seated = useMemo(() => names(shown), [shown.seats]);
  const scores = useMemo(() => totals(told), [told?.sheet]);
  const others = useMemo(() => movesOfOthers(shown, state.log), [shown.you, state.log]);

  const { language } = useStore(words);
  const [rounds, closeRound] = useRounds(link, told, language);
  // What one picks changes neither who sits there nor what lies beside the board, so that is not drawn again for it.
  const around = useMemo(() => state, [state.log, state.chat, state.here, state.spectators, state.muted, state.toldAt]);
  const atMats = useMedia(WIDE_MATS) && shown.status === "playing";
  const seats = useMemo(
    () => !atMats && shown.status !== "over" && <Seats state={around} shown={shown} told={told} />,
    [atMats, around, shown, told, language],
  );
  const plate = useCallback(
    (seat: number) => (
      <Later of={shown.version}>
        <Plate seat={seat} state={around} shown={shown} told={told} />
      </Later>
    ),
    [around, shown, told, language],
  );
  const beside = useMemo(
    () => (
      <Tabs
        open={side}
        onOpen={setSide}
        panels={[
          {
            id: "players",
            title: t("web-scores"),
            sign: SIGNS.scores,
            body: inView("players") && (
              <Players link={link} state={around} shown={shown} told={told} rounds={rounds.all} onLink={setLinked} />
            ),
          },
          {
            id: "log",
            title: t("web-log"),
            sign: SIGNS.log,
            body: <Log table={shown.table} game={shown.game} lines={around.log} labels={told?.labels ?? NO_LABELS} open={inView("log")} />,
          },
          {
            id: "chat",
            title: t("web-chat"),
            sign: SIGNS.chat,
            body: <Chat state={around} shown={shown} secret={link.secret} onSay={(text) => link.tell(text)} />,
          },
        ]}
      />
    ),
    [side, roomy, around, shown, told, rounds, language],
  );
  useSounds(shown, lines, state, rounds.fresh !== null);

  useEffect(() => {
    const drawer = document.getElementById(`side-${side}`);
    if (side === "log" && drawer) drawer.scrollTop = drawer.scrollHeight;
  }, [side]);

  const asked = useMemo(() => ({}), [shown.version, choice.choosing]); // the board shows first what was picked, then the bar says it

  const undo = (): void => link.ask({ do: "undo" });
  const openSide = (panel: string, then: string): void => {
    setSide(panel);
    requestAnimationFrame(() => reach(then));
  };
  const putAway = (): void => {
    closeRound();
    setHelp(false);
    setSide("");
    hints.onClose();
    choice.onClear();
  };
  useKeys((event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    if (event.key === "Escape") return typing(event) ? (event.target as HTMLElement).blur() : putAway();
    if (!shortcuts || typing(event)) return;
    if (event.ctrlKey) {
      if (event.key !== "z" || !shown.undo) return;
      event.preventDefault();
      return undo();
    }
    if (event.key === " " && !(event.target as HTMLElement).matches(PRESSED) && hints.may) {
      event.preventDefault();
      return hints.onAsk();
    }
    const press = { b: hints.onAsk, c: () => openSide("chat", "#chat-text"), "/": typeMove, "?": () => setHelp((open) => !open) }[
      event.key
    ];
    if (press) {
      event.preventDefault();
      press();
    } else if (event.key === "Enter" && event.target === document.body && stage(choice.choosing) === "selected") choice.onConfirm();
  });

  return (
    <div class="table" data-over={shown.status === "over"} data-version={shown.version} ref={page}>
      <div class="table-main">
        <div class="table-head">
          <a class="home" href="/" aria-label={t("web-home")}>
            <Mark />
          </a>
          <Heading quiet>{titleOf(shown.game)}</Heading>
          <p class="soft">{shown.status === "over" && told?.title === titleOf(shown.game) ? "" : told?.title}</p>
          <button type="button" class="quiet-button" aria-expanded={help} onClick={() => setHelp(!help)}>
            <span aria-hidden="true" class="sign">
              ?
            </span>
            <span class="said">{t("web-help")}</span>
          </button>
        </div>
        <Later of={shown.version}>{seats}</Later>
        {state.line !== "online" && <p class="banner">{t(state.line === "offline" ? "web-offline" : "web-connecting")}</p>}
        {help && <Help link={link} game={shown.game} version={shown.version} onClose={() => setHelp(false)} />}
        {shown.status === "over" && <End shown={shown} told={told} rounds={rounds.all} onLink={setLinked} />}
        <section
          class="table-board"
          aria-labelledby="board-title"
          tabIndex={choice.legal.size > 0 ? -1 : 0}
          onPointerDown={() => {
            closeRound();
            link.hurry();
          }}
        >
          <h2 id="board-title" class="hidden">
            {t("web-board")}
          </h2>
          {shown.status === "open" ? (
            <Invite shown={shown} />
          ) : (
            <PlatesContext.Provider value={atMats ? plate : null}>
              <BoardFrame
                game={shown.game}
                view={shown.view}
                ghost={choice.ghost}
                you={shown.you}
                names={seated}
                labels={told?.labels ?? NO_LABELS}
                legal={choice.legal}
                selected={choice.selected}
                askable={told?.askable ?? NOTHING}
                linked={linked}
                moves={others}
                last={state.log.at(-1)?.text ?? ""}
                scores={scores}
                onPick={choice.onPick}
                onPoint={choice.onPoint}
              />
            </PlatesContext.Provider>
          )}
        </section>
        {rounds.fresh && shown.status === "playing" && <RoundScored sheet={rounds.fresh} onClose={closeRound} />}
        <section class="table-actions" aria-label={t("web-your-move")}>
          <Later of={asked}>
            <ActionBar
              shown={shown}
              told={told}
              choice={choice}
              sent={state.sent}
              coach={hints}
              coached={<Coached shown={shown} sent={state.sent} />}
              onAct={act}
              onUndo={undo}
              {...(others.length > 0 ? { onReplay: () => link.replay() } : {})}
              onSay={(text) => link.tell(text)}
              onAnswer={(yes) => link.ask({ do: "answer", yes })}
            />
          </Later>
        </section>
      </div>
      <Later of={shown.version}>{beside}</Later>
    </div>
  );
}

interface Rounds {
  /** Every round that is over. */
  readonly all: readonly Narration["sheet"][];
  /** The one that was written down while we looked, until it is put away. */
  readonly fresh: Narration["sheet"] | null;
}

const NO_ROUNDS: Rounds = { all: [], fresh: null };

/** What everybody got in the rounds that are over: the server knows it, whenever one comes. */
function useRounds(link: TableLink, told: Narration | null, language: string): [Rounds, () => void] {
  const [rounds, setRounds] = useState(NO_ROUNDS);
  const now = written(told);
  const before = useRef(told === null ? null : now);
  useEffect(() => {
    const seen = before.current !== null && before.current !== now;
    before.current = now;
    if (now === "") return setRounds(NO_ROUNDS);
    let current = true;
    const show = (all: Rounds["all"]): void => {
      if (current) setRounds((known) => ({ all, fresh: seen && all.length > known.all.length ? (all.at(-1) ?? null) : null }));
    };
    link.rounds().then(show, () => undefined);
    return () => {
      current = false;
    };
  }, [now, language]);
  return [rounds, () => setRounds((known) => (known.fresh ? { all: known.all, fresh: null } : known))];
}

/** What happened is heard, then that it is one's turn; a page that was just opened is silent. */
function useSounds(shown: TableView, lines: readonly LogLine[], { sent }: TableState, scored: boolean): void {
  const first = useRef(true);
  const yours = isYours(shown);
  useEffect(() => {
    if (first.current) return;
    const line = lines.findLast((each) => each.event !== "");
    if (shown.status === "over") play(shown.you !== null && shown.result?.winners.includes(shown.you) ? "won" : "over");
    else if (line) play(soundOf(boardOf(shown.game).sounds, line.event, line.drawings));
  }, [shown.version]);
  useEffect(() => {
    if (yours && !first.current) play("turn");
  }, [yours]);
  useEffect(() => {
    if (scored) play("round");
  }, [scored]);
  useEffect(() => {
    if (sent?.fate === "refused") play("no");
  }, [sent?.key, sent?.fate]);
  useEffect(() => {
    first.current = false;
    prepare();
  }, []);
}

/** When what had the focus is gone after a move, the focus waits at the question, and goes on to the same place once there is a choice again. */
function useFocusKept(page: { current: HTMLElement | null }, version: number): void {
  const last = useRef("");
  useEffect(() => {
    const root = page.current;
    const noticed = ({ target }: FocusEvent): void => {
      const kept = target instanceof Element && target.id !== "ask" && !target.closest(".decide");
      if (kept) last.current = target.closest("[data-place]")?.getAttribute("data-place") ?? "";
    };
    root?.addEventListener("focusin", noticed);
    return () => root?.removeEventListener("focusin", noticed);
  }, []);
  useEffect(() => {
    if (drawsAtOnce()) return keep();
    return afterFrame(keep); // whoever plays with a pointer does not wait for the focus, which has the page laid out
  }, [version]);
  const keep = (): void => {
    const focused = document.activeElement;
    const spent = focused?.closest(".frame") && !focused.hasAttribute("data-legal");
    const adrift = focused === document.body || focused?.id === "ask" || spent;
    if (!adrift || last.current === "") return;
    const board = last.current === "board" && reach('.frame [data-legal][tabindex="0"]');
    if (!board) [".decide .primary:not([disabled])", ".choices button", ".decide button:not(.unfold, .what-happened)", "#ask"].some(reach);
  };
}

/** A question with one answer that has no place on the board: whoever plays by keyboard only has to say yes. */
function useOnlyAnswer({ choosing: { options } }: Choice, version: number): void {
  useEffect(() => {
    const only = options.length === 1 && options[0]?.marks.length === 0;
    if (only && document.activeElement?.closest("[data-place]")) reach(".decide .primary");
  }, [version]);
}

/** A question with one answer is answered by itself, if that is wanted; but not what was just taken back. */
function useForced({ choosing, onForced }: Choice, { sent }: TableState): void {
  const { forced } = useStore(settings);
  const only = choosing.options.length === 1 ? (choosing.options[0]?.event ?? "") : "";
  const wanted = forced && only !== "" && choosing.chosen !== null && choosing.sent === null;
  const back = sent?.command.do === "undo" || sent?.fate === "refused";
  useEffect(() => {
    if (!wanted || back) return;
    const timer = setTimeout(onForced, beatNow());
    return () => clearTimeout(timer);
  }, [wanted, back, choosing.options]);
}

/** The box for the notation, unfolded if need be. */
function typeMove(): void {
  if (reach("#type-move")) return;
  document.querySelector<HTMLElement>(".unfold")?.click();
  requestAnimationFrame(() => reach("#type-move"));
}

function reach(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
