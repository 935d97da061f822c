import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CaseSource, readCases } from "../../corpus/case-sources.ts";
import { findCitations } from "../../src/citation/find/find-citations.ts";
import { parseCitation, parseCitationKey } from "../../src/citation/parse/parse-citation.ts";
import type { Engine } from "../../src/contract/engine.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { TREATMENT_KINDS, type TreatmentKind } from "../../src/law/treatment.ts";
import { buildStarterBytes } from "../support/corpora/starter-bytes.ts";

let bytes: Uint8Array;
let engine: Engine;
let cases: CaseSource[];
/** The corpus's id of each digest. */
const ids = new Map<CaseSource, number>();
const byKey = new Map<string, CaseSource>();
beforeAll(async () => {
  bytes = await buildStarterBytes();
  engine = await openEngine(bytes);
  cases = await readCases();
  for (const source of cases) {
    for (const { citation } of source.citations) byKey.set(parseCitationKey(citation), source);
    const { data } = await engine.citations.resolve({ citation: source.citations[0]!.citation });
    ids.set(source, data.clusterId);
  }
}, 60_000);
afterAll(() => engine.close());

describe("the file", () => {
  it("is the same bytes in every build", async () => {
    expect(Buffer.compare(bytes, await buildStarterBytes())).toBe(0);
  }, 60_000);

  it("is at most 2.75 MB to download, its doctrines and known questions included", () => {
    const size = gzipSync(bytes, { level: 9 }).length;
    console.log(`starter corpus: ${bytes.length} bytes, ${size} gzipped`);
    expect(size).toBeLessThanOrEqual(2_750_000);
  });

  it("states that it contains digests and no official text", async () => {
    const { data } = await engine.corpus.manifest();
    expect(data).toMatchObject({ name: "headnote-starter", builtFrom: [{ provider: "Headnote", license: "MIT" }] });
    expect(data.builtFrom[0]?.notice).toMatch(/in its own words.*No text here is that of an opinion/);
  });
});

it("has every digest as a case with its facts", async () => {
  expect(new Set(ids.values()).size).toBe(cases.length);
  for (const source of cases) {
    const { data } = await engine.citations.case({ caseId: String(ids.get(source)) });
    expect(data).toMatchObject({
      caseName: source.name,
      courtId: source.courtId,
      dateFiled: source.dateFiled,
      docketNumber: source.docketNumber,
      bench: source.judges,
      citations: source.citations.map(({ citation }) => citation),
      opinions: [{ kind: "digest", author: source.author, text: source.text }],
    });
    expect(data.court).not.toBe(source.courtId);
  }
});

it("resolves the citations of the digests, or lists them as unresolved", async () => {
  let held = 0;
  for (const source of cases) {
    const { data } = await engine.citations.citationsOf({ caseId: String(ids.get(source)), pageSize: 100 });
    const cited = new Set(data.results.map(({ clusterId }) => clusterId));
    const unresolved = new Set(data.unresolved.map(parseCitationKey));
    for (const { kind, raw, key } of findCitations(source.text)) {
      if (kind !== "case") continue;
      expect(parseCitation(raw)?.key, `${source.file}: ${raw}`).toBe(key);
      const target = byKey.get(key!);
      if (target === undefined) expect(unresolved, `${source.file}: ${raw}`).toContain(key);
      else expect(cited, `${source.file}: ${raw}`).toContain(ids.get(target));
      if (target !== undefined) held++;
    }
  }
  expect(held).toBeGreaterThan(cases.length);
});

