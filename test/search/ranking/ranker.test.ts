import { describe, expect, it } from "vitest";
import { parseQuery } from "../../../src/query/parse.ts";
import { createStemPlan, type Plan } from "../../../src/query/plan/plan.ts";
import { planQuery } from "../../../src/query/plan/plan-query.ts";
import type { IndexedCase } from "../../../src/search/build/indexed-case.ts";
import type { CaseLookup } from "../../../src/search/case-lookup.ts";
import { stem } from "../../../src/text/stem.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { buildIndex, NO_FACTS } from "../generated-cases.ts";

const filler = "other words of the judgment ".repeat(20);

function corpus(...cases: Partial<IndexedCase>[]): IndexedCase[] {
  return cases.map((one, i) => ({
    clusterId: 100 + i,
    title: "Doe v. Roe",
    content: filler,
    dateFiled: "1990-01-01",
    courtId: "scotus",
    jurisdiction: "US",
    ...one,
  }));
}

async function ranked(query: string, cases: readonly IndexedCase[], facts: CaseLookup = NO_FACTS) {
  const { searcher } = await buildIndex(cases, facts);
  const { hits, total } = searcher.search({ plan: searcher.plan(parseQuery(query)) });
  expect(hits).toHaveLength(total);
  return hits;
}

const ids = (hits: readonly { clusterId: number }[]) => hits.map((hit) => hit.clusterId);

describe("ranking", () => {
  it("prefers more occurrences, and the same in a shorter judgment", async () => {
    const once = { content: `bail ${filler}` };
    const often = { content: `bail bail bail ${filler}` };
    const long = { content: `bail ${filler}${filler}${filler}` };
    expect(ids(await ranked("bail", corpus(long, once, often)))).toEqual([102, 101, 100]);
  });

  it("prefers a word in the case name", async () => {
    expect(ids(await ranked("bail", corpus({ content: `bail bail ${filler}` }, { title: "Bail v. Roe" })))).toEqual([
      101, 100,
    ]);
  });

  it("breaks ties by cite count, then by cluster id", async () => {
    const same = { content: "bail and bond" };
    const cases = corpus({ ...same, citeCount: 1 }, same, { ...same, citeCount: 1 }, { ...same, citeCount: 7 }, same);
    const hits = await ranked("bail", cases);
    expect(ids(hits)).toEqual([103, 100, 102, 101, 104]);
    expect(hits[1]!.score).toBe(hits[2]!.score);
    expect(hits[0]!.score - hits[1]!.score).toBeLessThanOrEqual(0.05);
  });

  it("ranks a case that the query means above one that is cited more often", async () => {
    const cases = corpus({}, { title: "Bail v. Roe", content: "bail bail", citeCount: 900 });
    const lookup = {
      ...NO_FACTS,
      findNamedCases: ({ caseId }: { caseId: string | null }) => (caseId === "100" ? [0] : []),
    };
    const { searcher } = await buildIndex(cases, lookup);
    const lead = { clusterId: 100, name: "Doe v. Roe", weight: 0.97, reason: "name", from: "bail" } as const;
    const plan = { ...searcher.plan(parseQuery("bail")), leads: [lead] } as Plan;
    expect(ids(searcher.search({ plan }).hits)).toEqual([100, 101]);
  });

  it("scores from 0 to 1 with six decimals, and the best case below 1", async () => {
    const hits = await ranked("bail bond", corpus({ content: "bail bond" }, { content: `bond ${filler}` }));
    for (const { score } of hits) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(1);
      expect(Math.abs(score * 1e6 - Math.round(score * 1e6))).toBeLessThan(1e-6);
    }
  });

  it("ranks many cases as it ranks each alone", async () => {
    const random = createRandom(3);
    const cases = corpus(
      ...Array.from({ length: 9000 }, () => ({
        title: random() < 0.01 ? "Bail v. Roe" : "Doe v. Roe",
        content: `${"bail ".repeat(1 + random() ** 4 * 9)}${"other ".repeat(random() * 9)}${random() < 0.1 ? "bail bond" : ""}`,
        citeCount: Math.floor(random() * 4),
      })),
    );
    const { searcher } = await buildIndex(cases);
    for (const query of ["bail", '"bail bond" OR bail']) {
      const plan = planQuery(parseQuery(query), searcher.statistics);
      const { total, hits } = searcher.search({ plan, pageSize: 100 });
      expect(total).toBe(cases.length);
      const best = cases
        .map(({ clusterId, citeCount }, ordinal) => {
          const { text, name, near, authority } = searcher.explainScore(plan, ordinal);
          const relevance = 1 - (1 - text) * (1 - name) * (1 - near);
          return { clusterId, citeCount, score: Math.round(1e6 * (0.95 * relevance + 0.05 * authority)) / 1e6 };
        })
        .sort((a, b) => b.score - a.score || b.citeCount! - a.citeCount! || a.clusterId - b.clusterId);
      expect(hits.map(({ clusterId, score }) => [clusterId, score])).toEqual(
        best.slice(0, 100).map(({ clusterId, score }) => [clusterId, score]),
      );
    }
  });

  it("ranks the matches of filters and negations by cite count", async () => {
    const hits = await ranked("NOT bail", corpus({}, { citeCount: 3 }, { content: "bail" }));
    expect(hits.map(({ clusterId, score }) => [clusterId, score])).toEqual([
      [101, 1],
      [100, 0.95],
    ]);
  });

  it("does not lower scores for a term that no case contains", async () => {
    const cases = corpus({ content: "bail bond" }, {});
    const [alone] = await ranked("(bail)", cases);
    expect((await ranked('bail OR xylophone OR "no such phrase"', cases))[0]).toEqual(alone);
  });

  it("returns the beginning of the full order for every limit", async () => {
    const cases = corpus(
      ...Array.from({ length: 200 }, (_, i) => ({
        content: `${"bail ".repeat(1 + ((i * 37) % 9))}${filler}`,
        citeCount: i % 3,
      })),
    );
    const { searcher } = await buildIndex(cases);
    const plan = planQuery(parseQuery("bail"), searcher.statistics);
    const all = searcher.search({ plan, pageSize: 200 }).hits;
    const sorted = [...all].sort(
      (a, b) =>
        b.score - a.score || cases[b.ordinal]!.citeCount! - cases[a.ordinal]!.citeCount! || a.clusterId - b.clusterId,
    );
    expect(all).toEqual(sorted);
    for (const pageSize of [1, 2, 3, 10, 199]) {
      expect(searcher.search({ plan, pageSize }).hits).toEqual(all.slice(0, pageSize));
    }
  });
});

