// A name that is kept: by passkeys, by a link for another device, by a code on paper.
import type { AccountShown, Completed, DeviceLink, PasskeyQuestion, Recovered, RecoveryCode, SessionShown } from "../wire/types";
import { get, post } from "./http";
import { makePasskey, usePasskey } from "./passkey";
import { beSomebody, forgetMe, signedIn } from "./session";

export const showAccount = (): Promise<AccountShown> => get<AccountShown>("/api/account");

/** Keeps the name of this browser; the recovery code comes once. */
export async function keepName(): Promise<string> {
  await beSomebody();
  return (await post<RecoveryCode>("/api/account")).code;
}

export const renewCode = (): Promise<string> => post<RecoveryCode>("/api/account/code").then((answer) => answer.code);

export const linkDevice = (): Promise<DeviceLink> => post<DeviceLink>("/api/account/devices");

/** Adds a passkey; false if the person said no. */
export async function addPasskey(): Promise<boolean> {
  const { options } = await post<PasskeyQuestion>("/api/account/passkeys/begin");
  const answer = await makePasskey(options);
  if (answer) await post<Completed>("/api/account/passkeys", { answer });
  return answer !== null;
}

export const endPasskey = (passkey: string): Promise<Completed> => post<Completed>("/api/account/passkeys/end", { passkey });

/** Signs in with a passkey; false if the person said no. */
export async function signInByPasskey(): Promise<boolean> {
  const { options } = await post<PasskeyQuestion>("/api/account/login/begin");
  const answer = await usePasskey(options);
  if (answer) signedIn((await post<SessionShown>("/api/account/login", { answer })).name);
  return answer !== null;
}

export async function signInByLink(secret: string): Promise<void> {
  signedIn((await post<SessionShown>("/api/account/devices/join", { secret })).name);
}

/** Signs in with a recovery code; the next one comes back. */
export async function signInByCode(code: string): Promise<string> {
  const answer = await post<Recovered>("/api/account/recover", { code });
  signedIn(answer.name);
  return answer.code;
}

/** Deletes this person; the browser is nobody again. */
export async function deleteMe(): Promise<void> {
  await post<Completed>("/api/me/delete", { sure: true });
  forgetMe();
}
