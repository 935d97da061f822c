import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { EngineError } from "../../errors.ts";

/**
 * Locks a file for this process until the returned function is called or the process ends, also by a crash.
 *
 * Each process first writes a lock file beside the file, `NAME.lock.PID.START`, and then searches for other lock files, so
 * that two processes that start together never both succeed. A lock is stale if no process has its id, or a process that
 * started at another time.
 * @throws EngineError `validation_failed` if another process has locked the file
 */
export function lockFile(path: string): () => void {
  const folder = dirname(path);
  const prefix = `${basename(path)}.lock.`;
  const ownName = `${prefix}${process.pid}.${readProcessStart(process.pid) ?? UNKNOWN_START}`;
  try {
    writeFileSync(join(folder, ownName), "", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw createLockedError(path, process.pid);
    throw new EngineError("validation_failed", `Cannot lock ${path}: ${String(error)}.`, {}, error);
  }
  const unlock = () => rmSync(join(folder, ownName), { force: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || name === ownName) continue;
    const [, pid, start] = /^(\d{1,10})\.([\w-]{1,64})$/.exec(name.slice(prefix.length)) ?? [];
    if (pid === undefined) continue;
    if (isOwnerAlive(Number(pid), start!)) {
      unlock();
      throw createLockedError(path, Number(pid));
    }
    rmSync(join(folder, name), { force: true });
  }
  return unlock;
}

/** Start of a process on systems that do not report it. */
const UNKNOWN_START = "unknown";

function isOwnerAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const actualStart = readProcessStart(pid);
  return actualStart === undefined || start === UNKNOWN_START || actualStart === start;
}

/**
 * Returns when a process started, as Linux reports it: boot id and clock ticks since boot; "dead" for a zombie; undefined on
 * other systems.
 */
function readProcessStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return "dead";
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").slice(0, 8);
    return `${boot}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

function createLockedError(path: string, pid: number): EngineError {
  return new EngineError(
    "validation_failed",
    `The journal ${path} is in use by process ${pid}. Stop that process, or name another journal.`,
  );
}
