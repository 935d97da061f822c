import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runWhole } from "../../src/async/run-whole.ts";
import { readCaseWords } from "../../src/check/case-words.ts";
import { findCitations } from "../../src/citation/find/find-citations.ts";
import type { Engine } from "../../src/contract/engine.ts";
import { type Ledger, openLedger } from "../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../src/credits/memory-ledger-store.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { findWords } from "../../src/text/words.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const BRIEF = Array.from(
  { length: 1200 },
  (_, i) =>
    `Point ${i}. Okafor v. Lighthouse Trust, 712 U.S. 55, 56 (1980), held otherwise; see Doe v. Poe, ${i % 500} U.S. 1 (1991).`,
).join("\n\n");

let ledger: Ledger;
let engine: Engine;
beforeAll(async () => {
  let id = 0;
  ledger = await openLedger(createMemoryLedgerStore(), { now: () => 0, newId: () => String(id++) });
  await ledger.grant("writer", 10_000, "test");
  engine = await openEngine((await buildSmallCorpus()).bytes, { ledger });
}, 60_000);
afterAll(() => engine.close());

/** How often the event loop came round while something was at work. */
async function turnsDuring<Result>(work: Promise<Result>): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const result = await work.finally(() => {
    isOver = true;
  });
  return { turns, result };
}

describe("a long brief is checked in slices", () => {
  it("with others' turns between them", async () => {
    const before = process.cpuUsage();
    const { turns, result } = await turnsDuring(engine.citations.check({ text: BRIEF }));
    const { user, system } = process.cpuUsage(before);
    expect(result.data.citations).toHaveLength(2400);
    // A slice has 5 ms of work, and more where a step cannot be cut.
    expect(turns).toBeGreaterThan((user + system) / 1000 / 50);
  });

  it("ends without a debit if its reader stops", async () => {
    const ending = new AbortController();
    const checking = engine.citations.check({ text: BRIEF }, { account: "writer", signal: ending.signal });
    setImmediate(() => ending.abort(new Error("enough")));
    const { turns, result } = await turnsDuring(checking.catch((error: unknown) => error));
    expect(result).toEqual(new Error("enough"));
    expect(turns).toBeLessThan(10);
    expect(ledger.balance("writer")).toBe(10_000);
  });

  it("with the answer that it has alone, while another is checked", async () => {
    const brief = BRIEF.slice(0, 60_000);
    const alone = await engine.citations.check({ text: brief });
    const together = await Promise.all([0, 1].map(() => engine.citations.check({ text: brief })));
    expect(together.map(({ data }) => JSON.stringify(data))).toEqual([0, 1].map(() => JSON.stringify(alone.data)));
  });
});

describe("where a slice ends makes no difference", () => {
  it.each([
    "Okafor v. Lighthouse Trust, 712 U.S. 55 (1980)",
    "Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225",
    "42 U.S.C. § 1983",
    "2019 INSC 1234",
  ])("finds the citation %s at every offset around the end of a slice", (citation) => {
    const [alone] = findCitations(citation);
    for (let before = 0; before <= citation.length + 1; before++) {
      const blank = " ".repeat(16_384 - before);
      const [found, ...more] = findCitations(`${blank}${citation}`);
      expect(more).toEqual([]);
      expect({ key: found?.key, raw: found?.raw, plaintiff: found?.plaintiff }).toEqual({
        key: alone!.key,
        raw: alone!.raw,
        plaintiff: alone!.plaintiff,
      });
      expect(found!.span.start).toBe(blank.length + alone!.span.start);
    }
  });

  it("to the words of a case", () => {
    const text = "the U.S.C. says, O’Brien’s naïve “co-operation” §1983 अधिनियम\n\nfurther ".repeat(2000);
    const read = runWhole(readCaseWords(text));
    const whole = findWords(text);
    expect(read.words).toEqual(whole.map(({ word }) => word));
    expect(read.starts).toEqual(whole.map(({ start }) => start));
    expect(read.ends).toEqual(whole.map(({ end }) => end));
    expect(read.findTrigram("section", "1983", "अधिनियम")).toHaveLength(2000);
  });
});