describe("matches of a question in natural language", () => {
  const cases = corpus(
    { content: "forfeiture of a surety bond" },
    { content: "forfeiture" },
    { content: "surety bond" },
    { content: "bond" },
    { content: "bond" },
    { content: "bond" },
  );

  it("must have half of the weight of its terms, of which rare ones weigh more", async () => {
    expect(ids(await ranked("forfeiture bonds", cases)).sort()).toEqual([100, 101]);
  });

  it("do not depend on words that no case contains, and are none if no word is known", async () => {
    expect(ids(await ranked("forfeiture xylophone", cases))).toEqual([101, 100]);
    expect(await ranked("xylophone", cases)).toEqual([]);
  });

  it("count a repeated word once", async () => {
    const once = await ranked("forfeiture surety", cases);
    expect(await ranked("forfeiture surety surety sureties", cases)).toEqual(once);
  });
});

describe("a query that is one citation", () => {
  const cases = corpus({}, {}, { citeCount: 9 }, {}, { content: "decided under 410 U.S. 113" });
  const plan: Plan = {
    kind: "citation",
    citation: {
      kind: "citation",
      key: "410 U.S. 113",
      citationKind: "case",
      raw: "410 U.S. 113",
      words: ["410", "us", "113"],
    },
  };
  const known: CaseLookup = {
    ...NO_FACTS,
    findNamedCases: ({ key }) => (key === "410 U.S. 113" ? [1] : []),
    findCitingCases: ({ key }) => (key === "410 U.S. 113" ? [0, 2] : []),
  };

  it("returns the named case with score 1, then the cases that cite it", async () => {
    const { searcher } = await buildIndex(cases, known);
    const { hits, total } = searcher.search({ plan });
    expect(total).toBe(3);
    expect(ids(hits)).toEqual([101, 102, 100]);
    expect(hits[0]!.score).toBe(1);
    expect(hits[1]!.score).toBeLessThan(1);
    expect(ids(searcher.search({ plan, page: 2, pageSize: 1 }).hits)).toEqual([102]);
    expect(searcher.search({ plan, filters: { among: [0, 3] } }).total).toBe(1);
  });

  it("is matched as a phrase if no case carries or cites it", async () => {
    const { searcher } = await buildIndex(cases);
    expect(ids(searcher.search({ plan }).hits)).toEqual([104]);
  });
});

