import type { CaseRow, OpinionText } from "../../law/case.ts";
import type { Court } from "../../law/court.ts";
import type { ActRow, ActSectionRow, CodeRow, FootnoteRow, SectionRow } from "../../law/legislation.ts";

/** The position of a record in the input; every refusal and repair names it. */
export interface SourceLocation {
  /** Path inside the source, with `/` separators. */
  readonly file: string;
  /** Record id, row number or byte offset. */
  readonly record: string;
}

/** A case as an importer read it; `sourceId` is unique within the importer's namespace. */
export interface CaseInput extends Omit<CaseRow, "clusterId"> {
  /** CourtListener's id; for other sources absent, and derived from `namespace` and `sourceId`. */
  readonly clusterId?: number;
  readonly namespace: string;
  readonly sourceId: string;
  /** Every known citation, as the source writes it, preferred one first. */
  readonly citations: readonly string[];
  /** Whether its source publishes it as a precedent. Absent: the source does not say. Not stored. */
  readonly isPrecedential?: boolean;
  /** Subjects of the case as its source names them, most important first. */
  readonly topics?: readonly string[];
}

/** The type of a record in the report of a build. */
export type RecordType = "court" | "case" | "citation" | "opinion" | "code" | "section" | "act" | "footnote" | "file";

/**
 * A record that an importer yields. A court precedes its cases, a case its opinions, and a code its sections; an Act is
 * one record.
 */
export type SourceRecord =
  | { readonly kind: "code"; readonly code: CodeRow; readonly location: SourceLocation }
  | { readonly kind: "section"; readonly section: SectionRow; readonly location: SourceLocation }
  | {
      readonly kind: "act";
      readonly act: ActRow;
      readonly sections: readonly ActSectionRow[];
      readonly footnotes: readonly FootnoteRow[];
      readonly location: SourceLocation;
    }
  | { readonly kind: "court"; readonly court: Court; readonly location: SourceLocation }
  | { readonly kind: "case"; readonly case: CaseInput; readonly location: SourceLocation }
  | {
      readonly kind: "opinion";
      readonly namespace: string;
      readonly caseSourceId: string;
      readonly opinion: OpinionText;
      readonly location: SourceLocation;
    }
  | {
      /** Which cases a case cites, as its source states it; only compared with what its text cites. */
      readonly kind: "cited_cases";
      readonly namespace: string;
      readonly caseSourceId: string;
      /** Source ids of the same namespace. */
      readonly cited: readonly string[];
      readonly location: SourceLocation;
    }
  | {
      /** Citations of a case for which its source has found no case; only compared with what is read. */
      readonly kind: "unmatched_citations";
      readonly namespace: string;
      readonly caseSourceId: string;
      /** As the source writes them. */
      readonly citations: readonly string[];
      readonly location: SourceLocation;
    }
  | {
      readonly kind: "refused";
      readonly what: RecordType;
      readonly reason: string;
      readonly location: SourceLocation;
    }
  | {
      readonly kind: "repaired";
      readonly what: RecordType;
      readonly reason: string;
      readonly location: SourceLocation;
    };

/** The note of a record that is not stored. */
export type Refusal = Extract<SourceRecord, { readonly kind: "refused" }>;

/** Creates the note of a record that is not stored, and why. */
export function createRefusal(what: RecordType, reason: string, location: SourceLocation): Refusal {
  return { kind: "refused", what, reason, location };
}

/** Creates the note of a file that is not read, and why. */
export function createFileRefusal(path: string, reason: string): Refusal {
  return createRefusal("file", reason, { file: path, record: "file" });
}

/** Creates the note of a record that is stored with a change, and which. */
export function createRepair(what: RecordType, reason: string, location: SourceLocation): SourceRecord {
  return { kind: "repaired", what, reason, location };
}
