// What on a board can be picked or asked about: one button per mark, with a ring for focus and a lantern where it is legal.
import type { ComponentChildren, CSSProperties } from "preact";
import { createContext } from "preact";
import { useContext, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Lantern } from "./Lantern";
import { memo } from "./memo";
import { afterFrame, drawsAtOnce } from "./motion";

/** What every board is told, whatever the game. */
export interface BoardProps<View> {
  view: View;
  ghost: View | null;
  you: number | null;
  names: readonly string[];
  labels: Readonly<Record<string, string>>;
  legal: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  /** What can't be chosen, but can be asked why. */
  askable: readonly string[];
  /** What happened last and how everybody stands, for a board that says so. */
  last?: string;
  scores?: readonly number[];
  onPick(mark: string): void;
  onPoint(mark: string | null): void;
}

/** The part of it that its marked elements need. */
export type Picking = Pick<BoardProps<unknown>, "labels" | "legal" | "selected" | "askable" | "onPick" | "onPoint">;

const nothing = () => {};

/** Outside a board nothing can be picked: panels draw the same dice and cards. */
export const NO_PICKING: Picking = {
  labels: {},
  legal: new Set(),
  selected: new Set(),
  askable: [],
  onPick: nothing,
  onPoint: nothing,
};

/** The words of the board: they change with the table, but not with what one picks or points at. */
export const LabelsContext = createContext<Picking["labels"]>(NO_PICKING.labels);

/** So many things are drawn anew in one frame; where things move, the lanterns of the others are lit in the next ones. */
const IN_ONE_FRAME = 8;

/** What is said of each mark now. A thing looks it up, and is drawn anew only when what is said of it has changed. */
export class Marks {
  readonly #watchers = new Set<() => boolean>();
  #rest: (() => void) | null = null;

  constructor(public now: Picking) {}

  readonly pick = (mark: string): void => this.now.onPick(mark);
  readonly point = (mark: string | null): void => this.now.onPoint(mark);

  /** `look` says whether the thing is drawn anew; until the returned function is called. */
  watch(look: () => boolean): () => void {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  }

  tell(): void {
    this.#rest?.();
    this.#rest = null;
    this.#tell([...this.#watchers], drawsAtOnce() ? this.#watchers.size : IN_ONE_FRAME);
  }

  #tell(watchers: readonly (() => boolean)[], most: number): void {
    let drawn = 0;
    const rest = watchers.findIndex((look) => {
      if (this.#watchers.has(look) && look()) drawn += 1;
      return drawn >= most;
    });
    // Not within a frame: whoever measures the board there would have all of it styled at once.
    if (rest >= 0 && rest + 1 < watchers.length) this.#rest = afterFrame(() => this.#tell(watchers.slice(rest + 1), most));
  }
}

export const MarksContext = createContext(new Marks(NO_PICKING));

/** Tells it to everything on a board. Where one points is told once a frame: between two things pointer and focus pass many. */
export function Picks({ labels, legal, selected, askable, onPick, onPoint, children }: Picking & { children: ComponentChildren }) {
  const frame = useRef(0);
  const picking = useMemo(
    () => ({
      ...{ labels, legal, selected, askable },
      onPick: (mark: string) => {
        cancelAnimationFrame(frame.current);
        onPick(mark);
      },
      onPoint: (mark: string | null) => {
        cancelAnimationFrame(frame.current);
        frame.current = requestAnimationFrame(() => onPoint(mark));
      },
    }),
    [labels, legal, selected, askable, onPick, onPoint],
  );
  const marks = useMemo(() => new Marks(picking), []);
  marks.now = picking;
  useLayoutEffect(() => marks.tell(), [picking]);
  return (
    <MarksContext.Provider value={marks}>
      <LabelsContext.Provider value={labels}>{children}</LabelsContext.Provider>
    </MarksContext.Provider>
  );
}

export const useLabels = (): Picking["labels"] => useContext(LabelsContext);

/** Something of what is said on the board; whoever asks is drawn anew when it is another. */
export function useSaid(what: (picking: Picking) => string): Marks {
  const marks = useContext(MarksContext);
  const [, draw] = useState(0);
  const said = useRef("");
  said.current = what(marks.now);
  const ask = useRef(what);
  ask.current = what;
  useLayoutEffect(
    () =>
      marks.watch(() => {
        const other = ask.current(marks.now) !== said.current;
        if (other) draw((count) => count + 1);
        return other;
      }),
    [marks],
  );
  return marks;
}

