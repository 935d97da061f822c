import { createHash } from "node:crypto";
import type { DiskEvent, Recording } from "./disk-recorder.ts";

/** What a power failure may leave: the content of each name, and what had been acknowledged. */
export interface CrashState {
  /** Number of events that preceded the failure. */
  readonly prefix: number;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly acknowledged: readonly string[];
  /** Distinguishes the contents of two states. */
  readonly id: string;
}

/** Limits of the states that are tried for each prefix. */
export interface CrashStateOptions {
  /** Subsets of the pending changes per prefix; all of them if there are fewer. */
  readonly maxSubsets: number;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
}

const SECTOR_BYTES = 512;

type DataEvent = Extract<DiskEvent, { kind: "write" | "truncate" }>;
type NameEvent = Extract<DiskEvent, { kind: "create" | "rename" | "remove" }>;
/** A part of an event that reaches the disk or does not. */
type Change = { readonly event: NameEvent } | { readonly event: DataEvent; readonly sector?: number };

/**
 * Yields what a power failure may leave after each event: everything that was synced, and any subset of the changes that were
 * not: changes of names each by itself, writes by sectors, in whatever order the disk took them. A sector that was not
 * written but is before the end of the file is zeros.
 */
export function* listCrashStates(recording: Recording, options: CrashStateOptions): Generator<CrashState> {
  const { events } = recording;
  for (let prefix = 0; prefix <= events.length; prefix++) {
    const done = events.slice(0, prefix);
    const acknowledged = done.flatMap((event) => (event.kind === "acknowledge" ? [event.what] : []));
    const { durable, pending } = splitBySyncs(done);
    for (const subset of listSubsets(pending, options)) {
      const files = applyChanges(recording, durable, subset);
      yield { prefix, files, acknowledged, id: identify(files) };
    }
  }
}

/** Splits events into those that a sync has made durable, and the parts of the others. */
function splitBySyncs(done: readonly DiskEvent[]): { durable: Set<DiskEvent>; pending: Change[] } {
  const durable = new Set<DiskEvent>();
  for (const [index, event] of done.entries()) {
    if (event.kind !== "sync" && event.kind !== "syncFolder") continue;
    for (const earlier of done.slice(0, index)) {
      const isData = earlier.kind === "write" || earlier.kind === "truncate";
      const isName = earlier.kind === "create" || earlier.kind === "rename" || earlier.kind === "remove";
      if (event.kind === "syncFolder" ? isName : isData && earlier.file === event.file) durable.add(earlier);
    }
  }
  const pending = done.flatMap((event): Change[] => {
    if (durable.has(event)) return [];
    if (event.kind === "write") return listSectors(event).map((sector) => ({ event, sector }));
    if (event.kind === "truncate") return [{ event }];
    return event.kind === "create" || event.kind === "rename" || event.kind === "remove" ? [{ event }] : [];
  });
  return { durable, pending };
}

function listSectors({ offset, bytes }: Extract<DiskEvent, { kind: "write" }>): number[] {
  const first = Math.floor(offset / SECTOR_BYTES);
  const last = Math.floor((offset + bytes.length - 1) / SECTOR_BYTES);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function* listSubsets(pending: readonly Change[], { maxSubsets, random }: CrashStateOptions): Generator<Set<Change>> {
  if (2 ** pending.length <= maxSubsets) {
    for (let bits = 0; bits < 2 ** pending.length; bits++) yield new Set(pending.filter((_, at) => (bits >> at) & 1));
    return;
  }
  yield new Set();
  yield new Set(pending);
  for (let n = 2; n < maxSubsets; n++) {
    const share = random();
    yield new Set(pending.filter(() => random() < share));
  }
}

function applyChanges({ initial, events }: Recording, durable: Set<DiskEvent>, subset: Set<Change>) {
  const contents = new Map<number, Content>();
  const names = new Map<string, number>();
  for (const [name, { file, bytes }] of initial) {
    contents.set(file, { buffer: Buffer.from(bytes), size: bytes.length });
    names.set(name, file);
  }
  const chosen = new Set<DiskEvent>([...subset].map(({ event }) => event));
  // A sector reaches the disk with everything that had been written to it by then.
  const newest = new Map<string, number>();
  for (const change of subset) {
    if (change.event.kind !== "write" || !("sector" in change)) continue;
    const key = `${change.event.file}:${change.sector}`;
    newest.set(key, Math.max(newest.get(key) ?? 0, events.indexOf(change.event)));
  }
  for (const [index, event] of events.entries()) {
    const isDurable = durable.has(event);
    if (event.kind === "write") {
      const isWritten = (sector: number) => isDurable || (newest.get(`${event.file}:${sector}`) ?? -1) >= index;
      write(contents, event, listSectors(event).filter(isWritten));
      continue;
    }
    if (!isDurable && !chosen.has(event)) continue;
    if (event.kind === "create") names.set(event.name, event.file);
    else if (event.kind === "remove") names.delete(event.name);
    else if (event.kind === "rename") {
      if (names.get(event.from) === event.file) names.delete(event.from);
      names.set(event.name, event.file);
    } else if (event.kind === "truncate") resize(contents, event.file, event.size);
  }
  return new Map([...names].map(([name, file]) => [name, toBytes(contents.get(file))]));
}

function toBytes(content: Content | undefined): Buffer {
  return content ? content.buffer.subarray(0, content.size) : Buffer.alloc(0);
}

/** A file in memory; its buffer may be larger than the file. */
interface Content {
  buffer: Buffer;
  size: number;
}

function write(
  contents: Map<number, Content>,
  { file, offset, bytes }: Extract<DiskEvent, { kind: "write" }>,
  sectors: readonly number[],
): void {
  for (const sector of sectors) {
    const start = Math.max(offset, sector * SECTOR_BYTES);
    const end = Math.min(offset + bytes.length, (sector + 1) * SECTOR_BYTES);
    if ((contents.get(file)?.size ?? 0) < end) resize(contents, file, end);
    bytes.copy(contents.get(file)!.buffer, start, start - offset, end - offset);
  }
}

function resize(contents: Map<number, Content>, file: number, size: number): void {
  const { buffer, size: before } = contents.get(file) ?? { buffer: Buffer.alloc(0), size: 0 };
  const next = size <= buffer.length ? buffer : Buffer.concat([buffer, Buffer.alloc(Math.max(size, buffer.length))]);
  if (size < before) next.fill(0, size, before);
  contents.set(file, { buffer: next, size });
}

function identify(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash("sha256");
  for (const [name, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}
