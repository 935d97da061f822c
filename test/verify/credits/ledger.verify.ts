import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../src/contract/operations/operations.ts";
import { type Ledger, openLedger, toMillis } from "../../../src/credits/ledger.ts";
import { resolvePrices } from "../../../src/credits/prices.ts";
import { implement } from "../../../src/engine/implement.ts";
import { openJournal } from "../../../src/node/journal/journal.ts";
import { startServer } from "../../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { type CrashReport, runCrashRounds } from "../../support/node/crash-rounds.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { measureCallsPerSecond } from "../../support/timings.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-ledger-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newId = () => crypto.randomUUID();
const clock = { now: Date.now, newId };
const WINDOWS = { count: 5, milliseconds: 1000 };

describe("the ledger's journal", () => {
  it("survives 200 kills under 64 concurrent writers", async () => {
    const reports: CrashReport[] = [];
    // A journal of its own for every 20 rounds, so that the last round is no slower than the first.
    for (let part = 0; part < 10; part++) {
      const seed = randomInt(2 ** 31);
      console.log(`kill -9, rounds ${20 * part + 1} to ${20 * part + 20}: seed ${seed}`);
      reports.push(await runCrashRounds(mkdtempSync(join(folder, "crash-")), 20, createRandom(seed)));
    }
    const sum = (count: (report: CrashReport) => number) => reports.reduce((total, report) => total + count(report), 0);
    const bad = {
      lost: sum(({ lost }) => lost.length),
      doubled: sum(({ doubled }) => doubled.length),
      belowZero: sum(({ belowZero }) => belowZero.length),
      grantsLost: sum(({ grantsLost }) => grantsLost),
      shared: sum(({ shared }) => shared),
    };
    reportFigure("kill -9: rounds that recovered", String(sum(({ rounds }) => rounds)), "200");
    reportFigure("kill -9: debits acknowledged", String(sum(({ acknowledged }) => acknowledged)), "");
    reportFigure("kill -9: calls sent again under their keys", String(sum(({ retried }) => retried)), "");
    reportFigure("kill -9: rounds that left a torn end", String(sum(({ torn }) => torn)), "");
    reportFigure("kill -9: acknowledged debits lost", String(bad.lost), "0");
    reportFigure("kill -9: keys debited twice", String(bad.doubled), "0");
    reportFigure("kill -9: balances below zero", String(bad.belowZero), "0");
    reportFigure("kill -9: acknowledged grants lost, credits", String(bad.grantsLost), "0");
    reportFigure("kill -9: rounds in which two processes had the journal", String(bad.shared), "0");
    expect(bad).toEqual({ lost: 0, doubled: 0, belowZero: 0, grantsLost: 0, shared: 0 });
    expect(sum(({ rounds }) => rounds)).toBe(200);
    expect(sum(({ acknowledged }) => acknowledged)).toBeGreaterThan(10_000);
  });

  it("acknowledges 3,000 synced debits a second", async () => {
    const journal = await openJournal(join(folder, "speed.journal"));
    const ledger = await openLedger(journal, clock);
    await ledger.grant("a", toMillis(100_000_000), "bought");
    const debit = () => ledger.capture(ledger.authorise("a", 1000, "x"), 1000);
    const bare = await measureCallsPerSecond(debit, 64, WINDOWS);
    const verb = implementStates(ledger);
    const keyed = await measureCallsPerSecond(() => verb({}, { account: "a", idempotencyKey: newId() }), 64, WINDOWS);
    const alone = await measureCallsPerSecond(debit, 1, WINDOWS);
    await journal.close();
    reportFigure("debits acknowledged per second, 64 writers", bare.toFixed(0), ">= 3000");
    reportFigure("calls under keys per second, 64 writers", keyed.toFixed(0), ">= 3000");
    reportFigure("debits acknowledged per second, 1 writer", alone.toFixed(0), "");
    expect(bare).toBeGreaterThanOrEqual(3000);
    expect(keyed).toBeGreaterThanOrEqual(3000);
  });

  it("opens and compacts in time", async () => {
    const path = join(folder, "large.journal");
    const journal = await openJournal(path);
    const count = 200_000;
    for (let n = 0; n < count; n += 10_000) {
      const entry = { id: "", at: 0, account: "a", kind: "grant", operation: "bought", amount: 1 } as const;
      await Promise.all(Array.from({ length: 10_000 }, () => journal.append({ ...entry, id: newId() })));
    }
    await journal.close();
    const { ms: opening, value: opened } = await timed(() => openJournal(path));
    const { ms: loading, value: ledger } = await timed(() => openLedger(opened, clock));
    const { ms: first } = await timed(() => ledger.statement("a", {}, 0, 50));
    const { ms: next } = await timed(() => ledger.statement("a", {}, 0, 50));
    const { ms: compacting } = await timed(() => opened.compact());
    await opened.close();
    reportFigure(`journal of ${count} entries: open, ms`, opening.toFixed(0), "");
    reportFigure(`journal of ${count} entries: load, ms`, loading.toFixed(0), "");
    reportFigure(`journal of ${count} entries: first statement, ms`, first.toFixed(0), "");
    reportFigure(`journal of ${count} entries: next statement, ms`, next.toFixed(1), "");
    reportFigure(`journal of ${count} entries: compact, ms`, compacting.toFixed(0), "");
    expect(ledger.balance("a")).toBe(count);
  });

  it("finds every flipped bit", async () => {
    const path = join(folder, "sound.journal");
    const journal = await openJournal(path);
    const ledger = await openLedger(journal, clock);
    await ledger.grant("a", 5000, "bought");
    await ledger.capture(ledger.authorise("a", 1000, "x"), 1000, () => ({ key: "k", hash: "h", body: { n: 1 } }));
    await journal.close();
    const sound = readFileSync(path);
    let found = 0;
    for (let bit = 0; bit < sound.length * 8; bit++) {
      const bytes = Buffer.from(sound);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      writeFileSync(path, bytes);
      await openJournal(path).then(
        (opened) => opened.close(),
        () => found++,
      );
    }
    reportFigure("flipped bits found", `${found} of ${sound.length * 8}`, "all");
    expect(found).toBe(sound.length * 8);
  });
});

