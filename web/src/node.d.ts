// The two modules of node that unit tests need; the app itself knows no node.
declare module "node:test" {
  export function test(name: string, run: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  function ok(value: unknown, message?: string): asserts value;
  const assert: {
    ok: typeof ok;
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    throws(run: () => unknown, expected?: RegExp): void;
    rejects(run: Promise<unknown> | (() => Promise<unknown>), expected?: RegExp | object): Promise<void>;
    match(text: string, pattern: RegExp): void;
  };
  export default assert;
}
