import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openLedger, toMillis } from "../../src/credits/ledger.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { openJournal } from "../../src/node/journal/journal.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { createRandom } from "../support/seeded-random.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-clock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOUR = 3_600_000;

// A machine whose clock is set back, again and again, as one does that finds a time server after it has started.
it("a clock that goes backwards loses no credit, no answer and no order of entries", async () => {
  const path = join(folder, "credits.journal");
  let time = Date.UTC(2026, 0, 1);
  let id = 0;
  const options = { now: () => (time -= HOUR), newId: () => `entry-${id++}` };
  const { bytes } = await buildSmallCorpus();

  let journal = await openJournal(path);
  let ledger = await openLedger(journal, options);
  await ledger.grant("office", toMillis(10), "bought");
  let engine = await openEngine(bytes, { ledger, ...options });
  const context = { account: "office", idempotencyKey: "one" };
  const first = await engine.citations.resolve({ citation: "701 U.S. 10" }, context);
  const second = await engine.citations.resolve({ citation: "701 U.S. 10" }, context);
  expect(second).toEqual(first);
  expect(first.meta.processingTimeMs).toBeGreaterThanOrEqual(0);
  expect(ledger.balance("office")).toBe(toMillis(9));
  await engine.close();
  await journal.close();

  journal = await openJournal(path);
  ledger = await openLedger(journal, options);
  expect(ledger.balance("office")).toBe(toMillis(9));
  engine = await openEngine(bytes, { ledger, ...options });
  for (let call = 0; call < 9; call++)
    await engine.citations.resolve({ citation: "701 U.S. 10" }, { account: "office" });
  const refused = await engine.citations
    .resolve({ citation: "701 U.S. 10" }, { account: "office" })
    .catch((error) => error);
  expect([refused.code, ledger.balance("office")]).toEqual(["insufficient_credits", 0]);
  await engine.close();
  await journal.close();
});

// Two servers' worth of load while the clock jumps by up to a year, either way, at every look.
it("a clock that jumps back and forth under load loses no credit, doubles none, and expires no lease", async () => {
  const path = join(folder, "jumping.journal");
  const YEAR = 365 * 24 * HOUR;
  const random = createRandom(24);
  let id = 0;
  const options = {
    now: () => Date.UTC(2026, 0, 1) + Math.floor((random() - 0.5) * 2 * YEAR),
    newId: () => `e${id++}`,
  };
  const { bytes } = await buildSmallCorpus();
  const journal = await openJournal(path, { now: options.now, compactAfter: 20_000 });
  const ledger = await openLedger(journal, options);
  await ledger.grant("office", toMillis(500), "bought");
  const engine = await openEngine(bytes, { ledger, ...options });
  const resolve = (n: number) =>
    engine.citations.resolve({ citation: "701 U.S. 10" }, { account: "office", idempotencyKey: `key-${n}` });
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => resolve(round * 20 + n)));
    for (const { meta } of answers) expect(meta.processingTimeMs).toBeGreaterThanOrEqual(0);
  }
  expect(ledger.balance("office")).toBe(toMillis(100));
  await expect(openJournal(path)).rejects.toThrow(/is in use by process/);
  await engine.close();
  await journal.close();

  const again = await openJournal(path, { now: options.now });
  expect((await openLedger(again, options)).balance("office")).toBe(toMillis(100));
  await again.close();
});
