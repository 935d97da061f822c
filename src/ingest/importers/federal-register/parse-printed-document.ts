import { type PresidentialDocument, parseLongDate } from "../../legislation/presidential-documents.ts";
import type { ProvisionDraft } from "../../legislation/provisions/provision-draft.ts";
import { PRESIDENTIAL_KINDS } from "./grammar.ts";
import {
  findDocumentNumber,
  findNumber,
  findTitle,
  formatFilingLine,
  joinText,
  takeFirstLine,
} from "./printed-fields.ts";
import { buildGovInfoHtmlUrl, buildGovInfoPdfUrl, removeEmptyUrls } from "./urls.ts";

/** Parses a document as an issue prints it. */
export function parsePrintedDocument(draft: ProvisionDraft, issue: ProvisionDraft): PresidentialDocument {
  const kind = PRESIDENTIAL_KINDS[draft.name] ?? "Other";
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