describe("a case that has been overruled", () => {
  it.each<[string, string, TreatmentKind]>([
    ["163 U.S. 537", "347 U.S. 483", "overruled"], // Plessy, Brown
    ["261 U.S. 525", "300 U.S. 379", "overruled"], // Adkins, West Coast Hotel
    ["478 U.S. 186", "539 U.S. 558", "overruled"], // Bowers, Lawrence
    ["410 U.S. 113", "597 U.S. 215", "overruled"], // Roe, Dobbs
    ["505 U.S. 833", "597 U.S. 215", "overruled"], // Casey, Dobbs
    ["316 U.S. 455", "372 U.S. 335", "overruled"], // Betts, Gideon
    ["338 U.S. 25", "367 U.S. 643", "overruled"], // Wolf, Mapp
    ["41 U.S. 1", "304 U.S. 64", "overruled"], // Swift, Erie
    ["310 U.S. 586", "319 U.S. 624", "overruled"], // Gobitis, Barnette
    ["494 U.S. 652", "558 U.S. 310", "overruled"], // Austin, Citizens United
    ["431 U.S. 209", "585 U.S. 878", "overruled"], // Abood, Janus
    ["323 U.S. 214", "585 U.S. 667", "abrogated"], // Korematsu, Trump v. Hawaii
    ["274 U.S. 357", "395 U.S. 444", "overruled"], // Whitney, Brandenburg
    ["277 U.S. 438", "389 U.S. 347", "overruled"], // Olmstead, Katz
    ["302 U.S. 319", "395 U.S. 784", "overruled"], // Palko, Benton
    ["247 U.S. 251", "312 U.S. 100", "overruled"], // Hammer, Darby
    ["426 U.S. 833", "469 U.S. 528", "overruled"], // National League of Cities, Garcia
    ["497 U.S. 547", "515 U.S. 200", "overruled"], // Metro Broadcasting, Adarand
    ["467 U.S. 837", "603 U.S. 369", "overruled"], // Chevron, Loper Bright
    ["448 U.S. 56", "541 U.S. 36", "abrogated"], // Roberts, Crawford
    ["AIR 1950 SC 27", "AIR 1978 SC 597", "overruled"], // A.K. Gopalan, Maneka Gandhi
    ["AIR 1967 SC 1643", "(1973) 4 SCC 225", "overruled"], // Golak Nath, Kesavananda
    ["(1976) 2 SCC 521", "(2017) 10 SCC 1", "overruled"], // ADM Jabalpur, Puttaswamy
    ["(2014) 1 SCC 1", "(2018) 10 SCC 1", "overruled"], // Koushal, Navtej
    ["(2005) 11 SCC 600", "(2014) 10 SCC 473", "overruled"], // Navjot Sandhu, Anvar
    ["(1994) 3 SCC 394", "(1996) 2 SCC 648", "overruled"], // Rathinam, Gian Kaur
    ["AIR 1954 SC 300", "(2017) 10 SCC 1", "overruled"], // M.P. Sharma, Puttaswamy
    ["AIR 1963 SC 1295", "(2017) 10 SCC 1", "overruled"], // Kharak Singh, Puttaswamy
    ["(1998) 4 SCC 626", "[2024] 3 SCR 462", "overruled"], // Narasimha Rao, Sita Soren
    ["(2005) 1 SCC 394", "[2024] 8 SCR 1321", "overruled"], // Chinnaiah, Davinder Singh
    ["(2002) 4 SCC 105", "(2012) 9 SCC 552", "overruled"], // Bhatia, BALCO
  ])("%s by %s", async (citation, by, treatment) => {
    const { data } = await engine.citations.resolve({ citation });
    expect(data.freshness).toBe("Overruled");
    expect(data.freshnessDetail.reason).toMatchObject({
      clusterId: ids.get(byKey.get(parseCitationKey(by))!),
      treatment,
    });
  });
});

it("explains every status as stored, and as of the day before the decision that changed it", async () => {
  for (const source of cases) {
    const caseId = String(ids.get(source));
    const { data: stored } = await engine.citations.case({ caseId });
    const { data: now } = await engine.citations.explain({ caseId });
    expect(now.freshnessDetail, source.file).toEqual(stored.freshnessDetail);
    expect(now.reasons.filter(({ decisive }) => decisive)).toHaveLength(stored.freshnessDetail.reason ? 1 : 0);
    const fall = now.reasons.find(({ decisive, countsAs }) => decisive && countsAs === "ends");
    if (fall === undefined || fall.date <= stored.dateFiled) continue;
    const asOf = dayBefore(fall.date);
    const { data: before } = await engine.citations.explain({ caseId, asOf });
    expect(
      before.reasons.every(({ date }) => date <= asOf),
      source.file,
    ).toBe(true);
    expect(before.freshnessDetail.reason?.clusterId, source.file).not.toBe(fall.clusterId);
  }
});

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

