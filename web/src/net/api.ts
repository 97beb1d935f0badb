// The calls of the HTTP interface that pages make.

import { words } from "../i18n/words";
import { chairs, type Rivals } from "../model/rivals";
import type {
  Analysis,
  Created,
  Daily,
  DailyTries,
  DailyTry,
  Explore,
  Explored,
  Facts,
  Figures,
  GameLinked,
  GameRecord,
  GameShown,
  GameSnapshots,
  Hint,
  Imported,
  InviteLink,
  LessonAnswered,
  Lessons,
  Lost,
  NewTable,
  OwnRatings,
  OwnTable,
  OwnTables,
  Progress,
  PublicTables,
  PuzzleAnswered,
  PuzzleShown,
  RatingList,
  RatingShown,
  RealTableCounted,
  RealTableShown,
  Reference,
  Rematch,
  RematchWish,
  Rounds,
  Rulebook,
  TableRatings,
  TableScore,
  TableSummary,
  TableTold,
  TableView,
  Verdict,
  WhyNot,
} from "../wire/types";
import { offlineCode } from "./games";
import { get, Problem, post, postText } from "./http";
import { receiptOf, sealed, sealedFor, settle } from "./salt";
import { beSomebody } from "./session";

/** A table of the lobby, with the ratings of its seats. */
export type ListedTable = TableSummary & { ratings: readonly (RatingShown | null)[] };

export const listTables = (status: "open" | "playing" | "over"): Promise<readonly ListedTable[]> =>
  get<PublicTables>(`/api/tables?status=${status}`).then(({ tables, ratings = [] }) =>
    tables.map((table, number) => ({ ...table, ratings: ratings[number] ?? [] })),
  );

export const showTable = (table: string, link = ""): Promise<TableView> => get<TableView>(`/api/tables/${table}`, link);

export const ownTables = (): Promise<readonly OwnTable[]> => get<OwnTables>("/api/me/tables").then((answer) => answer.tables);

/** Opens a table and sits down at a chair of it; the links of the others are given back. */
export async function openTable(wish: NewTable, seat: number): Promise<Created> {
  await beSomebody();
  if (seat === wish.places.findIndex((place) => place.kind !== "bot")) {
    const nonce = sealed();
    const opened = await post<Created>("/api/tables", { ...wish, join: nonce.seal });
    nonce.keepFor(opened.table);
    await settle(opened.table);
    return opened;
  }
  const created = await post<Created>("/api/tables", wish);
  const own = created.links.find((link) => link.seat === seat);
  if (own) await join(created.table, secretOf(own));
  return { ...created, links: created.links.filter((link) => link !== own) };
}

export const secretOf = (link: InviteLink): string => link.url.split("=").at(-1) ?? "";

/** Sits down, by the secret of a link or at an open chair; whoever sits there already just stays. */
export async function join(table: string, secret: string, seed: string | null = null): Promise<void> {
  await beSomebody();
  const nonce = sealedFor(table);
  try {
    await post(`/api/tables/${table}/join`, { seal: nonce.seal, secret, seed });
    nonce.keepFor(table);
    await settle(table);
  } catch (problem) {
    if (problem instanceof Problem && problem.reason === "seed-unseen" && confirm(problem.message)) {
      const seen = (await showTable(table, secret)).seed;
      if (seen !== undefined && seen !== seed) return join(table, secret, seen);
    }
    if (problem instanceof Problem && problem.reason === "table-seated") return;
    if (problem instanceof Problem && problem.reason === "link-unknown" && (await showTable(table)).you !== null) return;
    throw problem;
  }
}

export const invite = (table: string, seat: number | null): Promise<InviteLink> =>
  post<InviteLink>(`/api/tables/${table}/invites`, { seat });

/** Lets a bot take a chair that nobody has come for. */
export const giveToBot = (table: string, seat: number, level: string): Promise<unknown> =>
  post(`/api/tables/${table}/bots`, { seat, level });

/** Plays again with the same people, or sits down at the table where they do already; the new table. */
export async function rematch(table: string, wish: RematchWish = {}): Promise<string> {
  const nonce = sealed();
  const next = (await post<Rematch>(`/api/tables/${table}/rematch`, { ...wish, join: nonce.seal })).table;
  if (receiptOf(next) === null) nonce.keepFor(next);
  await settle(next);
  return next;
}

/** A game against bots, in one click. */
export const playNow = (game: GameShown, rivals: Rivals): Promise<string> =>
  openTable({ game: game.game, places: chairs(rivals) }, 0).then((created) => created.table);

/** Today's one try that counts, begun now or before. */
export async function beginTry(game: string): Promise<DailyTry> {
  await beSomebody();
  return post<DailyTry>(`/api/daily/${game}`, {});
}

export const ownTries = (): Promise<DailyTries> => get<DailyTries>("/api/me/daily");

/** The game after so many steps to so many, at most fifty at once, as a seat or a spectator could see it. */
export const scenes = (table: string, first: number, last: number, seat: number | null): Promise<GameSnapshots> =>
  get<GameSnapshots>(`/api/tables/${table}/scenes?from=${first}&to=${last}${seat === null ? "" : `&seat=${seat}`}`);

/** What everybody got in each round that is over; a spectator of a private table needs the secret of the link. */
export const showRounds = (table: string, link: string): Promise<Rounds["rounds"]> =>
  get<Rounds>(`/api/tables/${table}/rounds`, link).then((answer) => answer.rounds);

/** The position in sentences; the secret is as for the rounds. */
export const describeTable = (table: string, link: string): Promise<readonly string[]> =>
  get<TableTold>(`/api/tables/${table}/told`, link).then((answer) => answer.told.describe);

