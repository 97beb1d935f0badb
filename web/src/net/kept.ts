// What the static edition keeps in this browser, and how to be rid of it.
import { forgetMe } from "./session";
import { pageWire } from "./wire";

export interface Kept {
  /** Bytes of the app and its server; none before they are kept for the time without a network. */
  readonly edition: number;
  /** All bytes that the browser counts for this site; null where it does not say. */
  readonly all: number | null;
}

const DATABASE = "pithead";

/** The caches of the edition in this folder. */
async function ownCaches(): Promise<string[]> {
  const scope = new URL("./", document.baseURI).href;
  return (await caches.keys()).filter((name) => name.startsWith(`pithead-static ${scope} `));
}

export async function whatIsKept(): Promise<Kept> {
  const entries = await Promise.all((await ownCaches()).map(async (name) => (await caches.open(name)).matchAll()));
  const sizes = await Promise.all(entries.flat().map(async (answer) => (await answer.blob()).size));
  const { usage = null } = await navigator.storage.estimate();
  return { edition: sizes.reduce((sum, each) => sum + each, 0), all: usage };
}

/** Deletes the games, the name of this person and the edition; false if the games have to wait until another page is closed. */
export async function deleteAll(): Promise<boolean> {
  pageWire?.end();
  forgetMe();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all((await ownCaches()).map((name) => caches.delete(name)));
  return deleteGames();
}

function deleteGames(): Promise<boolean> {
  return new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => done(true);
    request.onblocked = () => done(false);
    request.onerror = () => failed(request.error);
  });
}
