import { describe, expect, it } from "vitest";
import type { Engine } from "../../src/contract/engine.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { SMALL_CASES } from "../support/corpora/small-cases.ts";
import { ACT, buildInputs, CODE, type Input, readContents } from "../support/ingest/built-inputs.ts";

/** Opens an engine on a corpus for one question. */
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
    const { bytes: full } = await buildInputs([all]);
    const { bytes, report } = await buildInputs([], full, [MARLOW!]);
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
    const { bytes: full } = await buildInputs([all]);
    const { bytes: part } = await buildInputs([], full, [MARLOW!, PRUITT!]);
    const marlow = { ...all, cases: SMALL_CASES.slice(0, 2), law: [] };
    expect(await readContents((await buildInputs([marlow], part)).bytes)).toEqual(await readContents(full));
  });

  it("replaces it by the case that an input has under its id", async () => {
    const { bytes: full } = await buildInputs([all]);
    const [one] = SMALL_CASES;
    const other = { ...one!, opinions: [{ ...one!.opinions[0]!, text: "The bridge is closed." }] };
    const { bytes } = await buildInputs([{ ...all, cases: [other], law: [] }], full, [MARLOW!]);
    const replaced = { ...all, cases: [other, ...SMALL_CASES.slice(1)] };
    expect(await readContents(bytes)).toEqual(await readContents((await buildInputs([replaced])).bytes));
  });

  it("fails if the corpus has no such case, or would be empty", async () => {
    const { bytes } = await buildInputs([{ ...all, law: [] }]);
    await expect(buildInputs([], bytes, [77])).rejects.toMatchObject({ code: "case_not_found" });
    const every = SMALL_CASES.map((one) => one.case.clusterId!);
    await expect(buildInputs([], bytes, every)).rejects.toThrow("Nothing would be left");
  });
});

describe("adding to a corpus", () => {
  it("computes everything again for another version of Headnote, and reports why", async () => {
    const one: Input = { namespace: "one", cases: SMALL_CASES.slice(0, 3), law: CODE };
    const more: Input = { namespace: "one", cases: SMALL_CASES.slice(3), law: [] };
    const { bytes } = await buildInputs([one]);
    const foreign = await buildInputs([more], bytes, [], "another version");
    expect(foreign.report.fullRebuildReason).toBe("Headnote test built it and may read texts differently");
    const own = await buildInputs([more], bytes);
    expect(own.report).toMatchObject({ fullRebuildReason: null, casesRead: 5 });
    expect(await readContents(foreign.bytes)).toEqual(await readContents(own.bytes));
    expect((await buildInputs([], bytes)).report.fullRebuildReason).toBe("nothing was added or removed");
  });

  it("keeps the index if only law is added, and reads the citations of all cases", async () => {
    const cases: Input = { namespace: "one", cases: SMALL_CASES, law: [] };
    const law: Input = { namespace: "one", cases: [], law: [...CODE, ...ACT] };
    const { bytes } = await buildInputs([cases]);
    const added = await buildInputs([law], bytes);
    expect(added.report).toMatchObject({ fullRebuildReason: null, casesRead: SMALL_CASES.length });
    expect(await readContents(added.bytes)).toEqual(await readContents((await buildInputs([cases, law])).bytes));
  });
});

describe("a case that was merged with another source's", () => {
  const [first] = SMALL_CASES;
  const one: Input = { namespace: "one", cases: [first!], law: [] };
  const twin: Input = { namespace: "two", cases: [{ ...first!, sourceId: "7" }], law: [] };
  const other: Input = { namespace: "two", cases: [{ ...SMALL_CASES[1]!, sourceId: "7" }], law: [] };

  it("keeps its source id within one build, so that a later record with that id is refused", async () => {
    const { report } = await buildInputs([one, twin, other]);
    expect(report.merged.map(({ clusterId }) => clusterId)).toEqual([1001]);
    expect(report.refused.map(({ reason }) => reason)).toContain(
      "the corpus already contains the case that has this id in its source",
    );
    expect(report.stored.cases).toBe(1);
  });

  it("leaves no source id in the corpus, so that a record with that id can be added to it", async () => {
    const merged = await buildInputs([one, twin]);
    const { report } = await buildInputs([other], merged.bytes);
    expect(report.refused).toEqual([]);
    expect(report.stored.cases).toBe(2);
  });
});
