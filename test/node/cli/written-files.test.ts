import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { writeChainedCases } from "../../support/node/chained-cases.ts";
import { runCommand } from "../../support/node/run-cli.ts";

let bytes: Uint8Array;
beforeAll(async () => {
  ({ bytes } = await buildSmallCorpus());
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "headnote-written-"));
  writeFileSync(at("read.sqlite"), bytes);
  writeFileSync(at("other.svg"), bytes);
  writeFileSync(at("cut.svg"), bytes.subarray(0, -1));
  writeFileSync(at("notes.svg"), "notes");
  writeFileSync(at("brief.txt"), "See 701 U.S. 10.");
  mkdirSync(at("in"));
  writeFileSync(at("in/cases.jsonl"), writeChainedCases(5));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

/** Every command that writes a file, without the name of the file, which comes last. */
const WRITERS: readonly (readonly [option: string, args: () => string[]])[] = [
  ["--out", () => ["search", "ferry", "--export", "csv", "--corpus", at("read.sqlite"), "--out"]],
  ["--svg", () => ["network", "701 U.S. 10", "--corpus", at("read.sqlite"), "--svg"]],
  ["--export", () => ["network", "701 U.S. 10", "--corpus", at("read.sqlite"), "--export"]],
  ["--history", () => ["status", "701 U.S. 10", "--corpus", at("read.sqlite"), "--history"]],
  ["--sarif", () => ["check", at("brief.txt"), "--fail-on", "never", "--corpus", at("read.sqlite"), "--sarif"]],
  ["--file", () => ["saved", "add", "Ferries", "ferry", "--corpus", at("read.sqlite"), "--file"]],
  ["--report", () => build("--report")],
];

function build(...args: string[]): string[] {
  return ["build", "--from", `headnote-jsonl:${at("in")}`, "-o", at("new.sqlite"), ...args];
}

/** Runs a command that must be refused before it does anything. */
async function expectRefusal(args: string[], message: string) {
  const state = () => readdirSync(folder).map((name) => [name, name === "in" || readFileSync(at(name), "latin1")]);
  const before = state();
  expect(await runCommand(...args)).toEqual({ code: 2, out: "", err: `error ${message}\n` });
  expect(state()).toEqual(before);
}

describe("a file that a command writes", () => {
  it.each(WRITERS)("of %s is no corpus and no database", async (option, args) => {
    const remedy = `Name another file: ${option} FILE.`;
    for (const [name, kind] of [
      ["other.svg", "a Headnote corpus"],
      ["cut.svg", "an SQLite database"],
    ] as const)
      await expectRefusal([...args(), at(name)], `${at(name)} is not written over: it is ${kind}. ${remedy}`);
  });

  it.each(WRITERS.filter(([option]) => option !== "--file"))("of %s replaces another file", async (_, args) => {
    expect((await runCommand(...args(), at("notes.svg"))).code).toBe(0);
    expect(readFileSync(at("notes.svg"), "utf8")).not.toBe("notes");
  });

  it("is not what the command reads, under whatever name", async () => {
    symlinkSync(at("brief.txt"), at("symbolic"));
    linkSync(at("brief.txt"), at("hard"));
    const corpus = at("read.sqlite");
    const because = (option: string) =>
      `is not written over: this command reads it. Name another file: ${option} FILE.`;
    for (const name of ["brief.txt", "symbolic", "hard"])
      await expectRefusal(
        ["check", at("brief.txt"), "--corpus", corpus, "--sarif", at(name)],
        `${at(name)} ${because("--sarif")}`,
      );
    const search = ["search", "ferry", "--export", "csv", "--corpus", corpus, "--out"];
    await expectRefusal([...search, corpus], `${corpus} ${because("--out")}`);
  });

  it("is not a file of a folder that the build reads, but may be a new one there", async () => {
    const refused = `${at("in/cases.jsonl")} is not written over: it is a file of ${at("in")}, which this command reads.`;
    const remedy = "Name another file: --report FILE.";
    await expectRefusal(build("--report", at("in/cases.jsonl")), `${refused} ${remedy}`);
    expect((await runCommand(...build("--report", at("in/report.log")))).code).toBe(0);
  });

  it("is not the corpus that the build writes", async () => {
    const refused = `${at("new.sqlite")} is not written over: this command writes its corpus there.`;
    await expectRefusal(build("--report", at("new.sqlite")), `${refused} Name another file: --report FILE.`);
  });

  it("is not another file that the command writes", async () => {
    const path = at("both.svg");
    await expectRefusal(
      ["network", "701 U.S. 10", "--corpus", at("read.sqlite"), "--svg", path, "--export", path],
      `${path} is not written over: this command writes the picture there. Name another file: --export FILE.`,
    );
    expect(existsSync(path)).toBe(false);
  });
});

describe("a build with a report", () => {
  it("prints the number of refusals and the name of the report instead of the refusals", async () => {
    appendFileSync(at("in/cases.jsonl"), "{}\n".repeat(25));
    const { code, err } = await runCommand(...build("--report", at("report.jsonl")));
    expect(code).toBe(0);
    expect(err).toContain(`  25 records refused; ${at("report.jsonl")} lists every refusal, repair and merge\n`);
    expect(err).not.toMatch(/, record |--report FILE/);
    const kinds = readFileSync(at("report.jsonl"), "utf8")
      .split("\n")
      .filter((line) => line.includes('"refused"'));
    expect(kinds.length).toBeGreaterThanOrEqual(25);
    const without = await runCommand(...build());
    expect(without.err).toContain(", record line 12: ");
    expect(without.err).toContain("  … and 5 more; --report FILE lists all of them\n");
  });

  it("is not a dry run, which writes nothing", async () => {
    const { code, err } = await runCommand(...build("--dry-run", "--report", at("report.jsonl")));
    expect(code).toBe(2);
    expect(err).toContain("option '--report <file>' cannot be used with option '--dry-run'");
  });
});
