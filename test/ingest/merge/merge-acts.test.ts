import { describe, expect, it } from "vitest";
import { type KnownAct, mergeActs } from "../../../src/ingest/merge/merge-acts.ts";
import type { ActRow } from "../../../src/law/legislation.ts";

const BARE: ActRow = {
  id: "lamps-act-1950",
  title: "The Lamps Act, 1950",
  longTitle: "",
  year: 1950,
  category: "central",
  state: "",
  department: "",
  actNumber: "",
  status: "in_force",
  enactmentDate: "",
  url: "",
};

function known(change: Partial<ActRow> = {}, sections = 0, footnotes = 0): KnownAct {
  return { act: { ...BARE, ...change }, sections, footnotes };
}

describe("one Act from two sources", () => {
  it.each<[string, KnownAct, KnownAct, Partial<ActRow>, string[]]>([
    [
      "takes missing fields",
      known(),
      known({ actNumber: "9 of 1950", department: "lamps" }),
      { actNumber: "9 of 1950" },
      ["department", "actNumber"],
    ],
    [
      "keeps present fields",
      known({ actNumber: "9 of 1950" }),
      known({ actNumber: "8 of 1950" }),
      { actNumber: "9 of 1950" },
      [],
    ],
    [
      "takes a repeal",
      known(),
      known({ status: "repealed", category: "repealed" }),
      { status: "repealed", category: "repealed" },
      ["status"],
    ],
    ["keeps a repeal", known({ status: "repealed" }), known(), { status: "repealed" }, []],
    ["keeps the first title", known(), known({ title: "LAMPS ACT" }), { title: BARE.title }, []],
    ["takes the text with footnotes", known({}, 9), known({}, 5, 2), {}, ["sections and footnotes"]],
    ["takes the text with more sections", known({}, 5, 2), known({}, 9, 2), {}, ["sections and footnotes"]],
    ["keeps the first of equal texts", known({}, 5, 2), known({}, 5, 2), {}, []],
  ])("merges an Act from two sources and %s", (_, first, second, act, taken) => {
    const merged = mergeActs(first, second);
    expect(merged.known.act).toMatchObject(act);
    expect(merged.taken).toEqual(taken);
    const { sections, footnotes } = merged.takesText ? second : first;
    expect(merged.known).toMatchObject({ sections, footnotes });
  });

  it("returns the same Act for any grouping of its sources", () => {
    const sources = [
      known({ department: "lamps", url: "https://a.example" }, 3),
      known({ actNumber: "9 of 1950" }, 9, 4),
      known({ status: "spent", department: "wicks" }, 9, 4),
    ] as const;
    const left = mergeActs(mergeActs(sources[0], sources[1]).known, sources[2]).known;
    const right = mergeActs(sources[0], mergeActs(sources[1], sources[2]).known).known;
    expect(left).toEqual(right);
  });
});
