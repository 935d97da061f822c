import type { FileHandle } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { computeChecksum } from "../../store/file/checksum.ts";

/*
 * A lease is a region of fixed size in the locked file itself, so that it is found under every name of the file:
 *   claim, 191 bytes: CRC-32 of the JSON, 8 hexadecimal digits · space · JSON of the owner, padded with spaces
 *   beat, 64 bytes: a number that the owner increases, padded with spaces
 *   a line feed
 * An acquirer writes the whole region; the owner's heartbeat writes the beat alone, so that the late heartbeat of a process
 * that was suspended cannot undo the claim of its successor. A lease that nobody holds consists of spaces.
 */

const CLAIM_BYTES = 191;
const BEAT_BYTES = 64;
/** Size of the region in bytes. */
export const LEASE_BYTES = CLAIM_BYTES + BEAT_BYTES + 1;
const MAX_HOST_CHARS = 60;

/** The owner of a lease. */
export interface LeaseClaim {
  /** Random; different for each acquisition. */
  readonly owner: string;
  /** Process id in the owner's namespace, for messages only. */
  readonly pid: number;
  readonly host: string;
  /** Whether the owner also holds the lock of the kernel: without that lock it is dead. */
  readonly kernel: boolean;
}

/** A lease as read. */
export interface LeaseState {
  /** Null if nobody holds the lease. */
  readonly claim: LeaseClaim | null;
  readonly beat: string;
}

/** Returns the bytes of a lease; without an owner, those of a lease that nobody holds. */
export function encodeLease(claim: LeaseClaim | null, beat = 0): Buffer {
  const text = claim === null ? "" : encodeClaim(claim);
  const beatText = claim === null ? "" : String(beat);
  return Buffer.from(`${text.padEnd(CLAIM_BYTES)}${beatText.padEnd(BEAT_BYTES)}\n`, "latin1");
}

function encodeClaim({ owner, pid, host, kernel }: LeaseClaim): string {
  const json = JSON.stringify({ owner, pid, host: host.replace(/[^\w.-]/g, "").slice(0, MAX_HOST_CHARS), kernel });
  return `${toChecksum(json)} ${json}`;
}

/** Writes a lease; with null, releases it. */
export async function writeLease(handle: FileHandle, offset: number, claim: LeaseClaim | null): Promise<void> {
  await handle.write(encodeLease(claim), 0, LEASE_BYTES, offset);
}

/** Writes the n-th beat of the heart. */
export async function writeBeat(handle: FileHandle, offset: number, n: number): Promise<void> {
  await handle.write(Buffer.from(String(n).padEnd(BEAT_BYTES)), 0, BEAT_BYTES, offset + CLAIM_BYTES);
}

/** Times that a lease is read, because another process may be writing it, and milliseconds in between. */
const READ_ATTEMPTS = 3;
const READ_PAUSE_MS = 2;

/** Reads a lease. Returns null if it is damaged. A file that ends within it, or with zeros of it, has none yet. */
export async function readLease(handle: FileHandle, offset: number): Promise<LeaseState | null> {
  for (let attempt = 1; ; attempt++) {
    const bytes = Buffer.alloc(LEASE_BYTES);
    const { bytesRead } = await handle.read(bytes, 0, LEASE_BYTES, offset);
    const isNew = bytesRead < LEASE_BYTES || (bytes.every((byte) => byte === 0) && (await endsAt(handle, offset)));
    const state = isNew ? { claim: null, beat: "" } : decodeLease(bytes.toString("latin1"));
    if (state || attempt === READ_ATTEMPTS) return state;
    await sleep(READ_PAUSE_MS);
  }
}

async function endsAt(handle: FileHandle, offset: number): Promise<boolean> {
  return (await handle.stat()).size <= offset + LEASE_BYTES;
}

function decodeLease(text: string): LeaseState | null {
  if (text.trim() === "" && text === encodeLease(null).toString("latin1")) return { claim: null, beat: "" };
  const [claim, beat] = [text.slice(0, CLAIM_BYTES).trimEnd(), text.slice(CLAIM_BYTES, -1).trimEnd()];
  const json = claim.slice(9);
  if (!/^\d+$/.test(beat) || !text.endsWith("\n") || claim.slice(0, 9) !== `${toChecksum(json)} `) return null;
  return { claim: JSON.parse(json) as LeaseClaim, beat };
}

function toChecksum(json: string): string {
  return computeChecksum(Buffer.from(json, "latin1")).toString(16).padStart(8, "0");
}
