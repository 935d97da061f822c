import { isSameCaseName } from "../citation/case-name-match.ts";
import type { Citation } from "../citation/citation.ts";
import type { CheckedCitation } from "../contract/schemas/citations/check.ts";
import {
  type CandidateCase,
  type CandidatesByKey,
  isCertain,
  type RankedCandidate,
  resolveCandidates,
} from "../resolve/resolve-candidates.ts";
import { splitWords } from "../text/words.ts";
import { explainImpossibleCitation, type TimeLimits } from "./limits/explain-limits.ts";
import { isMatterName } from "./names/compare-matters.ts";
import { compareCaseNames } from "./names/compare-names.ts";
import { readPartyWords, splitParties } from "./names/name-words.ts";
import { type ProseYear, readProseYear } from "./prose-years.ts";

/** The result of resolving one citation. */
export type ResolvedCitation = Pick<
  CheckedCitation,
  "status" | "reason" | "clusterId" | "nameMismatch" | "yearMismatch" | "nameSpelling"
> & {
  /** Name of the case; `null` if the citation leads to none. */
  readonly caseName: string | null;
  /** The case to which a parallel citation leads, if it is another one; else `null`. */
  readonly conflict: { readonly clusterId: number; readonly name: string } | null;
  /** Whether only a parallel citation leads to the case. */
  readonly isByParallel: boolean;
};

/** Number of citations that are resolved before other tasks run. */
const CITATIONS_PER_SLICE = 16;

const UNRESOLVED = {
  reason: null,
  clusterId: null,
  caseName: null,
  nameMismatch: null,
  yearMismatch: null,
  nameSpelling: null,
  conflict: null,
  isByParallel: false,
} as const;

/** The results that citations of one kind share: a text may have a hundred thousand of them. */
const NOT_A_CASE: ResolvedCitation = { ...UNRESOLVED, status: "not_a_case" };
const WITHOUT_ANTECEDENT: ResolvedCitation = {
  ...UNRESOLVED,
  status: "unresolved",
  reason: "It refers to no citation before it.",
};
const NOT_IN_CORPUS: ResolvedCitation = { ...UNRESOLVED, status: "not_in_corpus" };

/** The text of a brief, and what bounds its citations in time. */
export interface BriefText {
  readonly text: string;
  readonly limits: TimeLimits;
}

/**
 * Resolves the citations of a text, in the order of the text. A short form has the result of its antecedent.
 */
export function* resolveBriefCitations(
  brief: BriefText,
  candidates: CandidatesByKey,
  citations: readonly Citation[],
): Generator<void, ResolvedCitation[]> {
  const groups = yield* resolveGroups(candidates, citations);
  const resolved: ResolvedCitation[] = [];
  const shared = new Map<ResolvedCitation, ResolvedCitation>();
  for (const citation of citations) {
    resolved.push(resolveCitation(brief, candidates, groups, citation, resolved, shared));
    if (resolved.length % CITATIONS_PER_SLICE === 0) yield;
  }
  return resolved;
}

/** The case to which each group of parallel citations leads, by group number. */
type GroupCases = ReadonlyMap<number, CandidateCase>;

/** Returns the case of each group, which is that of its first citation that certainly leads to one case. */
function* resolveGroups(candidates: CandidatesByKey, citations: readonly Citation[]): Generator<void, GroupCases> {
  const found = new Map<number, CandidateCase>();
  for (const [index, citation] of citations.entries()) {
    if (index % CITATIONS_PER_SLICE === 0) yield;
    if (citation.kind !== "case" || citation.group === null || found.has(citation.group)) continue;
    const ranked = rankCases(candidates, citation);
    if (isCertain(ranked)) found.set(citation.group, ranked[0]!);
  }
  return found;
}

function resolveCitation(
  brief: BriefText,
  candidates: CandidatesByKey,
  groups: GroupCases,
  citation: Citation,
  before: readonly ResolvedCitation[],
  shared: Map<ResolvedCitation, ResolvedCitation>,
): ResolvedCitation {
  switch (citation.kind) {
    case "case":
      return resolveFullCitation(brief, candidates, groups, citation);
    case "law":
    case "journal":
    case "docket":
      return NOT_A_CASE;
    default: {
      const { refersTo } = citation;
      return refersTo === null ? WITHOUT_ANTECEDENT : shareResult(before[refersTo]!, shared);
    }
  }
}

/** Returns the result of the short forms of a citation, which is one object for all of them. */
function shareResult(full: ResolvedCitation, shared: Map<ResolvedCitation, ResolvedCitation>): ResolvedCitation {
  const known = shared.get(full);
  if (known !== undefined) return known;
  const { status, reason, clusterId, caseName } = full;
  const result = { ...UNRESOLVED, status, reason, clusterId, caseName };
  shared.set(full, result);
  return result;
}

