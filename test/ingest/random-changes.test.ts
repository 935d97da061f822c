import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SourceRecord } from "../../src/ingest/records/source-record.ts";
import { assertProperty } from "../support/assert-property.ts";
import { SMALL_CASES, type SmallCase } from "../support/corpora/small-cases.ts";
import {
  ACT,
  buildInputs,
  CODE,
  getSourceId,
  type Input,
  type InputCase,
  listCaseIds,
  readContents,
} from "../support/ingest/built-inputs.ts";

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
    await assertProperty(
      fc.asyncProperty(firstInput, fc.array(change, { minLength: 1, maxLength: 3 }), async (first, changes) => {
        let inputs: Input[] = [first];
        /** Cluster id of the stored case by the source id of each record that was merged with it. */
        let merged = new Map<string, number>();
        let built = await buildInputs(inputs);
        for (const { remove, removes, add } of changes) {
          const held = await listCaseIds(built.bytes);
          const removed = held.filter((_, at) => (at + remove) % 4 < removes);
          if ((removed.length === 0 && !add) || removed.length === held.length) continue;
          inputs = inputs
            .map((before) => withoutCases(before, removed, merged))
            .map((before) => withoutMergedIds(before, merged));
          const added = add ? [add] : [];
          built = await buildInputs(added, built.bytes, removed);
          expect(built.report.fullRebuildReason).toBeNull();
          inputs.push(...added);
          const full = await buildInputs(inputs);
          merged = new Map(full.report.merged.map(({ clusterId, location: at }) => [at.record, clusterId]));
          expect(await readContents(built.bytes)).toEqual(await readContents(full.bytes));
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
