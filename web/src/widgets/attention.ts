// Somebody is awaited: the icon of the tab and of the app say so, and whoever asked for it is notified while looking elsewhere.
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../model/preferences";
import { currentPath, fileOf } from "../net/edition";

const ICON = fileOf("icon.svg");
const CALLING = fileOf("icon-turn.svg");
const BUZZ_MS = [80, 60, 80];

/** So many games wait for this person; when it becomes more, `message` calls them. */
export function useAttention(waiting: number, message: string): void {
  const before = useRef(0);
  useEffect(() => {
    mark(waiting);
    if (waiting > before.current) void call(message);
    before.current = waiting;
  }, [waiting]);
  useEffect(() => () => mark(0), []);
}

function mark(waiting: number): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", waiting > 0 ? CALLING : ICON);
  if (!("setAppBadge" in navigator)) return;
  const done = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  done.catch(() => undefined); // an app that is not installed has no badge
}

/** A buzz where there is one, and a notification for somebody who looks elsewhere. */
async function call(message: string): Promise<void> {
  if (!settings.value.notify) return;
  if (!document.hidden) return void ("vibrate" in navigator && navigator.vibrate(BUZZ_MS));
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body: message, tag: currentPath().replace(/[?#].*/, ""), icon: ICON };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification("Pithead", options); // a phone allows no other
  const shown = new Notification("Pithead", options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** Asks the browser whether it may notify; only ever after a click. False where it may not. */
export async function askToNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
