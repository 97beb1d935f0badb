// Where a long name may be divided, for browsers that know no hyphenation of a language: before a consonant that a vowel follows, with enough of the word on either side.

/** Consonants that stay together. */
const SOUNDS = "sch|ch|ck|ph|qu|st|sp|tr|br|gr|[bcdfghjklmnpqrstvwxzß]";
const INSIDE = "s(?=[tpc])|c(?=[hk])|p(?=h)|[tbg](?=r)";
/** So many letters stay together at either end: “Poistopak-ka” reads badly. */
const LEAST = 4;
const BREAK = new RegExp(`(?<=\\p{L}{${LEAST}})(?<!${INSIDE})(?=(?:${SOUNDS})[aeiouyäöüàèéêìòùâîôû])(?=\\p{L}{${LEAST}})`, "giu");
const LONG = 10;
const SOFT = "\u00ad";

/** A name with soft hyphens in its long words. */
export const divisible = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.replace(BREAK, SOFT) : word));
