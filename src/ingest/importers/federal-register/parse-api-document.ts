import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { PresidentialDocument, PresidentialKind } from "../../legislation/presidential-documents.ts";
import type { ProvisionDraft } from "../../legislation/provisions/provision-draft.ts";
import { type JsonValue, readTextMember } from "../../readers/read-text.ts";
import { findNumber, formatFilingLine, joinText } from "./printed-fields.ts";
import { buildGovInfoHtmlUrl, removeEmptyUrls } from "./urls.ts";

/**
 * Parses a document as the API describes it.
 * @param draft its printed text; null if the source does not have it
 */
export function parseApiDocument(item: JsonValue, draft: ProvisionDraft | null): PresidentialDocument {
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

function parseKind(subtype: string): PresidentialKind {
  return subtype === "Executive Order" || subtype === "Proclamation" ? subtype : "Other";
}
