// The calls of studies.
import type { Completed, GameSnapshot, NewStudy, StudyList, StudyShown, StudyStep } from "../wire/types";
import { get, post } from "./http";
import { beSomebody } from "./session";

export const ownStudies = (): Promise<StudyList> => get<StudyList>("/api/me/studies");

export const showStudy = (study: string): Promise<StudyShown> => get<StudyShown>(`/api/studies/${study}`);

/** A place of a study as it is drawn. */
export const studyScene = (study: string, number: number): Promise<GameSnapshot> =>
  get<GameSnapshot>(`/api/studies/${study}/scenes/${number}`);

export async function newStudy(wish: NewStudy): Promise<StudyShown> {
  await beSomebody();
  return post<StudyShown>("/api/studies", wish);
}

export const changeStudy = (study: string, title: string, steps: readonly StudyStep[], seat: number | null): Promise<StudyShown> =>
  post<StudyShown>(`/api/studies/${study}`, { title, steps, seat });

/** Lets the line go on otherwise after a place; dice fall. */
export const playStudy = (study: string, at: number, event: string): Promise<StudyShown> =>
  post<StudyShown>(`/api/studies/${study}/play`, { at, event });

export const deleteStudy = (study: string): Promise<Completed> => post<Completed>(`/api/studies/${study}/delete`, { sure: true });
