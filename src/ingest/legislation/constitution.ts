import type { BreadcrumbStep, CodeRow, LegislationUrls, SectionRow } from "../../law/legislation.ts";
import { STATES } from "../../law/state.ts";
import { parseRomanNumeral } from "../../text/numerals.ts";
import { detectProvisionStatus } from "./detect-provision-status.ts";
import { buildSectionId, encodeIdPart } from "./section-ids.ts";

/** A constitution as a code. */
export interface Constitution {
  readonly code: CodeRow;
  /** "U.S. Const.", "Vt. Const." */
  readonly citationPrefix: string;
}

/** Finds the constitution of `federal` or of a state by its slug; null if there is no such state. */
export function findConstitution(slug: string): Constitution | null {
  if (slug === "federal") {
    const label = "Constitution of the United States";
    return {
      code: {
        id: "us-const",
        corpusType: "CONSTITUTION",
        state: null,
        label,
        titleNumber: null,
        titleName: label,
        wholeVersions: true,
      },
      citationPrefix: "U.S. Const.",
    };
  }
  const state = STATES.find(({ name }) => name.toLowerCase().replaceAll(" ", "-") === slug);
  if (state === undefined) return null;
  const label = `Constitution of the State of ${state.name}`;
  return {
    code: {
      id: `${state.code}-const`,
      corpusType: "STATE_CONSTITUTION",
      state: state.code,
      label,
      titleNumber: null,
      titleName: label,
      wholeVersions: true,
    },
    citationPrefix: `${state.abbreviation} Const.`,
  };
}

/** A division of a constitution. `group`: a heading without a number, such as "Judiciary Department". */
export interface Division {
  readonly kind: "preamble" | "chapter" | "article" | "section" | "amendment" | "group";
  readonly number: string;
  readonly name: string;
}

const ABBREVIATIONS: Readonly<Record<Division["kind"], string>> = {
  preamble: "pmbl.",
  chapter: "ch.",
  article: "art.",
  section: "§",
  amendment: "amend.",
  group: "",
};

const NUMBERED_DIVISION =
  /^(chapter|article|section|amendment)(?: ([ivxlc]{1,9}|\d{1,4}[a-z]?(?:\.\d{1,3}){0,3}))?(?:[.:\s]+(.*))?$/i;

/** Parses a heading as a division: "Article 4. [Remedy at law]", "Amendment XIV", or "XII" alone, an article's number. */
export function parseDivision(heading: string, isAmendment: boolean): Division {
  if (/^[IVXLC]{1,8}$/.test(heading)) return { kind: "article", number: heading, name: "" };
  const [, kind = "", number = "", rest = ""] = NUMBERED_DIVISION.exec(heading) ?? [];
  if (kind === "") return { kind: "group", number: "", name: heading.replace(/\.$/, "") };
  const named = rest
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "")
    .trim();
  const lower = kind.toLowerCase() as "chapter" | "article" | "section" | "amendment";
  return { kind: isAmendment && lower === "article" ? "amendment" : lower, number, name: named };
}

/** A provision of a constitution as a source has it. */
export interface ConstitutionProvision {
  readonly path: readonly Division[];
  readonly heading: string;
  readonly text: string;
  readonly history: string;
  /** `YYYY-MM-DD`, or null if the source has one version only. */
  readonly asOf: string | null;
  readonly urls: LegislationUrls;
}

/** Creates the row of a provision, with its id, citations and official addresses. */
export function toConstitutionSection(constitution: Constitution, provision: ConstitutionProvision): SectionRow {
  const { path, heading, text, history, asOf, urls } = provision;
  const cited = path.filter(({ kind, number }, i) => kind !== "group" || (number === "" && i === path.length - 1));
  const number = cited.map(formatDivisionCitation).join(", ");
  const chapter = path.find(({ kind }) => kind === "chapter");
  return {
    id: buildSectionId(constitution.code.id, cited.map(buildDivisionId).join("-")),
    codeId: constitution.code.id,
    citation: `${constitution.citationPrefix} ${number}`,
    citationShort: `${constitution.citationPrefix} ${number}`.replace(/[.,]/g, ""),
    heading: heading || cited.map(formatDivision).join(", "),
    number,
    chapter: chapter?.number ?? "",
    chapterName: chapter?.name ?? "",
    breadcrumb: [{ label: constitution.code.label, level: "constitution" }, ...path.slice(0, -1).map(toBreadcrumbStep)],
    year: asOf === null ? null : Number(asOf.slice(0, 4)),
    status: detectProvisionStatus(heading, text.length < 300 ? text : ""),
    urls,
    text,
    history,
    notes: "",
    asOf,
  };
}

function formatDivisionCitation({ kind, number, name }: Division): string {
  return `${ABBREVIATIONS[kind]} ${number || (kind === "preamble" ? "" : name)}`.trim();
}

/** "art-I", "8": ids contain the divisions above a section, and the section's number. */
function buildDivisionId({ kind, number, name }: Division): string {
  const word = ABBREVIATIONS[kind].replace(/\W/g, "");
  const own =
    number === "" && kind !== "preamble" ? name.toLowerCase().replace(/[^a-z0-9]+/g, "-") : encodeIdPart(number);
  return [word, own].filter((part) => part !== "").join("-");
}

function toBreadcrumbStep(division: Division): BreadcrumbStep {
  const { kind, name } = division;
  const label = formatDivision(division);
  return { level: kind, label: kind !== "group" && name !== "" ? `${label}: ${name}` : label };
}

/** "Article I", "Preamble", "Judiciary Department". */
function formatDivision({ kind, number, name }: Division): string {
  return kind === "group" ? name : `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`.trim();
}

/** Builds the address of an article or amendment in the Library of Congress's Constitution Annotated. */
export function buildFederalConstitutionUrls(path: readonly Division[]): LegislationUrls {
  const top = path[0];
  if (top === undefined || top.kind === "group") return {};
  const base = "https://constitution.congress.gov/constitution";
  if (top.kind === "preamble") return { htmlUrl: `${base}/preamble/` };
  return { htmlUrl: `${base}/${top.kind}-${Number(top.number) || parseRomanNumeral(top.number)}/` };
}
