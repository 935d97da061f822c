import { isSameCaseName } from "../citation/case-name-match.ts";
import type { Citation } from "../citation/citation.ts";
import { explainImpossibility } from "../citation/impossibility.ts";
import type { CheckedCitation } from "../contract/schemas/citations/check.ts";
import { readCandidates } from "../resolve/read-candidates.ts";
import { isCertain, type RankedCase, resolveCandidates } from "../resolve/resolve-candidates.ts";
import { findStoredCase } from "../store/cases/cases.ts";
import type { CheckContext } from "./context.ts";

/** What the corpus knows of one citation. */
export type ResolvedCitation = Pick<
  CheckedCitation,
  "status" | "reason" | "clusterId" | "nameMismatch" | "yearMismatch"
> & {
  /** A parallel citation beside it that names another case. */
  readonly conflict: number | null;
};

/** Citations that are looked up at a time. */
const CITATIONS_PER_SLICE = 16;

const UNRESOLVED = { reason: null, clusterId: null, nameMismatch: null, yearMismatch: null, conflict: null } as const;

/** For each citation of a text, in its order, the case that it leads to; a short form leads where its antecedent does. */
export function* resolveCitations(
  { corpus }: CheckContext,
  citations: readonly Citation[],
): Generator<void, ResolvedCitation[]> {
  const groups = yield* resolveGroups();
  const resolved: ResolvedCitation[] = [];
  for (const citation of citations) {
    resolved.push(resolve(citation));
    if (resolved.length % CITATIONS_PER_SLICE === 0) yield;
  }
  return resolved;

  function resolve(citation: Citation): ResolvedCitation {
    switch (citation.kind) {
      case "case":
        return resolveFullCitation(citation);
      case "law":
      case "journal":
      case "docket":
        return { ...UNRESOLVED, status: "not_a_case" };
      default: {
        const { refersTo } = citation;
        if (refersTo === null)
          return { ...UNRESOLVED, status: "unresolved", reason: "It stands for no citation before it." };
        const { status, reason, clusterId } = resolved[refersTo]!;
        return { ...UNRESOLVED, status, reason, clusterId };
      }
    }
  }

  function resolveFullCitation(citation: Citation): ResolvedCitation {
    const name = formatCitedName(citation);
    const own = rankCasesOf(citation);
    const group = citation.group === null ? undefined : groups.get(citation.group);
    const best = own.find(({ clusterId }) => clusterId === group) ?? own[0];
    const clusterId = best?.clusterId ?? group;
    if (clusterId === undefined) {
      const impossible = explainImpossibility(citation);
      if (impossible !== null) return { ...UNRESOLVED, status: "cannot_exist", reason: impossible };
      return { ...UNRESOLVED, status: "not_in_corpus" };
    }
    const found = findStoredCase(corpus.database, clusterId)!;
    const isSure = own.length < 2 || best?.isNameConfirmed || best?.isYearConfirmed || clusterId === group;
    return {
      status: isSure ? "found" : "ambiguous",
      reason: isSure ? null : `${own.length} cases of the corpus carry this citation.`,
      clusterId,
      nameMismatch:
        name === null || isSameCaseName(name, found.name) || isSameCaseName(name, found.nameFull)
          ? null
          : { given: name, found: found.name },
      yearMismatch: findYearMismatch(citation, Number(found.dateFiled.slice(0, 4))),
      conflict: best !== undefined && group !== undefined && best.clusterId !== group ? group : null,
    };
  }

  /** The case of a group of parallel citations: that of its first citation that leads to one only. */
  function* resolveGroups(): Generator<void, ReadonlyMap<number, number>> {
    const found = new Map<number, number>();
    for (const [index, citation] of citations.entries()) {
      if (index % CITATIONS_PER_SLICE === 0) yield;
      if (citation.kind !== "case" || citation.group === null || citation.key === null || found.has(citation.group))
        continue;
      const ranked = rankCasesOf(citation);
      if (isCertain(ranked)) found.set(citation.group, ranked[0]!.clusterId);
    }
    return found;
  }

  function rankCasesOf(citation: Citation): readonly RankedCase[] {
    if (citation.key === null) return [];
    const hints = { name: formatCitedName(citation), year: citation.year };
    return resolveCandidates(readCandidates(corpus, [citation.key]), hints, "best");
  }
}

/** The case's name as the text gives it, where it gives both parties or says `In re`. */
export function formatCitedName({ plaintiff, defendant, antecedent }: Citation): string | null {
  if (plaintiff !== null && defendant !== null) return `${plaintiff} v. ${defendant}`;
  const alone = defendant ?? plaintiff ?? antecedent;
  return alone !== null && /^(?:In re|Ex parte|Re|Matter of|In the matter of)\b/i.test(alone) ? alone : null;
}

/** Indian reports are cited by their own year, which may be that after the decision. */
function findYearMismatch({ year, jurisdiction, format }: Citation, decided: number): ResolvedCitation["yearMismatch"] {
  const isOfDecision = jurisdiction === "US" && format !== "us-database" && format !== "us-neutral";
  return isOfDecision && year !== null && year !== decided ? { given: year, found: decided } : null;
}
