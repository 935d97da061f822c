import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { openJournal } from "../../../src/node/journal/journal.ts";
import { createStartPosition } from "../../../src/node/journal/journal-line.ts";
import { readEntries, readVersion } from "../../../src/node/journal/read-entries.ts";
import { entry, readAll } from "../node/journals.ts";
import { type CrashStateOptions, listCrashStates } from "./crash-states.ts";
import { type Recording, recordDisk } from "./disk-recorder.ts";

/** What replaying the crashes of a recording showed. */
export interface CrashReport {
  /** Distinct contents of the disk. */
  readonly states: number;
  /** States in which something that was acknowledged was missing, that could not be opened, or that contained a stranger. */
  readonly losses: readonly string[];
}

const NAME = "crash.journal";

/**
 * Records a journal that is created, written in groups of long and short entries, compacted, closed, and opened again.
 * @param random chooses the lengths of the entries
 */
export function recordJournal(folder: string, rounds: number, random: () => number): Promise<Recording> {
  const path = join(folder, NAME);
  let n = 0;
  return recordDisk(folder, async (acknowledge) => {
    for (let round = 0; round < rounds; round++) {
      const journal = await openJournal(path, { now: () => 0 });
      const append = async (length: number) => {
        const one = entry(++n, { operation: "x".repeat(length) });
        await journal.append(one);
        acknowledge(one.id);
      };
      await append(10);
      await Promise.all(Array.from({ length: 10 }, () => append(Math.floor(random() ** 2 * 1500))));
      if (round % 2 === 0) await journal.compact();
      await Promise.all(Array.from({ length: 5 }, () => append(Math.floor(random() * 2500))));
      await journal.close();
    }
  });
}

/** Opens what each crash may have left, and compares it with what was acknowledged. */
export async function replayJournalCrashes(
  folder: string,
  recording: Recording,
  options: CrashStateOptions,
): Promise<CrashReport> {
  const written = recording.events.flatMap((event) => (event.kind === "acknowledge" ? [event.what] : []));
  const seen = new Set<string>();
  const losses: string[] = [];
  for (const { prefix, files, acknowledged, id } of listCrashStates(recording, options)) {
    if (seen.has(`${id} ${acknowledged.length}`)) continue;
    seen.add(`${id} ${acknowledged.length}`);
    try {
      const found = await readState(folder, files.get(NAME), seen.size % 50 === 0);
      const isWhole = acknowledged.every((one) => found.includes(one));
      const isKnown = found.every((one) => written.includes(one)) && new Set(found).size === found.length;
      if (!isWhole || !isKnown) losses.push(`after event ${prefix}: acknowledged ${acknowledged}, found ${found}`);
    } catch (error) {
      losses.push(`after event ${prefix}: ${error}`);
    }
  }
  return { states: new Set([...seen].map((key) => key.split(" ")[0])).size, losses };
}

/** Returns the ids of the entries of a journal as it is recovered; now and then with everything that opening it does. */
async function readState(folder: string, bytes: Buffer | undefined, isOpened: boolean): Promise<string[]> {
  if (isOpened) {
    const place = join(folder, "state");
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place);
    const path = join(place, NAME);
    if (bytes) writeFileSync(path, bytes);
    const journal = await openJournal(path, { now: () => 0 });
    const entries = await readAll(journal);
    await journal.close();
    return entries.map(({ id }) => id);
  }
  if (!bytes) return [];
  const handle = createMemoryHandle(bytes);
  if ((await readVersion(handle, NAME)) === null) return [];
  const found: string[] = [];
  for await (const json of readEntries(handle, createStartPosition(), NAME)) found.push(JSON.parse(json).id);
  return found;
}

/** Creates a file in memory, for reading: thousands of states would wear out a disk. */
function createMemoryHandle(content: Buffer): FileHandle {
  const read = async (buffer: Buffer, offset: number, length: number | null, position: number) => {
    const end = length === null ? content.length : position + length;
    return { buffer, bytesRead: content.subarray(position, end).copy(buffer, offset) };
  };
  return { read, stat: async () => ({ size: content.length }) } as unknown as FileHandle;
}
