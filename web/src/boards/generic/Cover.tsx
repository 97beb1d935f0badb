// The picture of a box that nobody has painted: pawns on a table by lamplight.

const INK = "#2a2420";

/** A pawn on its foot. */
function Pawn({ at: [x, y], coat, scale = 1 }: { at: readonly [number, number]; coat: string; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={coat}>
      <path d="M-24 0q2-14 14-18l5-30h10l5 30q12 4 14 18z" />
      <circle cx="0" cy="-58" r="16" />
    </g>
  );
}

/** Three by two, and as wide as there is room. */
export function Cover() {
  return (
    <svg viewBox="0 0 300 200" width="100%" aria-hidden="true" stroke={INK} stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
      <path fill="#31415a" stroke="none" d="M0 0h300v200h-300z" />
      <path fill="#46597a" stroke="none" d="M150 0l120 140h-240z" />
      <path fill="#ffdf8a" d="M128 0h44l14 22h-72z" />
      <path fill="#b89a72" d="M-4 140q150-26 308 0v64h-308z" />
      <path fill="#cdb48b" stroke="none" d="M20 150q130-22 260 0v50h-260z" />
      <path fill="none" stroke="#9b7d55" d="M60 150l-14 50M120 142l-8 58M180 142l8 58M240 150l14 50M26 168q124-20 248 0" />
      <Pawn at={[100, 168]} coat="#0072b2" />
      <Pawn at={[196, 160]} coat="#d55e00" scale={0.86} />
      <Pawn at={[148, 186]} coat="#009e73" scale={1.1} />
      <path fill="#fffaf0" d="M226 158l26-6l10 22l-27 7z" />
      <path fill={INK} stroke="none" d="M238 160a3 3 0 1 1 .1 0zM250 172a3 3 0 1 1 .1 0zM244 166a3 3 0 1 1 .1 0z" />
    </svg>
  );
}