export const explore = (wish: Explore): Promise<Explored> => post<Explored>("/api/explore", wish);

/** Why the thing with this mark can't be chosen, in a branch, a lesson or a puzzle; at a table the socket is asked. */
export const whyInBranch = (branch: Explore, mark: string): Promise<WhyNot> => post<WhyNot>("/api/explore/why", { branch, mark });

export const whyInLesson = (game: string, lesson: string, mark: string, before: readonly string[]): Promise<WhyNot> =>
  post<WhyNot>(`/api/lessons/${game}/${lesson}/why`, { mark, before });

export const whyInPuzzle = (game: string, number: number, mark: string): Promise<WhyNot> =>
  post<WhyNot>(`/api/puzzles/${game}/${number}/why`, { mark });

/** The rating list of a game. */
export const listRatings = (game: string): Promise<RatingList> => get<RatingList>(`/api/ratings/${game}`);

export const ownRatings = (): Promise<OwnRatings> => get<OwnRatings>("/api/me/ratings");

/** The ratings at a table, seat by seat. */
export const tableRatings = (table: string): Promise<TableRatings> => get<TableRatings>(`/api/tables/${table}/ratings`);

export const showRecord = (table: string): Promise<GameRecord> => get<GameRecord>(`/api/tables/${table}/record`);

/** A finished game in one line. */
export const linkOf = (table: string): Promise<string> => get<GameLinked>(`/api/tables/${table}/link`).then((answer) => answer.text);

/** Keeps a game that was played elsewhere, if it passes every check; its name here. */
export async function openLink(text: string): Promise<string> {
  await beSomebody();
  return (await post<Imported>("/api/links", { text })).table;
}

export async function openRecord(record: string): Promise<string> {
  await beSomebody();
  return (await postText<Imported>("/api/records", record)).table;
}

export const verify = (table: string): Promise<Verdict> => get<Verdict>(`/api/tables/${table}/verify`);

export const listLessons = (game: string): Promise<Lessons> => get<Lessons>(`/api/lessons/${game}`);

export const answerLesson = (game: string, lesson: string, answer: string, before: readonly string[]): Promise<LessonAnswered> =>
  post<LessonAnswered>(`/api/lessons/${game}/${lesson}`, { answer, before });

export const showPuzzle = (game: string, number: number | null): Promise<PuzzleShown> =>
  get<PuzzleShown>(`/api/puzzles/${game}${number === null ? "" : `/${number}`}`);

/** Without an event the puzzle is given up, and its solution told. */
export const answerPuzzle = (game: string, number: number, event: string | null): Promise<PuzzleAnswered> =>
  post<PuzzleAnswered>(`/api/puzzles/${game}/${number}`, { event });

export const showDaily = (table: string): Promise<Daily> => get<Daily>(`/api/tables/${table}/daily`);

export const showRules = (game: string): Promise<Rulebook> => get<Rulebook>(`/api/rules/${game}`);

export const showFigures = (game: string): Promise<Figures> => get<Figures>(`/api/figures/${game}`);

export const showPieces = (game: string): Promise<Reference> => get<Reference>(`/api/pieces/${game}`);

/** What can be counted at a real table, and what comes when in a round. */
export const showRealTable = (game: string): Promise<RealTableShown> => get<RealTableShown>(`/api/real-table/${game}`);

export const scoreCounted = (game: string, counted: RealTableCounted): Promise<TableScore> =>
  post<TableScore>(`/api/real-table/${game}`, counted);

export const showFacts = (game: string): Promise<Facts> => get<Facts>(`/api/facts/${game}`);

/** The best of what this seat can do; the thinking stops when nobody waits for it any more. */
export const showMe = async (table: string, signal: AbortSignal): Promise<Hint> =>
  (await thinkHere<Hint>("hint", () => get(`/api/tables/${table}/hint/question`, "", signal), signal)) ??
  get<Hint>(`/api/tables/${table}/hint`, "", signal);

/** The whole analysis, worked out in this browser; null where the server has to do it. */
export const analyseHere = (table: string, signal: AbortSignal, progress: (done: number) => void): Promise<Analysis | null> =>
  thinkHere<Analysis>("analysis", () => showRecord(table), signal, progress);

/** What the coach in this browser answers; null where there is none, or it could not. */
async function thinkHere<T>(
  what: "hint" | "loss" | "analysis",
  question: () => Promise<unknown>,
  signal: AbortSignal,
  progress?: (done: number) => void,
): Promise<T | null> {
  if (STATIC || offlineCode === "" || !globalThis.caches) return null;
  const { askPageCoach, keepsEdition } = await import("./page-coach");
  if (!(await keepsEdition(offlineCode))) return null;
  const text = JSON.stringify(await question());
  return askPageCoach<T>(offlineCode, { what, text, language: words.value.language }, signal, progress);
}

/** What this seat's last decision lost. */
export const lastLoss = async (table: string, signal: AbortSignal): Promise<Lost> =>
  (await thinkHere<Lost>("loss", () => get(`/api/tables/${table}/loss/question`, "", signal), signal)) ??
  get<Lost>(`/api/tables/${table}/loss`, "", signal);

/** A finished game is to be analysed. */
export const analyse = (table: string): Promise<Analysis | Progress> => post<Analysis | Progress>(`/api/games/${table}/analysis`);

/** How far the analysis is, or the analysis itself. */
export const analysed = (table: string, signal: AbortSignal): Promise<Analysis | Progress> =>
  get<Analysis | Progress>(`/api/games/${table}/analysis`, "", signal);