/** One of the board's words. */
export function useLabel(name: string): string {
  const word = ({ labels }: Picking): string => labels[name] ?? "";
  return word(useSaid(word).now);
}

/** All that is said of a mark. */
const saidOf = ({ legal, selected, askable, labels }: Picking, mark: string): string =>
  `${legal.has(mark)} ${selected.has(mark)} ${askable.includes(mark)} ${labels[mark]}`;

/** What a marked element says of itself now. */
export function useMarked(mark: string, twin = false): ReturnType<typeof marked> {
  const { now, pick, point } = useSaid((picking) => saidOf(picking, mark));
  return marked({ ...now, onPick: pick, onPoint: point }, mark, twin);
}

/** Behind the thing, from the outside: the ring of the focus, the rim and the light of what is legal, the dashes of what is picked. */
const EDGES = ["target-ring", "target-rim", "target-light", "target-picked"];

interface TargetProps {
  mark: string;
  /** Where the outline runs: the shape of the thing, as SVG path. */
  outline: string;
  /** The area that takes the finger, at least 44 pixels wide on a phone. */
  hit: string;
  /** Where the lantern hangs, in the same units. */
  tag?: readonly [number, number];
  /** How large the lantern is: 1 is made for a thing of 100 units. */
  tagScale?: number;
  /** How far the thing stands out below its outline. */
  depth?: number;
  /** Other copies of a thing share its mark: they take clicks, but only one is the button. */
  twin?: boolean;
  class?: string;
  style?: CSSProperties;
  children: ComponentChildren;
}

/**
 * An element of the board with a mark. Legal or askable it is a button, else a picture with a name.
 * The tab stop is given by model/roving.ts; here every button only can take the focus.
 */
export function Target({
  mark,
  outline,
  hit,
  tag = [86, 8],
  tagScale = 1,
  depth = 0,
  twin = false,
  style,
  children,
  ...rest
}: TargetProps) {
  const { may, attributes } = useMarked(mark, twin);
  return (
    <g class={`target ${rest.class ?? ""}`} {...(style ? { style } : {})} {...attributes}>
      <path class="target-hit" d={hit} />
      <Edges outline={outline} depth={depth} />
      {children}
      {may && !twin && <Lantern at={tag} scale={tagScale} />}
    </g>
  );
}

/** One path for each edge: a board has a hundred things, and every element of theirs takes its time to be styled and laid out. */
const Edges = memo(({ outline, depth }: { outline: string; depth: number }) => {
  const both = depth > 0 ? outline + lowered(outline, depth) : outline;
  return (
    <>
      {EDGES.map((edge) => (
        <path class={edge} d={both} />
      ))}
    </>
  );
});

/** The same outline further down; it begins at a point, and the rest is told from there. */
const lowered = (outline: string, depth: number): string =>
  outline.replace(/^M(-?[\d.]+) ?(-?[\d.]+)/, (_, x, y) => `M${x} ${Number(y) + depth}`);

/** What a marked element says of itself, and what it does when it is pointed at, picked or asked about. */
export function marked({ labels, legal, selected, askable, onPick, onPoint }: Picking, mark: string, twin = false) {
  const may = legal.has(mark);
  const asks = may || askable.includes(mark);
  const pointing = asks
    ? {
        onClick: () => onPick(mark),
        onPointerEnter: () => onPoint(mark),
        onPointerLeave: () => onPoint(null),
      }
    : {};
  const name = twin
    ? { "aria-hidden": true as const }
    : {
        role: asks ? ("button" as const) : ("img" as const),
        "aria-label": labels[mark] ?? mark,
        "data-mark": mark,
        ...(asks ? { tabindex: -1, "aria-disabled": !may, "aria-pressed": selected.has(mark), ...keys(mark, onPick, onPoint) } : {}),
      };
  const state = {
    ...(may ? { [twin ? "data-twin" : "data-legal"]: "" } : {}),
    ...(selected.has(mark) ? { "data-selected": "" } : {}),
  };
  return { may, attributes: { ...name, ...state, ...pointing } };
}

function keys(mark: string, onPick: Picking["onPick"], onPoint: Picking["onPoint"]) {
  return {
    onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && onPoint(mark), // a pointer points by itself
    onBlur: () => onPoint(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onPick(mark);
    },
  };
}
