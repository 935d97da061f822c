import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { RecordNote } from "../../../src/ingest/report.ts";
import { runCommand } from "../../support/node/run-cli.ts";

import { FAILING_INPUTS } from "./failing-inputs.ts";
import type { Hostile } from "./input-files.ts";
import { REPORTED_INPUTS } from "./reported-inputs.ts";

const root = mkdtempSync(join(tmpdir(), "headnote-hostile-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;

/** Writes the files of an input into a folder. */
async function writeInput({ from, files }: Hostile): Promise<{ folder: string; input: string; before: string[] }> {
  const folder = join(root, String(++made));
  for (const [path, content] of Object.entries(await files())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  mkdirSync(join(folder, "out"));
  const colon = from.indexOf(":");
  const input = from.slice(0, colon + 1) + join(folder, from.slice(colon + 1));
  return { folder, input, before: listAll(root) };
}

const parseRow = (line: string) => JSON.parse(line) as RecordNote & { readonly kind: string };
const listAll = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

describe("an input without a valid record", () => {
  it.each(FAILING_INPUTS)("a build fails with a reason and writes nothing for $name", async (hostile) => {
    const { folder, input, before } = await writeInput(hostile);
    const { code, err } = await runCommand("build", "--from", input, "-o", join(folder, "out", "c.sqlite"));
    expect(err).toMatch(hostile.message);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
    expect(code).toBe(2);
    expect(listAll(root)).toEqual(before);
  });
});

describe("an input with some valid records", () => {
  it.each(REPORTED_INPUTS)("a build stores valid records and reports the others for $name", async (hostile) => {
    const { folder, input, before } = await writeInput(hostile);
    const report = join(folder, "out", "report.json");
    const output = join(folder, "out", "c.sqlite");
    const { code, err } = await runCommand("build", "--from", input, "-o", output, "--report", report);
    expect({ code, err }).toMatchObject({ code: 0 });
    const rows = readFileSync(report, "utf8").trimEnd().split("\n").map(parseRow);
    expect(rows.at(-1)).toMatchObject({ kind: "summary", stored: hostile.stored });
    const lines = (kind: string) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ location: { file, record }, reason }) => `${file} ${record}: ${reason}`);
    expect(lines("refused")).toEqual((hostile.refused ?? []).map((line) => expect.stringContaining(line)));
    expect(lines("repaired")).toEqual((hostile.repaired ?? []).map((line) => expect.stringContaining(line)));
    const [refused] = rows.filter(({ kind }) => kind === "refused");
    const prefix = output.slice(root.length + 1, -"c.sqlite".length);
    expect(listAll(root)).toEqual([...before, `${prefix}c.sqlite`, `${prefix}report.json`].sort());
    // With --strict the build of the same input fails.
    if (refused === undefined) return;
    const strict = await runCommand("build", "--from", input, "-o", join(folder, "out", "s.sqlite"), "--strict");
    expect(strict.code).toBe(2);
    expect(strict.err).toContain(refused.reason);
    expect(readdirSync(join(folder, "out")).sort()).toEqual(["c.sqlite", "report.json"]);
  });
});
