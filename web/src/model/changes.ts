// An update from what is new: everything else is as in the update before.
import type { Change, Narration, TableView, Update } from "../wire/types";

function without<T extends object>(whole: T, names: readonly string[]): T {
  const gone = new Set(names);
  return gone.size ? (Object.fromEntries(Object.entries(whole).filter(([name]) => !gone.has(name))) as T) : whole;
}

export function applied({ table, told }: Pick<Update, "table" | "told">, change: Change): Update {
  const { since, news, view, labels, sheets, gone, gone_view: unseen, gone_labels: unnamed } = change;
  const shown = { ...without(table, gone ?? []), ...change.table } as TableView;
  const seen = view || unseen ? { ...shown, view: { ...without(shown.view as object, unseen ?? []), ...view } } : shown;
  if (!told) return { is: "update", since, news, table: seen };
  const words = { ...told, ...change.told, labels: { ...without(told.labels, unnamed ?? []), ...labels } } as Narration;
  const sheet = words.sheet?.map((each, seat) => sheets?.[seat] ?? each);
  return { is: "update", since, news, table: seen, told: { ...words, sheet } };
}
