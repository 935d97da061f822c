import type { CodeRow, LegislationUrls } from "../../law/legislation.ts";
import type { CodeFile } from "./read-code-files.ts";

/** Creates the description of a title of the United States Code; `title` is "17", or "11a" for the appendix of title 11. */
export function createUsCodeTitle(title: string, name: string, year: number | null): CodeFile {
  const number = title.replace(/a$/i, "");
  const isAppendix = number !== title;
  const code: CodeRow = {
    id: `usc-${title.toLowerCase()}`,
    corpusType: "USC",
    state: null,
    label: `United States Code, Title ${number}${isAppendix ? ", Appendix" : ""}: ${name}`,
    titleNumber: Number(number),
    titleName: name,
  };
  return {
    code,
    year,
    citationPrefix: `${number} U.S.C.${isAppendix ? " app." : ""}`,
    shortCitationPrefix: `${number} USC${isAppendix ? " App." : ""}`,
    runningLevel: "chapter",
    buildUrls: (section) => buildUsCodeUrls(title.toLowerCase(), section),
  };
}

/**
 * Builds the addresses at the Office of the Law Revision Counsel and at govinfo's link service. The address of the
 * first of several sections repealed together contains them all.
 */
function buildUsCodeUrls(title: string, sections: string): LegislationUrls {
  const section = encodeURIComponent(sections.split(/ to |, | and /)[0] ?? "");
  const govInfo = `https://www.govinfo.gov/link/uscode/${title}/${section}?year=mostrecent&link-type=`;
  return {
    htmlUrl: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`,
    govInfoHtmlUrl: `${govInfo}html`,
    govInfoPdfUrl: `${govInfo}pdf`,
  };
}
