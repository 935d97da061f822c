import type { CorpusRepair } from "../store/corpus-repair.ts";

/** What is suspicious about cases, each kind with its severity and its name for people. */
export const FINDING_KINDS = [
  { kind: "duplicate-text", severity: "error", label: "cases with the same text" },
  { kind: "duplicate-docket", severity: "warning", label: "cases of one court, docket and day" },
  { kind: "duplicate-citation", severity: "error", label: "cases with the same citation and name" },
  { kind: "shared-citation", severity: "info", label: "cases with the same citation and other names" },
  { kind: "repeated-opinion", severity: "error", label: "opinions whose text is that of another" },
  { kind: "impossible-citation", severity: "error", label: "citations that their reporter cannot have" },
  { kind: "citation-before-decision", severity: "warning", label: "citations of a year before the decision" },
  { kind: "supreme-court-regional-reporter", severity: "warning", label: "supreme courts in a regional reporter" },
  { kind: "future-date", severity: "error", label: "decisions of days to come" },
  { kind: "date-before-court", severity: "error", label: "decisions before their court existed" },
  { kind: "imprecise-date", severity: "info", label: "decisions whose day is not known" },
  { kind: "source-edges", severity: "info", label: "citations that only the source states" },
  { kind: "no-name", severity: "warning", label: "cases without a name in their source" },
  { kind: "no-text", severity: "warning", label: "cases without a text" },
  { kind: "unreadable-characters", severity: "warning", label: "texts with characters that could not be decoded" },
  { kind: "scanning-noise", severity: "warning", label: "texts that optical reading has damaged" },
] as const;

/** A kind of finding. */
export type FindingKind = (typeof FINDING_KINDS)[number]["kind"];

/** How sure a finding is a fault: `error` contradicts a fact, `warning` is probably one, `info` may be right. */
export type FindingSeverity = (typeof FINDING_KINDS)[number]["severity"];

/** A case as a finding names it. */
export interface FindingCase {
  readonly clusterId: number;
  readonly name: string;
  /** Preferred citation; "" if it has none. */
  readonly citation: string;
}

/** Something suspicious, with its proof. */
export interface Finding {
  readonly kind: FindingKind;
  readonly severity: FindingSeverity;
  /** The cases that it is about, lowest cluster id first; at most 20. */
  readonly cases: readonly FindingCase[];
  /** Why, as a sentence with the values that prove it. */
  readonly proof: string;
  /** Empty if a person has to decide. */
  readonly repairs: readonly CorpusRepair[];
}

/** Cases that one finding names. */
export const MAX_FINDING_CASES = 20;

/** Creates a finding with the severity of its kind. */
export function createFinding(
  kind: FindingKind,
  cases: readonly FindingCase[],
  proof: string,
  repairs: readonly CorpusRepair[] = [],
): Finding {
  const { severity } = FINDING_KINDS.find((row) => row.kind === kind)!;
  return { kind, severity, cases: cases.slice(0, MAX_FINDING_CASES), proof, repairs };
}
