import { copyFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EngineError } from "../../../src/errors.ts";
import { type Journal, openJournal } from "../../../src/node/journal/journal.ts";
import { entry, readAll } from "../node/journals.ts";
import { type Fault, type FaultyRun, runWithFault } from "./failing-operations.ts";

/** What a journal contained after a run with a fault, and what was promised. */
export interface JournalOutcome extends FaultyRun {
  /** Ids of entries whose writing was acknowledged, in order. */
  readonly acknowledged: readonly string[];
  /** Ids of entries that were refused. */
  readonly refused: readonly string[];
  /** Ids that the journal contained when it was opened again without a fault. */
  readonly found: readonly string[];
  /** Errors that are not of the documented kind. */
  readonly strays: readonly string[];
}

/**
 * Opens a copy of a journal that contains entries 1 to 3, appends, compacts, appends, and closes it, while a fault is
 * injected; opens it again without one.
 */
export async function runJournalWithFault(folder: string, sound: string, fault: Fault | null): Promise<JournalOutcome> {
  const path = join(folder, "faulty.journal");
  rmSync(path, { force: true });
  if (existsSync(sound)) copyFileSync(sound, path);
  const acknowledged: string[] = [];
  const refused: string[] = [];
  const strays: string[] = [];
  const note = (error: unknown) => {
    if (!(error instanceof EngineError)) strays.push(String(error));
  };
  const append = async (journal: Journal, n: number) => {
    try {
      await journal.append(entry(n));
      acknowledged.push(`e${n}`);
    } catch (error) {
      note(error);
      refused.push(`e${n}`);
    }
  };
  const run = await runWithFault(folder, fault, async () => {
    const journal = await openJournal(path, { now: () => 0 }).catch(note);
    if (!journal) return;
    await append(journal, 4);
    await Promise.all([append(journal, 5), append(journal, 6)]);
    await journal.compact();
    await append(journal, 7);
    await readAll(journal).catch(note);
    await append(journal, 8);
    await journal.close().catch(note);
  });
  const journal = await openJournal(path, { now: () => 0 });
  const found = (await readAll(journal)).map(({ id }) => id);
  await journal.close();
  return { ...run, acknowledged, refused, found, strays };
}
