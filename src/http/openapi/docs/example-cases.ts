import type { CaseNode, CaseRecord } from "../../../contract/schemas/common/case.ts";
import type { SearchResult } from "../../../contract/schemas/research/search.ts";

/** A case as the starter corpus describes it. */
export const BROWN = {
  clusterId: 7726628701488360,
  caseName: "Brown v. Board of Education",
  court: "Supreme Court of the United States",
  courtId: "scotus",
  jurisdiction: "US",
  dateFiled: "1954-05-17",
  datePrecision: "day",
  year: 1954,
  bench: ["Warren"],
  citation: "347 U.S. 483",
  citations: ["347 U.S. 483"],
  docketNumber: "No. 1",
  citeCount: 10,
  freshness: "Good Law",
  absoluteUrl: "https://app.example/research/cases/7726628701488360",
  authority: 3.361908,
  parallel: [{ citation: "347 U.S. 483", reporter: "U.S.", format: "us-reporter" }],
  freshnessDetail: {
    status: "Good Law",
    definitive: true,
    partial: false,
    part: null,
    basis: "cited",
    reason: null,
    authorities: [],
    citing: {
      total: 10,
      firstDate: "1954-05-17",
      firstDatePrecision: "day",
      lastDate: "2023-06-29",
      lastDatePrecision: "day",
    },
    counts: { positive: 5, negative: 0, neutral: 3, unknown: 2 },
    asOf: null,
    sentence: "No negative treatment found in 10 citing decisions to 2023-06-29.",
  },
} as const satisfies Omit<CaseRecord, "matched">;

/** A search result as the starter corpus returns it. */
export const HURTADO: SearchResult = {
  id: "4548231364986274",
  title: "Hurtado v. California",
  court: "Supreme Court of the United States",
  year: 1884,
  citation: "110 U.S. 516",
  score: 0.781721,
  snippet:
    "…and sentenced to death, and argued that a prosecution for a capital crime without indictment is not <mark>due</mark> …",
  metadata: {
    decisionDate: "1884-03-03",
    datePrecision: "day",
    citations: ["110 U.S. 516"],
    judges: [],
    courtId: "scotus",
    jurisdiction: "US",
    docketNumber: "",
    absoluteUrl: "https://app.example/research/cases/4548231364986274",
    freshness: "Distinguished",
    citeCount: 3,
  },
};

/** Another search result of the starter corpus. */
export const SWANN: SearchResult = {
  id: "4904402218022419",
  title: "Swann v. Charlotte-Mecklenburg Board of Education",
  court: "Supreme Court of the United States",
  year: 1971,
  citation: "402 U.S. 1",
  score: 0.761251,
  snippet:
    "…North Carolina, had been <mark>segregated</mark> by law. Years after the order to desegregate, more than half of the …",
  metadata: {
    decisionDate: "1971-04-20",
    datePrecision: "day",
    citations: ["402 U.S. 1"],
    judges: ["Burger"],
    courtId: "scotus",
    jurisdiction: "US",
    docketNumber: "No. 281",
    absoluteUrl: "https://app.example/research/cases/4904402218022419",
    freshness: "Good Law",
    citeCount: 2,
  },
};

/** The same case as a node of the network. */
export const BROWN_NODE: CaseNode = {
  clusterId: BROWN.clusterId,
  caseName: BROWN.caseName,
  citation: BROWN.citation,
  dateFiled: BROWN.dateFiled,
  datePrecision: BROWN.datePrecision,
  citeCount: BROWN.citeCount,
  absoluteUrl: BROWN.absoluteUrl,
};

/** The decisions that cite Brown up to 1960. */
export const BROWN_CITED_TO_1960 = {
  total: 3,
  firstDate: "1954-05-17",
  firstDatePrecision: "day",
  lastDate: "1958-09-12",
  lastDatePrecision: "day",
} as const;
