import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { EngineError } from "../../errors.ts";

/**
 * Claims a file for this process until the returned function is called or the process ends, however it ends.
 *
 * Every process writes a lock file of its own beside the file first, `NAME.lock.PID.START`, and looks for others then:
 * so of two that come at the same time never both go on. A lock is dead when no process has its number, or a process
 * that started at another time.
 * @throws EngineError `validation_failed` while another has the file
 */
export function lockFile(path: string): () => void {
  const folder = dirname(path);
  const prefix = `${basename(path)}.lock.`;
  const own = `${prefix}${process.pid}.${readProcessStart(process.pid) ?? UNKNOWN_START}`;
  try {
    writeFileSync(join(folder, own), "", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw createLockedError(path, process.pid);
    throw new EngineError("validation_failed", `Cannot lock ${path}: ${String(error)}.`, {}, error);
  }
  const unlock = () => rmSync(join(folder, own), { force: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || name === own) continue;
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

/** For systems that do not tell when a process started. */
const UNKNOWN_START = "unknown";

function isOwnerAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const found = readProcessStart(pid);
  return found === undefined || start === UNKNOWN_START || found === start;
}

/** When a process started, in the words of Linux: the boot, and the ticks since. A process that only waits to be buried has no start. */
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