it("finds the treatment that the author of a digest meant in 58 of 60 edges", async () => {
  const edges = cases.flatMap((source) =>
    source.treats.flatMap((meant) => {
      const target = byKey.get(parseCitationKey(meant.citation));
      return target === undefined ? [] : [{ source, target, meant }];
    }),
  );
  const next = numbers(20_260_601);
  const chosen = Array.from({ length: 60 }, () => edges.splice(Math.floor(next() * edges.length), 1)[0]!);
  const rows = [];
  for (const { source, target, meant } of chosen) {
    const found = await treatmentOf(ids.get(source)!, ids.get(target)!);
    rows.push({ citing: source.name, cited: target.name, meant: meant.treatment, found });
  }
  const agree = rows.filter(({ meant, found }) => meant === found).length;
  console.log(rows.map((row) => `${row.meant === row.found ? " " : "*"} ${Object.values(row).join(" | ")}`).join("\n"));
  console.log(`${agree} of ${rows.length} agree`);
  expect(agree).toBeGreaterThanOrEqual(58);
});

async function treatmentOf(citing: number, cited: number): Promise<TreatmentKind | null> {
  for (const treatment of TREATMENT_KINDS) {
    const { data } = await engine.citations.citationsOf({ caseId: String(citing), treatment, pageSize: 100 });
    if (data.results.some(({ clusterId }) => clusterId === cited)) return treatment;
  }
  return null;
}

/** Numbers from 0 to 1 that are the same in every run: a linear congruential generator (Numerical Recipes). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("enacted law", () => {
  it.each([
    ["42 U.S.C. § 1983", "usc-42-1983"],
    ["17 U.S.C. § 107", "usc-17-107"],
    ["17 C.F.R. § 240.10b-5", "cfr-17-240_2e10b-5"],
    ["Cal. Penal Code § 187", "ca-penal-code-187"],
    ["N.Y. Penal Law § 125.25", "ny-penal-law-125_2e25"],
    ["720 Ill. Comp. Stat. 5/9-1", "il-ilcs-720-5_2f9-1"],
    ["Mass. Gen. Laws ch. 93A, § 2", "ma-gen-laws-ch-93A-2"],
    ["Wash. Rev. Code § 9A.32.030", "wa-rev-code-9A_2e32_2e030"],
    ["Del. Code Ann. tit. 8, § 102", "de-code-tit-8-102"],
    ["U.S. Const. amend. XIV, § 1", "us-const-amend-XIV-1"],
    ["Fed. R. Civ. P. 12", "frcp-12"],
    ["Fed. R. Evid. 702", "fre-702"],
    ["Wis. Const. art. V, § 10", "wi-const-art-V-10"],
    ["Exec. Order No. 13,769", "eo-13769"],
  ])("%s finds the Act that it cites", async (query, actId) => {
    const { results } = await engine.statutes.search({ query });
    expect(results[0]).toMatchObject({ actId, citation: query });
  });

  it.each([
    ["indian-penal-code-1860", "375", 2],
    ["hindu-succession-act-1956", "6", 1],
    ["contempt-of-courts-act-1971", "13", 1],
  ])("%s, section %s has been amended %i times", async (actId, section, times) => {
    const { totalFootnotes, footnotes } = await engine.acts.amendments({ actId, section });
    expect(totalFootnotes).toBe(times);
    expect(footnotes.every(({ byAct }) => /^Act \d+ of \d{4}$/.test(byAct))).toBe(true);
  });
});
