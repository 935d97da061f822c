import type { DatePrecision, FootnoteMark, OpinionText, PageMark, SectionKind } from "../../../law/case.ts";
import type { Court, CourtLevel } from "../../../law/court.ts";
import { JURISDICTIONS } from "../../../law/jurisdiction.ts";
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
import { type RoleMark, SENTENCE_ROLES } from "../../../law/sentence-role.ts";
import type { CaseInput, SourceRecord } from "../../records/source-record.ts";
import {
  createEnumDecoder,
  createListDecoder,
  createObjectDecoder,
  createOptionalDecoder,
  type Decoder,
  decodeBoolean,
  decodeDate,
  decodeInteger,
  decodeText,
} from "./decoders.ts";

type RecordOf<Kind extends SourceRecord["kind"]> = Omit<Extract<SourceRecord, { kind: Kind }>, "location">;

/** Optional fields are empty by default. */
const decodeOptionalText = createOptionalDecoder(decodeText, "");
/** A date that is not known is missing or empty, as it is in a record that another corpus yields. */
const decodeOptionalDate: Decoder<string> = (value, path, complain) =>
  value === undefined || value === null || value === "" ? "" : decodeDate(value, path, complain);
const decodeAddress = createOptionalDecoder(decodeText, undefined);

const DATE_PRECISIONS = ["day", "month", "year", "unknown"] as const satisfies readonly DatePrecision[];
const COURT_LEVELS = [
  "supreme",
  "state_supreme",
  "appellate",
  "high",
  "trial",
  "special",
  "unknown",
] as const satisfies readonly CourtLevel[];
const OPINION_KINDS = [
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
  "parentheticals",
] as const satisfies readonly SectionKind[];
const PROVISION_STATUSES = [
  "in_force",
  "repealed",
  "omitted",
  "reserved",
  "transferred",
  "expired",
] as const satisfies readonly ProvisionStatus[];
const ACT_CATEGORIES = [
  "central",
  "state",
  "regulatory",
  "repealed",
  "spent",
] as const satisfies readonly ActCategory[];
const ACT_STATUSES = ["in_force", "repealed", "spent"] as const satisfies readonly ActStatus[];
const FOOTNOTE_TYPES = [
  "substitution",
  "insertion",
  "omission",
  "note",
  "renumbering",
] as const satisfies readonly FootnoteType[];

