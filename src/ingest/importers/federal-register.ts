import type { LegislationUrls } from "../../law/legislation.ts";
import type { Importer, ImportOptions } from "../importer.ts";
import {
  PRESIDENTIAL_CODES,
  type PresidentialDocument,
  type PresidentialKind,
  parseLongDate,
  toPresidentialSection,
} from "../legislation/presidential-documents.ts";
import type { ProvisionDraft } from "../legislation/provisions/provision-draft.ts";
import {
  type ElementRole,
  type Grammar,
  type ProvisionReading,
  readProvisions,
} from "../legislation/provisions/read-provisions.ts";
import { PARAGRAPH_BREAK, toOneLine } from "../legislation/provisions/text-sinks.ts";
import { listRepairs } from "../legislation/read-code-files.ts";
import { type JsonValue, parseJson, readListMember, readText, readTextMember } from "../readers/read-text.ts";
import { createRefusal, type SourceLocation, type SourceRecord } from "../records/source-record.ts";
import type { Source, SourceEntry } from "../source.ts";
import { reportRefusedEntries } from "./common/report-refused-entries.ts";

/**
 * Presidential documents of the Federal Register: documents of its API as JSON with their full text as XML beside them
 * under the same name, and whole issues as XML. Rules and notices of agencies are refused: they are not the law that
 * the corpus holds, the CFR is.
 */
export const federalRegister: Importer = {
  name: "federal-register",
  provenance: {
    provider: "Office of the Federal Register, National Archives and Records Administration",
    url: "https://www.federalregister.gov/developers/documentation/api/v1",
    license: "Public domain (17 U.S.C. § 105)",
    notice: "Presidential documents as printed in the Federal Register.",
  },
  detect: (entries) => entries.some(({ path }) => ISSUE.test(path) || DOCUMENT.test(path)),
  records: readRecords,
};

