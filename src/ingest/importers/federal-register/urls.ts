import type { LegislationUrls } from "../../../law/legislation.ts";

/** Returns the address of a document's HTML at govinfo.gov; "" unless both its date and its number are known. */
export function buildGovInfoHtmlUrl(published: string, documentNumber: string): string {
  if (published === "" || documentNumber === "") return "";
  return `https://www.govinfo.gov/content/pkg/FR-${published}/html/${documentNumber}.htm`;
}

/** Returns the address of a document's PDF at govinfo.gov; "" unless both its date and its number are known. */
export function buildGovInfoPdfUrl(published: string, documentNumber: string): string {
  if (published === "" || documentNumber === "") return "";
  return `https://www.govinfo.gov/content/pkg/FR-${published}/pdf/${documentNumber}.pdf`;
}

/** Returns the addresses that are known. */
export function removeEmptyUrls(urls: LegislationUrls): LegislationUrls {
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== ""));
}
