import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/contract/engine.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { readCorpusRecords } from "../../src/ingest/records/corpus-records.ts";
import type { BuildReport } from "../../src/ingest/report.ts";
import { type BuildOptions, buildCorpus } from "../../src/node/build-corpus.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { listClusterIds } from "../../src/store/cases/cases.ts";
import type { OpenCorpusFile } from "../../src/store/corpus.ts";
import { collectItems } from "../support/collect-items.ts";
import { readCorpusRows, withCorpus } from "../support/corpora/corpus-rows.ts";
import { COURTS, SMALL_CASES, type SmallCase } from "../support/corpora/small-cases.ts";
import { ACTS, CODES, SECTIONS } from "../support/corpora/small-legislation.ts";
import { filterKind } from "../support/ingest/memory-source.ts";
import { runCommand } from "../support/node/run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-into-"));
const path = (name: string) => join(folder, name);
const from = (...names: string[]) => names.map((name) => ({ path: path(name) }));
function input(name: string, records: readonly object[]): void {
  mkdirSync(path(name));
  const lines = records.map((record) =>
    JSON.stringify(record, (key, value) => (isNoDate(key, value) ? undefined : value)),
  );
  writeFileSync(path(`${name}/records.jsonl`), lines.join("\n"));
}

/** A date that is not known is left out of a line. */
function isNoDate(key: string, value: unknown): boolean {
  return key.endsWith("Date") && value === "";
}

function recordsOf(cases: readonly SmallCase[], namespace: string): object[] {
  return cases.flatMap((small) => {
    const sourceId = String(small.case.clusterId);
    const opinions = small.opinions.map((opinion) => ({ kind: "opinion", namespace, caseSourceId: sourceId, opinion }));
    return [{ kind: "case", case: { ...small.case, namespace, sourceId } }, ...opinions];
  });
}

const courts = COURTS.map((court) => ({ kind: "court", court }));
const codes = CODES.map((code) => ({ kind: "code", code: { ...code, wholeVersions: code.id === "vt-const" } }));
const sections = SECTIONS.map((section) => ({ kind: "section", section }));
const acts = ACTS.map((act) => ({ kind: "act", ...act }));

/** A case whose source gives no name, and two of another source that cite it by different ones. */
const UNNAMED = "AIR 1955 SC 9007";
const unnamed: SmallCase = {
  case: {
    ...SMALL_CASES[6]!.case,
    clusterId: 2900,
    name: UNNAMED,
    nameFull: UNNAMED,
    dateFiled: "1955-02-01",
    citations: [UNNAMED],
  },
  opinions: [
    {
      kind: "lead",
      author: "RAO",
      text: "The licence is refused.\n\n1 Under the Boats Act, 1951.",
      pages: [{ offset: 4, page: "12" }],
      footnotes: [{ start: 25, end: 52, label: "1" }],
    },
  ],
};

function citing(clusterId: number, name: string): SmallCase {
  const text = `The licence was refused. See ${name}, ${UNNAMED}.`;
  return {
    case: { ...SMALL_CASES[6]!.case, clusterId, name: `Citer ${clusterId} v. State`, citations: [] },
    opinions: [{ kind: "lead", author: "", text, pages: [], footnotes: [] }],
  };
}

const twin: SmallCase = {
  case: {
    ...SMALL_CASES[0]!.case,
    clusterId: 1901,
    citations: ["701 U.S. 10", "851 A.2d 99"],
    // Its source knows only the year.
    dateFiled: `${SMALL_CASES[0]!.case.dateFiled.slice(0, 4)}-01-01`,
    datePrecision: "year",
  },
  opinions: SMALL_CASES[1]!.opinions,
};

let full: BuildReport;
let added: BuildReport;

