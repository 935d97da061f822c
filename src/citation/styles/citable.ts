import type { CaseRecord } from "../../contract/schemas/common/case.ts";

/** A case: what a case record says of it. */
export type CitableCase = Pick<CaseRecord, "caseName" | "courtId" | "jurisdiction" | "dateFiled" | "citations"> &
  Partial<Pick<CaseRecord, "court" | "docketNumber" | "bench" | "absoluteUrl" | "clusterId">>;

/** A section of American law: what a search result or a section says of it. */
export interface CitableSection {
  readonly actId: string;
  /** `42 U.S.C. § 1983`. */
  readonly citation: string;
  /** The heading. */
  readonly title: string;
  readonly corpusType: string;
  readonly state?: string | undefined;
  readonly year?: number | undefined;
  readonly sectionNumber?: string | undefined;
  readonly titleName?: string | undefined;
}

/** An Act of India: what a row of the list of Acts says of it. */
export interface CitableAct {
  readonly actId: string;
  /** `The Indian Penal Code, 1860`. */
  readonly title: string;
  readonly year: number;
  /** `45 of 1860`. */
  readonly actNumber: string;
  readonly state?: string | undefined;
}

/** What can be cited. */
export type Citable = CitableCase | CitableSection | CitableAct;

export function isCitableCase(record: Citable): record is CitableCase {
  return "caseName" in record;
}

export function isCitableSection(record: Citable): record is CitableSection {
  return "corpusType" in record;
}
