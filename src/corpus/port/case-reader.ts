import type { FreshnessDetail } from "../../contract/schemas/common/case.ts";
import type { DatePrecision, FootnoteMark, PageMark, SectionKind } from "../../law/case.ts";
import type { Court } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { RoleMark } from "../../law/sentence-role.ts";
import type { Freshness } from "../../law/treatment.ts";
import type { CandidatesByKey } from "../../resolve/resolve-candidates.ts";

/** A case of a corpus, with the fields that lists show. */
export interface CaseData {
  readonly clusterId: number;
  readonly name: string;
  /** The name with every party, if the source has one that is longer than `name`. */
  readonly nameFull: string;
  readonly court: Pick<Court, "id" | "name" | "level">;
  readonly jurisdiction: Jurisdiction;
  /** `YYYY-MM-DD`, the first day of what is known; empty if nothing is. */
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  readonly judges: readonly string[];
  readonly docketNumber: string;
  /** Citations as printed, the preferred one first. */
  readonly citations: readonly string[];
  /** Number of cases of the corpus that cite it. */
  readonly citeCount: number;
  readonly freshness: Freshness;
  /** Names of the corpora that contain it, of several that are open as one; the first one's record is this one. */
  readonly corpora?: readonly string[];
}

/** A case with the reasons for its status, as its record shows it. */
export interface CaseDetail extends CaseData {
  /** PageRank among the cases of the corpus; 1 is the average. */
  readonly authority: number;
  readonly freshnessDetail: FreshnessDetail;
}

/** A citation of a case of the corpus. */
export interface CitationEntry {
  /** Canonical key, see `src/citation/key.ts`. */
  readonly key: string;
  readonly clusterId: number;
  /** As printed. */
  readonly text: string;
}

/** An opinion without its text. */
export interface OpinionPart {
  readonly kind: SectionKind;
  readonly author: string;
  /** UTF-16 code units. */
  readonly length: number;
  /**
   * Offset of the opinion in the text of its case, in UTF-16 code units; `null` if the opinion is not part of that
   * text, for example a reporter's note of later treatment.
   */
  readonly start: number | null;
}

/** An opinion that is part of the text of its case, with its text. */
export interface CaseOpinionText extends OpinionPart {
  readonly text: string;
}

/**
 * Printed pages and footnotes of an opinion, and its sentences whose role is known, in the order of the text; offsets are
 * UTF-16 code units into the opinion's text.
 */
export interface OpinionMarks {
  readonly pages: readonly PageMark[];
  readonly footnotes: readonly FootnoteMark[];
  readonly roles: readonly RoleMark[];
}

/**
 * A range of the text of a case in UTF-16 code units, `end` exclusive; an `end` after the end of the text is its end.
 */
export interface TextSlice {
  readonly clusterId: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads cases, their citations and their texts. Results of batches come in the order of the request, one per item. The
 * text of a case is its opinions, joined by a blank line.
 */
export interface CaseReader {
  /** Returns the case for each id; `null` for an id that the corpus does not contain. */
  readCases(clusterIds: readonly number[]): Promise<(CaseData | null)[]>;
  /** Returns each case with the reasons for its status; `null` for an id that the corpus does not contain. */
  readDetails(clusterIds: readonly number[]): Promise<(CaseDetail | null)[]>;
  /**
   * Returns the cases that carry each citation key, in ascending order of cluster id; an empty list for an unknown key.
   * The `citeCount` of a candidate can be 0 if all keys together lead to no other case.
   */
  findCandidates(keys: readonly string[]): Promise<CandidatesByKey>;
  /** Returns the citations whose key begins with `prefix`, in order of key; at most `limit`. */
  listCitations(prefix: string, limit: number): Promise<CitationEntry[]>;
  /** Returns the cases whose names complete what was typed, best first; at most `limit`. */
  suggestCases(typed: string, limit: number): Promise<CaseData[]>;
  /** Returns the opinions of each case in their order; none for an unknown id. */
  listOpinions(clusterIds: readonly number[]): Promise<OpinionPart[][]>;
  /** Returns the opinions of each case that are part of its text. */
  readOpinions(clusterIds: readonly number[]): Promise<CaseOpinionText[][]>;
  /** Returns the marks of the opinions that {@link listOpinions} returns. */
  readMarks(clusterIds: readonly number[]): Promise<OpinionMarks[][]>;
  /** Returns the text of each case; empty for an unknown id. */
  readTexts(clusterIds: readonly number[]): Promise<string[]>;
  readSlices(slices: readonly TextSlice[]): Promise<string[]>;
}
