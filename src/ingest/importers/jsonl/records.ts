import type { DatePrecision, FootnoteMark, OpinionText, PageMark, SectionKind } from "../../../law/case.ts";
import type { Court, CourtLevel } from "../../../law/court.ts";
import type { Jurisdiction } from "../../../law/jurisdiction.ts";
import {
  type ActCategory,
  type ActRow,
  type ActSectionRow,
  type ActStatus,
  type BreadcrumbStep,
  CORPUS_TYPES,
  type CodeRow,
  type FootnoteRow,
  type FootnoteType,
  type LegislationUrls,
  type ProvisionStatus,
  type SectionRow,
} from "../../../law/legislation.ts";
import type { CaseInput, SourceRecord } from "../../record.ts";
import { date, flag, integer, listOf, object, oneOf, optional, type Shape, text } from "./shape.ts";

type RecordOf<Kind extends SourceRecord["kind"]> = Omit<Extract<SourceRecord, { kind: Kind }>, "place">;

/** What may be left out is empty. */
const some = optional(text, "");
const address = optional(text, undefined);

const JURISDICTIONS = ["US", "IN"] as const satisfies readonly Jurisdiction[];
const PRECISIONS = ["day", "month", "year"] as const satisfies readonly DatePrecision[];
const LEVELS = [
  "supreme",
  "state_supreme",
  "appellate",
  "high",
  "trial",
  "special",
  "unknown",
] as const satisfies readonly CourtLevel[];
const OPINIONS = [
  "headnote",
  "syllabus",
  "combined",
  "lead",
  "plurality",
  "concurrence",
  "concurrence_in_part",
  "dissent",
  "per_curiam",
  "addendum",
  "digest",
  "rehearing",
  "citator_info",
  "arguments",
] as const satisfies readonly SectionKind[];
const PROVISIONS = [
  "in_force",
  "repealed",
  "omitted",
  "reserved",
  "transferred",
  "expired",
] as const satisfies readonly ProvisionStatus[];
const CATEGORIES = ["central", "state", "regulatory", "repealed", "spent"] as const satisfies readonly ActCategory[];
const ACTS = ["in_force", "repealed", "spent"] as const satisfies readonly ActStatus[];
const FOOTNOTES = [
  "substitution",
  "insertion",
  "omission",
  "note",
  "renumbering",
] as const satisfies readonly FootnoteType[];

/** The records that a line can be, each as {@link SourceRecord} has it, by their `kind`. */
export const RECORDS: {
  readonly [Kind in "court" | "case" | "opinion" | "code" | "section" | "act"]: Shape<RecordOf<Kind>>;
} = {
  court: object<RecordOf<"court">>({
    kind: oneOf(["court"]),
    court: object<Court>({
      id: text,
      name: text,
      citationString: some,
      jurisdiction: oneOf(JURISDICTIONS),
      level: optional(oneOf(LEVELS), "unknown"),
    }),
  }),
  case: object<RecordOf<"case">>({
    kind: oneOf(["case"]),
    case: object<CaseInput>({
      clusterId: optional(integer, undefined),
      namespace: optional(text, "jsonl"),
      sourceId: text,
      name: text,
      nameFull: some,
      courtId: text,
      jurisdiction: oneOf(JURISDICTIONS),
      dateFiled: date,
      datePrecision: optional(oneOf(PRECISIONS), "day"),
      docketNumber: some,
      judges: optional(listOf(text), []),
      citations: listOf(text),
    }),
  }),
  opinion: object<RecordOf<"opinion">>({
    kind: oneOf(["opinion"]),
    namespace: optional(text, "jsonl"),
    caseSourceId: text,
    opinion: object<OpinionText>({
      kind: optional(oneOf(OPINIONS), "lead"),
      author: some,
      text,
      pages: optional(listOf(object<PageMark>({ offset: integer, page: text })), []),
      footnotes: optional(listOf(object<FootnoteMark>({ start: integer, end: integer, label: text })), []),
    }),
  }),
  code: object<RecordOf<"code">>({
    kind: oneOf(["code"]),
    code: object<CodeRow>({
      id: text,
      corpusType: oneOf(CORPUS_TYPES),
      state: optional(text, null),
      label: text,
      titleNumber: optional(integer, null),
      titleName: some,
      wholeVersions: optional(flag, undefined),
    }),
  }),
  section: object<RecordOf<"section">>({
    kind: oneOf(["section"]),
    section: object<SectionRow>({
      id: text,
      codeId: text,
      citation: text,
      citationShort: some,
      heading: text,
      number: text,
      chapter: some,
      chapterName: some,
      breadcrumb: optional(listOf(object<BreadcrumbStep>({ label: text, level: text })), []),
      year: optional(integer, null),
      status: optional(oneOf(PROVISIONS), "in_force"),
      urls: optional(
        object<LegislationUrls>({
          htmlUrl: address,
          pdfUrl: address,
          xmlUrl: address,
          textUrl: address,
          docxUrl: address,
          stateHtmlUrl: address,
          govInfoHtmlUrl: address,
          govInfoPdfUrl: address,
          externalUrl: address,
        }),
        {},
      ),
      text,
      history: some,
      notes: some,
      asOf: optional(date, null),
    }),
  }),
  act: object<RecordOf<"act">>({
    kind: oneOf(["act"]),
    act: object<ActRow>({
      id: text,
      title: text,
      longTitle: some,
      year: integer,
      category: optional(oneOf(CATEGORIES), "central"),
      state: some,
      department: some,
      actNumber: some,
      status: optional(oneOf(ACTS), "in_force"),
      enactmentDate: optional(date, ""),
      url: some,
    }),
    sections: optional(listOf(object<ActSectionRow>({ number: text, heading: some, chapter: some, text })), []),
    footnotes: optional(
      listOf(
        object<FootnoteRow>({
          id: integer,
          type: oneOf(FOOTNOTES),
          text,
          sectionNumber: some,
          sectionTitle: some,
          byAct: some,
          originalText: some,
          effectiveDate: optional(date, ""),
        }),
      ),
      [],
    ),
  }),
};
