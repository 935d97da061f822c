import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";

/** `flock` of util-linux and of BusyBox. */
const FLOCK_PROGRAMS = ["/usr/bin/flock", "/bin/flock"] as const;
/** Milliseconds after which a file system that does not answer counts as one without locks. */
const FLOCK_TIMEOUT_MS = 5000;

/** Result of a request for a kernel lock: `unavailable` where the system offers none. */
export type KernelLock = "held" | "busy" | "unavailable";

/**
 * Requests the exclusive advisory lock of an open file from the kernel, without waiting.
 *
 * Node has no call for flock(2). Such a lock belongs to the open file, though, and not to the process that asked for it:
 * the program `flock` receives the open file as its descriptor 3, locks it and ends, and the lock remains until this
 * process closes the file or dies, however it dies. It follows the file itself: other names, links and process
 * namespaces do not matter.
 */
export async function requestKernelLock({ fd }: FileHandle): Promise<KernelLock> {
  const program = process.platform === "linux" ? FLOCK_PROGRAMS.find((path) => existsSync(path)) : undefined;
  if (program === undefined) return "unavailable";
  return new Promise((resolve) => {
    try {
      const options = { stdio: ["ignore", "ignore", "ignore", fd], timeout: FLOCK_TIMEOUT_MS } as const;
      const child = spawn(program, ["-n", "-x", "3"], { ...options, stdio: [...options.stdio] });
      child.once("error", () => resolve("unavailable"));
      child.once("exit", (code) => resolve(code === 0 ? "held" : code === 1 ? "busy" : "unavailable"));
    } catch {
      resolve("unavailable");
    }
  });
}
