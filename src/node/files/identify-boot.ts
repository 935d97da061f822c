import { readFileSync } from "node:fs";
import { uptime } from "node:os";

const LINUX_BOOT_ID = "/proc/sys/kernel/random/boot_id";
/** Difference of two computed times of one start: clocks are set, and do not run evenly. */
const TOLERANCE_MS = 60_000;

/** Identifies the present run of the machine: by the kernel's id, or by the time at which the machine was started. */
export function identifyBoot(): string {
  try {
    return readFileSync(LINUX_BOOT_ID, "utf8").trim();
  } catch {
    return String(computeStartTime());
  }
}

/** Returns whether the machine has been running since {@link identifyBoot} returned this id. */
export function isSameBoot(boot: string): boolean {
  const present = identifyBoot();
  return boot === present || Math.abs(Number(boot) - Number(present)) < TOLERANCE_MS;
}

function computeStartTime(): number {
  return Math.round(Date.now() - 1000 * uptime());
}
