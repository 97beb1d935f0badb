// Going from page to page without loading the app again.
import { type Route, readRoute } from "../model/router";
import { Store } from "../model/store";

const here = (): string => location.pathname + location.search + location.hash;

export const route = new Store<Route>(readRoute(here()));

/** Has anybody gone anywhere yet? Then a new page takes the focus. */
export let moved = false;

export function go(address: string): void {
  moved = true;
  if (address !== here()) history.pushState(null, "", address);
  route.set(readRoute(address));
  if (!address.includes("#")) scrollTo(0, 0);
}

/** The same place under a better address. */
export function rewrite(address: string): void {
  history.replaceState(history.state, "", address);
}

/** Links inside the app open without a new page; those with a modifier, a target or a download do as they always do. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    moved = true;
    route.set(readRoute(here()));
  });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api")
    )
      return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
