import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BuildOptions, buildCorpus } from "../../src/node/build-corpus.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "headnote-resume-"));
  writeFileSync(join(folder, "cases.jsonl"), writeCases(60));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Each case cites the one before it. */
function writeCases(count: number): string {
  const lines: unknown[] = [
    { kind: "court", court: { id: "x", name: "Court of X", jurisdiction: "US", level: "state_supreme" } },
  ];
  for (let n = 1; n <= count; n++) {
    const text = `The rule of Alder${n - 1} v. Birch, ${n - 1} F.2d 1 (1950), is followed. Number ${n} of the docket.`;
    const cited = { name: `Alder${n} v. Birch`, dateFiled: "1950-03-04", citations: [`${n} F.2d 1`] };
    lines.push({ kind: "case", case: { sourceId: String(n), courtId: "x", jurisdiction: "US", ...cited } });
    lines.push({ kind: "opinion", caseSourceId: String(n), opinion: { kind: "lead", text } });
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

function build(output: string, options: Partial<BuildOptions> = {}) {
  const inputs = [{ path: join(folder, "cases.jsonl"), format: "headnote-jsonl" }];
  return buildCorpus({ inputs, output: join(folder, output), name: "x", ...options });
}

/** Builds until the nth report of a stage, then aborts. */
async function interrupt(output: string, stage: string, nth: number): Promise<void> {
  const controller = new AbortController();
  let reports = 0;
  await expect(
    build(output, {
      keepInterrupted: true,
      signal: controller.signal,
      onProgress: (progress) => {
        if (progress.stage === stage && ++reports === nth) controller.abort();
      },
    }),
  ).rejects.toThrow();
}

describe("an interrupted build", () => {
  it.each([
    ["cite", 1],
    ["cite", 2],
    ["index", 1],
    ["index", 2],
  ])("continues from its inputs with the same bytes after %s report %i", async (stage, nth) => {
    await build("whole.sqlite");
    await interrupt("a.sqlite", stage, nth);
    const stages = new Set<string>();
    const report = await build("a.sqlite", { resume: true, onProgress: (progress) => void stages.add(progress.stage) });
    expect([...stages]).not.toContain("import");
    expect(report.stored).toMatchObject({ cases: 60, opinions: 60, edges: 59 });
    expect(readFileSync(join(folder, "a.sqlite")).equals(readFileSync(join(folder, "whole.sqlite")))).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(["a.sqlite", "cases.jsonl", "whole.sqlite"]);
  });

  it("begins anew if it had not read its inputs", async () => {
    await interrupt("a.sqlite", "import", 1);
    expect(readdirSync(folder)).toEqual(["cases.jsonl"]);
    expect((await build("a.sqlite", { resume: true })).stored.cases).toBe(60);
  });

  it("is not continued with other options or other inputs", async () => {
    await interrupt("a.sqlite", "index", 1);
    await expect(build("a.sqlite", { resume: true, name: "y", keepInterrupted: true })).rejects.toThrow(
      /had other inputs or options/,
    );
    expect((await build("a.sqlite", { resume: true })).stored.cases).toBe(60);
  });

  it("is removed by a build that does not continue it", async () => {
    await interrupt("a.sqlite", "index", 1);
    await build("a.sqlite");
    expect(readdirSync(folder).sort()).toEqual(["a.sqlite", "cases.jsonl"]);
  });
});

describe("a build with a filter", () => {
  it("contains the selected cases, and the edges between them", async () => {
    const { stored, leftOut } = await build("a.sqlite", { filter: { maxCases: 20 } });
    expect(stored).toMatchObject({ cases: 20, opinions: 20, edges: 19 });
    expect(leftOut).toEqual({ cases: 40, opinions: 40 });
  });
});

describe("a build with little memory", () => {
  it("has the same bytes as one with much", async () => {
    writeFileSync(join(folder, "cases.jsonl"), writeCases(300));
    await build("much.sqlite");
    await build("little.sqlite", { memory: 1 });
    expect(readFileSync(join(folder, "little.sqlite")).equals(readFileSync(join(folder, "much.sqlite")))).toBe(true);
  });
});
