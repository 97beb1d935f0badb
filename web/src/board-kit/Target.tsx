// What on a board can be picked or asked about: one button per mark, with a ring for focus and a lantern where it is legal.
import type { ComponentChildren, CSSProperties } from "preact";
import { createContext } from "preact";
import { useContext, useMemo, useRef } from "preact/hooks";
import { Lantern } from "./Lantern";
import { memo } from "./memo";

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

export const PickingContext = createContext<Picking>(NO_PICKING);

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
  return <PickingContext.Provider value={picking}>{children}</PickingContext.Provider>;
}

export const usePicking = (): Picking => useContext(PickingContext);

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
  const { may, attributes } = marked(usePicking(), mark, twin);
  return (
    <g class={`target ${rest.class ?? ""}`} {...(style ? { style } : {})} {...attributes}>
      <path class="target-hit" d={hit} />
      <Edges outline={outline} depth={depth} />
      {children}
      {may && !twin && <Lantern at={tag} scale={tagScale} />}
    </g>
  );
}

const Edges = memo(({ outline, depth }: { outline: string; depth: number }) => (
  <>
    {EDGES.map((edge) => (
      <g class={edge}>
        <path d={outline} />
        {depth > 0 && <path d={outline} transform={`translate(0 ${depth})`} />}
      </g>
    ))}
  </>
));

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
    onFocus: () => onPoint(mark),
    onBlur: () => onPoint(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onPick(mark);
    },
  };
}
