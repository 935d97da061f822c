import type { CitableAct, CitableCase, CitableSection } from "../../../src/citation/styles/citable.ts";

/** In the Supreme Court's reports: the court is implied. */
export const BROWN: CitableCase = {
  caseName: "Brown v. Board of Education",
  courtId: "scotus",
  court: "Supreme Court of the United States",
  jurisdiction: "US",
  dateFiled: "1954-05-17",
  citations: ["347 U.S. 483", "74 S. Ct. 686", "98 L. Ed. 873"],
  docketNumber: "No. 1",
};

/** A case in a reporter of many courts, so that a citation names the court. */
export const DURHAM: CitableCase = {
  caseName: "Durham v. United States",
  courtId: "cadc",
  court: "United States Court of Appeals for the District of Columbia Circuit",
  jurisdiction: "US",
  dateFiled: "1954-07-01",
  citations: ["214 F.2d 862"],
  docketNumber: "No. 11859",
};

/** By year and volume. */
export const KESAVANANDA: CitableCase = {
  caseName: "Kesavananda Bharati v. State of Kerala & Anr.",
  courtId: "in-sc",
  court: "Supreme Court of India",
  jurisdiction: "IN",
  dateFiled: "1973-04-24",
  citations: ["[1973] Supp SCR 1", "(1973) 4 SCC 225", "AIR 1973 SC 1461"],
};

/** By year alone, of a High Court. */
export const RAM_NANDAN: CitableCase = {
  caseName: "Ram Nandan v. State",
  courtId: "in-hc-allahabad",
  court: "Allahabad High Court",
  jurisdiction: "IN",
  dateFiled: "1958-05-16",
  citations: ["AIR 1959 All 101"],
};

export const SECTION: CitableSection = {
  actId: "usc-42-1983",
  citation: "42 U.S.C. § 1983",
  title: "Civil action for deprivation of rights",
  corpusType: "USC",
  sectionNumber: "1983",
};

export const PENAL_CODE: CitableAct = {
  actId: "indian-penal-code-1860",
  title: "The Indian Penal Code, 1860",
  year: 1860,
  actNumber: "45 of 1860",
};
