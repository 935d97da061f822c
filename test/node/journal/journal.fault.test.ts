import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import type { LedgerEntry } from "../../../src/credits/ledger.ts";
import { openLedger } from "../../../src/credits/ledger.ts";
import { ANSWER_TTL_MS } from "../../../src/credits/replay-cache.ts";
import { type Journal, type JournalOptions, openJournal } from "../../../src/node/journal/journal.ts";
import { createCounter } from "../../support/counters.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-journal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const next = createCounter();
const newPath = () => join(folder, `${next()}.journal`);

function entry(n: number, fields: Partial<LedgerEntry> = {}): LedgerEntry {
  return { id: `e${n}`, at: n, account: "a", kind: "grant", operation: "bought ₹ \n", amount: n, ...fields };
}

async function readAll(journal: Journal) {
  const entries: LedgerEntry[] = [];
  for await (const entry of journal.load()) entries.push(entry);
  return entries;
}

/** Writes a journal and closes it. Returns its path. */
async function writeJournal(entries: readonly LedgerEntry[]) {
  const path = newPath();
  const journal = await openJournal(path);
  await Promise.all(entries.map((entry) => journal.append(entry)));
  await journal.close();
  return path;
}

/** Opens a journal again and returns its entries, notices and torn bytes. */
async function reopenJournal(path: string, options: JournalOptions = {}) {
  const notices: string[] = [];
  const journal = await openJournal(path, { onNotice: (notice) => notices.push(notice), ...options });
  const entries = await readAll(journal);
  const { tornBytes: torn } = journal;
  await journal.close();
  return { entries, notices, torn };
}

const THREE = [entry(1), entry(2), entry(3)];
const three = await writeJournal(THREE);
const two = await writeJournal(THREE.slice(0, 2));
const WHOLE = statSync(three).size;
const BEFORE_LAST = statSync(two).size;

describe("a journal", () => {
  it("loads what was appended, in the order of the calls", async () => {
    const many = Array.from({ length: 500 }, (_, n) => entry(n));
    expect((await reopenJournal(await writeJournal(many))).entries).toEqual(many);
  });

  it("can be read by its owner only, also after a compaction", async () => {
    const path = await writeJournal(THREE);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const journal = await openJournal(path);
    await journal.compact();
    await journal.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("accepts any text that JSON can represent", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "binary" }), { maxLength: 5 }), async (texts) => {
        const entries = texts.map((operation, n) => entry(n, { operation }));
        expect((await reopenJournal(await writeJournal(entries))).entries).toEqual(entries);
      }),
      { numRuns: 10 },
    );
  });

  it("continues after it was opened again", async () => {
    const path = await writeJournal(THREE.slice(0, 1));
    for (const one of THREE.slice(1)) {
      const journal = await openJournal(path);
      await journal.append(one);
      await journal.close();
    }
    expect(readFileSync(path)).toEqual(readFileSync(three));
  });

  it("rejects entries after it was closed", async () => {
    const journal = await openJournal(newPath());
    await journal.close();
    await expect(journal.append(entry(1))).rejects.toMatchObject({ code: "internal" });
  });
});

describe("recovery", () => {
  it("cuts off a torn last entry of any length and reports it", async () => {
    for (let bytes = 1; bytes < WHOLE - BEFORE_LAST; bytes++) {
      const path = newPath();
      writeFileSync(path, readFileSync(three).subarray(0, BEFORE_LAST + bytes));
      const { entries, notices, torn } = await reopenJournal(path);
      expect([entries, torn, notices]).toEqual([
        THREE.slice(0, 2),
        bytes,
        [expect.stringContaining(`cut off ${bytes} bytes`)],
      ]);
      expect(readFileSync(path)).toEqual(readFileSync(two));
    }
  });

  it("cuts off zeros that a power failure left", async () => {
    const path = newPath();
    writeFileSync(path, Buffer.concat([readFileSync(three).subarray(0, BEFORE_LAST + 30), Buffer.alloc(400)]));
    expect((await reopenJournal(path)).entries).toEqual(THREE.slice(0, 2));
  });

  it.each([0, 1, 20, 50])(
    "opens a journal whose creation was interrupted after %i bytes as an empty one",
    async (bytes) => {
      const path = newPath();
      writeFileSync(path, readFileSync(three).subarray(0, bytes));
      expect((await reopenJournal(path)).entries).toEqual([]);
    },
  );
});

