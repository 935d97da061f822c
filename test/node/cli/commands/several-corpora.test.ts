import { linkSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUnionReporter } from "../../../../src/node/cli/output/progress-reporter.ts";
import { SMALL_CASES } from "../../../support/corpora/small-cases.ts";
import { buildFromRecords } from "../../../support/corpora/split-corpus.ts";
import { runCommand } from "../../../support/node/run-cli.ts";
import { toCaseRecords } from "../../../support/union/small-records.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-several-"));
const [east, west, foreign] = ["east", "west", "foreign"].map((name) => join(folder, `${name}.sqlite`)) as [
  string,
  string,
  string,
];
const both = ["--corpus", east, "--corpus", west];
const listUnions = () => readdirSync(folder).filter((name) => name.includes(".union-"));

beforeAll(async () => {
  writeFileSync(east, await buildFromRecords("east", [toCaseRecords(SMALL_CASES.slice(0, 3))]));
  writeFileSync(west, await buildFromRecords("west", [toCaseRecords(SMALL_CASES.slice(3))]));
  writeFileSync(foreign, "no corpus at all");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("several corpora on the command line", () => {
  it("are read once if they are the same file", async () => {
    const repeated = ["--corpus", east, "--corpus", `${folder}/./${basename(east)}`];
    const { out, err } = await runCommand("stats", ...repeated);
    expect([out.split("\n")[0], err]).toEqual(["east 1", ""]);
    expect(listUnions()).toEqual([]);
  });

  const links = [
    ["a symbolic", symlinkSync],
    ["a hard", linkSync],
  ] as const;
  it.skipIf(process.platform === "win32").each(links)(
    "are read once if one is %s link to the other",
    async (_, make) => {
      const link = join(folder, `${make.name}.sqlite`);
      make(east, link);
      const { out, err } = await runCommand("stats", "--corpus", link, "--corpus", east);
      expect([out.split("\n")[0], err]).toEqual(["east 1", ""]);
      expect(listUnions()).toEqual([]);
    },
  );

  it("are joined once", async () => {
    for (let run = 0; run < 2; run++) expect(await runCommand("search", "ferry", ...both)).toMatchObject({ code: 0 });
    expect(listUnions()).toHaveLength(1);
  });

  it("are joined with an explanation of what is printed", () => {
    const printed: string[] = [];
    const write = (text: string) => printed.push(text) > 0;
    const { report } = createUnionReporter({ stdout: process.stdout, stderr: { write } as typeof process.stderr });
    for (const stage of ["cite", "index"] as const) report({ stage, done: 0, total: 1, unit: "cases" });
    expect(printed.join("").split("\n")).toEqual([
      "What depends on several corpora together is computed once, and kept beside the first where its folder can be written:",
      "finding citations …",
      "indexing words …",
      "",
    ]);
  });

  it.each([["search", "ferry"], ["stats"], ["audit"]])("are not replaced by their union file: %j", async (...args) => {
    const union = join(folder, listUnions()[0]!);
    expect(await runCommand(...args, "--corpus", union)).toMatchObject({
      code: 3,
      err: expect.stringMatching(/union-\w+\.sqlite: This is a union file.*computed of east, west. Open these corpora/),
    });
    expect((await runCommand("stats", "--corpus", west, "--corpus", union)).code).toBe(3);
    expect((await runCommand("build", "--into", union, "--remove", "1", "-o", join(folder, "x.sqlite"))).code).toBe(3);
  });

  it("are named where one of them cannot be read", async () => {
    expect(await runCommand("stats", "--corpus", east, "--corpus", foreign)).toMatchObject({
      code: 3,
      err: expect.stringContaining(`${foreign}: The file is not a Headnote corpus.`),
    });
  });
});
