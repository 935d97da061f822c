import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Engine } from "../../src/contract/engine.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildCorpusFile } from "../../src/ingest/build-corpus-file.ts";
import type { Importer } from "../../src/ingest/importer.ts";
import { readCorpusRecords } from "../../src/ingest/records/corpus-records.ts";
import type { SourceRecord } from "../../src/ingest/records/source-record.ts";
import type { BuildReport } from "../../src/ingest/report.ts";
import { listClusterIds } from "../../src/store/cases/cases.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { createMemoryFile, openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { collectItems } from "../support/collect-items.ts";
import { readCorpusRows, withCorpus } from "../support/corpora/corpus-rows.ts";
import { COURTS, SMALL_CASES, type SmallCase } from "../support/corpora/small-cases.ts";
import { ACTS, CODES, SECTIONS } from "../support/corpora/small-legislation.ts";
import { createMemorySource } from "../support/ingest/memory-source.ts";

/** A case of an input; its source id is its cluster id unless given. */
interface InputCase extends SmallCase {
  readonly sourceId?: string;
}

/** One input: cases of a source, and any enacted law. */
interface Input {
  readonly namespace: string;
  readonly cases: readonly InputCase[];
  readonly law: readonly SourceRecord[];
}

interface Built {
  readonly bytes: Uint8Array;
  readonly report: BuildReport;
}

const location = { file: "made-up", record: "" };
const CODE: readonly SourceRecord[] = [
  ...CODES.slice(0, 2).map((code) => ({ kind: "code", code, location }) as const),
  ...SECTIONS.slice(0, 4).map((section) => ({ kind: "section", section, location }) as const),
];
const ACT: readonly SourceRecord[] = ACTS.slice(0, 1).map((act) => ({ kind: "act", ...act, location }));

function importer({ namespace, cases, law }: Input): Importer {
  return {
    name: "made-up",
    provenance: { provider: "", url: "", license: "", notice: "" },
    detect: () => true,
    async *records() {
      for (const court of COURTS) yield { kind: "court", court, location };
      for (const one of cases) {
        const { case: given, opinions } = one;
        const sourceId = getSourceId(one);
        const at = { ...location, record: sourceId };
        yield { kind: "case", case: { ...given, namespace, sourceId }, location: at };
        for (const opinion of opinions)
          yield { kind: "opinion", namespace, caseSourceId: sourceId, opinion, location: at };
      }
      yield* law;
    },
  };
}

function getSourceId({ sourceId, case: { clusterId } }: InputCase): string {
  return sourceId ?? String(clusterId);
}

async function build(
  inputs: readonly Input[],
  into?: Uint8Array,
  remove: readonly number[] = [],
  builtBy = "test",
): Promise<Built> {
  const file = createMemoryFile();
  const read = inputs.map((input) => ({ importer: importer(input), source: createMemorySource({}) }));
  const corpus = into && (await openCorpus(openCorpusBytes(into)));
  try {
    const options = { name: "all", version: "1", builtBy, into: corpus, remove };
    const report = await buildCorpusFile(read, file, options);
    return { report, bytes: file.bytes().slice() };
  } finally {
    corpus?.close();
  }
}

/** All that a corpus holds, stored and computed. */
function contents(bytes: Uint8Array): Promise<unknown> {
  return withCorpus(openCorpusBytes(bytes), async (corpus) => {
    const { counts, currentThrough } = corpus.manifest;
    const records = (await collectItems(readCorpusRecords(corpus))).map((record) => JSON.stringify(record));
    return { counts, currentThrough, records, rows: readCorpusRows(corpus) };
  });
}

async function ask<T>(bytes: Uint8Array, question: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await openEngine(bytes);
  try {
    return await question(engine);
  } finally {
    await engine.close();
  }
}