beforeAll(async () => {
  input("first", [
    ...courts,
    ...recordsOf([citing(2901, "Early Bird v. State of Worms"), unnamed, ...SMALL_CASES.slice(0, 4)], "one"),
    ...codes,
    ...sections.slice(0, -1),
    ...acts.slice(0, 2),
  ]);
  input("second", [
    ...courts,
    ...recordsOf([...SMALL_CASES.slice(4), twin], "two"),
    ...recordsOf([citing(2902, "Long Boat v. Harbour Board"), citing(2903, "Long Boat v. Harbour Board")], "two"),
    ...recordsOf(SMALL_CASES.slice(0, 1), "one"),
    ...codes,
    ...sections.slice(-2),
    ...acts.slice(1),
  ]);
  full = await buildCorpus({ inputs: from("first", "second"), output: path("full.sqlite"), name: "all" });
  const part = await buildCorpus({ inputs: from("first"), output: path("part.sqlite"), name: "all" });
  expect(part.refused).toEqual([]);
  added = await buildCorpus({ into: path("part.sqlite"), inputs: from("second"), output: path("added.sqlite") });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opened = <T>(name: string, look: (corpus: OpenCorpusFile) => T) => withCorpus(openCorpusFile(path(name)), look);

async function withEngine<T>(name: string, ask: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await openEngine(openCorpusFile(path(name)));
  try {
    return await ask(engine);
  } finally {
    await engine.close();
  }
}

/** An answer without the time that it took. */
function timeless(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === "processingTimeMs" ? undefined : value)));
}

describe("a corpus to which inputs were added", () => {
  it("contains the same rows as one build of all inputs", async () => {
    const rows = await opened("added.sqlite", readCorpusRows);
    expect(rows.get("given_name")).toHaveLength(1);
    expect(rows.get("edge")?.length).toBeGreaterThan(0);
    expect(rows).toEqual(await opened("full.sqlite", readCorpusRows));
  });

  it("contains the same records: texts, pages, footnotes, every version of a section", async () => {
    const records = await opened("added.sqlite", (corpus) => collectItems(readCorpusRecords(corpus)));
    expect(records).toEqual(await opened("full.sqlite", (corpus) => collectItems(readCorpusRecords(corpus))));
    expect(filterKind(records, "case").find((record) => record.case.clusterId === 2900)?.case).toMatchObject({
      name: UNNAMED,
      nameFull: UNNAMED,
    });
    expect(filterKind(records, "opinion").find(({ caseSourceId }) => caseSourceId === "2900")?.opinion).toEqual({
      ...unnamed.opinions[0],
      roles: [],
    });
    expect(filterKind(records, "section").filter(({ section }) => section.id === "vt-const-1")).toHaveLength(2);
    expect(filterKind(records, "act").find(({ act }) => act.id === "boats-act-1951")?.footnotes).toEqual(
      ACTS[0]?.footnotes,
    );
  });

  it.each<[string, (engine: Engine) => Promise<unknown>]>([
    ["manifest", (engine) => engine.corpus.manifest()],
    ["stats", (engine) => engine.corpus.stats()],
    ["resolve", (engine) => engine.citations.resolve({ citation: "851 A.2d 99" })],
    ["search", (engine) => engine.research.search({ query: "licence OR ferry" })],
    ["network", (engine) => engine.citations.network({ clusterId: 1001 })],
    ["statutes", (engine) => engine.statutes.search({ query: "lakes" })],
    ["section", (engine) => engine.statutes.section({ actId: "vt-const-1" })],
    ["Act", (engine) => engine.acts.amendments({ actId: "boats-act-1951" })],
  ])("answers as one build of all inputs does: %s", async (_, ask) => {
    expect(timeless(await withEngine("added.sqlite", ask))).toEqual(timeless(await withEngine("full.sqlite", ask)));
  });

  it("merges and refuses as one build of all inputs", () => {
    const ofSecond = <Note extends { readonly source: string }>(notes: readonly Note[]) =>
      notes.filter(({ source }) => source === "second");
    expect(added.stored).toEqual(full.stored);
    expect(added.merged).toEqual(ofSecond(full.merged));
    expect(added.refused).toEqual(ofSecond(full.refused));
    expect(added.merged.map(({ citation }) => citation)).toEqual(["701 U.S. 10"]);
    expect(added.refused.map(({ what, reason }) => [what, reason])).toEqual([
      ["opinion", "its case has its text from one, which was read before"],
      ["opinion", "its case has its text from one, which was read before"],
      ["case", "the corpus already contains the case that has this id in its source"],
      ["opinion", "its case has its text from one, which was read before"],
      ["section", expect.stringContaining("another section")],
    ]);
    expect(added.mergedActs).toEqual(ofSecond(full.mergedActs));
    expect(added.mergedActs).toEqual([expect.objectContaining({ actId: ACTS[1]!.act.id, taken: [] })]);
  });

  it("determines the names of cases again", async () => {
    const nameIn = (name: string) =>
      withEngine(name, async (engine) => (await engine.citations.resolve({ citation: UNNAMED })).data.caseName);
    expect(await nameIn("part.sqlite")).toBe("Early Bird v. State of Worms");
    expect(await nameIn("added.sqlite")).toBe("Long Boat v. Harbour Board");
    expect(added.learnedNames).toEqual(full.learnedNames);
  });
});

