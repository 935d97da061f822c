import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { STARTER_CORPUS } from "../src/node/starter-corpus.ts";
import { type CodeBlock, readCodeBlocks } from "./support/docs/code-blocks.ts";
import { DIST, ROOT } from "./support/paths.ts";

// Every page of docs/, done as it says: blocks with a file name are that file, programs are run, `headnote` is the
// command as it ships, and a block of text contains lines that the block above it prints.
const BIN = resolve(DIST, "node/bin.js");
const isBuilt = existsSync(STARTER_CORPUS);
if (!isBuilt) console.log("skipped: there is no dist, run npm run build first");

const PAGES = readdirSync(resolve(ROOT, "docs")).filter((name) => name.endsWith(".md"));
const IN_SOURCE = /^(?:src|examples)\//;

describe.each(PAGES)("docs/%s", (page) => {
  const blocks = readCodeBlocks(`docs/${page}`);

  it("names only pages that exist", () => {
    const text = readFileSync(resolve(ROOT, "docs", page), "utf8").replace(/^```[\s\S]*?^```/gm, "");
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path!);
    expect(links.filter((path) => !existsSync(resolve(ROOT, "docs", path)))).toEqual([]);
  });

  const quoted = blocks.filter(({ info }) => IN_SOURCE.test(info));
  it.skipIf(quoted.length === 0)("quotes the source unchanged", () => {
    for (const { info, code } of quoted) {
      const source = readFileSync(resolve(ROOT, info), "utf8").split("\n");
      expect(code.split("\n").filter((line) => line !== "" && !source.includes(line))).toEqual([]);
    }
  });

  const steps = blocks.filter(({ info }) => !IN_SOURCE.test(info) && !info.endsWith("not run"));
  it.skipIf(!isBuilt || steps.length === 0)("performs the documented steps", { timeout: 120_000 }, () => {
    const folder = resolve(ROOT, ".verify/docs", page);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    let printed = "";
    for (const step of steps) {
      if (step.language === "text") {
        for (const line of step.code.trimEnd().split("\n")) expect(printed, `line ${step.line}`).toContain(line);
      } else printed = taken(step, folder) ?? printed;
    }
  });
});

/** Does one step; what it printed, where it is one that prints. */
function taken({ language, info, code, line }: CodeBlock, folder: string): string | null {
  const [file, how] = info.split(" ");
  if (language === "sh") {
    const commands = code.split("\n").filter((command) => command.startsWith("headnote "));
    return run("sh", [
      "-ec",
      commands.map((command) => `"${process.execPath}" "${BIN}" ${command.slice(9)}`).join("\n"),
    ]);
  }
  if (!file) throw new Error(`The block of code in line ${line} has no file name.`);
  mkdirSync(dirname(resolve(folder, file)), { recursive: true });
  writeFileSync(resolve(folder, file), code);
  if (how === "test") return run(resolve(ROOT, "node_modules/.bin/vitest"), ["run", "--root", folder, file]);
  if (language === "ts" && !file.endsWith(".config.ts")) return run(process.execPath, ["--import", "tsx", file]);
  return null;

  function run(command: string, given: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(command, given, { cwd: folder, encoding: "utf8" });
    expect(status, `line ${line}: ${stderr}${stdout}`).toBe(0);
    return stdout;
  }
}
