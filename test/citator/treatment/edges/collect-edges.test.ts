import { describe, expect, it } from "vitest";
import type { Citation } from "../../../../src/citation/citation.ts";
import { findCitations as findAll } from "../../../../src/citation/find/find-citations.ts";
import { collectEdges, type EdgePorts } from "../../../../src/citator/treatment/edges/collect-edges.ts";
import { cutSnippet } from "../../../../src/citator/treatment/edges/cut-snippet.ts";
import type { SectionKind } from "../../../../src/law/case.ts";

/** Finds "Name v. Name, 1 U.S. 2" and "id." only. */
function findCitations(text: string): Citation[] {
  const found: Citation[] = [];
  for (const match of text.matchAll(/(?:([A-Z]\w+) v\. ([A-Z]\w+), )?(\d+) U\.S\. (\d+)(?: at (\d+))?|\bId\./g)) {
    const [whole, plaintiff, defendant, volume, page, pinCite] = match;
    const raw = whole.replace(/^[A-Z]\w+ v\. [A-Z]\w+, /, "");
    const end = match.index + whole.length;
    const id = volume === undefined;
    found.push({
      kind: id ? "id" : "case",
      raw,
      span: { start: end - raw.length, end },
      fullSpan: { start: match.index, end },
      key: id ? null : `us|${volume}|${page}`,
      volume: volume ?? null,
      reporter: id ? null : "U.S.",
      page: page ?? null,
      series: null,
      pinCite: pinCite ?? null,
      year: null,
      court: null,
      plaintiff: plaintiff ?? null,
      defendant: defendant ?? null,
      parenthetical: null,
      antecedent: null,
      refersTo: id ? found.length - 1 : null,
      group: null,
      signal: null,
      history: null,
      section: null,
      title: null,
      jurisdiction: "US",
      format: "us-reporter",
      ambiguous: [],
    });
  }
  return found;
}

const KEYS: Record<string, number> = { "us|1|1": 101, "us|2|2": 102, "us|3|3": 103, "us|9|9": 900 };
const YEARS: Record<number, string> = { 101: "1901-02-03", 102: "1902-02-03", 103: "1990-01-01", 900: "1950-06-01" };
const ports: EdgePorts = {
  findCitations,
  resolve: (keys) => KEYS[keys[0]!] ?? null,
  decided: (id) => ({ date: YEARS[id]!, precision: "day" }),
};
const collect = (...opinions: [kind: SectionKind, text: string][]) =>
  collectEdges(
    {
      clusterId: 900,
      decided: { date: "1950-06-01", precision: "day" },
      opinions: opinions.map(([kind, text]) => ({ kind, text })),
    },
    ports,
  );

