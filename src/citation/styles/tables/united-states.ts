import type { Forms, StyleRow, Templates } from "../style.ts";

/** The part after a case's name in Bluebook order: citations, then court and year unless the citations imply them. */
export const BLUEBOOK_TAIL =
  "<, No. {docket}, {cites} ({court} {filed})|, {cites} ({court} {filed})|, {cites} ({court} {year})|, {cites} ({year})|, {cites} ({court})|, {cites}|, No. {docket} ({fullCourt} {date})| ({fullCourt} {date})>";
const OPEN_TAIL =
  "<, No {docket}, {cites} ({court} {filed})|, {cites} ({court} {filed})|, {cites} ({court} {year})|, {cites} ({year})|, {cites} ({court})|, {cites}|, No {docket} ({fullCourt} {date})| ({fullCourt} {date})>";

/** Forms of the Bluebook, which most American styles share. */
export const BLUEBOOK_FORMS: Forms = {
  names: "bluebook",
  reporters: "bluebook",
  india: "plain",
  dates: "bluebook",
  joiner: ", ",
  pin: ", {pin}",
  reports: "us, nominative, sct, led, neutral+regional, regional, fed, official, unofficial, wl, lexis, any",
  indianReports: "scc, scr, air, insc, hc, sccOnline, scale, jt, ilr, any",
};

/** The Bluebook's style. */
export const BLUEBOOK: Forms & Templates = {
  ...BLUEBOOK_FORMS,
  case: `_{name}_${BLUEBOOK_TAIL}`,
  indianCase: "_{name}_<, {cites} (India)| ({date}) (India)>",
  statute: "{cite}",
  act: "{act}, {year}<, § {pin}><, No. {number}>, Acts of Parliament, {year} (India)",
};

/** Names in full, roman in the Chicago way. */
const BLUEBOOK_FULL_NAMES: Forms & Templates = { ...BLUEBOOK, names: "full" };

const BLUEBOOK_MANUAL = "The Bluebook: A Uniform System of Citation, 21st ed. 2020";