describe("removing a case", () => {
  const all: Input = { namespace: "one", cases: SMALL_CASES, law: [...CODE, ...ACT] };
  const [MARLOW, PRUITT, OKAFOR] = [1001, 1002, 1003];

  it("removes it from citations, search, suggestions, the citator and the status of other cases", async () => {
    const { bytes: full } = await build([all]);
    const { bytes, report } = await build([], full, [MARLOW!]);
    expect(report).toMatchObject({ removed: [MARLOW], fullRebuildReason: null, casesRead: 2 });
    await ask(bytes, async (engine) => {
      await expect(engine.citations.resolve({ citation: "701 U.S. 10" })).rejects.toMatchObject({
        code: "citation_not_found",
      });
      await expect(engine.citations.case({ caseId: String(MARLOW) })).rejects.toMatchObject({
        code: "case_not_found",
      });
      const { data: found } = await engine.research.search({ query: "ferry" });
      expect(found.results.map(({ id }) => id)).toEqual([String(PRUITT), String(OKAFOR)]);
      expect(JSON.stringify((await engine.research.suggest({ query: "marlow" })).data)).not.toContain(String(MARLOW));
      const { data: cites } = await engine.citations.citationsOf({ caseId: String(OKAFOR) });
      expect(cites.results.map(({ clusterId }) => clusterId)).toEqual([PRUITT]);
      expect(cites.unresolved).toEqual(["701 U.S. 10"]);
    });
  });

  it("restores it unchanged when it is added again", async () => {
    const { bytes: full } = await build([all]);
    const { bytes: part } = await build([], full, [MARLOW!, PRUITT!]);
    const marlow = { ...all, cases: SMALL_CASES.slice(0, 2), law: [] };
    expect(await contents((await build([marlow], part)).bytes)).toEqual(await contents(full));
  });

  it("replaces it by the case that an input has under its id", async () => {
    const { bytes: full } = await build([all]);
    const [one] = SMALL_CASES;
    const other = { ...one!, opinions: [{ ...one!.opinions[0]!, text: "The bridge is closed." }] };
    const { bytes } = await build([{ ...all, cases: [other], law: [] }], full, [MARLOW!]);
    const replaced = { ...all, cases: [other, ...SMALL_CASES.slice(1)] };
    expect(await contents(bytes)).toEqual(await contents((await build([replaced])).bytes));
  });

  it("fails if the corpus has no such case, or would be empty", async () => {
    const { bytes } = await build([{ ...all, law: [] }]);
    await expect(build([], bytes, [77])).rejects.toMatchObject({ code: "case_not_found" });
    const every = SMALL_CASES.map((one) => one.case.clusterId!);
    await expect(build([], bytes, every)).rejects.toThrow("Nothing would be left");
  });
});

describe("adding to a corpus", () => {
  it("computes everything again for another version of Headnote, and reports why", async () => {
    const one: Input = { namespace: "one", cases: SMALL_CASES.slice(0, 3), law: CODE };
    const more: Input = { namespace: "one", cases: SMALL_CASES.slice(3), law: [] };
    const { bytes } = await build([one]);
    const foreign = await build([more], bytes, [], "another version");
    expect(foreign.report.fullRebuildReason).toBe("Headnote test built it and may read texts differently");
    const own = await build([more], bytes);
    expect(own.report).toMatchObject({ fullRebuildReason: null, casesRead: 5 });
    expect(await contents(foreign.bytes)).toEqual(await contents(own.bytes));
    expect((await build([], bytes)).report.fullRebuildReason).toBe("nothing was added or removed");
  });

  it("keeps the index if only law is added, and reads the citations of all cases", async () => {
    const cases: Input = { namespace: "one", cases: SMALL_CASES, law: [] };
    const law: Input = { namespace: "one", cases: [], law: [...CODE, ...ACT] };
    const { bytes } = await build([cases]);
    const added = await build([law], bytes);
    expect(added.report).toMatchObject({ fullRebuildReason: null, casesRead: SMALL_CASES.length });
    expect(await contents(added.bytes)).toEqual(await contents((await build([cases, law])).bytes));
  });
});

