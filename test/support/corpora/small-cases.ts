import type { CaseInput } from "../../../src/ingest/records/source-record.ts";
import type { OpinionText, SectionKind } from "../../../src/law/case.ts";
import type { Court } from "../../../src/law/court.ts";

/** Invented cases: no such decisions exist. Citations use volumes far beyond those that were ever printed. */
export const COURTS: readonly Court[] = [
  {
    id: "scotus",
    name: "Supreme Court of the United States",
    citationString: "SCOTUS",
    jurisdiction: "US",
    level: "supreme",
  },
  {
    id: "ca9",
    name: "Court of Appeals for the Ninth Circuit",
    citationString: "9th Cir.",
    jurisdiction: "US",
    level: "appellate",
  },
  { id: "in-sc", name: "Supreme Court of India", citationString: "SC", jurisdiction: "IN", level: "supreme" },
];

export interface SmallCase {
  readonly case: Omit<CaseInput, "namespace" | "sourceId">;
  readonly opinions: readonly OpinionText[];
}

function createOpinion(kind: SectionKind, text: string, author = ""): OpinionText {
  return { kind, author, text, pages: [], footnotes: [] };
}

function createUsCase(
  clusterId: number,
  name: string,
  dateFiled: string,
  citations: readonly string[],
  ...opinions: OpinionText[]
): SmallCase {
  return {
    case: {
      clusterId,
      name,
      nameFull: name,
      courtId: "scotus",
      jurisdiction: "US",
      dateFiled,
      datePrecision: "day",
      docketNumber: `No. ${clusterId}`,
      judges: ["Harlow", "Pike"],
      citations,
    },
    opinions,
  };
}

function createIndianCase(
  clusterId: number,
  name: string,
  dateFiled: string,
  judges: readonly string[],
  citations: readonly string[],
  ...opinions: OpinionText[]
): SmallCase {
  return {
    case: {
      clusterId,
      name,
      nameFull: name,
      courtId: "in-sc",
      jurisdiction: "IN",
      dateFiled,
      datePrecision: "day",
      docketNumber: `Civil Appeal No. ${clusterId} of ${dateFiled.slice(0, 4)}`,
      judges,
      citations,
    },
    opinions,
  };
}

export const SMALL_CASES: readonly SmallCase[] = [
  createUsCase(
    1001,
    "Marlow v. Ferry Company",
    "1951-03-05",
    ["701 U.S. 10", "951 S. Ct. 110", "901 L. Ed. 2d 20"],
    createOpinion(
      "lead",
      "The ferry carried passengers across the river.\n\nWe hold that a ferry is a public way, and its tolls may be regulated.",
    ),
  ),
  createUsCase(
    1002,
    "Pruitt v. Marsh Harbor",
    "1962-06-11",
    ["705 U.S. 200", "962 S. Ct. 40"],
    createOpinion(
      "lead",
      "The harbor board relies on Marlow. We follow Marlow v. Ferry Company, 701 U.S. 10 (1951). Its rule that tolls may be regulated applies to harbors.",
    ),
    createOpinion("dissent", "I would overrule Marlow v. Ferry Company, 701 U.S. 10.", "Pike"),
  ),
  createUsCase(
    1003,
    "Okafor v. Lighthouse Trust",
    "1980-01-22",
    ["712 U.S. 55", "980 S. Ct. 7"],
    createOpinion(
      "lead",
      "Petitioner asks us to reconsider Marlow v. Ferry Company, 701 U.S. 10 (1951). Marlow was wrongly decided, and today we overrule Marlow v. Ferry Company, 701 U.S. 10 (1951). Pruitt v. Marsh Harbor, 705 U.S. 200 (1962), is distinguished: it concerned harbors, not lighthouses.",
    ),
  ),
  createUsCase(
    1004,
    "In re Dunmore",
    "1981-02-02",
    ["713 U.S. 901"],
    createOpinion("combined", "The petition for certiorari is denied."),
  ),
  createUsCase(
    1005,
    "Ellery v. Quick",
    "1981-02-02",
    ["713 U.S. 901"],
    createOpinion("combined", "The petition for certiorari is denied. The motion to expedite is overruled."),
  ),
  {
    case: { ...createUsCase(1006, "United States v. Tamsin", "1985-09-30", ["988 F.2d 1201"]).case, courtId: "ca9" },
    opinions: [
      createOpinion(
        "lead",
        "The search of the boat was reasonable. See Pruitt v. Marsh Harbor, 705 U.S. 200, 204 (1962). Id. at 205. A search of a boat needs no warrant when the harbor is closed.",
      ),
    ],
  },
  createIndianCase(
    2001,
    "Ramlal Textile Mills v. State of Madhya Bharat",
    "1964-08-14",
    ["RAO, K.", "MENON, P."],
    ["AIR 1964 SC 9001", "[1964] 9 SCR 801"],
    createOpinion("headnote", "Mills-Licence fee-Whether a tax."),
    createOpinion(
      "lead",
      "The appellant mill challenges the licence fee.\n\nHeld, that a fee without service is a tax. The appeal is allowed.",
    ),
  ),
  createIndianCase(
    2002,
    "Shanta Devi v. Union of India",
    "1979-11-30",
    ["IYER, T. (CJ)", "SEN, B.", "KHAN, M.", "DAS, R.", "PAL, S."],
    ["(1979) 9 SCC 777", "AIR 1979 SC 9450"],
    createOpinion(
      "lead",
      "The question is whether a fee without service is a tax. Ramlal Textile Mills v. State of Madhya Bharat, AIR 1964 SC 9001, was decided by two Judges. With respect, Ramlal Textile Mills v. State of Madhya Bharat, AIR 1964 SC 9001, was wrongly decided and is overruled.",
    ),
  ),
];

const [{ case: FACTS }] = SMALL_CASES as readonly [SmallCase];

/** Creates a US case like the first of {@link SMALL_CASES}, with opinions of its own. */
export function createSmallCase(
  clusterId: number,
  name: string,
  year: number,
  citation: string,
  texts: readonly (readonly [SectionKind, string])[],
): SmallCase {
  return {
    case: {
      ...FACTS,
      clusterId,
      name,
      nameFull: name,
      dateFiled: `${year}-03-04`,
      docketNumber: `No. ${clusterId}`,
      citations: [citation],
    },
    opinions: texts.map(([kind, text]) => createOpinion(kind, text)),
  };
}
