// Under which addresses the browser keeps what the server in a page has made of its files.
import type { Parts } from "./messages";

const ENGINE = "pyodide.asm.wasm.lzma";

/** The cache of the edition in this folder (web/static-edition/sw.js clears it). */
export const cacheOf = (scope: string): string => `pithead-static ${scope} expanded`;

export const engineAddress = ({ python }: Parts): string => python + ENGINE;

export const engineKey = (parts: Parts): string => `${engineAddress(parts)}?expanded`;
export const codeKey = ({ code }: Parts): string => `${code}?expanded`;
export const arraysKey = ({ code }: Parts): string => `${code}?arrays`;
export const snapshotKey = ({ code }: Parts): string => `${code}?snapshot`;

/** All that a Python needs to start. */
export const neededKeys = (parts: Parts): string[] => [engineKey(parts), codeKey(parts), arraysKey(parts)];