describe("damage", () => {
  // Every third bit covers every byte and every position in a byte.
  it("of one bit is an error and leaves the file unchanged", async () => {
    const sound = readFileSync(three);
    const path = newPath();
    for (let bit = 0; bit < sound.length * 8; bit += 3) {
      const bytes = Buffer.from(sound);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      writeFileSync(path, bytes);
      await expect(openJournal(path), `bit ${bit}`).rejects.toMatchObject({ code: "validation_failed" });
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
  }, 60_000);

  it("in the middle is an error that states the byte and the remedy", async () => {
    const path = newPath();
    const bytes = readFileSync(three);
    bytes[BEFORE_LAST - 10]! ^= 1;
    writeFileSync(path, bytes);
    const one = statSync(await writeJournal(THREE.slice(0, 1))).size;
    await expect(openJournal(path)).rejects.toThrow(new RegExp(`at byte ${one};.*truncate -s ${one} `));
    truncateSync(path, one);
    expect((await reopenJournal(path)).entries).toEqual(THREE.slice(0, 1));
  });

  it.each<[string, (lines: string[]) => string[]]>([
    ["a missing line", ([header, , second]) => [header!, second!]],
    ["a repeated line", ([header, first]) => [header!, first!, first!]],
    ["swapped lines", ([header, first, second]) => [header!, second!, first!]],
    ["a line of another journal", ([header, first]) => [header!, first!, "00000002 00000000 {}"]],
  ])("is detected for %s", async (_, change) => {
    const path = newPath();
    const lines = readFileSync(three, "utf8").split("\n").slice(0, -1);
    writeFileSync(path, `${change(lines).join("\n")}\n`);
    await expect(openJournal(path)).rejects.toThrow(/damaged at byte/);
  });

  it("is reported for a file that is not a journal, which stays unchanged", async () => {
    const path = newPath();
    writeFileSync(path, "Dear diary");
    await expect(openJournal(path)).rejects.toThrow(/is not a journal/);
    expect(readFileSync(path, "utf8")).toBe("Dear diary");
  });
});

/** The form of `FileHandle.write` that a journal uses. */
type Write = (bytes: Buffer, at: number, length: number, place: number) => Promise<unknown>;

/** Returns the methods of every file handle, so that a test can delay them or let them fail. */
async function getFileOperations(): Promise<FileHandle> {
  const handle = await open(three);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}

describe("a journal on a failing disk", () => {
  afterEach(() => vi.restoreAllMocks());

  it("acknowledges an entry when it is synced, and syncs waiting entries together", async () => {
    const journal = await openJournal(newPath());
    const operations = await getFileOperations();
    let sync = () => {};
    const synced = new Promise<void>((resolve) => {
      sync = resolve;
    });
    const datasync = vi.spyOn(operations, "datasync").mockReturnValueOnce(synced);
    const acknowledged: string[] = [];
    const appended = [1, 2, 3, 4].map(async (n) => {
      await journal.append(entry(n));
      acknowledged.push(`e${n}`);
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([acknowledged, datasync.mock.calls.length]).toEqual([[], 1]);
    sync();
    await Promise.all(appended);
    expect([acknowledged, datasync.mock.calls.length]).toEqual([["e1", "e2", "e3", "e4"], 2]);
    await journal.close();
  });

  it("removes a partly written entry if the disk is full, and accepts a later one", async () => {
    const path = newPath();
    const journal = await openJournal(path);
    await journal.append(entry(1));
    const operations = (await getFileOperations()) as unknown as { write: Write };
    const { write } = operations;
    const writeSome: Write = async function (this: unknown, bytes, at, _, place) {
      await write.call(this, bytes, at, 20, place);
      throw new Error("ENOSPC");
    };
    vi.spyOn(operations, "write").mockImplementationOnce(writeSome);
    await expect(journal.append(entry(2))).rejects.toThrow("ENOSPC");
    await journal.append(entry(3));
    await journal.close();
    expect(await reopenJournal(path)).toEqual({ entries: [entry(1), entry(3)], notices: [], torn: 0 });
  });

  it("acknowledges nothing after a sync has failed", async () => {
    const path = newPath();
    const journal = await openJournal(path);
    await journal.append(entry(1));
    vi.spyOn(await getFileOperations(), "datasync").mockRejectedValueOnce(new Error("EIO"));
    await expect(journal.append(entry(2))).rejects.toThrow("EIO");
    await expect(journal.append(entry(3))).rejects.toThrow("EIO");
    await journal.close();
    expect((await reopenJournal(path)).entries[0]).toEqual(entry(1));
  });

  it("keeps the former file and reports it if the disk is full during a compaction", async () => {
    const path = await writeJournal(THREE);
    const notices: string[] = [];
    const journal = await openJournal(path, { onNotice: (notice) => notices.push(notice) });
    vi.spyOn(await getFileOperations(), "write").mockRejectedValueOnce(new Error("ENOSPC"));
    await journal.compact();
    await journal.append(entry(4));
    await journal.close();
    expect(notices).toEqual([expect.stringMatching(/could not be compacted: .*ENOSPC/)]);
    expect((await reopenJournal(path)).entries).toEqual([...THREE, entry(4)]);
  });
});

describe("the lock of a journal", () => {
  it("is released when the journal is closed", async () => {
    const path = newPath();
    const journal = await openJournal(path);
    await expect(openJournal(path)).rejects.toThrow(`in use by process ${process.pid}`);
    await journal.close();
    await (await openJournal(path)).close();
    expect(readdirSync(folder).filter((name) => name.includes(".lock."))).toEqual([]);
  });

  it.each([
    ["no process has its id", "4194305.00000000-1"],
    ["another process has its id now", "1.00000000-1"],
  ])("is ignored if %s", async (_, owner) => {
    const path = newPath();
    writeFileSync(`${path}.lock.${owner}`, "");
    await (await openJournal(path)).close();
  });

  it("is released if the journal cannot be opened", async () => {
    const path = newPath();
    writeFileSync(path, "Dear diary");
    await expect(openJournal(path)).rejects.toThrow(/is not a journal/);
    await expect(openJournal(path)).rejects.toThrow(/is not a journal/);
  });
});

describe("compaction", () => {
  const day = 24 * 60 * 60 * 1000;
  const answer = { key: "k", hash: "h", body: { text: "x".repeat(1000) } };
  const entries = [
    entry(1, { at: 0, amount: 5000 }),
    entry(2, { at: 0, account: "b", amount: 700 }),
    entry(3, { at: day, kind: "capture", amount: -2000, answer }),
    entry(4, { at: day, account: "b", kind: "capture", amount: -700 }),
    entry(5, { at: 500 * day, kind: "capture", amount: -1000, answer }),
    // The clock was set back: the entry follows a younger one, so it is not folded.
    entry(6, { at: 0, kind: "capture", amount: -500 }),
    entry(7, { at: 502 * day - ANSWER_TTL_MS + 1, kind: "capture", amount: -10, answer }),
    entry(8, { at: 500 * day, kind: "answer", amount: 0, answer }),
    entry(9, { at: 502 * day - 1, kind: "answer", amount: 0, answer: { ...answer, key: "k2" } }),
  ];

  it("keeps balances, the entries of 400 days, and the answers of one day", async () => {
    const path = await writeJournal(entries);
    const before = statSync(path).size;
    const journal = await openJournal(path, { now: () => 502 * day });
    await Promise.all([journal.compact(), journal.append(entry(10, { at: 502 * day }))]);
    const { answer: _, ...bare } = entries[4]!;
    const expected = [
      entry(3, { at: day, amount: 3000, operation: "balance carried forward" }),
      entry(4, { at: day, account: "b", amount: 0, operation: "balance carried forward" }),
      bare,
      ...entries.slice(5, 7),
      entries[8],
      entry(10, { at: 502 * day }),
    ];
    expect(await readAll(journal)).toEqual(expected);
    await journal.close();
    expect((await reopenJournal(path)).entries).toEqual(expected);
    expect(statSync(path).size).toBeLessThan(before);
  });

  it("starts when the journal has grown, while entries are being written", async () => {
    const path = newPath();
    let time = 0;
    const journal = await openJournal(path, { now: () => time, compactAfter: 20_000, historyMs: ANSWER_TTL_MS });
    let most = 0;
    for (let round = 0; round < 60; round++) {
      time += ANSWER_TTL_MS;
      await Promise.all(Array.from({ length: 10 }, () => journal.append(entry(1, { at: time, amount: 1 }))));
      most = Math.max(most, statSync(path).size);
    }
    const sum = (await readAll(journal)).reduce((total, { amount }) => total + amount, 0);
    await journal.close();
    expect(sum).toBe(600);
    expect(most).toBeLessThan(25_000);
    expect(readdirSync(folder).filter((name) => name.endsWith(".compacting"))).toEqual([]);
  });

  it("removes the file of a compaction that a crash interrupted", async () => {
    const path = await writeJournal(THREE);
    writeFileSync(`${path}.compacting`, readFileSync(path).subarray(0, 100));
    expect((await reopenJournal(path)).entries).toEqual(THREE);
  });

  it("changes no balance and no answer, for random entries", async () => {
    const step = fc.record({
      amount: fc.nat(1000),
      days: fc.integer({ min: -1, max: 300 }),
      account: fc.constantFrom("a", "b"),
      keyed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const path = newPath();
        let time = 0;
        const ids = createCounter();
        const restart = async () => {
          const journal = await openJournal(path, { now: () => time });
          return { journal, ledger: await openLedger(journal, { now: () => time, newId: () => `e${ids()}` }) };
        };
        const { journal, ledger } = await restart();
        for (const [n, { amount, days, account, keyed }] of steps.entries()) {
          time += days * day;
          await ledger.grant(account, amount, "bought");
          const hold = ledger.authorise(account, amount >> 1, "x");
          await ledger.capture(hold, amount >> 1, () => (keyed ? { key: `k${n}`, hash: "h", body: n } : undefined));
        }
        const balances = ["a", "b"].map(ledger.balance);
        await journal.compact();
        await journal.close();
        const again = await restart();
        expect(["a", "b"].map(again.ledger.balance)).toEqual(balances);
        for (const [n, { account, keyed }] of steps.entries()) {
          const kept = again.ledger.runOnce({ account, key: `k${n}`, hash: "h" }, async () => "new");
          const age = steps.slice(n + 1).reduce((sum, { days }) => sum + days, 0) * day;
          expect(await kept).toBe(keyed && age < ANSWER_TTL_MS ? n : "new");
        }
        await again.journal.close();
      }),
      { numRuns: 10 },
    );
  });
});
