// Expands what Python's `lzma` has packed in its format "alone", with the size in its header: browsers themselves know gzip only, and that
// would make the edition a third larger. Names as in the specification of LZMA.

const HEADER_BYTES = 13;
const STATES = 12;
const POSITIONS = 16;
const LENGTH_PROBS = 2 + 2 * POSITIONS * 8 + 256;
const LITERAL_PROBS = 0x300;
const EVEN = 1024;

/** Where the probabilities of each decision begin. */
const IS_MATCH = 0;
const IS_REP = IS_MATCH + STATES * POSITIONS;
const IS_REP_0 = IS_REP + STATES;
const IS_REP_1 = IS_REP_0 + STATES;
const IS_REP_2 = IS_REP_1 + STATES;
const IS_REP_0_LONG = IS_REP_2 + STATES;
const SLOT = IS_REP_0_LONG + STATES * POSITIONS;
const SPECIAL = SLOT + 4 * 64;
const ALIGN = SPECIAL + 128;
const LENGTH = ALIGN + 16;
const REP_LENGTH = LENGTH + LENGTH_PROBS;
const LITERAL = REP_LENGTH + LENGTH_PROBS;

export function expand(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const settings = header.getUint8(0);
  const literalContext = settings % 9;
  const literalMask = (1 << (Math.floor(settings / 9) % 5)) - 1;
  const positionMask = (1 << Math.floor(settings / 45)) - 1;
  const out = new Uint8Array(header.getUint32(5, true));
  const coder = new Coder(packed, LITERAL + (LITERAL_PROBS << (literalContext + (Math.floor(settings / 9) % 5))));
  let at = 0;
  let state = 0;
  let rep0 = 0;
  let rep1 = 0;
  let rep2 = 0;
  let rep3 = 0;
  while (at < out.length) {
    const position = at & positionMask;
    if (!coder.bit(IS_MATCH + state * POSITIONS + position)) {
      const before = at > 0 ? byteAt(out, at - 1) : 0;
      const row = LITERAL + LITERAL_PROBS * (((at & literalMask) << literalContext) + (before >> (8 - literalContext)));
      out[at] = state < 7 ? coder.tree(row, 8) : coder.matched(row, byteAt(out, at - rep0 - 1));
      at++;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length: number;
    if (!coder.bit(IS_REP + state)) {
      rep3 = rep2;
      rep2 = rep1;
      rep1 = rep0;
      length = coder.length(LENGTH, position);
      rep0 = coder.distance(length);
      state = state < 7 ? 7 : 10;
    } else {
      if (!coder.bit(IS_REP_0 + state)) {
        if (!coder.bit(IS_REP_0_LONG + state * POSITIONS + position)) {
          out[at] = byteAt(out, at - rep0 - 1);
          at++;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else {
        let distance = rep1;
        if (coder.bit(IS_REP_1 + state)) {
          distance = rep2;
          if (coder.bit(IS_REP_2 + state)) {
            distance = rep3;
            rep3 = rep2;
          }
          rep2 = rep1;
        }
        rep1 = rep0;
        rep0 = distance;
      }
      length = coder.length(REP_LENGTH, position);
      state = state < 7 ? 8 : 11;
    }
    if (rep0 >= at || length + 2 > out.length - at) throw new Error("not LZMA");
    for (const end = at + length + 2; at < end; at++) out[at] = byteAt(out, at - rep0 - 1);
  }
  return out;
}

const byteAt = (bytes: Uint8Array, place: number): number => bytes[place] as number;

/** The range coder, with all probabilities. */
class Coder {
  /** Range and code: numbers without a sign, which a plain variable could hold only as floats. */
  readonly #now = Uint32Array.of(0xffffffff, 0);
  readonly #probs: Uint16Array;
  #next = HEADER_BYTES + 1;

  constructor(
    private readonly packed: Uint8Array,
    probs: number,
  ) {
    this.#probs = new Uint16Array(probs).fill(EVEN);
    for (let byte = 0; byte < 4; byte++) this.#now[1] = ((this.#now[1] as number) << 8) | byteAt(packed, this.#next++);
  }

  bit(prob: number): number {
    const now = this.#now;
    const chance = this.#probs[prob] as number;
    const range = now[0] as number;
    const code = now[1] as number;
    const bound = (range >>> 11) * chance;
    let bit = 0;
    if (code < bound) {
      now[0] = bound;
      this.#probs[prob] = chance + ((2048 - chance) >> 5);
    } else {
      now[0] = range - bound;
      now[1] = code - bound;
      this.#probs[prob] = chance - (chance >> 5);
      bit = 1;
    }
    if ((now[0] as number) < 0x1000000) this.#shift();
    return bit;
  }

  tree(row: number, bits: number): number {
    let node = 1;
    for (let number = 0; number < bits; number++) node = (node << 1) | this.bit(row + node);
    return node - (1 << bits);
  }

  /** A literal after a match: the byte that would have continued the match says which probabilities count. */
  matched(row: number, match: number): number {
    let node = 1;
    let hint = match;
    while (node < 0x100) {
      const hinted = (hint >> 7) & 1;
      hint <<= 1;
      const bit = this.bit(row + ((1 + hinted) << 8) + node);
      node = (node << 1) | bit;
      if (bit !== hinted) while (node < 0x100) node = (node << 1) | this.bit(row + node);
    }
    return node & 0xff;
  }

  length(row: number, position: number): number {
    if (!this.bit(row)) return this.tree(row + 2 + position * 8, 3);
    if (!this.bit(row + 1)) return 8 + this.tree(row + 2 + (POSITIONS + position) * 8, 3);
    return 16 + this.tree(row + 2 + 2 * POSITIONS * 8, 8);
  }

  distance(length: number): number {
    const slot = this.tree(SLOT + Math.min(length, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << bits;
    if (slot < 14) return high + this.#reverse(SPECIAL + high - slot, bits);
    let middle = 0;
    for (let number = 4; number < bits; number++) middle = (middle << 1) | this.#direct();
    return (high + (middle << 4) + this.#reverse(ALIGN, 4)) >>> 0;
  }

  #reverse(row: number, bits: number): number {
    let node = 1;
    let found = 0;
    for (let number = 0; number < bits; number++) {
      const bit = this.bit(row + node);
      node = (node << 1) | bit;
      found |= bit << number;
    }
    return found;
  }

  #direct(): number {
    const now = this.#now;
    const range = (now[0] as number) >>> 1;
    const code = now[1] as number;
    const bit = code >= range ? 1 : 0;
    now[0] = range;
    if (bit) now[1] = code - range;
    if (range < 0x1000000) this.#shift();
    return bit;
  }

  #shift(): void {
    const now = this.#now;
    now[0] = (now[0] as number) << 8;
    now[1] = ((now[1] as number) << 8) | byteAt(this.packed, this.#next++);
  }
}
