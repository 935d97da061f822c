import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeChainedCases } from "../../support/node/chained-cases.ts";
import { runCommand } from "../../support/node/run-cli.ts";
import { ROOT } from "../../support/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-interrupted-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const BIN = resolve(ROOT, "src/node/bin.ts");

// So many cases that each stage of a build takes a while.
beforeAll(() => writeFileSync(at("cases.jsonl"), writeChainedCases(3000)));

/** Runs a command in a process of its own, and interrupts it when it has printed a text. */
function interruptAt(printed: string, ...args: string[]): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", BIN, ...args], { cwd: ROOT });
  let err = "";
  child.stderr.on("data", (chunk) => {
    const wasPrinted = err.includes(printed);
    err += String(chunk);
    if (!wasPrinted && err.includes(printed)) child.kill("SIGINT");
  });
  return new Promise((done) => child.once("close", (code) => done({ code, err })));
}

const listFiles = (output: string) => readdirSync(folder).filter((name) => name.includes(output));
const build = (...args: string[]) => [
  "build",
  "--name",
  "same",
  "--from",
  `headnote-jsonl:${at("cases.jsonl")}`,
  ...args,
];

describe.skipIf(process.platform === "win32")("a build that Ctrl-C interrupts", () => {
  it("says that nothing is kept before the first checkpoint, and leaves nothing", async () => {
    const { code, err } = await interruptAt("reading the input", ...build("-o", at("early.sqlite")));
    expect(err).toMatch(
      /\ninterrupted Nothing was kept, as there was no checkpoint yet; .*early\.sqlite is as it was before\.\n$/,
    );
    expect(code).toBe(130);
    expect(listFiles("early")).toEqual([]);
  });

  it("says what is kept and how to continue it, refuses to discard it, and continues", async () => {
    const output = at("late.sqlite");
    const { code, err } = await interruptAt("finding citations", ...build("-o", output));
    expect(err).toMatch(
      /\ninterrupted Kept in .*late\.sqlite\.scratch: all inputs are read; .*late\.sqlite is as it was before\. Repeat the command with --resume to continue, or with --restart to discard that\.\n$/,
    );
    expect(code).toBe(130);
    expect(listFiles("late")).toHaveLength(2);
    const again = await runCommand(...build("-o", output));
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining("An interrupted build of") });
    const resumed = await runCommand(...build("-o", output, "--resume"));
    expect(resumed).toMatchObject({ code: 0, out: expect.stringContaining("3,000 cases") });
    expect(resumed.err).toMatch(
      /^continuing the interrupted build of .*late\.sqlite: all inputs are read; the checkpoint is \d+ seconds? old\n/,
    );
    expect(listFiles("late")).toEqual(["late.sqlite"]);
  });

  it("says with --resume that there is nothing to continue", async () => {
    const { code, err } = await runCommand(...build("-o", at("new.sqlite"), "--resume", "--max-cases", "5"));
    expect(code).toBe(0);
    expect(err).toMatch(/^no build of .*new\.sqlite was interrupted since this machine was started: building from the/);
  });

  it("takes either --resume or --restart", async () => {
    const { code, err } = await runCommand(...build("-o", at("new.sqlite"), "--resume", "--restart"));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("cannot be used with option") });
  });
});

/** Cases of which the audit merges two. */
function writeTwins(): string {
  const [first = "", second = ""] = ["one", "two"].map((namespace) =>
    [
      { kind: "court", court: { id: "ca9", name: "Court of Appeals", jurisdiction: "US", level: "appellate" } },
      {
        kind: "case",
        case: {
          namespace,
          sourceId: "1",
          courtId: "ca9",
          jurisdiction: "US",
          name: "Alder v. Birch",
          dateFiled: "1950-03-04",
          citations: [],
        },
      },
      {
        kind: "opinion",
        namespace,
        caseSourceId: "1",
        opinion: { kind: "lead", text: "The ferry keeps its landing safe. ".repeat(40) },
      },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(""),
  );
  return first + second;
}

describe("a repair", () => {
  const twins = at("twins.sqlite");
  beforeAll(async () => {
    writeFileSync(at("twins.jsonl"), writeTwins());
    expect(await runCommand("build", "--from", at("twins.jsonl"), "-o", twins)).toMatchObject({ code: 0 });
  });

  it.skipIf(process.platform === "win32")("that is interrupted leaves nothing and says so", async () => {
    writeFileSync(at("large.jsonl"), writeTwins() + writeChainedCases(3000));
    await runCommand("build", "--from", at("large.jsonl"), "-o", at("large.sqlite"));
    const { code, err } = await interruptAt("finding", "audit", at("large.sqlite"), "--fix", "-o", at("fixed.sqlite"));
    expect(err).toMatch(/\ninterrupted Nothing was kept of the repair; .*fixed\.sqlite is as it was before\.\n$/);
    expect(code).toBe(130);
    expect(listFiles("fixed")).toEqual([]);
  });

  it("refuses its output before it reads the corpus", async () => {
    writeFileSync(at("note.txt"), "a note");
    const cases: [string[], RegExp][] = [
      [["-o", at("x.sqlite")], /Add --fix, or leave -o out/],
      [["--fix", "-o", at("nowhere/x.sqlite")], /its folder does not exist/],
      [["--fix", "-o", at("note.txt")], /note\.txt is not replaced/],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await runCommand("audit", twins, ...args);
      expect({ code, out, err }).toEqual({ code: 2, out: "", err: expect.stringMatching(message) });
    }
  });

  it("of a corpus without faults is a copy of it, or nothing in its place", async () => {
    const repaired = at("repaired.sqlite");
    expect(await runCommand("audit", twins, "--fix", "-o", repaired)).toMatchObject({ code: 0 });
    expect((await runCommand("stats", "--corpus", repaired)).out).toMatch(/\n1 repair: merge 1\n$/);
    const copied = await runCommand("audit", repaired, "--fix", "-o", at("copy.sqlite"));
    expect(copied.err).toMatch(
      /^Nothing can be repaired without doubt: .*copy\.sqlite is a copy of .*repaired\.sqlite\.\n$/,
    );
    expect(readFileSync(at("copy.sqlite")).equals(readFileSync(repaired))).toBe(true);
    const same = await runCommand("audit", repaired, "--fix");
    expect(same).toMatchObject({ code: 0, err: expect.stringMatching(/repaired\.sqlite is not changed\.\n$/) });
  });
});
