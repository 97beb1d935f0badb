// New versions of the static edition: the browser fetches them in the background, and the person says when one begins.
import { Store } from "../model/store";

/** The worker of a newer version that is ready to take over; null while there is none. */
export const newVersion = new Store<ServiceWorker | null>(null);

export function watchVersions(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.active) newVersion.set(registration.waiting);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => undefined); // without a network there is nothing new
  });
}

/** Loads the page anew with the newer version; false if another page is open, whose game it would cut off. */
export function beginVersion(waiting: ServiceWorker): Promise<boolean> {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  const { port1, port2 } = new MessageChannel();
  return new Promise((answered) => {
    port1.onmessage = ({ data: alone }: MessageEvent<boolean>) => {
      if (!alone) navigator.serviceWorker.removeEventListener("controllerchange", reload);
      answered(alone);
    };
    waiting.postMessage("take over", [port2]);
  });
}
