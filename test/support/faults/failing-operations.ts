import { type FileOperation, type Interceptor, interceptFiles } from "./file-layer.ts";

/** Which file operations fail, and how. */
export interface Fault {
  /** Number of the first operation that fails, from 0. */
  readonly index: number;
  /** For instance EIO. */
  readonly code: string;
  /** Whether all later operations fail as well. */
  readonly isLasting: boolean;
}

/** What happened while `work` ran. */
export interface FaultyRun {
  /** Number of operations. */
  readonly operations: number;
  /** Indexes of the operations that can fail with the stated code. */
  readonly failable: readonly number[];
  /** Names of the operations that failed. */
  readonly failed: readonly string[];
}

/** What a disk writes whole or not at all. */
const SECTOR_BYTES = 512;

/**
 * Runs `work` while operations on files in a folder fail as stated. A write that fails writes half of its bytes first, unless they are in the
 * first sector, and a
 * file whose closing fails is closed, as on Linux.
 */
export async function runWithFault(folder: string, fault: Fault | null, work: () => Promise<void>): Promise<FaultyRun> {
  let operations = 0;
  const failed: string[] = [];
  const failable: number[] = [];
  const restore = await interceptFiles(folder, (operation, run) => {
    const index = operations++;
    if (fault !== null && canFail(operation, fault.code)) failable.push(index);
    const isHit = fault !== null && (fault.isLasting ? index >= fault.index : index === fault.index);
    if (!isHit || !canFail(operation, fault.code)) return run();
    failed.push(operation.name);
    return fail(operation, run, fault.code);
  });
  try {
    await work();
  } finally {
    restore();
  }
  return { operations, failable, failed };
}

/** Only what opens a file can lack a descriptor, and only what writes can lack space. */
function canFail({ name, args }: FileOperation, code: string): boolean {
  if (code === "EMFILE") return /^open|^readdir|^(?:read|write)File/.test(name);
  if (code === "ENOSPC")
    return /write|mkdir|fsync|\.(?:data)?sync|rename/.test(name) || (/^open/.test(name) && /w|a/.test(String(args[1])));
  return true;
}

function fail({ name, path, args }: FileOperation, run: Parameters<Interceptor>[1], code: string): unknown {
  const error = Object.assign(new Error(`${code}: injected, ${name} '${path}'`), {
    code,
    syscall: name,
    errno: -1,
    path,
  });
  const isSync = name.endsWith("Sync");
  if (/close/.test(name)) {
    if (!isSync) return Promise.resolve(run()).then(() => Promise.reject(error));
    run();
  }
  if (name === "handle.write" || name === "writeSync") {
    const [bytes, offset, length, position] = args as [Uint8Array, number, number, number];
    const isAtomic = position + length <= SECTOR_BYTES;
    const half = isAtomic ? undefined : run([bytes, offset, Math.floor(length / 2), position]);
    if (!isSync) return Promise.resolve(half).then(() => Promise.reject(error));
  }
  if (isSync) throw error;
  return Promise.reject(error);
}
