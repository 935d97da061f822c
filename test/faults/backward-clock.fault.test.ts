import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openLedger, toMillis } from "../../src/credits/ledger.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { openJournal } from "../../src/node/journal/journal.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

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