describe("the ranking of questions in natural language", () => {
  it("begins with the case whose name is the question, with the parties in that order", async () => {
    const mentions = { content: `google oracle google oracle google v oracle ${filler}`, citeCount: 40 };
    const cases = corpus(
      mentions,
      { title: "Oracle America, Inc. v. Google Inc.", citeCount: 9 },
      { title: "Google LLC v. Oracle America, Inc." },
    );
    expect((await ranked("google v oracle", cases))[0]!.clusterId).toBe(102);
    expect((await ranked("oracle v google", cases))[0]!.clusterId).toBe(101);
  });

  it("prefers the words of the question in one passage", async () => {
    const apart = { content: `search ${filler} warrant ${filler} search ${filler} warrant` };
    const near = { content: `${filler} search warrant ${filler} ${filler}` };
    expect(ids(await ranked("search warrant", corpus(apart, near, {}, {}, {})))).toEqual([101, 100]);
  });

  it("begins with the case that contains the question as a sentence, before the one that it names", async () => {
    const sentence = "the court also overruled Planned Parenthood of Southeastern Pennsylvania v Casey without regret";
    const cases = corpus(
      {
        title: "Planned Parenthood of Southeastern Pennsylvania v. Casey",
        content: sentence.split(" ").sort().join(" "),
      },
      { content: `${filler} ${sentence}. ${filler}` },
      {},
      {},
      {},
    );
    expect(ids(await ranked(sentence, cases))).toEqual([101, 100]);
    expect(ids(await ranked("Planned Parenthood of Southeastern Pennsylvania v Casey", cases))).toEqual([100, 101]);
  });

  it("does not depend on the number of requested cases", async () => {
    const cases = corpus(
      ...Array.from({ length: 260 }, (_, i) => ({
        content: `${"search ".repeat(1 + (i % 7))}${"so ".repeat((i * 31) % 60)}warrant ${filler}`,
      })),
    );
    const { searcher } = await buildIndex(cases, NO_FACTS);
    const plan = planQuery(parseQuery("search warrant"), searcher.statistics);
    const all = searcher.search({ plan, pageSize: 260 }).hits.map(({ clusterId, score }) => [clusterId, score]);
    const pages = [1, 2, 3].flatMap((page) => searcher.search({ plan, page, pageSize: 90 }).hits);
    expect(pages.map(({ clusterId, score }) => [clusterId, score])).toEqual(all);
    expect(all.map(([, score]) => score)).toEqual(all.map(([, score]) => score!).toSorted((a, b) => b - a));
  });
});

describe("words that a question does not contain", () => {
  it("do not make a passage of it", async () => {
    const words = "alpha bravo charlie delta echo foxtrot golf hotel".split(" ");
    const others = "india juliet kilo lima mike november".split(" ");
    const { searcher } = await buildIndex(
      corpus({ content: words.join(" ") }, { content: others.join(" ") }),
      NO_FACTS,
    );
    const plan = searcher.plan(parseQuery(words.join(" ")));
    if (plan.kind !== "natural") throw new Error("The query is in natural language.");
    const related = others.map(
      (text) => ({ term: createStemPlan(stem(text)), share: 1e-9, reason: "doctrine", from: "" }) as const,
    );
    const { text } = searcher.explainScore(plan, 0);
    expect(searcher.explainScore({ ...plan, related }, 0).text).toBeCloseTo(text, 4);
  });
});

describe("cases similar to a text", () => {
  it("contain its significant terms, and exclude the case itself", async () => {
    const cases = corpus(
      { content: `habeas corpus petition of a detained alien ${filler}` },
      { content: `the alien detained seeks habeas corpus ${filler}` },
      { content: `a tax on groundnuts ${filler}` },
    );
    const { searcher } = await buildIndex(cases, NO_FACTS);
    const text = "Habeas corpus lies for an alien who is detained.";
    expect(ids(searcher.findSimilar({ text }).hits)).toEqual([101, 100]);
    expect(searcher.findSimilar({ text, exceptOrdinal: 0 })).toMatchObject({ total: 1 });
    expect(searcher.findSimilar({ text: "xylophone" })).toMatchObject({ total: 0, hits: [] });
  });

  it("come first if they contain the words of the text in sequence, which the score components show", async () => {
    const cases = corpus(
      { content: `bond bail surety forfeited court magistrate ${filler}` },
      { content: `a bail bond was forfeited; surety of the court ${filler} magistrate` },
      { content: `surety court bail forfeited bond magistrate ${filler}` },
    );
    const { searcher } = await buildIndex(cases, NO_FACTS);
    const { hits, plan } = searcher.findSimilar({
      text: "The magistrate forfeited a bail bond; xylophone surety of the court",
    });
    expect(hits[0]).toMatchObject({ clusterId: 101 });
    for (const { ordinal, score } of hits) {
      const { text, name, near, authority } = searcher.explainScore(plan, ordinal);
      const relevance = 1 - (1 - text) * (1 - name) * (1 - near);
      expect(score).toBe(Math.round(1e6 * (0.95 * relevance + 0.05 * authority)) / 1e6);
    }
    const [paired, ...others] = [1, 0, 2].map((ordinal) => searcher.explainScore(plan, ordinal).near);
    expect(Math.max(...others)).toBeLessThan(paired!);
  });
});
