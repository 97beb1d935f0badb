// The picture of Mini Miners for the front page: the mountain by night, its galleries lit, and somebody who has seen the diamond.

const INK = "#2a2420";

/** A dwarf far away: coat, face, beard and hat. */
function Miner({ at: [x, y], coat, beard, hat }: { at: readonly [number, number]; coat: string; beard: string; hat: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={coat} d="M-10 16q0-13 10-13t10 13z" />
      <path fill="#f2cba2" d="M-7-5h14v8h-14z" />
      <path fill={beard} d="M-8 0q8 3 16 0q1 13-8 14q-9-1-8-14z" />
      <path fill={hat} d="M-10-4q10-5 20 0q-3-13-11-18q-7 5-9 18z" />
      <path fill="none" d="M-3-1.5v.1M3-1.5v.1" />
    </g>
  );
}

const GALLERIES = [
  "M68 118v-24q0-5 6-6q96-6 186 0q6 0 6 6v18q0 6-6 6z",
  "M106 158q-6 0-6-6v-10q0-6 6-6q76-6 154-1q6 0 6 6v11q0 6-6 6z",
  "M40 192q-6 0-6-6v-8q0-6 6-6q90-6 184-1q6 0 6 6v9q0 6-6 6z",
  "M244 116h18v22h-18zM106 156h18v18h-18z",
].join("");

/** Three by two, and as wide as there is room. */
export function Cover() {
  return (
    <svg viewBox="0 0 300 200" width="100%" aria-hidden="true" stroke={INK} stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
      <path fill="#31415a" stroke="none" d="M0 0h300v200h-300z" />
      <path fill="#f4e6bd" stroke="none" d="M92 14a15 15 0 1 0 16 22a13 13 0 0 1-16-22z" />
      <path fill="none" stroke="#f4e6bd" d="M30 20v.1M62 44v.1M136 16v.1M270 18v.1M248 40v.1M14 52v.1" />
      <path fill="#3d5070" stroke="none" d="M0 112q40-52 86-26t92-40q60-24 122 26v128h-300z" />
      <path fill="#cdb48b" d="M-2 118h68l22-50l32-14l32-32l34 14l28-16l42 36l46 12v134h-304z" />
      <path fill="#fffaf0" d="M136 38l16-16l34 14l28-16l20 17l-12 3l-8 8l-12-8l-12 10l-14-8l-12 9l-10-10z" />
      <path fill="#b89a72" stroke="none" d="M0 144q60-10 120 0t180-2v58h-300z" />
      <path fill="#9c7f60" stroke="none" d="M0 178q80-10 150 0t150-2v24h-300z" />
      <path fill="#8fa56b" d="M-2 118h68v6h-68z" />
      <path stroke-width="5" d={GALLERIES} />
      <path fill="#fbe9bd" stroke="none" d={GALLERIES} />
      <path fill="none" stroke="#9b6b3f" d="M249 117v18m8-18v18m-8-13h8m-8 5h8m-8 5h8M111 157v15m8-15v15m-8-11h8m-8 5h8" />
      <path fill="#9b6b3f" d="M130 87h6v31h-6zM196 87h6v31h-6zM176 133h6v25h-6zM160 169h6v23h-6z" />
      <path fill="#9b6b3f" d="M42 50h8v24h-8z" />
      <path fill="none" stroke="#e9dfc9" d="M46 46q-6-6 0-11t1-11" />
      <path fill="#ffe6a8" d="M12 84h40v34h-40z" />
      <path fill="#a4573a" d="M5 86l27-30l27 30z" />
      <path fill="#9b6b3f" d="M18 100h12v18h-12zM36 94h10v10h-10z" />
      <path fill="#ffdf8a" d="M36 94h10v10h-10z" />
      <path fill="#8d7c66" d="M214 118l-2-12l9-12l13-3l11 8l3 12l-3 7zM204 118l-1-8l6-6l9 3l2 11z" />
      <path fill="#f0bf4c" d="M140 158l2-9l8-5l8 3l4 7l-3 4zM186 192l2-7l6-4l7 3l2 8z" />
      <path fill="#9cc7e0" d="M46 174h16l7 8l-15 10l-15-10z" />
      <path fill="none" d="M39 182h30m-19 0l4 10l4-10" />
      <Miner at={[90, 102]} coat="#0072b2" beard="#f7f1e4" hat="#b4502c" />
      <Miner at={[166, 102]} coat="#d55e00" beard="#8b5e3c" hat="#5b8a5e" />
      <Miner at={[224, 142]} coat="#009e73" beard="#e8b94f" hat="#86628f" />
      <Miner at={[88, 176]} coat="#b0588c" beard="#d97b29" hat="#4a6a8c" />
      <path fill="#ffdf8a" d="M109 96h9l2 13h-13zM194 141h8l2 12h-12z" />
      <path fill="none" d="M110 96a3 3 0 0 1 7 0M195 141a3 3 0 0 1 6 0" />
    </svg>
  );
}