describe("a case that was merged with another source's", () => {
  const [first] = SMALL_CASES;
  const one: Input = { namespace: "one", cases: [first!], law: [] };
  const twin: Input = { namespace: "two", cases: [{ ...first!, sourceId: "7" }], law: [] };
  const other: Input = { namespace: "two", cases: [{ ...SMALL_CASES[1]!, sourceId: "7" }], law: [] };

  it("keeps its source id within one build, so that a later record with that id is refused", async () => {
    const { report } = await build([one, twin, other]);
    expect(report.merged.map(({ clusterId }) => clusterId)).toEqual([1001]);
    expect(report.refused.map(({ reason }) => reason)).toContain("the source has this id twice");
    expect(report.stored.cases).toBe(1);
  });

  it("leaves no source id in the corpus, so that a record with that id can be added to it", async () => {
    const merged = await build([one, twin]);
    const { report } = await build([other], merged.bytes);
    expect(report.refused).toEqual([]);
    expect(report.stored.cases).toBe(2);
  });
});

describe("random changes of a corpus", () => {
  const NAMES = ["Alder v. Birch", "Cedar v. Dogwood", "Elm v. Fir", "Grove v. Hazel", "Alder v. Hazel"];
  const CITATIONS = ["701 U.S. 10", "702 U.S. 20", "703 U.S. 30", "AIR 1955 SC 9007", "851 A.2d 99", "704 U.S. 40"];
  const name = fc.constantFrom(...NAMES);
  const year = fc.constantFrom("1951", "1962", "1980");
  const citations = (minLength: number) => fc.uniqueArray(fc.constantFrom(...CITATIONS), { minLength, maxLength: 3 });
  const reference = fc
    .tuple(name, citations(1), year)
    .map(([called, cited, decided]) => `${called}, ${cited.join(", ")} (${decided})`);
  const sentence = fc.oneof(
    reference.map((cited) => `We follow ${cited}.`),
    reference.map((cited) => `Today we overrule ${cited}.`),
    reference.map((cited) => `We distinguish ${cited}. Id. at 4.`),
    fc.constantFrom("See 91 U.S.C. § 102.", "Section 3 of the Boats Act, 1951 applies.", "The ferry was late."),
  );
  const opinion = fc.tuple(fc.constantFrom("lead" as const, "dissent" as const), fc.array(sentence, { maxLength: 4 }));

  /** A case whose name or exact date may be missing, and which another source may have too. */
  const someCase = (base: number): fc.Arbitrary<SmallCase> =>
    fc
      .record({
        id: fc.integer({ min: 1, max: 6 }),
        called: fc.option(name, { freq: 4 }),
        known: citations(0),
        decided: year,
        precision: fc.constantFrom("day" as const, "year" as const),
        opinions: fc.array(opinion, { maxLength: 2 }),
      })
      .map(({ id, called, known, decided, precision, opinions }) => {
        const title = called ?? known[0] ?? `Case ${base + id}`;
        return {
          case: {
            ...SMALL_CASES[0]!.case,
            clusterId: base + id,
            name: title,
            nameFull: title,
            dateFiled: precision === "day" ? `${decided}-05-02` : `${decided}-01-01`,
            datePrecision: precision,
            citations: known,
          },
          opinions: opinions.map(([kind, sentences]) => ({
            kind,
            author: "",
            text: sentences.join(" "),
            pages: [],
            footnotes: [],
          })),
        };
      });

  const law = fc.oneof(
    { weight: 5, arbitrary: fc.constant([] as readonly SourceRecord[]) },
    { weight: 1, arbitrary: fc.constantFrom(CODE, ACT) },
  );
  const inputOf = (namespace: string, base: number): fc.Arbitrary<Input> =>
    fc.record({ namespace: fc.constant(namespace), cases: fc.array(someCase(base), { maxLength: 5 }), law });
  const input = fc.oneof(inputOf("one", 0), inputOf("two", 100));
  const firstInput: fc.Arbitrary<Input> = fc.record({
    namespace: fc.constant("one"),
    cases: fc.array(someCase(0), { minLength: 1, maxLength: 6 }),
    law,
  });
  const change = fc.record({
    remove: fc.nat(),
    removes: fc.integer({ min: 0, max: 2 }),
    add: fc.option(input, { freq: 3 }),
  });

  const ferryCase = (clusterId: number, title: string, known: readonly string[]): InputCase => ({
    ...SMALL_CASES[0]!,
    case: { ...SMALL_CASES[0]!.case, clusterId, name: title, nameFull: title, citations: known },
  });
  /** Seed -559864643, path 24, reduced: a record has the source id of one that was merged in an earlier step. */
  const REUSED_SOURCE_ID: [Input, { remove: number; removes: number; add: Input }[]] = [
    { namespace: "one", cases: [ferryCase(3, "Cedar v. Dogwood", ["704 U.S. 40"])], law: [] },
    [
      {
        remove: 0,
        removes: 0,
        add: { namespace: "two", cases: [ferryCase(104, "Cedar v. Dogwood", ["704 U.S. 40"])], law: [] },
      },
      { remove: 0, removes: 0, add: { namespace: "two", cases: [ferryCase(104, "Alder v. Birch", [])], law: [] } },
    ],
  ];

  it("lead to the same corpus as a build of all inputs without the removed cases", async () => {
    await fc.assert(
      fc.asyncProperty(firstInput, fc.array(change, { minLength: 1, maxLength: 3 }), async (first, changes) => {
        let inputs: Input[] = [first];
        /** Cluster id of the stored case by the source id of each record that was merged with it. */
        let merged = new Map<string, number>();
        let built = await build(inputs);
        for (const { remove, removes, add } of changes) {
          const held = await idsIn(built.bytes);
          const removed = held.filter((_, at) => (at + remove) % 4 < removes);
          if ((removed.length === 0 && !add) || removed.length === held.length) continue;
          inputs = inputs
            .map((before) => withoutCases(before, removed, merged))
            .map((before) => withoutMergedIds(before, merged));
          const added = add ? [add] : [];
          built = await build(added, built.bytes, removed);
          expect(built.report.fullRebuildReason).toBeNull();
          inputs.push(...added);
          const full = await build(inputs);
          merged = new Map(full.report.merged.map(({ clusterId, location: at }) => [at.record, clusterId]));
          expect(await contents(built.bytes)).toEqual(await contents(full.bytes));
        }
      }),
      { numRuns: 25, examples: [REUSED_SOURCE_ID] },
    );
  });

  /** Leaves out cases that were removed and the records that were merged with them. */
  function withoutCases(from: Input, removed: readonly number[], merged: ReadonlyMap<string, number>): Input {
    const isGone = (one: InputCase) =>
      removed.includes(merged.get(getSourceId(one)) ?? -1) ||
      (one.sourceId === undefined && removed.includes(one.case.clusterId!));
    return { ...from, cases: from.cases.filter((one) => !isGone(one)) };
  }

  /**
   * Renames the records that were merged: a corpus keeps the source id of each case that it stores, not of the records
   * that were merged with it, so that a later input may use such an id for another case.
   */
  function withoutMergedIds(from: Input, merged: ReadonlyMap<string, number>): Input {
    const rename = (one: InputCase) =>
      merged.has(getSourceId(one)) ? { ...one, sourceId: `merged ${getSourceId(one)}` } : one;
    return { ...from, cases: from.cases.map(rename) };
  }
});

function idsIn(bytes: Uint8Array): Promise<number[]> {
  return withCorpus(openCorpusBytes(bytes), ({ database }) => [...listClusterIds(database)]);
}
