import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { holdEventLoop } from "../../src/async/hold-event-loop.ts";
import { ROOT } from "../support/paths.ts";

const MODULE = resolve(ROOT, "src/async/hold-event-loop.ts");
/** Node's exit code of a module that awaits what can no longer happen. */
const UNSETTLED = 13;

/** Runs a process that awaits a promise which its event loop does not count, held or not, and returns its exit code. */
function runWaiting(expression: string): number | null {
  const script = `
    import { holdEventLoop } from ${JSON.stringify(MODULE)};
    const uncounted = new Promise((resolve) => setTimeout(resolve, 20, "done").unref());
    if ((await ${expression}) !== "done") process.exit(1);`;
  return spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], { cwd: ROOT }).status;
}

describe("holdEventLoop", () => {
  it("waits for what the loop does not count, and lets the process end then", () => {
    expect(runWaiting("uncounted")).toBe(UNSETTLED);
    expect(runWaiting("holdEventLoop(uncounted)")).toBe(0);
  });

  it("passes an error on", async () => {
    await expect(holdEventLoop(Promise.reject(new Error("no module")))).rejects.toThrow("no module");
  });
});
