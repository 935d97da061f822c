import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readCodeBlocks } from "../../support/docs/code-blocks.ts";
import { ROOT } from "../../support/paths.ts";

// The README's two lines as printed, on a machine that has Node, npm, git and a shell, and nothing else: a clone of what
// is committed, an empty home, an empty cache, no browser. Takes ten minutes and the registry: HEADNOTE_FRESH=1 runs it.
const isWanted = process.env.HEADNOTE_FRESH === "1";
if (!isWanted) console.log("skipped: the README's lines in a fresh folder take long; HEADNOTE_FRESH=1 runs them");

const [START, TEST] = readCodeBlocks("README.md")[0]!.code.trim().split("\n") as [string, string];
const PLACE = isWanted ? mkdtempSync(join(tmpdir(), "headnote-fresh-")) : "";
const running = new Set<ChildProcess>();
afterAll(async () => {
  await Promise.all([...running].map(stop));
  if (isWanted) rmSync(PLACE, { recursive: true, force: true });
});

describe.skipIf(!isWanted)("a fresh machine", () => {
  it(`starts with ${START}`, async () => {
    const { folder, env } = createMachine("start");
    const child = started(START, folder, env);
    try {
      const printed = await until(child, /Press Ctrl-C to stop/);
      const url = /answers at (http:\S+)/.exec(printed)![1]!;
      const key = /key: (\S+)/.exec(printed)![1]!;
      expect(await brown(url, key)).toMatchObject({ data: { caseName: "Brown v. Board of Education" } });
      expect(await (await fetch(url)).text()).toContain("<!doctype html>");
      const curl = /^curl .*347 U\.S\. 483"\}'$/m.exec(printed)![0];
      expect(JSON.parse(execFileSync("sh", ["-c", curl], { encoding: "utf8" }))).toHaveProperty("data.citation");
    } finally {
      await stop(child);
    }
  });

  it(`passes ${TEST}`, { timeout: 3_000_000 }, async () => {
    const { folder, env } = createMachine("test");
    const child = started(TEST, folder, env);
    const printed = await ending(child);
    expect(child.exitCode, printed.slice(-20_000)).toBe(0);
    expect(printed).toMatch(/Tests\s.*passed/);
  });
});

/** A clone in an empty folder, and an environment that knows a few commands only. */
function createMachine(name: string): { readonly folder: string; readonly env: NodeJS.ProcessEnv } {
  const [folder, home, bin] = ["headnote", "home", "bin"].map((part) => resolve(PLACE, name, part)) as [
    string,
    string,
    string,
  ];
  for (const made of [home, bin]) mkdirSync(made, { recursive: true });
  execFileSync("git", ["clone", "--quiet", ROOT, folder]);
  for (const command of COMMANDS) {
    const path = whichever(command);
    if (path !== null) symlinkSync(path, join(bin, command));
  }
  const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  const passed = Object.fromEntries(Object.entries(process.env).filter(([key]) => NETWORK.test(key)));
  return {
    folder,
    env: { ...passed, PATH: bin, HOME: home, npm_config_registry: registry, CHROMIUM_PATH: resolve(PLACE, "none") },
  };
}

/** Runs a line in a group of processes of its own, so that all of it can be stopped. */
function started(line: string, cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn("sh", ["-c", line], { cwd, env, detached: true });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** As Ctrl-C does. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once("exit", done));
  process.kill(-child.pid!, "SIGINT");
  await ended;
}

/** Node, npm, git, a shell, and the commands that every Unix has. */
const COMMANDS =
  "node npm npx git sh cat chmod cp date dirname basename env head ln ls mkdir mv pwd rm sleep sort tail test touch tr true uname wc".split(
    " ",
  );

/** What a machine needs to reach the registry. */
const NETWORK = /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR))$/i;

function whichever(command: string): string | null {
  const paths = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, command));
  return paths.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return !path.includes("node_modules");
  } catch {
    return false;
  }
}

/** What a program has printed when it prints this; an error when it ends before. */
function until(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let printed = "";
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on("data", (data) => {
        printed += data;
        if (pattern.test(printed)) done(printed);
      });
    }
    child.once("exit", (code) => fail(new Error(`ended with ${code}: ${printed.slice(-20_000)}`)));
  });
}

/** All that a program has printed, when it has ended. */
function ending(child: ChildProcess): Promise<string> {
  let printed = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (data) => (printed += data));
  return new Promise((done) => child.once("close", () => done(printed)));
}

async function brown(url: string, key: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ citation: "347 U.S. 483" });
  return (await fetch(`${url}/api/v1/citations/resolve`, { method: "POST", headers, body })).json();
}