describe("an account with credit for 100 of 1,000 concurrent calls", () => {
  it("pays for 100 in process", async () => {
    const journal = await openJournal(join(folder, "overspend.journal"));
    const ledger = await openLedger(journal, clock);
    await ledger.grant("a", toMillis(100), "bought");
    const verb = implementStates(ledger);
    const outcomes = await Promise.allSettled(Array.from({ length: 1000 }, () => verb({}, { account: "a" })));
    await journal.close();
    const refused = outcomes.filter((o) => o.status === "rejected" && o.reason.code === "insufficient_credits").length;
    reportFigure("overspend in process: paid, refused", `${1000 - refused}, ${refused}`, "100, 900");
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(100);
    expect(refused).toBe(900);
    expect(ledger.balance("a")).toBe(0);
  });

  it("pays for 100 over HTTP", async () => {
    const { bytes } = await buildSmallCorpus();
    const keys = [{ name: "a", secret: "gold", credits: 100 }];
    const server = await startServer({ corpus: bytes, keys, journal: join(folder, "http.journal") });
    const call = async () => {
      const headers = { Authorization: "Bearer gold", "Content-Type": "application/json" };
      const body = JSON.stringify({ citation: "701 U.S. 10" });
      const response = await fetch(`${server.url}/api/v1/citations/resolve`, { method: "POST", headers, body });
      await response.arrayBuffer();
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: 1000 }, call));
    await server.close();
    const count = (status: number) => statuses.filter((found) => found === status).length;
    reportFigure("overspend over HTTP: 200, 402", `${count(200)}, ${count(402)}`, "100, 900");
    expect([count(200), count(402)]).toEqual([100, 900]);
  });
});

const meterOptions = { prices: resolvePrices(), now: Date.now };

function implementStates(ledger: Ledger) {
  const operations = { statutes: { states: OPERATIONS.statutes.states } };
  return implement(operations, { statutes: { states: work } }, undefined, { ledger, ...meterOptions }).statutes.states;
}

async function work() {
  return { data: { jurisdictions: [], totalSections: 0, stateCountWithData: 0 }, meta: {} };
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}