const ISSUE = /(?:^|\/)FR-\d{4}-\d\d-\d\d\.xml$/i;
/** A document named after its series, or after its number at the Federal Register: 2016-09346, 96-2755, E9-12345. */
const DOCUMENT = /(?:^|\/)(?:(?:EO|PROC|PD)_\d{1,6}|(?:(?:19|20)\d\d|\d\d|[CERXZ]\d)-\d{3,7})\.json$/i;
const NAMED_TEXT = /(?:^|\/)(?:EO|PROC|PD)_\d{1,6}\.xml$/i;
/** Bytes of one JSON file: a page of search results holds at most 1,000 documents. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const documents: SourceEntry[] = [];
  const texts = new Map<string, SourceEntry>();
  for await (const entry of source.entries()) {
    if (entry.path.endsWith(".xml")) texts.set(entry.path, entry);
    else if (entry.path.endsWith(".json")) documents.push(entry);
  }

  const taken = new Set<string>();
  const keep = (document: PresidentialDocument, draft: Pick<ProvisionDraft, "malformed">, location: SourceLocation) =>
    createDocumentRecords(document, draft, location, taken);
  for (const entry of documents) {
    const json = parseJson((await readText(entry, MAX_JSON_BYTES, options)) ?? "");
    if (json === undefined) {
      yield createRefusal("file", "it is not JSON, or it is too long", { file: entry.path, record: "file" });
      continue;
    }
    const results = readListMember(json, "results");
    for (const item of results.length > 0 ? results : [json]) {
      const location = { file: entry.path, record: readTextMember(item, "document_number") || "document" };
      if (readTextMember(item, "type") !== "Presidential Document") {
        yield { kind: "refused", what: "section", reason: "it is not a presidential document", location };
        continue;
      }
      // A page of search results has its documents' texts beside it, under their numbers.
      const beside =
        results.length > 0
          ? entry.path.replace(/[^/]*$/, `${location.record}.xml`)
          : entry.path.replace(/json$/, "xml");
      const text = texts.get(beside);
      if (text) texts.delete(text.path);
      const printed = text ? await readPrintedDocument(text, options) : null;
      if (printed?.kind === "broken") {
        yield createRefusal("section", printed.reason, { file: text?.path ?? entry.path, record: printed.record });
        continue;
      }
      const draft = printed?.kind === "provision" ? printed.provision : null;
      if (draft === null) {
        yield {
          kind: "repaired",
          what: "section",
          reason: "its text is not in the source: it is kept without",
          location,
        };
      }
      const document = parseApiDocument(item, draft);
      const named = /_(\d{1,6})\.json$/.exec(entry.path)?.[1] ?? "";
      if (document.number === "" && named !== "") {
        yield { kind: "repaired", what: "section", reason: "its number is taken from the file's name", location };
      }
      yield* keep({ ...document, number: document.number || named }, draft ?? { malformed: false }, location);
    }
  }

  for (const entry of texts.values()) {
    if (!ISSUE.test(entry.path) && !NAMED_TEXT.test(entry.path)) continue;
    let found = false;
    for await (const reading of readProvisions(entry, GRAMMAR, options)) {
      if (reading.kind === "unit") continue;
      found = true;
      if (reading.kind === "broken") {
        yield createRefusal("section", reading.reason, { file: entry.path, record: reading.record });
        continue;
      }
      const { provision, document } = reading;
      const record = findDocumentNumber(provision) || provision.heading || "document";
      if (!KINDS[provision.name]) {
        yield createRefusal("section", "it is not a presidential document", { file: entry.path, record });
        continue;
      }
      yield* keep(parsePrintedDocument(provision, document), provision, { file: entry.path, record });
    }
    if (!found)
      yield createRefusal("file", "it has no document of the Federal Register", { file: entry.path, record: "file" });
  }
}

async function readPrintedDocument(entry: SourceEntry, options: ImportOptions): Promise<ProvisionReading | null> {
  for await (const reading of readProvisions(entry, GRAMMAR, options)) if (reading.kind !== "unit") return reading;
  return null;
}

function* createDocumentRecords(
  document: PresidentialDocument,
  draft: Pick<ProvisionDraft, "malformed">,
  location: SourceLocation,
  taken: Set<string>,
): Generator<SourceRecord> {
  if (document.number === "") {
    yield { kind: "refused", what: "section", reason: "it has no number", location };
    return;
  }
  const section = toPresidentialSection(document);
  if (taken.has(section.id)) {
    yield { kind: "refused", what: "section", reason: "the source has this document twice", location };
    return;
  }
  const code = PRESIDENTIAL_CODES[document.kind];
  if (!taken.has(code.id)) yield { kind: "code", code, location };
  taken.add(code.id).add(section.id);
  for (const reason of listRepairs(draft, false)) {
    yield { kind: "repaired", what: "section", reason, location };
  }
  yield { kind: "section", section, location };
}

/** A document as the API describes it; `draft` is its printed text. */
function parseApiDocument(item: JsonValue, draft: ProvisionDraft | null): PresidentialDocument {
  const field = (key: string) => readTextMember(item, key);
  const [, volume = field("volume"), page = field("start_page")] = /^(\d+) FR (\d+)$/.exec(field("citation")) ?? [];
  const kind = parseKind(field("subtype"));
  const documentNumber = field("document_number");
  return {
    kind,
    number:
      (kind === "Executive Order" ? field("executive_order_number") : field("proclamation_number")) ||
      (kind === "Other"
        ? documentNumber
        : field("presidential_document_number") || findNumber(draft, field("toc_doc"))),
    heading: toOneLine(field("title")),
    text: draft ? joinText(draft) : "",
    signed: field("signing_date"),
    published: field("publication_date"),
    volume,
    page,
    documentNumber,
    filed: draft ? formatFilingLine(draft) : "",
    dispositions: (field("disposition_notes") || field("executive_order_notes"))
      .split("\n")
      .map((note) => toOneLine(note.replace(/^[\s;]+/, "").replace(/[\s;]+$/, "")))
      .filter((note) => note !== ""),
    urls: removeEmptyUrls({
      htmlUrl: field("html_url"),
      pdfUrl: field("pdf_url"),
      xmlUrl: field("full_text_xml_url"),
      textUrl: field("raw_text_url"),
      govInfoPdfUrl: /^https:\/\/www\.govinfo\.gov\//.test(field("pdf_url")) ? field("pdf_url") : "",
      govInfoHtmlUrl: buildGovInfoHtmlUrl(field("publication_date"), documentNumber),
    }),
  };
}

/** A document as an issue prints it. */
function parsePrintedDocument(draft: ProvisionDraft, issue: ProvisionDraft): PresidentialDocument {
  const kind = KINDS[draft.name] ?? "Other";
  const documentNumber = findDocumentNumber(draft);
  const published = parseLongDate(takeFirstLine(issue.fields.DATE));
  return {
    kind,
    number: kind === "Other" ? documentNumber : findNumber(draft, ""),
    heading: draft.heading,
    text: joinText(draft),
    signed: parseLongDate(findTitle(draft)) || parseLongDate(takeFirstLine(draft.fields.DATE)),
    published,
    volume: takeFirstLine(issue.fields.VOL),
    page: takeFirstLine(draft.fields.PRTPAGE),
    documentNumber,
    filed: formatFilingLine(draft),
    dispositions: [],
    urls: removeEmptyUrls({
      htmlUrl: documentNumber === "" ? "" : `https://www.federalregister.gov/d/${documentNumber}`,
      govInfoHtmlUrl: buildGovInfoHtmlUrl(published, documentNumber),
      govInfoPdfUrl: buildGovInfoPdfUrl(published, documentNumber),
    }),
  };
}

