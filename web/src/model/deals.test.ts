import assert from "node:assert/strict";
import { test } from "node:test";
import type { EveningShown } from "../wire/types";
import { allFit, dealSeed, fits, isKept, keepSeals, keptSeals } from "./deals";

const SECRET = "5e".repeat(32);
const SEAL = "sha256:9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056";
const NONCES = ["00".repeat(16), "01".repeat(16)];
const opened = { seals: [SEAL], secrets: [SECRET], nonces: NONCES } as unknown as EveningShown;

test("a secret fits its own seal alone", () => {
  assert.ok(fits(SEAL, SECRET));
  assert.ok(!fits(SEAL, "5f".repeat(32)));
  assert.ok(allFit(opened));
  assert.ok(!allFit({ ...opened, secrets: [] }));
});

test("a deal is made of its secret and of everybody's salt, as the server makes it", () => {
  assert.equal(dealSeed("ab12", 0, SECRET, NONCES), "deal ab12 0 633bc8608d112f5b5043d71449d80c9f4a8dd8725f6d287255cec584bd34cf1f");
  assert.notEqual(dealSeed("ab12", 0, SECRET, NONCES), dealSeed("ab12", 0, SECRET, NONCES.slice(1)));
});

test("what was kept on entering is compared with what the evening says later", () => {
  const drawn = new Map<string, string>();
  const drawer = { getItem: (key: string) => drawn.get(key) ?? null, setItem: (key: string, text: string) => void drawn.set(key, text) };
  assert.equal(keptSeals(drawer, "ab12"), null);
  keepSeals(drawer, "ab12", { nonce: NONCES[0] ?? "", seals: [SEAL] });
  const kept = keptSeals(drawer, "ab12");
  assert.ok(kept && isKept(kept, opened));
  assert.ok(kept && !isKept(kept, { ...opened, nonces: NONCES.slice(1) }));
  assert.ok(kept && !isKept(kept, { ...opened, seals: ["sha256:other"] }));
});
