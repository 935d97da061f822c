import type { Court, CourtLevel } from "../../../law/court.ts";

/**
 * Canadian courts and tribunals by the letters of their neutral citations, which also name A2AJ's data sets: letters |
 * level | name.
 */
const COURTS = `
SCC|supreme|Supreme Court of Canada
FCA|appellate|Federal Court of Appeal
FC|trial|Federal Court
TCC|special|Tax Court of Canada
CMAC|appellate|Court Martial Appeal Court of Canada
ONCA|appellate|Court of Appeal for Ontario
ONSC|trial|Ontario Superior Court of Justice
ONSCDC|appellate|Ontario Superior Court of Justice, Divisional Court
ONCJ|trial|Ontario Court of Justice
BCCA|appellate|Court of Appeal for British Columbia
BCSC|trial|Supreme Court of British Columbia
BCPC|trial|Provincial Court of British Columbia
ABCA|appellate|Court of Appeal of Alberta
ABKB|trial|Court of King's Bench of Alberta
ABQB|trial|Court of Queen's Bench of Alberta
ABCJ|trial|Alberta Court of Justice
ABPC|trial|Provincial Court of Alberta
SKCA|appellate|Court of Appeal for Saskatchewan
SKKB|trial|Court of King's Bench for Saskatchewan
SKQB|trial|Court of Queen's Bench for Saskatchewan
MBCA|appellate|Court of Appeal of Manitoba
MBKB|trial|Court of King's Bench of Manitoba
MBQB|trial|Court of Queen's Bench of Manitoba
QCCA|appellate|Court of Appeal of Quebec
QCCS|trial|Superior Court of Quebec
QCCQ|trial|Court of Quebec
NBCA|appellate|Court of Appeal of New Brunswick
NBKB|trial|Court of King's Bench of New Brunswick
NBQB|trial|Court of Queen's Bench of New Brunswick
NSCA|appellate|Nova Scotia Court of Appeal
NSSC|trial|Supreme Court of Nova Scotia
PECA|appellate|Prince Edward Island Court of Appeal
PESC|trial|Supreme Court of Prince Edward Island
NLCA|appellate|Court of Appeal of Newfoundland and Labrador
NLSC|trial|Supreme Court of Newfoundland and Labrador
YKCA|appellate|Court of Appeal of Yukon
YKSC|trial|Supreme Court of Yukon
NWTCA|appellate|Court of Appeal for the Northwest Territories
NWTSC|trial|Supreme Court of the Northwest Territories
NUCA|appellate|Court of Appeal of Nunavut
NUCJ|trial|Nunavut Court of Justice
RAD|special|Refugee Appeal Division
RPD|special|Refugee Protection Division
RLLR|special|Refugee Law Lab Reporter
CHRT|special|Canadian Human Rights Tribunal
SST|special|Social Security Tribunal of Canada
OIC|special|Office of the Information Commissioner of Canada
`;

const COURTS_BY_LETTERS: ReadonlyMap<string, Court> = new Map(
  COURTS.trim()
    .split("\n")
    .map((row) => {
      const [letters = "", level = "", name = ""] = row.split("|");
      return [letters, toCourt(letters, name, level as CourtLevel)];
    }),
);

/** Returns the Canadian court of the letters of its neutral citation; one that the table lacks is named by its letters. */
export function findCanadianCourt(letters: string): Court {
  const upper = letters.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return COURTS_BY_LETTERS.get(upper) ?? toCourt(upper, upper === "" ? "Unknown court of Canada" : upper, "unknown");
}

function toCourt(letters: string, name: string, level: CourtLevel): Court {
  const id = `ca-${letters.toLowerCase() || "unknown"}`;
  return { id, name, citationString: "", jurisdiction: "CA", level };
}
