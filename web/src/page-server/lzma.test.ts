import assert from "node:assert/strict";
import { test } from "node:test";
import { expand } from "./lzma";

const LETTERS = Array.from({ length: 300 }, (_, place) => String.fromCharCode(32 + ((place * 37) % 90)));
const TEXT = "Gold, gold, Gold! ".repeat(12) + LETTERS.join("");
/** `squeeze` of web/make_static.py has made it of the text. */
const SQUEEZED =
  "XQAAAAQEAgAAAAAAAAAjm8mGViW9kYlqcblH5Za5FdNb35+0S63g/51Yd6rvphs9XIcIRdPfB4zynhb9Vpdr7ZCdyIfsV5hQMYV5M7+QkdKwAsbnPQCUtfyq" +
  "BRQ8uIiWwFG+vRhvBbeDryzDXrFBXXKpx4jHc9IFJ5BL//7HSAA=";

/** The same, with bytes that are looked at two by two. */
const BY_PAIRS =
  "NwAAAAQEAgAAAAAAAAAjm8pi9bGyGIdwAj5xNwQjMzOJqhpIkD14cUCFTVl1K2Sz22ggBWvuVaG2heZnwBvFE9EG3nzznHXC7SmdiGm3DEfjH67BOUCZe0v4" +
  "S7OHwQmv3l0v2nTUigPAu/NCRCXe67kVxoXmzfal9h6Az///ghAAAA==";

const squeezed = (text = SQUEEZED): Uint8Array => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

test("what was squeezed comes out as it was", () => {
  for (const text of [SQUEEZED, BY_PAIRS]) assert.equal(new TextDecoder().decode(expand(squeezed(text))), TEXT);
});

test("a copy of what has not come yet is refused", () => {
  assert.throws(() => expand(squeezed().fill(0xff, 15)), /not LZMA/);
});