function parseKind(subtype: string): PresidentialKind {
  return subtype === "Executive Order" || subtype === "Proclamation" ? subtype : "Other";
}

/** "Executive Order 13725 of April 15, 2016", "Proclamation 10701 of February 6, 2024". */
function findTitle(draft: ProvisionDraft): string {
  return takeFirstLine(draft.fields.EXECORDR ?? draft.fields.PROC);
}

function findNumber(draft: ProvisionDraft | null, otherwise: string): string {
  const found = /\b(?:Order|Proclamation|EO|Proc\.)(?: No\.)? (\d[\d,]{0,8}(?:-[A-Z])?)/i.exec(
    (draft && findTitle(draft)) || otherwise,
  );
  return found?.[1]?.replaceAll(",", "") ?? "";
}

function findDocumentNumber({ fields }: ProvisionDraft): string {
  return /FR Doc\. ?([A-Z]?\d{1,4}[–-]\d{1,7})/.exec(fields.FRDOC ?? "")?.[1]?.replace("–", "-") ?? "";
}

function formatFilingLine({ fields }: ProvisionDraft): string {
  return toOneLine([takeFirstLine(fields.FRDOC), takeFirstLine(fields.FILED)].join(" ").replaceAll("–", "-"));
}

/** The text, with the words between heading and text that stand in elements of their own. */
function joinText(draft: ProvisionDraft): string {
  const opening = [draft.fields.PRES, draft.fields.PROC].flatMap((lines) => (lines ?? "").split("\n").slice(1));
  return [...opening, draft.text.text()].filter((part) => part !== "").join(PARAGRAPH_BREAK);
}

function takeFirstLine(text = ""): string {
  return text.split("\n", 1)[0] ?? "";
}

function buildGovInfoHtmlUrl(published: string, documentNumber: string): string {
  if (published === "" || documentNumber === "") return "";
  return `https://www.govinfo.gov/content/pkg/FR-${published}/html/${documentNumber}.htm`;
}

function buildGovInfoPdfUrl(published: string, documentNumber: string): string {
  if (published === "" || documentNumber === "") return "";
  return `https://www.govinfo.gov/content/pkg/FR-${published}/pdf/${documentNumber}.pdf`;
}

function removeEmptyUrls(urls: LegislationUrls): LegislationUrls {
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== ""));
}

/** Elements that are a presidential document. */
const KINDS: Readonly<Record<string, PresidentialKind>> = {
  EXECORD: "Executive Order",
  PROCLA: "Proclamation",
  DETERM: "Other",
  PRMEMO: "Other",
  PRNOTICE: "Other",
  PRORDER: "Other",
  PRESDOC: "Other",
  PRLOC: "Other",
};

const ROLES: Readonly<Record<string, ElementRole>> = {
  RULE: "provision",
  PRORULE: "provision",
  NOTICE: "provision",
  CORRECT: "provision",
  SUBJECT: "heading",
  EXECORDR: "field",
  PROC: "field",
  PRES: "field",
  DETNO: "field",
  FRDOC: "field",
  FILED: "field",
  PRTPAGE: "field",
  P: "block",
  FP: "block",
  ST1: "designation",
  ST2: "designation",
  TXT: "block",
  HD: "block",
  PLACE: "block",
  ANNEX: "block",
  EXTRACT: "block",
  FTNT: "footnote",
  SU: "superscript",
  FTREF: "call",
  GPOTABLE: "table",
  TTITLE: "block",
  BOXHD: "row",
  ROW: "row",
  CHED: "cell",
  ENT: "cell",
  LI: "line-break",
  GPH: "skipped",
  PSIG: "skipped",
  TITLE3: "skipped",
  BILCOD: "skipped",
  CNTNTS: "skipped",
};

const GRAMMAR: Grammar = {
  attributes: new Set(["SOURCE", "P"]),
  classifyElement(name, _, parent, inProvision) {
    if (KINDS[name] && !inProvision) return "provision";
    if (name === "HD" && KINDS[parent]) return "heading";
    if (name === "DATE") return inProvision ? "block" : "field";
    if (name === "VOL") return "field";
    return ROLES[name] ?? "inline";
  },
  // The number of a page; the space before a fraction.
  findLeadText: (name, { P = "" }) => (name === "PRTPAGE" ? P : name === "FR" ? " " : ""),
};