function resolveFullCitation(
  brief: BriefText,
  candidates: CandidatesByKey,
  groups: GroupCases,
  citation: Citation,
): ResolvedCitation {
  const own = rankCases(candidates, citation);
  const group = citation.group === null ? undefined : groups.get(citation.group);
  const best = own.find(({ clusterId }) => clusterId === group?.clusterId) ?? own[0];
  const found = best ?? group;
  if (found === undefined) {
    const tail = brief.text.slice(citation.span.end, citation.fullSpan.end);
    const impossible = explainImpossibleCitation(citation, tail, brief.limits);
    if (impossible !== null) return { ...UNRESOLVED, status: "cannot_exist", reason: impossible };
    return NOT_IN_CORPUS;
  }
  const { clusterId } = found;
  const isSure = own.length < 2 || best?.isNameConfirmed || best?.isYearConfirmed || clusterId === group?.clusterId;
  const isConflict = best !== undefined && group !== undefined && best.clusterId !== group.clusterId;
  return {
    status: isSure ? "found" : "ambiguous",
    reason: isSure ? null : `${own.length} cases of the corpus carry this citation.`,
    clusterId,
    caseName: found.name,
    ...compareNames(brief.text, citation, found),
    yearMismatch: findYearMismatch(citation, readProseYear(brief.text, citation), found.year),
    conflict: isConflict ? { clusterId: group.clusterId, name: group.name ?? "" } : null,
    isByParallel: best === undefined,
  };
}

function rankCases(candidates: CandidatesByKey, citation: Citation): readonly RankedCandidate[] {
  const { key, year } = citation;
  if (key === null) return [];
  const ofKey = new Map([[key, candidates.get(key) ?? []]]);
  return resolveCandidates(ofKey, { name: formatCitedName(citation), year }, "best");
}

/** Returns the name of the case in the text: both parties, or a name such as `In re Gault`; else `null`. */
export function formatCitedName({ plaintiff, defendant, antecedent }: Citation): string | null {
  if (plaintiff !== null && defendant !== null) return `${plaintiff} v. ${defendant}`;
  const alone = defendant ?? plaintiff ?? antecedent;
  return alone !== null && (isMatterName(alone) || /^Ex parte\b/i.test(alone)) ? alone : null;
}

/** A citation in place of a name, in a record whose source has none. */
const CITATION_AS_NAME = /^[[(]?\d{4}[\])]? /;

/** Compares the name in the text with both names of the record. */
function compareNames(
  text: string,
  citation: Citation,
  { name, fullName }: CandidateCase,
): Pick<ResolvedCitation, "nameMismatch" | "nameSpelling"> {
  const given = formatCitedName(citation);
  const agreed = { nameMismatch: null, nameSpelling: null };
  const names = [name, fullName].filter(
    (known): known is string => known !== null && /\p{L}/u.test(known) && !CITATION_AS_NAME.test(known),
  );
  if (given === null || names.length === 0) return agreed;
  const found = name ?? "";
  const jurisdiction = citation.jurisdiction ?? "US";
  // "Puttaswamy (Aadhaar-5J.)": a writer distinguishes cases of one party by words in parentheses.
  const bare = given.replace(/ \([^()]{1,40}\)/g, "");
  const forms = bare === given ? [given] : [given, bare];
  const grades = names.flatMap((known) => forms.map((form) => compareCaseNames(form, known, jurisdiction)));
  const mayBeSame = names.some((known) => forms.some((form) => isSameCaseName(form, known)));
  const isMatter = isMatterName(given);
  if (grades.includes("same") || ((mayBeSame || isMatter) && grades.includes("unknown"))) return agreed;
  if (!isMatter && isNameContinued(text, citation, found)) return agreed;
  if (!mayBeSame) return { ...agreed, nameMismatch: { given, found } };
  if (grades.includes("variant")) return { ...agreed, nameSpelling: { given, found, isVariant: true } };
  if (grades.includes("misspelt")) return { ...agreed, nameSpelling: { given, found, isVariant: false } };
  return { ...agreed, nameMismatch: { given, found } };
}

const MAX_LEAD_CHARS = 160;

/**
 * Returns whether the words before the name, up to a comma, belong to it and contain a party of the record: "Roper,
 * Superintendent, Potosi Correctional Center v. Simmons".
 */
function isNameContinued(text: string, { fullSpan }: Citation, found: string): boolean {
  const lead = text.slice(Math.max(0, fullSpan.start - MAX_LEAD_CHARS), fullSpan.start);
  if (!/,\s*$/.test(lead)) return false;
  const words = new Set(splitWords(lead.split(/[.;:]\s+(?=[A-Z])/).at(-1)!));
  return splitParties(found).some((party) => {
    const { all, distinctive } = readPartyWords(party);
    return distinctive.some((word) => words.has(word)) || (all.length > 1 && all.every((word) => words.has(word)));
  });
}

/**
 * Returns the two years if a text states another year than that of the decision; else `null`. Indian reports are cited
 * by the year of the report, which can follow the year of the decision: there only the words of the text count.
 */
function findYearMismatch(
  { year, jurisdiction, format }: Citation,
  stated: ProseYear | null,
  decided: number,
): ResolvedCitation["yearMismatch"] {
  const isOfDecision = jurisdiction === "US" && format !== "us-database" && format !== "us-neutral";
  if (isOfDecision && year !== null && year !== decided) return { given: year, found: decided };
  // Words that repeat the year of the report mean the report.
  if (stated === null || stated.year === decided || stated.year === year) return null;
  return { given: stated.year, found: decided };
}
