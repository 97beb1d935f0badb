// Which edition of the app this is: one that a server gives away, or one that brings its server along.
/** The parts of the static edition, by their addresses beside its page; null where there is a server. */
export const staticParts: typeof STATIC = STATIC;

/** The address of a path of the app: a server knows them all; elsewhere they stand behind the `#` of the one page that there is. */
export const addressOf = (path: string): string => (STATIC ? `#${path}` : path);

/** The path that the address of the page stands for. */
export function currentPath(): string {
  if (STATIC) return location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
  return location.pathname + location.search + location.hash;
}

/** The address of a file that lies beside the page. */
export const fileOf = (name: string): string => (STATIC ? name : `/${name}`);