it("replaces the corpus by default, and rebuilds it fully without inputs", async () => {
  copyFileSync(path("added.sqlite"), path("self.sqlite"));
  await buildCorpus({ into: path("self.sqlite"), inputs: [] });
  const records = (corpus: OpenCorpusFile) => collectItems(readCorpusRecords(corpus));
  expect(await opened("self.sqlite", records)).toEqual(await opened("added.sqlite", records));
  const once = readFileSync(path("self.sqlite"));
  await buildCorpus({ into: path("self.sqlite"), inputs: [] });
  expect(readFileSync(path("self.sqlite")).equals(once)).toBe(true);
});

it("accepts another name and version", async () => {
  const output = path("named.sqlite");
  await buildCorpus({ into: path("part.sqlite"), inputs: [], output, name: "other", version: "7" });
  const { name, version } = await opened("named.sqlite", ({ manifest }) => manifest);
  expect([name, version]).toEqual(["other", "7"]);
});

it("removes cases on the command line and reports how many it read", async () => {
  const output = path("less.sqlite");
  const { code, out } = await runCommand(
    "build",
    "--into",
    path("part.sqlite"),
    "--remove",
    "2900",
    "1001",
    "-o",
    output,
  );
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/2 removed; \d cases read for citations/) });
  expect(await opened("less.sqlite", ({ database }) => [...listClusterIds(database)])).toEqual([
    1002, 1003, 1004, 2901,
  ]);
  expect(await runCommand("build", "--into", output, "--remove", "0x10")).toMatchObject({
    code: 2,
    err: expect.stringContaining("case_id"),
  });
});

it("says how to make a new corpus if the one to add to is an empty file", async () => {
  const empty = path("empty.sqlite");
  writeFileSync(empty, "");
  await expect(buildCorpus({ into: empty, inputs: from("first") })).rejects.toMatchObject({
    code: "corpus_unavailable",
    message: `${empty} is empty, not a Headnote corpus to add to. To make a new corpus, write -o ${empty} instead of --into.`,
  });
  expect(readFileSync(empty)).toHaveLength(0);
});

it.each<[string, Partial<BuildOptions>, string]>([
  ["an input fails", { into: path("kept.sqlite"), inputs: from("absent") }, "validation_failed"],
  ["it is stopped", { into: path("kept.sqlite"), signal: AbortSignal.abort() }, "AbortError"],
  ["the corpus is none", { into: path("first/records.jsonl"), output: path("kept.sqlite") }, "corpus_unavailable"],
  ["the corpus is missing", { into: path("nowhere.sqlite"), output: path("kept.sqlite") }, "corpus_unavailable"],
  ["a case to remove is not there", { into: path("kept.sqlite"), remove: [1001, 77] }, "case_not_found"],
  ["a removal is stopped", { into: path("kept.sqlite"), remove: [2900], signal: AbortSignal.abort() }, "AbortError"],
  ["cases are removed from nothing", { remove: [2900], output: path("kept.sqlite") }, "validation_failed"],
  ["nothing is given", { output: path("kept.sqlite") }, "validation_failed"],
  ["no output is given", { inputs: from("first") }, "validation_failed"],
])("leaves the output unchanged if %s", async (_, options, code) => {
  copyFileSync(path("part.sqlite"), path("kept.sqlite"));
  const failure = await buildCorpus({ inputs: [], ...options }).catch((error: unknown) => error);
  expect(failure).toSatisfy((error: { code?: unknown; name?: unknown }) => error.code === code || error.name === code);
  expect(readFileSync(path("kept.sqlite")).equals(readFileSync(path("part.sqlite")))).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([]);
});