/** The decoders of the records of a line, in the shape of {@link SourceRecord}, by their `kind`. */
export const RECORD_DECODERS: {
  readonly [Kind in "court" | "case" | "opinion" | "code" | "section" | "act"]: Decoder<RecordOf<Kind>>;
} = {
  court: createObjectDecoder<RecordOf<"court">>({
    kind: createEnumDecoder(["court"]),
    court: createObjectDecoder<Court>({
      id: decodeText,
      name: decodeText,
      citationString: decodeOptionalText,
      jurisdiction: createEnumDecoder(JURISDICTIONS),
      level: createOptionalDecoder(createEnumDecoder(COURT_LEVELS), "unknown"),
      appealsTo: createOptionalDecoder(createListDecoder(decodeText), undefined),
    }),
  }),
  case: createObjectDecoder<RecordOf<"case">>({
    kind: createEnumDecoder(["case"]),
    case: createObjectDecoder<CaseInput>({
      clusterId: createOptionalDecoder(decodeInteger, undefined),
      namespace: createOptionalDecoder(decodeText, "jsonl"),
      sourceId: decodeText,
      name: decodeText,
      nameFull: decodeOptionalText,
      courtId: decodeText,
      jurisdiction: createEnumDecoder(JURISDICTIONS),
      dateFiled: decodeOptionalDate,
      datePrecision: createOptionalDecoder(createEnumDecoder(DATE_PRECISIONS), "day"),
      docketNumber: decodeOptionalText,
      judges: createOptionalDecoder(createListDecoder(decodeText), []),
      citations: createListDecoder(decodeText),
      isPrecedential: createOptionalDecoder(decodeBoolean, undefined),
      topics: createOptionalDecoder(createListDecoder(decodeText), []),
    }),
  }),
  opinion: createObjectDecoder<RecordOf<"opinion">>({
    kind: createEnumDecoder(["opinion"]),
    namespace: createOptionalDecoder(decodeText, "jsonl"),
    caseSourceId: decodeText,
    opinion: createObjectDecoder<OpinionText>({
      kind: createOptionalDecoder(createEnumDecoder(OPINION_KINDS), "lead"),
      author: decodeOptionalText,
      text: decodeText,
      pages: createOptionalDecoder(
        createListDecoder(createObjectDecoder<PageMark>({ offset: decodeInteger, page: decodeText })),
        [],
      ),
      footnotes: createOptionalDecoder(
        createListDecoder(
          createObjectDecoder<FootnoteMark>({ start: decodeInteger, end: decodeInteger, label: decodeText }),
        ),
        [],
      ),
      roles: createOptionalDecoder(
        createListDecoder(
          createObjectDecoder<RoleMark>({
            start: decodeInteger,
            end: decodeInteger,
            role: createEnumDecoder(SENTENCE_ROLES),
          }),
        ),
        undefined,
      ),
    }),
  }),
  code: createObjectDecoder<RecordOf<"code">>({
    kind: createEnumDecoder(["code"]),
    code: createObjectDecoder<CodeRow>({
      id: decodeText,
      corpusType: createEnumDecoder(CORPUS_TYPES),
      state: createOptionalDecoder(decodeText, null),
      label: decodeText,
      titleNumber: createOptionalDecoder(decodeInteger, null),
      titleName: decodeOptionalText,
      wholeVersions: createOptionalDecoder(decodeBoolean, undefined),
    }),
  }),
  section: createObjectDecoder<RecordOf<"section">>({
    kind: createEnumDecoder(["section"]),
    section: createObjectDecoder<SectionRow>({
      id: decodeText,
      codeId: decodeText,
      citation: decodeText,
      citationShort: decodeOptionalText,
      heading: decodeText,
      number: decodeText,
      chapter: decodeOptionalText,
      chapterName: decodeOptionalText,
      breadcrumb: createOptionalDecoder(
        createListDecoder(createObjectDecoder<BreadcrumbStep>({ label: decodeText, level: decodeText })),
        [],
      ),
      year: createOptionalDecoder(decodeInteger, null),
      status: createOptionalDecoder(createEnumDecoder(PROVISION_STATUSES), "in_force"),
      urls: createOptionalDecoder(
        createObjectDecoder<LegislationUrls>({
          htmlUrl: decodeAddress,
          pdfUrl: decodeAddress,
          xmlUrl: decodeAddress,
          textUrl: decodeAddress,
          docxUrl: decodeAddress,
          stateHtmlUrl: decodeAddress,
          govInfoHtmlUrl: decodeAddress,
          govInfoPdfUrl: decodeAddress,
          externalUrl: decodeAddress,
        }),
        {},
      ),
      text: decodeText,
      history: decodeOptionalText,
      notes: decodeOptionalText,
      asOf: createOptionalDecoder(decodeDate, null),
      topics: createOptionalDecoder(createListDecoder(decodeText), undefined),
    }),
  }),
  act: createObjectDecoder<RecordOf<"act">>({
    kind: createEnumDecoder(["act"]),
    act: createObjectDecoder<ActRow>({
      id: decodeText,
      title: decodeText,
      longTitle: decodeOptionalText,
      year: decodeInteger,
      category: createOptionalDecoder(createEnumDecoder(ACT_CATEGORIES), "central"),
      state: decodeOptionalText,
      department: decodeOptionalText,
      actNumber: decodeOptionalText,
      status: createOptionalDecoder(createEnumDecoder(ACT_STATUSES), "in_force"),
      enactmentDate: decodeOptionalDate,
      url: decodeOptionalText,
    }),
    sections: createOptionalDecoder(
      createListDecoder(
        createObjectDecoder<ActSectionRow>({
          number: decodeText,
          heading: decodeOptionalText,
          chapter: decodeOptionalText,
          text: decodeText,
          topics: createOptionalDecoder(createListDecoder(decodeText), undefined),
        }),
      ),
      [],
    ),
    footnotes: createOptionalDecoder(
      createListDecoder(
        createObjectDecoder<FootnoteRow>({
          id: decodeInteger,
          type: createEnumDecoder(FOOTNOTE_TYPES),
          text: decodeText,
          sectionNumber: decodeOptionalText,
          sectionTitle: decodeOptionalText,
          byAct: decodeOptionalText,
          originalText: decodeOptionalText,
          effectiveDate: decodeOptionalDate,
        }),
      ),
      [],
    ),
  }),
};