describe("collectEdges", () => {
  it.each([
    ["Ames v. Bond, 1 U.S. 1, followed.", "We distinguish Ames v. Bond, 1 U.S. 1.", "followed"],
    ["Ames v. Bond, 1 U.S. 1, distinguished.", "We follow Ames v. Bond, 1 U.S. 1.", "distinguished"],
    ["Ames v. Bond, 1 U.S. 1, followed.", "We overrule Ames v. Bond, 1 U.S. 1.", "overruled"],
    ["Ames v. Bond, 1 U.S. 1, referred to.", "We distinguish Ames v. Bond, 1 U.S. 1.", "distinguished"],
    ["Counsel relied on Ames v. Bond, 1 U.S. 1.", "We distinguish Ames v. Bond, 1 U.S. 1.", "distinguished"],
  ])("prefers the reporter's headnote %j to the opinion %j, with the result %s", (headnote, text, kind) => {
    expect(collect(["headnote", headnote], ["lead", text]).edges).toMatchObject([{ cited: 101, kind }]);
  });

  it("makes one edge per cited case, with every mention and its pin cite", () => {
    const { edges } = collect([
      "lead",
      "See Ames v. Bond, 1 U.S. 1 at 7. Id. Then Cole v. Dunn, 2 U.S. 2. And 1 U.S. 1 once more.",
    ]);
    expect(edges.map((edge) => [edge.cited, edge.mentions.length])).toEqual([
      [101, 3],
      [102, 1],
    ]);
    expect(edges[0]!.mentions[0]).toMatchObject({ opinion: 0, section: "lead", pinCite: "7" });
  });

  it("drops self-citations and returns each unresolved citation once, as written", () => {
    const reading = collect(["lead", "Our case, 9 U.S. 9, and Eads v. Ford, 7 U.S. 7, and 7 U.S. 7 again."]);
    expect(reading.edges).toEqual([]);
    expect(reading.unresolved).toEqual(["7 U.S. 7"]);
  });

  it("returns the most severe treatment of the court's own opinions, with its words", () => {
    const { edges } = collect(
      [
        "lead",
        "We once followed Ames v. Bond, 1 U.S. 1. Much later matters came. We now overrule Ames v. Bond, 1 U.S. 1.",
      ],
      ["dissent", "Cole v. Dunn, 2 U.S. 2, is overruled."],
    );
    expect(edges[0]).toMatchObject({ cited: 101, kind: "overruled", dissent: false, counsel: false });
    expect(edges[0]!.snippet).toBe("We now overrule Ames v. Bond, 1 U.S. 1.");
    expect(edges[1]).toMatchObject({ cited: 102, kind: "overruled", dissent: true });
  });

  it("ignores the treatment in a dissent if the court cites the case too", () => {
    const { edges } = collect(
      ["lead", "See Ames v. Bond, 1 U.S. 1."],
      ["dissent", "Ames v. Bond, 1 U.S. 1, is overruled."],
    );
    expect(edges).toMatchObject([{ kind: "cited", dissent: false }]);
    expect(edges[0]!.mentions.map((mention) => mention.section)).toEqual(["lead", "dissent"]);
  });

  it("marks a treatment that only counsel asserts", () => {
    expect(collect(["lead", "Counsel contends that Ames v. Bond, 1 U.S. 1, is overruled."]).edges).toMatchObject([
      { kind: "cited", counsel: true },
    ]);
    expect(collect(["arguments", "Ames v. Bond, 1 U.S. 1, is overruled."]).edges).toMatchObject([
      { kind: "cited", counsel: true },
    ]);
  });

  it("marks a cited case that is dated after the citing one", () => {
    expect(collect(["lead", "See 3 U.S. 3."]).edges).toMatchObject([{ cited: 103, wrongOrder: true }]);
  });

  it("returns the case that acted", () => {
    const { edges } = collect(["lead", "Ames v. Bond, 1 U.S. 1, overruled by Cole v. Dunn, 2 U.S. 2."]);
    expect(edges).toMatchObject([
      { cited: 101, kind: "overruled", actor: 102, reported: true },
      { cited: 102, kind: "cited", actor: null },
    ]);
  });

  it("counts a repeated citation twice and parallel citations once", () => {
    const again = collect(["lead", "We read Ames v. Bond, 1 U.S. 1. Ames v. Bond, 1 U.S. 1, was right."]);
    expect(again.edges.map((edge) => edge.mentions.length)).toEqual([2]);
    const text = "We follow Marlow v. Ferry Company, 701 U.S. 10, 951 S. Ct. 110 (1951). See 701 U.S. 10, 12.";
    const { edges } = collectEdges(
      { clusterId: 1, decided: { date: "1980-01-01", precision: "day" }, opinions: [{ kind: "lead", text }] },
      { findCitations: findAll, resolve: () => 2, decided: () => ({ date: "1951-01-01", precision: "day" }) },
    );
    expect(edges.map((edge) => edge.mentions.length)).toEqual([2]);
  });

  it("separates a dissent from the opinion that is printed with it", () => {
    const { edges } = collect([
      "combined",
      "We read Ames v. Bond, 1 U.S. 1.\n\nMR. JUSTICE PIKE, dissenting.\n\nAmes v. Bond, 1 U.S. 1, is overruled. So is Cole v. Dunn, 2 U.S. 2.",
    ]);
    expect(edges[0]).toMatchObject({ cited: 101, kind: "cited", dissent: false });
    expect(edges[0]!.mentions.map((mention) => mention.section)).toEqual(["combined", "dissent"]);
    expect(edges[1]).toMatchObject({ cited: 102, dissent: true });
  });

  it("reads the overruling of a case that is named by one party, without counting a mention", () => {
    const { edges } = collect(["lead", "We once followed Ames v. Bond, 1 U.S. 1. Today Ames must be overruled."]);
    expect(edges).toMatchObject([{ cited: 101, kind: "overruled", snippet: "Today Ames must be overruled." }]);
    expect(edges[0]!.mentions).toHaveLength(1);
  });

  it("prefers an act of the citing case to a report of another's", () => {
    const report = "In Cole v. Dunn, 2 U.S. 2, we overruled Ames v. Bond, 1 U.S. 1.";
    expect(collect(["lead", report]).edges.find((edge) => edge.cited === 101)).toMatchObject({
      kind: "overruled",
      actor: 102,
      reported: true,
    });
    expect(
      collect(["lead", `${report} We overrule Ames v. Bond, 1 U.S. 1, once more.`]).edges.find(
        (edge) => edge.cited === 101,
      ),
    ).toMatchObject({
      actor: null,
      reported: false,
    });
  });

  it.each(["combined", "lead", "digest"] as const)("keeps the kind of a %s opinion in its mentions", (kind) => {
    const { edges } = collect([kind, "The Court overruled Ames v. Bond, 1 U.S. 1."]);
    expect(edges).toMatchObject([{ cited: 101, kind: "overruled", mentions: [{ section: kind }] }]);
  });

  it("does not mistake the next citation for an acting case that the corpus does not contain", () => {
    const { edges } = collect([
      "lead",
      "Ames v. Bond, 1 U.S. 1, overruled by Eads v. Ford, 7 U.S. 7; Cole v. Dunn, 2 U.S. 2.",
    ]);
    expect(edges[0]).toMatchObject({ cited: 101, kind: "overruled", actor: null, reported: true });
  });

  it.each([
    "Ames v. Bond, 1 U.S. 1, is overruled in part. We follow Cole v. Dunn, 2 U.S. 2.",
    "Ames v. Bond, 1 U.S. 1, is overruled in its entirety. Cole v. Dunn, 2 U.S. 2, stands.",
    "Ames v. Bond, 1 U.S. 1, is overruled in part\n\nCole v. Dunn, 2 U.S. 2, stands.",
  ])("does not mistake the case of the next sentence for the acting case: %j", (text) => {
    const { edges } = collect(["lead", text]);
    expect(edges[0]).toMatchObject({ cited: 101, kind: "overruled", actor: null, reported: false });
  });

  it.each(["in part by", "in part in", "in its entirety by", "in the case of"])(
    "reads the acting case after %s",
    (by) => {
      const { edges } = collect(["lead", `Ames v. Bond, 1 U.S. 1, was overruled ${by} Cole v. Dunn, 2 U.S. 2.`]);
      expect(edges[0]).toMatchObject({ cited: 101, kind: "overruled", actor: 102, reported: true });
    },
  );

  it("does not read a reporter's note as an opinion", () => {
    expect(collect(["citator_info", "Ames v. Bond, 1 U.S. 1, is overruled."])).toEqual({ edges: [], unresolved: [] });
  });
});

