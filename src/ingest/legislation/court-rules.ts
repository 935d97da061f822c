import type { BreadcrumbStep, CodeRow, SectionRow } from "../../law/legislation.ts";
import { detectProvisionStatus } from "./detect-provision-status.ts";
import { buildSectionId } from "./section-ids.ts";

/** A body of federal rules. */
export interface RuleSet {
  readonly code: CodeRow;
  /** "Fed. R. Civ. P." */
  readonly citationPrefix: string;
  readonly shortCitationPrefix: string;
  /** Address of the official publication. */
  readonly url: string;
  /** The numbers of its rules, as pairs of first and last: a number outside them is not one of its rules. */
  readonly numberRanges: readonly (readonly [number, number])[];
}

const US_COURTS_RULES_URL = "https://www.uscourts.gov/rules-policies/current-rules-practice-procedure";

/** The bodies of rules that can be imported, by the names of their files. */
export const RULE_SETS = {
  frcp: createRuleSet("frcp", "Federal Rules of Civil Procedure", "Fed. R. Civ. P.", "FRCP", US_COURTS_RULES_URL, [
    [1, 87],
  ]),
  admiralty: createRuleSet(
    "frcp-supp",
    "Supplemental Rules for Admiralty or Maritime Claims and Asset Forfeiture Actions",
    "Fed. R. Civ. P. Supp. R.",
    "FRCP Supp",
    US_COURTS_RULES_URL,
    [],
  ),
  socialSecurity: createRuleSet(
    "frcp-soc-sec",
    "Supplemental Rules for Social Security Actions Under 42 U.S.C. § 405(g)",
    "Fed. R. Civ. P. Supp. Soc. Sec. R.",
    "FRCP Supp Soc Sec",
    US_COURTS_RULES_URL,
    [[1, 8]],
  ),
  frcrp: createRuleSet(
    "frcrp",
    "Federal Rules of Criminal Procedure",
    "Fed. R. Crim. P.",
    "FRCrP",
    US_COURTS_RULES_URL,
    [[1, 62]],
  ),
  fre: createRuleSet("fre", "Federal Rules of Evidence", "Fed. R. Evid.", "FRE", US_COURTS_RULES_URL, [
    [101, 107],
    [201, 201],
    [301, 302],
    [401, 415],
    [501, 502],
    [601, 615],
    [701, 706],
    [801, 807],
    [901, 903],
    [1001, 1008],
    [1101, 1103],
  ]),
  frap: createRuleSet("frap", "Federal Rules of Appellate Procedure", "Fed. R. App. P.", "FRAP", US_COURTS_RULES_URL, [
    [1, 48],
  ]),
  supct: createRuleSet(
    "sup-ct-r",
    "Rules of the Supreme Court of the United States",
    "Sup. Ct. R.",
    "Sup Ct R",
    "https://www.supremecourt.gov/filingandrules/rules_guidance.aspx",
    [[1, 48]],
  ),
} as const satisfies Readonly<Record<string, RuleSet>>;

function createRuleSet(
  id: string,
  name: string,
  cited: string,
  citedShort: string,
  url: string,
  numbers: RuleSet["numberRanges"],
): RuleSet {
  const code: CodeRow = {
    id,
    corpusType: "FEDERAL_RULES",
    state: null,
    label: name,
    titleNumber: null,
    titleName: name,
  };
  return { code, citationPrefix: cited, shortCitationPrefix: citedShort, url, numberRanges: numbers };
}

/** Returns whether a body of rules has a rule of this number: "4.1" counts as 4. Lettered rules have no bounds. */
export function hasRule(set: RuleSet, number: string): boolean {
  const whole = Number.parseInt(number, 10);
  return Number.isNaN(whole) || set.numberRanges.some(([first, last]) => first <= whole && whole <= last);
}

/** A rule as a source has it. */
export interface CourtRule {
  readonly number: string;
  readonly heading: string;
  readonly text: string;
  readonly history: string;
  readonly notes: string;
  /** "Title III. Pleadings and Motions"; "" if the rules have no titles. */
  readonly title: string;
  readonly year: number | null;
}

/** Creates the row of a rule, with its id and citations. */
export function toRuleSection(set: RuleSet, rule: CourtRule): SectionRow {
  const { number, heading, title } = rule;
  const [, chapter = "", chapterName = ""] = /^Title ([IVX]+)\.\s*(.*)$/i.exec(title) ?? [];
  const titleStep: BreadcrumbStep[] = title === "" ? [] : [{ label: title, level: "title" }];
  return {
    id: buildSectionId(set.code.id, number),
    codeId: set.code.id,
    citation: `${set.citationPrefix} ${number}`,
    citationShort: `${set.shortCitationPrefix} ${number}`,
    heading,
    number,
    chapter,
    chapterName,
    breadcrumb: [{ label: set.code.label, level: "rules" }, ...titleStep],
    year: rule.year,
    status: detectProvisionStatus(heading, rule.text.length < 200 ? rule.text : ""),
    urls: { htmlUrl: set.url },
    text: rule.text,
    history: rule.history,
    notes: rule.notes,
    asOf: null,
  };
}
