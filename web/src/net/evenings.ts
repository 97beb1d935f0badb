// The calls of duplicate evenings, boards of the day and duplicates of the week.
import { keepSeals, keptSeals } from "../model/deals";
import { drawer } from "../model/preferences";
import type {
  Boards,
  DealCompared,
  EveningList,
  EveningListed,
  EveningMade,
  EveningShown,
  NewEvening,
  WeekShown,
  WeekTry,
} from "../wire/types";
import { get, post } from "./http";
import { beSomebody } from "./session";
import { hex } from "./world";

export const listEvenings = (): Promise<readonly EveningListed[]> => get<EveningList>("/api/evenings").then((answer) => answer.evenings);

export const showEvening = (evening: string): Promise<EveningShown> => get<EveningShown>(`/api/evenings/${evening}`);

/** Announces an evening; its name. */
export async function announce(wish: NewEvening): Promise<string> {
  await beSomebody();
  return (await post<EveningMade>("/api/evenings", wish)).evening;
}

/** Enters with a grain of salt, having kept the seals as they are now. */
export async function enter({ id, seals }: EveningShown): Promise<EveningShown> {
  await beSomebody();
  const nonce = keptSeals(drawer, id)?.nonce ?? hex(16);
  keepSeals(drawer, id, { nonce, seals });
  return post<EveningShown>(`/api/evenings/${id}/enter`, { nonce });
}

export const withdraw = (evening: string): Promise<EveningShown> => post<EveningShown>(`/api/evenings/${evening}/withdraw`);

export const addBots = (evening: string, level: string, count: number): Promise<EveningShown> =>
  post<EveningShown>(`/api/evenings/${evening}/bots`, { level, count });

export const beginEvening = (evening: string): Promise<EveningShown> => post<EveningShown>(`/api/evenings/${evening}/begin`);

/** A deal of an evening that is over, table beside table. */
export const compareDeal = (evening: string, deal: number): Promise<DealCompared> =>
  get<DealCompared>(`/api/evenings/${evening}/deals/${deal}`);

export const showBoards = (): Promise<Boards> => get<Boards>("/api/boards");

/** The duplicate of a week; "" is this week. */
export const showWeek = (game: string, week: string): Promise<WeekShown> => get<WeekShown>(`/api/weeks/${game}${week && `/${week}`}`);

/** The one try at a deal of this week, begun now or before; its table. */
export async function playWeek(game: string, deal: number): Promise<string> {
  await beSomebody();
  return (await post<WeekTry>(`/api/weeks/${game}`, { deal })).table;
}