describe("cutSnippet", () => {
  const text = `${"Long words stand here. ".repeat(40)}We follow 1 U.S. 1 today. ${"More words follow there. ".repeat(40)}`;
  it("returns the sentence of the mention", () => {
    const start = text.indexOf("1 U.S. 1");
    expect(cutSnippet(text, { start, end: start + 8 }, null)).toBe("We follow 1 U.S. 1 today.");
  });
  it("returns at most 300 characters", () => {
    const long = `x ${"word ".repeat(400)}1 U.S. 1 ${"word ".repeat(400)}`;
    const start = long.indexOf("1 U.S. 1");
    const snippet = cutSnippet(long, { start, end: start + 8 }, null);
    expect(snippet.length).toBeLessThanOrEqual(300);
    expect(snippet).toContain("1 U.S. 1");
  });
});

describe("what a formula says of something else", () => {
  const kinds = (text: string, kind: SectionKind = "lead") => collect([kind, text]).edges.map((edge) => edge.kind);

  it.each([
    [
      "of the words that a case quotes",
      'The court said in Adams v. Baker, 1 U.S. 1 at 4: "The statute of that State, which was wholly different, has no application to a lease."',
    ],
    [
      "of an argument in another paragraph",
      "It must be raised below. Adams v. Baker, 1 U.S. 1.\n\nThe tenant also argues that the finding lacks support, but we disagree. The record contains enough.",
    ],
  ])("does not count: %s", (_, text) => {
    expect(kinds(text)).toEqual(["cited"]);
  });

  it("counts in a headnote, which is written in formulae", () => {
    expect(kinds("Adams v. Baker, 1 U.S. 1, distinguished.", "headnote")).toEqual(["distinguished"]);
  });

  it("is read of a case that the sentence names by one party", () => {
    expect(
      kinds("The tenant cites Adams v. Baker, 1 U.S. 1. Rent was due.\n\nWe think Adams inapposite here."),
    ).toEqual(["distinguished"]);
  });
});
