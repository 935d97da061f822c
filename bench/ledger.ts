/**
 * How many debits a second are durable on disk before they are acknowledged, and how long does a journal take to open,
 * beside SQLite in native code that commits every debit by itself?
 *
 *     npm run bench -- ledger [sizes of the journal, as 1000,5000]
 *
 * The disk decides: every figure waits for it. Writers at once share one write to the disk; SQLite has one writer.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLedger, toMillis } from "../src/credits/ledger.ts";
import { openJournal } from "../src/node/journal/journal.ts";
import { measureCallsPerSecond } from "../test/support/timings.ts";
import { openNativeDatabase } from "./peers/native-database.ts";
import { showNote, showTable } from "./report/show.ts";

const WINDOWS = { count: 3, milliseconds: 500 };
const SQLITE = "better-sqlite3, WAL, synchronous=FULL";

const [given = "1000,5000,20000,100000"] = process.argv.slice(2);
const sizes = given.split(",").map(Number);
const folder = mkdtempSync(join(tmpdir(), "headnote-bench-"));
let ids = 0;
const newId = () => `id-${ids++}`;

const ours: Figures[] = [];
const theirs: (Figures | null)[] = [];
for (const size of sizes) {
  ours.push(await measureJournal(size));
  theirs.push(await measureSqlite(size));
}
rmSync(folder, { recursive: true, force: true });

showNote("A debit counts once it is on disk; the columns are the entries that the journal contains before.");
const columns = sizes.map((size) => `${size.toLocaleString("en-US")} entries`);
const rows = (pick: (figures: Figures) => number) => [
  { name: "Headnote", cells: ours.map(pick) },
  ...(theirs.every((one) => one !== null) ? [{ name: SQLITE, cells: theirs.map((one) => pick(one!)) }] : []),
];
showTable({
  title: "debits per second, 64 writers",
  chart: "ledger",
  better: "more",
  columns,
  rows: rows(({ many }) => many),
});
showTable({
  title: "debits per second, 1 writer",
  chart: "ledger",
  better: "more",
  columns,
  rows: rows(({ one }) => one),
  why: { [SQLITE]: "Each debit waits for the disk on both sides; the difference is how each writes a file." },
});
showTable({
  title: "open and read the balance, ms",
  chart: "ledger",
  better: "less",
  columns,
  rows: rows(({ openMs }) => openMs),
  why: { [SQLITE]: "It reads a stored balance; Headnote checks and sums every entry of its journal." },
});

interface Figures {
  readonly many: number;
  readonly one: number;
  readonly openMs: number;
}

async function measureJournal(size: number): Promise<Figures> {
  const path = join(folder, `${size}.journal`);
  const before = await openJournal(path);
  const entry = { at: 0, account: "a", kind: "grant", operation: "bought", amount: toMillis(10_000) } as const;
  for (let n = 0; n < size; n += 1000) {
    const some = Math.min(1000, size - n);
    await Promise.all(Array.from({ length: some }, () => before.append({ ...entry, id: newId() })));
  }
  await before.close();
  const start = performance.now();
  const opened = await openJournal(path);
  const ledger = await openLedger(opened, { now: Date.now, newId });
  ledger.balance("a");
  const openMs = performance.now() - start;
  const debit = () => ledger.capture(ledger.authorise("a", 1000, "x"), 1000);
  const figures = {
    many: await measureCallsPerSecond(debit, 64, WINDOWS),
    one: await measureCallsPerSecond(debit, 1, WINDOWS),
    openMs,
  };
  await opened.close();
  return figures;
}

async function measureSqlite(size: number): Promise<Figures | null> {
  const path = join(folder, `${size}.sqlite`);
  const before = openNativeDatabase(path);
  if (!before) return null;
  before.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE entries (id TEXT PRIMARY KEY, at INTEGER, account TEXT, amount INTEGER);
    CREATE TABLE balances (account TEXT PRIMARY KEY, balance INTEGER CHECK (balance >= 0));
    INSERT INTO balances VALUES ('a', 1000000000000);
    BEGIN`);
  const insert = before.prepare("INSERT INTO entries VALUES (?, 0, 'a', -1000)");
  for (let n = 0; n < size; n++) insert.run(newId());
  before.exec("COMMIT");
  before.close();
  const start = performance.now();
  const database = openNativeDatabase(path)!;
  database.exec("PRAGMA synchronous = FULL");
  database.prepare("SELECT balance AS n FROM balances WHERE account = 'a'").get();
  const openMs = performance.now() - start;
  const add = database.prepare("INSERT INTO entries VALUES (?, 0, 'a', -1000)");
  const take = database.prepare("UPDATE balances SET balance = balance - 1000 WHERE account = 'a'");
  const debit = async () => {
    database.exec("BEGIN IMMEDIATE");
    add.run(newId());
    take.run();
    database.exec("COMMIT");
  };
  const figures = {
    many: await measureCallsPerSecond(debit, 64, WINDOWS),
    one: await measureCallsPerSecond(debit, 1, WINDOWS),
    openMs,
  };
  database.close();
  return figures;
}
