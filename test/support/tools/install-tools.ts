import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const TOOLS = import.meta.dirname;

/** Installs the tools of this folder; false, with a plain message, where that fails. */
export function installTools(): boolean {
  const given = ["install", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"];
  const { status } = spawnSync("npm", given, { cwd: TOOLS, encoding: "utf8" });
  if (status !== 0) console.log("skipped: the tools of test/support/tools cannot be installed here");
  return status === 0;
}

/** Runs one of the tools in a folder; what it printed, and its exit code. */
export function runTool(
  name: string,
  given: readonly string[],
  cwd = TOOLS,
): { status: number | null; printed: string } {
  const bin = resolve(TOOLS, "node_modules/.bin", name);
  const { status, stdout, stderr } = spawnSync(bin, given, { cwd, encoding: "utf8", maxBuffer: 1 << 26 });
  return { status, printed: `${stdout}${stderr}` };
}
