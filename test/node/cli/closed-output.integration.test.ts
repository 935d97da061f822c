import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { STARTER_CORPUS } from "../../../src/node/starter-corpus.ts";
import { DIST } from "../../support/paths.ts";

const BIN = join(DIST, "node/bin.js");
const isBuilt = existsSync(STARTER_CORPUS);
if (!isBuilt) console.log("skipped: there is no dist, run npm run build first");

/** What a pipe holds on Linux. */
const PIPE_BYTES = 65_536;

const folder = mkdtempSync(join(tmpdir(), "headnote-closed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const brief = join(folder, "brief.txt");
writeFileSync(brief, "Bowers v. Hardwick, 478 U.S. 186 (1986), still governs.\n".repeat(200));

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly messages: string;
}

/** Runs the built command and closes the pipe of its output at once, or after the first bytes. */
function runWithClosedPipe(args: readonly string[], moment: "at once" | "after the first bytes"): Promise<Ended> {
  const child = spawn(process.execPath, [BIN, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  if (moment === "at once") child.stdout.destroy();
  else child.stdout.once("data", () => child.stdout.destroy());
  return waitForEnd(child);
}

function waitForEnd(child: ReturnType<typeof spawn>): Promise<Ended> {
  let messages = "";
  child.stderr?.on("data", (chunk) => {
    messages += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal, messages }));
  });
}

describe.skipIf(!isBuilt)("a command whose reader closes the pipe", () => {
  const commands = [
    { args: ["search", "court", "-n", "100", "--passages", "5"], code: 0 },
    { args: ["search", "court", "--export", "jsonl"], code: 0, messages: /^\d+ cases\n$/ },
    { args: ["stats", "--json"], code: 0 },
    { args: ["search", "zeppelinologist"], code: 1 },
    { args: ["check", brief], code: 1 },
    { args: ["--help"], code: 0 },
  ];
  it.each(commands)("ends quietly with its own exit code: headnote $args.0", async (command) => {
    const { args, code, messages = /^$/ } = command;
    const ended = { code, signal: null, messages: expect.stringMatching(messages) };
    const runs = [runWithClosedPipe(args, "at once"), runWithClosedPipe(args, "after the first bytes")];
    expect(await Promise.all(runs)).toEqual([ended, ended]);
  });

  it("ends quietly if messages are not read either", async () => {
    const child = spawn(process.execPath, [BIN, "ask", "Is Plessy v. Ferguson still good law?"]);
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await waitForEnd(child)).toMatchObject({ code: 0, signal: null });
  });
});

describe.skipIf(!isBuilt)("a command whose reader is slow", () => {
  it("ends when all of its output is read", async () => {
    // More than the pipe holds, so that the rest waits in the process.
    const child = spawn(process.execPath, [BIN, "search", "court", "--export", "jsonl"]);
    const ended = waitForEnd(child);
    let output = "";
    child.stdout.setEncoding("utf8");
    for await (const chunk of child.stdout) {
      output += String(chunk);
      await setTimeout(20);
    }
    const { code, messages } = await ended;
    expect(code).toBe(0);
    expect(output.length).toBeGreaterThan(PIPE_BYTES);
    const cases = Number(/^\d+/.exec(messages)?.[0]);
    expect(
      output
        .trimEnd()
        .split("\n")
        .map((line) => typeof JSON.parse(line)),
    ).toHaveLength(cases);
  });
});

describe.skipIf(!isBuilt || !existsSync("/dev/full"))("a command whose output does not fit the disk", () => {
  it("says so and ends with 2", async () => {
    const full = openSync("/dev/full", "w");
    const child = spawn(process.execPath, [BIN, "search", "court"], { stdio: ["ignore", full, "pipe"] });
    const ended = await waitForEnd(child);
    closeSync(full);
    expect(ended).toMatchObject({ code: 2, signal: null });
    expect(ended.messages).toMatch(/^error the output cannot be written: ENOSPC.*\n$/);
  });
});
