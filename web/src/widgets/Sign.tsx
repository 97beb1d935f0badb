// The small signs on buttons, drawn by us: a font that has them is looked for long on some machines, and looks different on each.

/** Lines in a box of 24. */
const SIGNS = {
  undo: "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  star: "M12 3q1.400 7.600 9 9q-7.600 1.400-9 9q-1.400-7.600-9-9q7.600-1.400 9-9z",
  list: "M4 6h16M4 12h16M4 18h16",
  again: "M5 12a7.500 7.500 0 1 0 2.500-5.600M8 2v5h-5",
  tick: "M4 13l5 5L20 6",
  curve: "M4 4v16h16M7 15l4-5l4 3l5-7",
  picture: "M4 5h16v14H4zM4 16l5-5l4 4l3-3l4 4M15.500 9h.1",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  save: "M12 4v10M8 11l4 4l4-4M5 19h14",
} as const;

export function Sign({ of }: { of: keyof typeof SIGNS }) {
  return (
    <svg class={`sign-picture sign-${of}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}
