import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LedgerEntry } from "../../../src/credits/ledger.ts";
import { type Journal, type JournalOptions, openJournal } from "../../../src/node/journal/journal.ts";
import { createCounter } from "../counters.ts";

/** Folder of the journals that a test writes. */
export const folder = mkdtempSync(join(tmpdir(), "headnote-journal-"));
const next = createCounter();

/** Removes the folder of the journals. */
export function removeJournals(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the path of a journal that does not exist yet. */
export function newPath(): string {
  return join(folder, `${next()}.journal`);
}

/** Creates the n-th entry: a grant of n thousandths of a credit at the time n. */
export function entry(n: number, fields: Partial<LedgerEntry> = {}): LedgerEntry {
  return { id: `e${n}`, at: n, account: "a", kind: "grant", operation: "bought ₹ \n", amount: n, ...fields };
}

/** Reads all entries of a journal. */
export async function readAll(journal: Journal) {
  const entries: LedgerEntry[] = [];
  for await (const entry of journal.load()) entries.push(entry);
  return entries;
}

/** Writes a journal and closes it. Returns its path. */
export async function writeJournal(entries: readonly LedgerEntry[]) {
  const path = newPath();
  const journal = await openJournal(path);
  await Promise.all(entries.map((entry) => journal.append(entry)));
  await journal.close();
  return path;
}

/** Opens a journal again and returns its entries, notices and torn bytes. */
export async function reopenJournal(path: string, options: JournalOptions = {}) {
  const notices: string[] = [];
  const journal = await openJournal(path, { onNotice: (notice) => notices.push(notice), ...options });
  const entries = await readAll(journal);
  const { tornBytes: torn } = journal;
  await journal.close();
  return { entries, notices, torn };
}

/** Three entries. */
export const THREE = [entry(1), entry(2), entry(3)];
