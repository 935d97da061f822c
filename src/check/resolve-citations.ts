import { isSameCaseName } from "../citation/case-name-match.ts";
import type { Citation } from "../citation/citation.ts";
import { explainImpossibility } from "../citation/impossibility.ts";
import type { CheckedCitation } from "../contract/schemas/citations/check.ts";
import {
  type CandidateCase,
  type CandidatesByKey,
  isCertain,
  type RankedCandidate,
  resolveCandidates,
} from "../resolve/resolve-candidates.ts";

/** The result of resolving one citation. */
export type ResolvedCitation = Pick<
  CheckedCitation,
  "status" | "reason" | "clusterId" | "nameMismatch" | "yearMismatch"
> & {
  /** Name of the case; `null` if the citation leads to none. */
  readonly caseName: string | null;
  /** The case to which a parallel citation leads, if it is another one; else `null`. */
  readonly conflict: { readonly clusterId: number; readonly name: string } | null;
};

/** Number of citations that are resolved before other tasks run. */
const CITATIONS_PER_SLICE = 16;

const UNRESOLVED = {
  reason: null,
  clusterId: null,
  caseName: null,
  nameMismatch: null,
  yearMismatch: null,
  conflict: null,
} as const;

/**
 * Resolves the citations of a text, in the order of the text. A short form has the result of its antecedent.
 */
export function* resolveBriefCitations(
  candidates: CandidatesByKey,
  citations: readonly Citation[],
): Generator<void, ResolvedCitation[]> {
  const groups = yield* resolveGroups(candidates, citations);
  const resolved: ResolvedCitation[] = [];
  for (const citation of citations) {
    resolved.push(resolveCitation(candidates, groups, citation, resolved));
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
  candidates: CandidatesByKey,
  groups: GroupCases,
  citation: Citation,
  before: readonly ResolvedCitation[],
): ResolvedCitation {
  switch (citation.kind) {
    case "case":
      return resolveFullCitation(candidates, groups, citation);
    case "law":
    case "journal":
    case "docket":
      return { ...UNRESOLVED, status: "not_a_case" };
    default: {
      const { refersTo } = citation;
      if (refersTo === null)
        return { ...UNRESOLVED, status: "unresolved", reason: "It refers to no citation before it." };
      const { status, reason, clusterId, caseName } = before[refersTo]!;
      return { ...UNRESOLVED, status, reason, clusterId, caseName };
    }
  }
}

function resolveFullCitation(candidates: CandidatesByKey, groups: GroupCases, citation: Citation): ResolvedCitation {
  const own = rankCases(candidates, citation);
  const group = citation.group === null ? undefined : groups.get(citation.group);
  const best = own.find(({ clusterId }) => clusterId === group?.clusterId) ?? own[0];
  const found = best ?? group;
  if (found === undefined) {
    const impossible = explainImpossibility(citation);
    if (impossible !== null) return { ...UNRESOLVED, status: "cannot_exist", reason: impossible };
    return { ...UNRESOLVED, status: "not_in_corpus" };
  }
  const { clusterId } = found;
  const isSure = own.length < 2 || best?.isNameConfirmed || best?.isYearConfirmed || clusterId === group?.clusterId;
  const isConflict = best !== undefined && group !== undefined && best.clusterId !== group.clusterId;
  return {
    status: isSure ? "found" : "ambiguous",
    reason: isSure ? null : `${own.length} cases of the corpus carry this citation.`,
    clusterId,
    caseName: found.name,
    nameMismatch: findNameMismatch(formatCitedName(citation), found),
    yearMismatch: findYearMismatch(citation, found.year),
    conflict: isConflict ? { clusterId: group.clusterId, name: group.name ?? "" } : null,
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
  return alone !== null && /^(?:In re|Ex parte|Re|Matter of|In the matter of)\b/i.test(alone) ? alone : null;
}

function findNameMismatch(given: string | null, { name, fullName }: CandidateCase): ResolvedCitation["nameMismatch"] {
  if (given === null || [name, fullName].some((known) => known !== null && isSameCaseName(given, known))) return null;
  return { given, found: name ?? "" };
}

/**
 * Returns the two years if a citation states another year than that of the decision; else `null`. Indian reports are
 * cited by the year of the report, which can follow the year of the decision.
 */
function findYearMismatch({ year, jurisdiction, format }: Citation, decided: number): ResolvedCitation["yearMismatch"] {
  const isOfDecision = jurisdiction === "US" && format !== "us-database" && format !== "us-neutral";
  return isOfDecision && year !== null && year !== decided ? { given: year, found: decided } : null;
}
