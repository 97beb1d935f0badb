// Web Push: the browser gives us an address at its push service, and the server calls us there when our turn comes.
import type { NewPush, PushShown } from "../wire/types";
import { get, post } from "./http";
import { me } from "./session";

/** Asks to be called while no page is open; false where the server or the browser can't, and to whom has no name yet. */
export async function beginPush(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || Notification.permission !== "granted" || !me.value) return false;
  try {
    const { key } = await get<PushShown>("/api/push");
    const worker = key ? await navigator.serviceWorker.getRegistration() : undefined;
    if (!worker) return false;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await post("/api/push", wishOf(made));
    return true;
  } catch {
    return false; // no push service in reach: notifications of an open page are left
  }
}

/** What the server needs to know of a subscription. */
function wishOf(made: PushSubscription): NewPush {
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, p256dh, auth };
}

/** Is called no longer. */
export async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const made = await worker?.pushManager?.getSubscription();
  if (!made) return;
  await made.unsubscribe();
  await post("/api/push/end");
}
