// Going from page to page without loading the app again.
import { options, type VNode } from "preact";
import { type Route, readRoute } from "../model/router";
import { Store } from "../model/store";
import { addressOf, currentPath, staticParts } from "../net/edition";
import { wire } from "../net/wire";

export const route = new Store<Route>(readRoute(currentPath()));

/** Has anybody gone anywhere yet? Then a new page takes the focus. */
export let moved = false;

export function go(path: string): void {
  moved = true;
  if (path !== currentPath()) history.pushState(null, "", addressOf(path));
  route.set(readRoute(path));
  if (!path.includes("#")) scrollTo(0, 0);
}

/** The same place under a better address. */
export function rewrite(path: string): void {
  history.replaceState(history.state, "", addressOf(path));
}

/** Links inside the app open without a new page; those with a modifier, a target or a download do as they always do. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    moved = true;
    route.set(readRoute(currentPath()));
  });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    const path = pathOf(link);
    if (path === null) return;
    event.preventDefault();
    if (path.startsWith("#")) document.getElementById(path.slice(1))?.focus();
    else if (link.hasAttribute("download")) void save(path, link.download);
    else go(path);
  });
}

/** The path of the app behind a link, or a place on this page; null for what the browser follows by itself. */
function pathOf(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute("href") ?? "";
  if (staticParts) return href.startsWith("#/") ? href.slice(1) : href.startsWith("#") ? href : null;
  if (href.startsWith("#") || link.hasAttribute("download") || /^\/(api|offline\/)/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/** A file that the server in this page makes, saved as a download. */
async function save(path: string, name: string): Promise<void> {
  const file = await (await wire.request(path, {})).blob();
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** In the static edition every link to a path of the app leads behind the `#`, also for who opens it in another tab. */
if (staticParts) {
  const before = options.vnode;
  options.vnode = (node: VNode) => {
    const props = node.props as { href?: unknown };
    if (node.type === "a" && typeof props.href === "string" && props.href.startsWith("/")) props.href = addressOf(props.href);
    before?.(node);
  };
}
