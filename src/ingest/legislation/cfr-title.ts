import type { LegislationUrls } from "../../law/legislation.ts";
import type { CodeUnit } from "./code-unit.ts";
import type { CodeFile } from "./read-code-files.ts";

/** Creates the description of a title of the Code of Federal Regulations. */
export function createCfrTitle(title: string, name: string, year: number | null): CodeFile {
  return {
    code: {
      id: `cfr-${title}`,
      corpusType: "CFR",
      state: null,
      label: `Code of Federal Regulations, Title ${title}: ${name}`,
      titleNumber: Number(title),
      titleName: name,
    },
    year,
    citationPrefix: `${title} C.F.R.`,
    shortCitationPrefix: `${title} CFR`,
    runningLevel: "part",
    buildUrls: (section, units) => buildCfrUrls(title, section, units),
  };
}

/** Addresses at the Office of the Federal Register, and at govinfo's link service to the annual edition. */
function buildCfrUrls(title: string, number: string, units: readonly CodeUnit[]): LegislationUrls {
  const part = units.findLast(({ level }) => level === "part")?.number ?? "";
  const ecfr = `https://www.ecfr.gov/current/title-${title}`;
  const [, ofPart, section] = /^(\d+[a-z]{0,2})\.([^\s,–]+)/.exec(number) ?? [];
  if (ofPart === undefined) return part === "" ? {} : { htmlUrl: `${ecfr}/part-${encodeURIComponent(part)}` };
  const govInfo = `https://www.govinfo.gov/link/cfr/${title}/${ofPart}?sectionnum=${encodeURIComponent(section ?? "")}&year=mostrecent&link-type=`;
  // In the order of LegislationUrls: a corpus stores them as they come, and one read from lines has this order.
  return {
    htmlUrl: `${ecfr}/section-${encodeURIComponent(`${ofPart}.${section}`)}`,
    xmlUrl: `${govInfo}xml`,
    govInfoPdfUrl: `${govInfo}pdf`,
  };
}
