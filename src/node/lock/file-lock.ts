import { randomBytes } from "node:crypto";
import { type FileHandle, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { requestKernelLock } from "./kernel-lock.ts";
import { type LeaseClaim, type LeaseState, readLease, writeBeat, writeLease } from "./lease.ts";

/** How a file is locked; every field is optional. */
export interface LockSettings {
  /** Milliseconds without a heartbeat after which an owner's lease has expired. Default 6,000. */
  readonly leaseMs?: number;
  /** Milliseconds between heartbeats. Default 1,000. */
  readonly beatMs?: number;
  /** Whether to ask the kernel for a lock, where it has one. Default true. */
  readonly usesKernel?: boolean;
}

/** The file to be locked. */
export interface LockTarget {
  readonly handle: FileHandle;
  /** Path without symbolic links. */
  readonly path: string;
  /** Start of the lease in the file, in bytes. */
  readonly offset: number;
}

/** A locked file. */
export interface FileLock {
  /**
   * Whether an owner that did not hold the kernel's lock let its lease expire. It may only be suspended, and may finish a
   * write when it continues: the new owner must move the content to a new file before it writes.
   */
  readonly isTakenOver: boolean;
  /** Returns why the file is not this process's any more, as a clause; null while it is. */
  findLoss(): Promise<string | null>;
  /** Locks a second open file, which is to replace the first one at its path; `follow` then makes it the locked one. */
  prepare(handle: FileHandle): Promise<void>;
  /** Continues with the file that was prepared, which is at the path now. */
  follow(handle: FileHandle): void;
  /** Releases the lease. Closing the handle, which the caller does, releases the kernel's lock. */
  release(): Promise<void>;
}

/** A file that another process has locked, described by its owner: "process 12 on host-a". */
export interface LockedFile {
  readonly holder: string;
}

const DEFAULT_SETTINGS: Required<LockSettings> = { leaseMs: 6000, beatMs: 1000, usesKernel: true };
/** Milliseconds after which a claim that another process wrote at the same moment is seen. */
const SETTLE_MS = 100;
/** Times that the claim of a process with the kernel's lock is looked for, which it writes later, and milliseconds between. */
const CLAIM_ATTEMPTS = 25;
const CLAIM_PAUSE_MS = 20;

/**
 * Locks an open file, by its device and inode: with the kernel's lock where there is one, and always with a lease in the
 * file, which processes without that lock see. A lease is compared with what it was some seconds ago, never with a
 * clock, so that clocks may jump. Waits for the lease of an owner that may have died to expire.
 * @returns the lock, or the process that has it; null if the path leads to another file by now
 * @throws DamagedLeaseError
 */
export async function lockOpenFile(
  target: LockTarget,
  settings: LockSettings = {},
): Promise<FileLock | LockedFile | null> {
  const { usesKernel, ...times } = { ...DEFAULT_SETTINGS, ...settings };
  const { handle, offset } = target;
  await requireLease(target);
  const kernel = usesKernel ? await requestKernelLock(handle) : "unavailable";
  const found = await requireLease(target);
  if (kernel === "busy") return { holder: describeHolder(found.claim ?? (await waitForClaim(target))) };
  const isFree = found.claim === null || (kernel === "held" && found.claim.kernel);
  if (!isFree && !(await hasExpired(target, found, times))) return { holder: describeHolder(found.claim) };
  const claim: LeaseClaim = {
    owner: randomBytes(16).toString("hex"),
    pid: process.pid,
    host: hostname(),
    kernel: kernel === "held",
  };
  if (!(await isAtPath(target))) return null;
  await writeLease(handle, offset, claim);
  // Of two processes that claim a file at once, the later write stays.
  if (kernel !== "held") await sleep(SETTLE_MS);
  const settled = await requireLease(target);
  if (settled.claim?.owner !== claim.owner) return { holder: describeHolder(settled.claim) };
  if (!(await isAtPath(target))) return null;
  return createLock(target, claim, { beatMs: times.beatMs, usesKernel, isTakenOver: !isFree });
}

function createLock(
  target: LockTarget,
  claim: LeaseClaim,
  { beatMs, usesKernel, isTakenOver }: { beatMs: number; usesKernel: boolean; isTakenOver: boolean },
): FileLock {
  const { path, offset } = target;
  let { handle } = target;
  let beats = 0;
  let beating: Promise<void> | null = null;

  const owns = async () => (await readLease(handle, offset))?.claim?.owner === claim.owner;
  const timer = setInterval(() => {
    beating ??= writeBeat(handle, offset, ++beats)
      .catch(() => {})
      .finally(() => {
        beating = null;
      });
  }, beatMs).unref();

  return {
    isTakenOver,
    async findLoss() {
      const [isOwned, isPresent] = await Promise.all([owns(), isAtPath({ handle, path })]);
      if (!isPresent) return "another file is at its path";
      return isOwned ? null : "another process has taken it over";
    },
    async prepare(next) {
      if (usesKernel) await requestKernelLock(next);
      await writeLease(next, offset, claim);
    },
    follow(next) {
      handle = next;
    },
    async release() {
      clearInterval(timer);
      await beating;
      // A lease that cannot be given back expires.
      if (await owns().catch(() => false)) await writeLease(handle, offset, null).catch(() => {});
    },
  };
}

/** Waits for the claim of a process that has just got the kernel's lock. Returns null if it writes none. */
async function waitForClaim(target: LockTarget): Promise<LeaseClaim | null> {
  for (let attempt = 0; attempt < CLAIM_ATTEMPTS; attempt++) {
    await sleep(CLAIM_PAUSE_MS);
    const { claim } = await requireLease(target);
    if (claim) return claim;
  }
  return null;
}

/** Watches a lease. Returns whether its owner released it or let it expire; false as soon as a heartbeat is seen. */
async function hasExpired(
  { handle, offset }: LockTarget,
  first: LeaseState,
  { leaseMs, beatMs }: Pick<Required<LockSettings>, "leaseMs" | "beatMs">,
): Promise<boolean> {
  const pauseMs = Math.min(beatMs, leaseMs) / 4;
  const steps = Math.ceil(leaseMs / pauseMs);
  // Counted in sleeps, so that a clock that jumps, or the suspension of this process, expires no lease.
  for (let step = 0; step < steps; step++) {
    await sleep(pauseMs);
    const lease = await readLease(handle, offset);
    if (lease?.claim === null) return true;
    if (lease?.claim?.owner !== first.claim?.owner || lease?.beat !== first.beat) return false;
  }
  return true;
}

/** Returns whether the path still leads to the open file. */
async function isAtPath({ handle, path }: Pick<LockTarget, "handle" | "path">): Promise<boolean> {
  try {
    const [open, atPath] = await Promise.all([handle.stat({ bigint: true }), stat(path, { bigint: true })]);
    return open.dev === atPath.dev && open.ino === atPath.ino;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

function describeHolder(claim: LeaseClaim | null): string {
  return claim ? `process ${claim.pid} on ${claim.host}` : "another process";
}

async function requireLease({ handle, offset }: LockTarget): Promise<LeaseState> {
  const lease = await readLease(handle, offset);
  if (lease) return lease;
  throw new DamagedLeaseError();
}

/** Thrown if the bytes where a lease is expected are neither a lease nor free. */
export class DamagedLeaseError extends Error {
  override readonly name = "DamagedLeaseError";
}
