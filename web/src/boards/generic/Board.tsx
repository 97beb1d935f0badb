// A table of which nobody has drawn a picture: facts, what each player has, and what lies there; what a choice would change stands beside it.
import { useContext, useId } from "preact/hooks";
import { PlatesContext, SeatPlate, SeatToken } from "../../board-kit/seats";
import type { BoardProps } from "../../board-kit/Target";
import { type Field, isEmpty, isObject, isScalar, type Json, outline, readable, runs, same, tableOf } from "./outline";

type Labels = Readonly<Record<string, string>>;

export function Board({ view, ghost, names, labels, last, scores }: BoardProps<unknown>) {
  const { facts, seats, groups, acting } = outline((view ?? null) as Json, names.length);
  const soon = isObject(ghost as Json) ? (ghost as Record<string, Json>) : {};
  const after = (name: string): Json | undefined => (name in soon ? soon[name] : undefined);
  return (
    <div class="gb">
      {last && <p class="gb-last">{last}</p>}
      {facts.length > 0 && (
        <dl class="gb-facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{label(labels, name)}</dt>
              <dd>
                <Value name={name} value={value} after={after(name)} labels={labels} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Players names={names} acting={acting} fields={seats} after={after} labels={labels} scores={scores ?? []} />
      <div class="gb-groups">
        {groups.map((field) => (
          <Group key={field.name} field={field} after={after(field.name)} labels={labels} />
        ))}
      </div>
    </div>
  );
}

interface PlayersProps {
  names: readonly string[];
  acting: readonly number[];
  fields: readonly Field[];
  after(name: string): Json | undefined;
  labels: Labels;
  scores: readonly number[];
}

/** Everybody with what is theirs: a card each. */
function Players({ names, acting, fields, after, labels, scores }: PlayersProps) {
  const plates = useContext(PlatesContext) !== null;
  return (
    <ul class="gb-players">
      {names.map((name, seat) => (
        <li key={seat} class="gb-player" data-acting={acting.includes(seat)}>
          <p class="gb-name">
            <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
              <SeatToken seat={seat} />
            </svg>
            <strong class="seat-name">{name}</strong>
            {!plates && scores[seat] !== undefined && <span class="points">{scores[seat]}</span>}
          </p>
          <SeatPlate seat={seat} />
          {fields.length > 0 && (
            <dl>
              {fields.map((field) => (
                <div key={field.name}>
                  <dt>{label(labels, field.name)}</dt>
                  <dd>
                    <Value name={field.name} value={at(field.value, seat) ?? null} after={at(after(field.name), seat)} labels={labels} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

const at = (value: Json | undefined, seat: number): Json | undefined =>
  Array.isArray(value) ? (value as readonly Json[])[seat] : undefined;

function Group({ field: { name, value }, after, labels }: { field: Field; after: Json | undefined; labels: Labels }) {
  const id = useId();
  return (
    <section class="gb-group" aria-labelledby={id}>
      <h3 id={id}>{label(labels, name)}</h3>
      <Value name={name} value={value} after={after} labels={labels} />
    </section>
  );
}

const label = (labels: Labels, name: string): string => labels[`name:${name}`] ?? readable(name);

/** A value, and what it would become. */
function Value({ name, value, after, labels }: { name: string; value: Json; after: Json | undefined; labels: Labels }) {
  const changes = after !== undefined && !same(value, after);
  if (isObject(value) && !isEmpty(value)) return <Struct value={value} after={isObject(after) ? after : undefined} labels={labels} />;
  return (
    <>
      <Plain name={name} value={value} labels={labels} />
      {changes && (
        <span class="gb-after">
          <span aria-hidden="true">→ </span>
          <Plain name={name} value={after} labels={labels} />
        </span>
      )}
    </>
  );
}

function Struct({ value, after, labels }: { value: { readonly [field: string]: Json }; after: typeof value | undefined; labels: Labels }) {
  return (
    <dl class="gb-struct">
      {Object.entries(value).map(([name, each]) => (
        <div key={name}>
          <dt>{label(labels, name)}</dt>
          <dd>
            <Value name={name} value={each} after={after?.[name]} labels={labels} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Plain({ name, value, labels }: { name: string; value: Json; labels: Labels }) {
  if (isScalar(value)) return <Single value={value} />;
  if (isEmpty(value)) return <span class="soft">–</span>;
  if (isObject(value)) return <Struct value={value} after={undefined} labels={labels} />;
  const table = tableOf(value);
  return table ? <Rows {...table} name={name} labels={labels} /> : <Chips name={name} values={value as readonly Json[]} labels={labels} />;
}

/** What somebody may not know shows its back. */
function Single({ value }: { value: null | boolean | number | string }) {
  if (value === null || value === "" || value === false) return <span class="soft">–</span>;
  if (value === true) return <span>✓</span>;
  return <span class={value === "?" ? "gb-back" : ""}>{value}</span>;
}

function Chips({ name, values, labels }: { name: string; values: readonly Json[]; labels: Labels }) {
  return (
    <ul class="gb-chips">
      {runs(values).map(([value, count], place) => (
        <li key={place}>
          <Plain name={name} value={value} labels={labels} />
          {count > 1 && <small> ×{count}</small>}
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  name: string;
  heads: readonly string[];
  rows: readonly (readonly Json[])[];
  labels: Labels;
}

/** A table that is too wide scrolls by itself, by key too. */
function Rows({ name, heads, rows, labels }: RowsProps) {
  return (
    <div class="gb-scroll" role="group" aria-label={label(labels, name)} tabIndex={0}>
      <table class="gb-table">
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {label(labels, head)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Plain name={heads[place] ?? name} value={cell} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
