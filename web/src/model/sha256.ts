// SHA-256, for pages that are served without HTTPS too: browsers hide their own there.
const WORDS = 64;

/** The first 32 bits of the fractional parts of the square roots (2) or cube roots (3) of the first primes. */
function roots(count: number, power: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (Array.from({ length: number - 2 }, (_, each) => each + 2).every((each) => number % each !== 0)) found.push(number);
  }
  return Uint32Array.from(found, (prime) => {
    const root = power === 2 ? Math.sqrt(prime) : Math.cbrt(prime);
    return Math.floor((root - Math.floor(root)) * 2 ** 32);
  });
}

const START = roots(8, 2);
const ROUND = roots(WORDS, 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros and its length in bits, in blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) << 6));
  message.forEach((byte, at) => {
    view.setUint8(at, byte);
  });
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 4, message.length * 8);
  return view;
}

function mixed(state: Uint32Array, block: DataView, offset: number): Uint32Array {
  const w = new Uint32Array(WORDS);
  for (let at = 0; at < WORDS; at += 1) {
    if (at < 16) {
      w[at] = block.getUint32(offset + at * 4);
      continue;
    }
    const old = w[at - 15] ?? 0;
    const late = w[at - 2] ?? 0;
    const low = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[at] = (w[at - 16] ?? 0) + low + (w[at - 7] ?? 0) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < WORDS; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUND[at] ?? 0) + (w[at] ?? 0)) >>> 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, at) => word + (state[at] ?? 0));
}

/** The hash of some bytes, in hexadecimal digits. */
export function sha256(message: Uint8Array): string {
  const blocks = padded(message);
  let state = START;
  for (let offset = 0; offset < blocks.byteLength; offset += 64) state = mixed(state, blocks, offset);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The bytes of hexadecimal digits. */
export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
