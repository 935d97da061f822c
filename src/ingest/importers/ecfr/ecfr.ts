import type { Importer } from "../../importer.ts";
import { createCfrTitle } from "../../legislation/cfr-title.ts";
import type { CodeUnit } from "../../legislation/code-unit.ts";
import { detectProvisionStatus } from "../../legislation/detect-provision-status.ts";
import { toHeadingCase } from "../../legislation/headings.ts";
import type { ElementRole, Grammar } from "../../legislation/provisions/grammar.ts";
import type { ProvisionDraft } from "../../legislation/provisions/provision-draft.ts";
import {
  type CodeDescriber,
  type CodeFile,
  type CodeFormat,
  readCodeFiles,
} from "../../legislation/read-code-files.ts";

/** The Electronic Code of Federal Regulations: one XML file per title, `DIV1` (title) to `DIV9` (appendix). */
export const ecfr: Importer = {
  name: "ecfr",
  provenance: {
    provider: "Office of the Federal Register; U.S. Government Publishing Office",
    url: "https://www.govinfo.gov/bulkdata/ECFR",
    license: "Public domain (17 U.S.C. § 105)",
    notice: "The Electronic Code of Federal Regulations (eCFR) is not an official legal edition of the CFR.",
  },
  detect: (entries) => entries.some(({ path }) => isEcfr(path)),
  records: (source, options) => readCodeFiles(source, FORMAT, options),
};

function isEcfr(path: string): boolean {
  return /(?:^|\/)(?:ECFR-title\d{1,2}|title-\d{1,2})\.xml$/i.test(path);
}

function createCodeFile({ fields }: ProvisionDraft, title: ProvisionDraft): CodeFile | null {
  const number = /^\d{1,2}$/.exec(title.attributes.N ?? fields.IDNO ?? "")?.[0];
  if (number === undefined) return null;
  const year = Number(/\d{4}/.exec(fields.AMDDATE ?? "")?.[0] ?? Number.NaN) || null;
  return createCfrTitle(number, parseUnit(title).name, year);
}

const LEVEL_NAMES: Readonly<Record<string, string>> = {
  TITLE: "title",
  SUBTITLE: "subtitle",
  CHAPTER: "chapter",
  SUBCHAP: "subchapter",
  PART: "part",
  SUBPART: "subpart",
  SUBJGRP: "subject group",
};

const ECFR_DESCRIBER: CodeDescriber = {
  describeUnit: parseUnit,
  determineUnitStatus: ({ heading }) => (/\[reserved\]/i.test(heading) ? "reserved" : "in_force"),
  describeProvision({ attributes, heading }) {
    if (attributes.TYPE === "APPENDIX") {
      const [, name = heading, title = ""] = /^([^—]*)—(.*)$/s.exec(heading) ?? [];
      return {
        number: formatAppendixNumber(name.trim() || (attributes.N ?? "")),
        heading: title.trim(),
        status: detectProvisionStatus(title),
      };
    }
    const number = normalizeHyphens((attributes.N ?? "").replace(/^§+\s*/, ""));
    const title = heading.replace(/^§+\s*\S+(?:\s*(?:[–,-]|through|and)\s*\d\S*)*\s*/, "");
    return { number, heading: title, status: detectProvisionStatus(title) };
  },
};

/** Formats "Appendix A to Subpart B of Part 40" for a citation: "pt. 40, subpt. B, app. A". Other names stay. */
function formatAppendixNumber(name: string): string {
  const [, letter, subpart, part] =
    /^Appendix(?: (\S{1,8}))? to (?:Subpart (\S{1,8}) of )?Part (\d+)$/i.exec(name) ?? [];
  if (part === undefined) return name;
  return [`pt. ${part}`, subpart && `subpt. ${subpart}`, letter === undefined ? "app." : `app. ${letter}`]
    .filter(Boolean)
    .join(", ");
}

/** Parses "CHAPTER I—ADMINISTRATIVE COMMITTEE", "Subpart B [Reserved]", "Title 1—General Provisions--Volume 1". */
const UNIT_HEADING = /^(?:sub)?(?:title|chapter|part|chap)s?\s+([^\s—[]+)\s*—?\s*(.*)$/is;

function parseUnit({ attributes, heading }: ProvisionDraft): CodeUnit {
  const level = LEVEL_NAMES[attributes.TYPE ?? ""] ?? (attributes.TYPE ?? "unit").toLowerCase();
  if (level === "subject group") return { level, number: "", name: toHeadingCase(heading) };
  const [, number = attributes.N ?? "", name = heading] = UNIT_HEADING.exec(heading) ?? [];
  return {
    level,
    number: normalizeHyphens(number),
    name: toHeadingCase(
      name
        .replace(/--Volume \d+$/, "")
        .replace(/^\[|\]$/g, "")
        .trim(),
    ),
  };
}

/** Replaces the dashes that print has for hyphens: "240.10b–5". A dash between whole numbers is a range and stays. */
function normalizeHyphens(number: string): string {
  return /^\d+[–]\d+$/.test(number) ? number : number.replace(/(\w)[–‑](?=\w)/g, "$1-").trim();
}

const ROLES: Readonly<Record<string, ElementRole>> = {
  HEAD: "heading",
  HED: "heading",
  P: "block",
  FP: "block",
  HD1: "block",
  HD2: "block",
  HD3: "block",
  HED1: "block",
  EXTRACT: "block",
  EXAMPLE: "block",
  NOTE: "block",
  LDRWK: "block",
  div: "block",
  p: "block",
  li: "block",
  br: "line-break",
  AUTH: "history",
  SOURCE: "history",
  CITA: "history",
  SECAUTH: "history",
  PARAUTH: "history",
  APPRO: "history",
  EDNOTE: "notes",
  EFFDNOT: "notes",
  CROSSREF: "notes",
  FTNT: "footnote",
  SU: "superscript",
  sup: "superscript",
  FTREF: "call",
  TABLE: "table",
  table: "table",
  GPOTABLE: "table",
  TTITLE: "block",
  CAPTION: "block",
  TR: "row",
  tr: "row",
  BOXHD: "row",
  ROW: "row",
  TD: "cell",
  TH: "cell",
  td: "cell",
  th: "cell",
  CHED: "cell",
  ENT: "cell",
  AMDDATE: "field",
  IDNO: "field",
  TITLE: "skipped",
  CFRTOC: "skipped",
  GID: "skipped",
  img: "skipped",
  PRTPAGE: "skipped",
};

const GRAMMAR: Grammar = {
  attributes: new Set(["N", "TYPE", "NODE"]),
  classifyElement(name, attributes) {
    if (!/^DIV\d$/.test(name)) return ROLES[name] ?? "inline";
    return attributes.TYPE === "SECTION" || attributes.TYPE === "APPENDIX" ? "provision" : "unit";
  },
  // A fraction: "6½" is marked up as 6 and 1/2.
  findLeadText: (name) => (name === "FR" ? " " : ""),
};

const FORMAT: CodeFormat = {
  name: "eCFR XML",
  isCodeFile: isEcfr,
  grammar: GRAMMAR,
  createCodeFile: createCodeFile,
  describer: ECFR_DESCRIBER,
};
