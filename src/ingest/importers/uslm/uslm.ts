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
import { createUsCodeTitle } from "../../legislation/us-code-title.ts";

/**
 * United States Legislative Markup, versions 1 and 2: titles of the US Code as the Office of the Law Revision Counsel
 * publishes them, and volumes of the annual Code of Federal Regulations as GPO does.
 */
export const uslm: Importer = {
  name: "uslm",
  provenance: {
    provider: "Office of the Law Revision Counsel, U.S. House of Representatives; U.S. Government Publishing Office",
    url: "https://uscode.house.gov/download/download.shtml",
    license: "Public domain (17 U.S.C. § 105)",
    notice: "The United States Code and the Code of Federal Regulations, in United States Legislative Markup (USLM).",
  },
  detect: (entries) => entries.some(({ path }) => isUslm(path)),
  records: (source, options) => readCodeFiles(source, FORMAT, options),
};

function isUslm(path: string): boolean {
  return /(?:^|\/)(?:usc\d\d[a-z]?|[^/]*uslm[^/]*|USCODE-[^/]*)\.xml$/i.test(path);
}

/** Returns the title that a file contains, by its head, or by the title in it. */
function createCodeFile({ fields }: ProvisionDraft, title: ProvisionDraft): CodeFile | null {
  const identifier = title.attributes.identifier ?? "";
  const number = /^\d{1,2}a?$/i.exec(fields.docNumber ?? "")?.[0] ?? /\/t(\d{1,2}a?)\b/i.exec(identifier)?.[1];
  if (number === undefined) return null;
  const name = toHeadingCase(title.heading) || `Title ${number}`;
  const isCfr = /CFR/.test(fields.type ?? "") || identifier.startsWith("/us/cfr/");
  const released = isCfr ? fields.docReleasePoint : fields.created;
  const year = Number(/\d{4}/.exec(released ?? "")?.[0] ?? Number.NaN) || null;
  return isCfr ? createCfrTitle(number, name, year) : createUsCodeTitle(number, name, year);
}

const USLM_DESCRIBER: CodeDescriber = {
  describeUnit: parseUnit,
  determineUnitStatus: (draft) => detectProvisionStatus(draft.heading),
  describeProvision(draft) {
    const bracketed = draft.number.startsWith("[");
    const heading = bracketed ? draft.heading.replace(/\]$/, "") : draft.heading;
    const byAttribute = detectProvisionStatus(draft.attributes.status ?? "", draft.attributes.role ?? "");
    return {
      number: parseNumber(draft),
      heading: heading.trim(),
      status: byAttribute === "in_force" ? detectProvisionStatus(heading) : byAttribute,
    };
  },
};

function parseUnit(draft: ProvisionDraft): CodeUnit {
  return {
    level: LEVEL_NAMES[draft.name] ?? draft.name,
    number: draft.name === "level" ? "" : parseNumber(draft),
    name: toHeadingCase(draft.heading.replace(/^\[|\]$/g, "").trim()),
  };
}

const LEVEL_NAMES: Readonly<Record<string, string>> = {
  level: "subject group",
  courtRules: "court rules",
  compiledAct: "compiled act",
  reorganizationPlan: "reorganization plan",
  reorganizationPlans: "reorganization plans",
};

/**
 * Returns the number alone: as printed ("§ 40.25a.", "CHAPTER 1—") if that is longer than the attribute, which loses
 * letters; otherwise the attribute. Dashes become hyphens.
 */
function parseNumber({ number, numberValue, attributes }: ProvisionDraft): string {
  const printed = number
    .replace(/^[[\s]*(?:§§?|(?:sub)?(?:title|chapter|part|division|section|rule)\b)\s*/i, "")
    .replace(/[\s.—–:\]]+$/, "");
  const last = /\/s([^/]+)$/.exec(attributes.identifier ?? "")?.[1] ?? "";
  const isMore = printed.startsWith(numberValue) && /^[a-zA-Z]?$/.test(printed.slice(numberValue.length));
  return ((isMore ? printed : numberValue) || printed || last).replace(/(\w)[–‑](?=\w)/g, "$1-").trim();
}

const ROLES: Readonly<Record<string, ElementRole>> = {
  title: "unit",
  subtitle: "unit",
  chapter: "unit",
  subchapter: "unit",
  part: "unit",
  subpart: "unit",
  division: "unit",
  subdivision: "unit",
  article: "unit",
  subarticle: "unit",
  appendix: "unit",
  courtRules: "unit",
  compiledAct: "unit",
  reorganizationPlans: "unit",
  reorganizationPlan: "unit",
  section: "provision",
  courtRule: "provision",
  num: "number",
  heading: "heading",
  subheading: "block",
  subsection: "level",
  paragraph: "level",
  subparagraph: "level",
  clause: "level",
  subclause: "level",
  item: "level",
  subitem: "level",
  subsubitem: "level",
  level: "level",
  chapeau: "block",
  content: "block",
  continuation: "block",
  proviso: "block",
  p: "block",
  note: "block",
  crossHeading: "block",
  signature: "block",
  name: "block",
  br: "line-break",
  sourceCredit: "history",
  source: "history",
  authority: "history",
  notes: "notes",
  editorialNote: "notes",
  explanationNote: "notes",
  quotedContent: "quoted",
  table: "table",
  caption: "block",
  tr: "row",
  td: "cell",
  th: "cell",
  // A list of contents within a section is laid out as a table.
  toc: "table",
  layout: "table",
  header: "row",
  tocItem: "row",
  referenceItem: "row",
  headingItem: "row",
  column: "cell",
  designator: "cell",
  label: "cell",
  target: "cell",
  preface: "skipped",
  backMatter: "skipped",
  index: "skipped",
  figure: "skipped",
  img: "skipped",
  ear: "skipped",
  leftRunningHead: "skipped",
  rightRunningHead: "skipped",
  endMarker: "skipped",
};

const GRAMMAR: Grammar = {
  attributes: new Set(["identifier", "value", "status", "role", "class", "type", "topic"]),
  classifyElement(name, attributes, parent, inProvision) {
    if (parent === "meta") return "field";
    // Contents of a title or chapter repeat the headings below it.
    if (!inProvision && (name === "toc" || name === "layout")) return "skipped";
    if (!inProvision && name === "level") return "unit";
    if (name === "note" && attributes.type === "footnote") return "footnote";
    if (name === "footnote") return parent === "td" ? "block" : "footnote";
    if (name === "ref" && attributes.class === "footnoteRef") return "call";
    if (name === "note" && attributes.topic !== undefined && parent !== "notes") return "notes";
    if (attributes.class === "inline" && ROLES[name] === "level") return "inline";
    return ROLES[name] ?? "inline";
  },
  // "6½" is marked up as 6 and 1/2.
  findLeadText: (_, { role }) => (role === "fraction" ? " " : ""),
};

const FORMAT: CodeFormat = {
  name: "USLM",
  isCodeFile: isUslm,
  grammar: GRAMMAR,
  createCodeFile: createCodeFile,
  describer: USLM_DESCRIBER,
};
