import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Importer } from "../../src/ingest/importer.ts";
import { findImporter } from "../../src/ingest/importers/importers.ts";
import type { BuildNote } from "../../src/ingest/report.ts";
import { type BuildOptions, buildCorpus } from "../../src/node/build-corpus.ts";
import type { PartialCorpusFile } from "../../src/node/files/corpus-file.ts";
import { saveFinishedBuild } from "../../src/node/files/interrupted-build.ts";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { writeChainedCases } from "../support/node/chained-cases.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "headnote-resume-"));
  writeFileSync(join(folder, "cases.jsonl"), writeChainedCases(60));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Pages, so that the checkpoints of a build include courts, merged records, laws, refusals and what is held back. */
function writeMixed(count: number, from = 0): string {
  const namespace = from === 0 ? "first" : "second";
  const lines: unknown[] = [];
  for (let n = from; n < from + count; n++) {
    if (n % 100 === 0) {
      const level = n % 200 === 0 ? "state_supreme" : "state_appellate";
      lines.push({ kind: "court", court: { id: `c${n}`, name: `Court ${n}`, jurisdiction: "US", level } });
      lines.push({ kind: "act", act: { id: `act-${n}`, title: `The Lamps (Number ${n}) Act, 1950`, year: 1950 } });
    }
    if (n % 50 === 0) {
      const id = `code-${namespace}-${n % 100}`;
      const section = { id: `s-${id}`, codeId: id, citation: `1 Code ${n}`, heading: "Lamps", number: "1" };
      lines.push({ kind: "code", code: { id, corpusType: "US_CODE", label: "Code" } });
      const asOf = `${1950 + Math.floor(n / 50)}-01-01`;
      lines.push({ kind: "section", section: { ...section, text: n < 300 ? "Light." : "More light.", asOf } });
    }
    const court = n % 9 === 5 ? "nowhere" : `c${n - (n % 100)}`;
    const cited = { name: `Alder${n} v. Birch`, dateFiled: "1950-03-04", citations: [`${n + 1} F.2d 1`] };
    lines.push({
      kind: "case",
      case: { namespace, sourceId: String(n), courtId: court, jurisdiction: "US", ...cited },
    });
    const text = `The rule of Alder${n - 1} v. Birch, ${n} F.2d 1 (1950), is followed. Number ${n} of the docket.`;
    lines.push({ kind: "opinion", namespace, caseSourceId: String(n), opinion: { kind: "lead", text } });
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

function build(output: string, options: Partial<BuildOptions> = {}) {
  const inputs = [{ path: join(folder, "cases.jsonl"), format: "headnote-jsonl" }];
  return buildCorpus({ inputs, output: join(folder, output), name: "x", ...options });
}

/** Builds until the nth report of a stage, then aborts. */
async function interrupt(
  output: string,
  stage: string,
  nth: number,
  options: Partial<BuildOptions> = {},
): Promise<void> {
  const controller = new AbortController();
  let reports = 0;
  await expect(
    build(output, {
      ...options,
      keepInterrupted: true,
      signal: controller.signal,
      onProgress: (progress) => {
        if (progress.stage === stage && ++reports === nth) controller.abort();
      },
    }),
  ).rejects.toThrow();
}

/** Builds with a checkpoint after every transaction, and ends before the nth record. */
async function interruptReading(output: string, nth: number, options: Partial<BuildOptions>): Promise<void> {
  const jsonl = findImporter("headnote-jsonl")!;
  let read = 0;
  const importer: Importer = {
    ...jsonl,
    async *records(source, importOptions) {
      for await (const record of jsonl.records(source, importOptions)) {
        if (++read === nth) throw new Error("interrupted");
        yield record;
      }
    },
  };
  const inputs = options.inputs!.map(({ path }) => ({ path, importer }));
  const built = build(output, { ...options, inputs, keepInterrupted: true, checkpointSeconds: 0 });
  await expect(built).rejects.toThrow("interrupted");
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

  it("continues in the middle of an input with the same bytes, report and notes", async () => {
    writeFileSync(join(folder, "cases.jsonl"), writeMixed(310));
    writeFileSync(join(folder, "more.jsonl"), writeMixed(310, 250));
    const inputs = ["cases.jsonl", "more.jsonl"].map((name) => ({
      path: join(folder, name),
      format: "headnote-jsonl",
    }));
    const notes: BuildNote[] = [];
    const expected = await build("whole.sqlite", { inputs, onNote: (note) => notes.push(note) });
    expect(expected.counts.refused).toBeGreaterThan(50);
    for (const nth of [505, 1190]) {
      await interruptReading("a.sqlite", nth, { inputs });
      expect(readdirSync(folder)).toContain("a.sqlite.scratch");
      const repeated: BuildNote[] = [];
      const report = await build("a.sqlite", { inputs, resume: true, onNote: (note) => repeated.push(note) });
      expect(report).toEqual(expected);
      expect(repeated).toEqual(notes);
      expect(readFileSync(join(folder, "a.sqlite")).equals(readFileSync(join(folder, "whole.sqlite")))).toBe(true);
    }
  });

  it("continues with a filter that is full, with the same bytes and counts", async () => {
    writeFileSync(join(folder, "cases.jsonl"), writeMixed(600));
    const filter = { maxCases: 150 };
    const expected = await build("whole.sqlite", { filter });
    for (const nth of [505, 1100]) {
      await interruptReading("a.sqlite", nth, { filter, inputs: [{ path: join(folder, "cases.jsonl") }] });
      expect(await build("a.sqlite", { filter, resume: true })).toEqual(expected);
      expect(readFileSync(join(folder, "a.sqlite")).equals(readFileSync(join(folder, "whole.sqlite")))).toBe(true);
    }
  });

  it("continues the addition to a corpus, in reading and later, with the same bytes", async () => {
    writeFileSync(join(folder, "cases.jsonl"), writeMixed(80));
    writeFileSync(join(folder, "more.jsonl"), writeMixed(310, 50));
    await build("before.sqlite");
    const into = join(folder, "after.sqlite");
    const inputs = [{ path: join(folder, "more.jsonl"), format: "headnote-jsonl" }];
    const add = { inputs, into, output: undefined };
    copyFileSync(join(folder, "before.sqlite"), into);
    const expected = await build("after.sqlite", add);
    const bytes = readFileSync(into);
    expect(expected.fullRebuildReason).toBeNull();
    for (const stop of [
      () => interruptReading("after.sqlite", 520, add),
      () => interrupt("after.sqlite", "cite", 2, add),
    ]) {
      copyFileSync(join(folder, "before.sqlite"), into);
      await stop();
      expect(readFileSync(into).equals(readFileSync(join(folder, "before.sqlite")))).toBe(true);
      expect(await build("after.sqlite", { ...add, resume: true })).toEqual(expected);
      expect(readFileSync(into).equals(bytes)).toBe(true);
    }
  });

  it("is complete if its process ended right after it had replaced the output", async () => {
    const expected = await build("a.sqlite");
    const bytes = readFileSync(join(folder, "a.sqlite"));
    mkdirSync(join(folder, "a.sqlite.scratch"));
    const inputs = [{ path: join(folder, "cases.jsonl"), format: "headnote-jsonl" }];
    const partial = { ...openCorpusBytes(bytes), path: join(folder, "gone.partial") } as unknown as PartialCorpusFile;
    saveFinishedBuild(join(folder, "a.sqlite.scratch"), { inputs, name: "x" }, partial, expected);
    const stages = new Set<string>();
    const report = await build("a.sqlite", { resume: true, onProgress: ({ stage }) => void stages.add(stage) });
    expect([[...stages], report]).toEqual([[], expected]);
    expect(readdirSync(folder).sort()).toEqual(["a.sqlite", "cases.jsonl"]);
  });

  it("begins anew if the machine was started again since", async () => {
    await interrupt("a.sqlite", "index", 1);
    const path = join(folder, "a.sqlite.scratch", "state.json");
    writeFileSync(path, readFileSync(path, "utf8").replace(/"boot":"[^"]*"/, '"boot":"another"'));
    const stages = new Set<string>();
    await build("a.sqlite", { resume: true, onProgress: ({ stage }) => void stages.add(stage) });
    expect([...stages]).toContain("import");
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
    const stages = new Set<string>();
    const resumed = await build("a.sqlite", { resume: true, onProgress: ({ stage }) => stages.add(stage) });
    expect(resumed.stored.cases).toBe(60);
    // What the interrupted build had read is still there.
    expect([...stages]).not.toContain("import");
  });

  it("is not continued with other options by a program that keeps none of its own", async () => {
    await interrupt("a.sqlite", "index", 1);
    await expect(build("a.sqlite", { resume: true, name: "y" })).rejects.toThrow(/discard it with --restart/);
    const continued: unknown[] = [];
    await build("a.sqlite", { resume: true, onResume: (build) => continued.push(build) });
    expect(continued).toEqual([expect.objectContaining({ isRead: true, position: null })]);
  });

  it("is kept by a build that says neither to continue nor to discard it, and discarded with restart", async () => {
    await interrupt("a.sqlite", "index", 1);
    const left = readdirSync(folder).sort();
    for (const options of [{}, { name: "y" }])
      await expect(build("a.sqlite", options)).rejects.toMatchObject({
        code: "validation_failed",
        message: expect.stringMatching(
          /^An interrupted build of .*a\.sqlite can be continued; its last checkpoint is \d+ seconds? old\. .* --resume to continue it, or build with --restart to discard it\.$/,
        ),
      });
    expect(readdirSync(folder).sort()).toEqual(left);
    await build("a.sqlite", { restart: true });
    expect(readdirSync(folder).sort()).toEqual(["a.sqlite", "cases.jsonl"]);
  });

  it("is kept by a build that adds to the same corpus", async () => {
    await build("a.sqlite");
    writeFileSync(join(folder, "more.jsonl"), writeMixed(60, 50));
    const add = { inputs: [{ path: join(folder, "more.jsonl") }], into: join(folder, "a.sqlite"), output: undefined };
    await interrupt("a.sqlite", "index", 1, add);
    await expect(build("a.sqlite", add)).rejects.toThrow(/An interrupted build .* --restart/);
    await build("a.sqlite", { ...add, restart: true });
    expect(readdirSync(folder).sort()).toEqual(["a.sqlite", "cases.jsonl", "more.jsonl"]);
  });

  it("does not stop the next build if it was a repair, which no command continues", async () => {
    await build("a.sqlite");
    const add = { inputs: [], into: join(folder, "a.sqlite"), output: undefined, repairs: [] };
    await interrupt("a.sqlite", "index", 1, add);
    expect(readdirSync(folder)).toContain("a.sqlite.scratch");
    await build("a.sqlite", add);
    expect(readdirSync(folder).sort()).toEqual(["a.sqlite", "cases.jsonl"]);
  });

  it("says what it has kept, and where it is continued", async () => {
    writeFileSync(join(folder, "cases.jsonl"), writeMixed(310));
    const inputs = [{ path: join(folder, "cases.jsonl"), format: "headnote-jsonl" }];
    const seen: unknown[] = [];
    const see = (build: unknown) => void seen.push(build);
    await interruptReading("a.sqlite", 505, { inputs, onInterrupt: see });
    await build("a.sqlite", { inputs, resume: true, onResume: see });
    await build("a.sqlite", { inputs, resume: true, onResume: see });
    const kept = expect.objectContaining({
      position: { input: 1, record: 500 },
      isRead: false,
      savedAt: expect.any(Date),
    });
    expect(seen).toEqual([kept, kept, null]);
  });

  it("says that it has kept nothing without a checkpoint", async () => {
    const seen: unknown[] = [];
    await interrupt("a.sqlite", "import", 1, { onInterrupt: (build) => void seen.push(build) });
    expect(seen).toEqual([null]);
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
    writeFileSync(join(folder, "cases.jsonl"), writeChainedCases(300));
    await build("much.sqlite");
    await build("little.sqlite", { memory: 1 });
    expect(readFileSync(join(folder, "little.sqlite")).equals(readFileSync(join(folder, "much.sqlite")))).toBe(true);
  });
});