/** The general manuals of the United States, its Supreme Court, and the federal courts whose rules differ from them. */
export const UNITED_STATES_STYLES: readonly StyleRow[] = [
  {
    ...BLUEBOOK,
    id: "bluebook",
    name: "Bluebook, court documents",
    region: "US",
    manual: BLUEBOOK_MANUAL,
    rule: "B10.1; rules 10.2 to 10.5, 12.3; tables T1, T2.18, T6, T10",
    basis: "rule",
  },
  {
    ...BLUEBOOK,
    case: `{name}${BLUEBOOK_TAIL}`,
    indianCase: "{name}<, {cites} (India)| ({date}) (India)>",
    id: "bluebook-law-review",
    name: "Bluebook, law review footnotes",
    region: "US",
    manual: BLUEBOOK_MANUAL,
    rule: "rules 2.1(a), 10.1, 12.3; table T2.18",
    basis: "rule",
  },
  {
    ...BLUEBOOK,
    india: "short",
    case: "_{short}_, {volume} {reporter} at {at}",
    indianCase: "_{short}_, {cite}",
    act: "{act} <§ {pin}>",
    pin: "",
    id: "bluebook-short",
    name: "Bluebook, short form",
    region: "US",
    manual: BLUEBOOK_MANUAL,
    rule: "B10.2; rule 10.9",
    basis: "rule",
  },
  {
    ...BLUEBOOK,
    id: "alwd",
    name: "ALWD Guide",
    region: "US",
    manual: "ALWD Guide to Legal Citation, 7th ed. 2021",
    rule: "rules 12, 14; appendices 1, 3",
    basis: "rule",
  },
  {
    ...BLUEBOOK,
    id: "indigo-book",
    name: "The Indigo Book",
    region: "US",
    manual: "The Indigo Book 2.0, 2021",
    rule: "rules R11 to R15, R18; tables T3, T11, T12",
    basis: "rule",
  },
  {
    ...BLUEBOOK,
    reporters: "tight",
    case: `_{name}_${OPEN_TAIL}`,
    names: "tight",
    statute: "{volume} {code} § {section}",
    id: "maroonbook",
    name: "The Maroonbook",
    region: "US",
    manual: "The University of Chicago Manual of Legal Citation (the Maroonbook), v. 89, 2021",
    rule: "part 4, specific citation forms",
    basis: "practice",
  },
  {
    ...BLUEBOOK,
    reports: "neutral+regional, us, sct, led, regional, fed, official, wl, any",
    id: "universal",
    name: "Universal Citation Guide (AALL)",
    region: "US",
    manual: "AALL Universal Citation Guide, 3d ed. 2014",
    rule: "part III, case law",
    basis: "practice",
  },
  {
    ...BLUEBOOK,
    reporters: "spaced",
    case: `<_{plaintiff}_ v. _{defendant}_|_{plaintiff}_>${BLUEBOOK_TAIL}`,
    indianCase: "<_{plaintiff}_ v. _{defendant}_|_{plaintiff}_><, {cites} (India)| ({date}) (India)>",
    id: "us-supreme-court",
    name: "Supreme Court of the United States",
    region: "US",
    manual: "The Supreme Court's Style Manual, 2016; United States Reports",
    rule: "Sup. Ct. R. 34.5; style manual ch. 10",
    basis: "practice",
  },
  {
    ...BLUEBOOK,
    reports: "us+sct+led, nominative, sct, led, neutral+regional, regional, fed, official, unofficial, wl, lexis, any",
    id: "us-supreme-court-parallel",
    name: "United States Supreme Court with parallel citations",
    region: "US",
    manual: "The Bluebook, 21st ed. 2020; National Reporter System",
    rule: "rule 10.3.1 and table T1.1, with the parallel reporters that it lists",
    basis: "practice",
  },
  {
    ...BLUEBOOK,
    statute: "{canonical}",
    case: `_{name}_${BLUEBOOK_TAIL}`,
    names: "full",
    id: "solicitor-general",
    name: "Solicitor General",
    region: "US",
    manual: "The Solicitor General's Style Guide, 2d ed. 2013",
    rule: "§§ 1 to 3",
    basis: "practice",
  },
  {
    ...BLUEBOOK_FULL_NAMES,
    case: `<_{plaintiff}_ v. _{defendant}_|_{plaintiff}_>${BLUEBOOK_TAIL}`,
    id: "gpo",
    name: "U.S. Government Publishing Office",
    region: "US",
    manual: "GPO Style Manual, 2016",
    rule: "ch. 11, italic: legal cases",
    basis: "practice",
  },
  {
    ...BLUEBOOK,
    names: "full",
    id: "us-tax-court",
    name: "United States Tax Court",
    region: "US",
    manual: "United States Tax Court Rules of Practice and Procedure",
    rule: "Rule 151(e)",
    basis: "practice",
  },
  ...[
    createCircuitRow(
      "ca3",
      "Third Circuit",
      "3d Cir. L.A.R. 28.3(a): state decisions by the National Reporter System",
      "us, sct, led, fed, regional, neutral, official, unofficial, wl, lexis, any",
    ),
    createCircuitRow(
      "ca11",
      "Eleventh Circuit",
      "11th Cir. R. 28-1(k): official report and National Reporter System for state decisions",
      "us, nominative, sct, led, fed, neutral+regional, official+regional, regional, unofficial, wl, lexis, any",
    ),
    createCircuitRow(
      "cafc",
      "Federal Circuit",
      "Fed. Cir. R. 28(e): no parallel citations",
      "us, nominative, sct, led, fed, neutral, regional, official, unofficial, wl, lexis, any",
    ),
  ],
];

function createCircuitRow(court: string, name: string, rule: string, reports: string): StyleRow {
  return {
    ...BLUEBOOK,
    reports,
    id: `us-${court}`,
    name: `U.S. Court of Appeals, ${name}`,
    region: "US",
    manual: "Local rules of the court of appeals; The Bluebook, 21st ed. 2020, where they are silent",
    rule,
    basis: "practice",
  };
}
