import type { CaseRecord } from "../../contract/schemas/common/case.ts";

/** A case that can be cited, with the fields of a case record. */
export type CitableCase = Pick<CaseRecord, "caseName" | "courtId" | "jurisdiction" | "dateFiled" | "citations"> &
  Partial<Pick<CaseRecord, "court" | "datePrecision" | "docketNumber" | "bench" | "absoluteUrl" | "clusterId">> & {
    /** The status, which bibliographies add as a note. */
    readonly freshnessDetail?: Pick<CaseRecord["freshnessDetail"], "sentence">;
  };

/** A section of American law, with the fields of a search result or a section. */
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

/** An Act of India, with the fields of a row of the list of Acts. */
export interface CitableAct {
  readonly actId: string;
  /** `The Indian Penal Code, 1860`. */
  readonly title: string;
  readonly year: number;
  /** `45 of 1860`. */
  readonly actNumber: string;
  readonly state?: string | undefined;
}

/** A case, a section or an Act that can be cited. */
export type Citable = CitableCase | CitableSection | CitableAct;

/** Returns whether a record is a case. */
export function isCitableCase(record: Citable): record is CitableCase {
  return "caseName" in record;
}

/** Returns whether a record is a section of American law. */
export function isCitableSection(record: Citable): record is CitableSection {
  return "corpusType" in record;
}
