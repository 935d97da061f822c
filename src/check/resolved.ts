import type { Citation } from "../citation/citation.ts";
import { impossibility } from "../citation/exists.ts";
import { namesAgree } from "../citation/mismatch.ts";
import type { CheckedCitation } from "../contract/check.ts";
import { casesOfCitations } from "../resolve/resolve.ts";
import { caseById } from "../store/cases.ts";
import type { CheckLibrary } from "./library.ts";

/** What the corpus knows of one citation. */
export type Resolved = Pick<CheckedCitation, "status" | "reason" | "clusterId" | "nameMismatch" | "yearMismatch"> & {
  /** A parallel citation beside it that names another case. */
  readonly conflict: number | null;
};

/** Citations that are looked up at a time. */
const AT_A_TIME = 16;

const NOTHING = { reason: null, clusterId: null, nameMismatch: null, yearMismatch: null, conflict: null } as const;

/** For each citation of a text, in its order, the case that it leads to; a short form leads where its antecedent does. */
export function* resolveAll({ corpus }: CheckLibrary, citations: readonly Citation[]): Generator<void, Resolved[]> {
  const groups = yield* casesOfGroups();
  const resolved: Resolved[] = [];
  for (const citation of citations) {
    resolved.push(resolve(citation));
    if (resolved.length % AT_A_TIME === 0) yield;
  }
  return resolved;

  function resolve(citation: Citation): Resolved {
    switch (citation.kind) {
      case "case":
        return full(citation);
      case "law":
      case "journal":
      case "docket":
        return { ...NOTHING, status: "not_a_case" };
      default: {
        const { refersTo } = citation;
        if (refersTo === null)
          return { ...NOTHING, status: "unresolved", reason: "It stands for no citation before it." };
        const { status, reason, clusterId } = resolved[refersTo]!;
        return { ...NOTHING, status, reason, clusterId };
      }
    }
  }

  function full(citation: Citation): Resolved {
    const name = nameOf(citation);
    const own = citation.key === null ? [] : casesOfCitations(corpus, [citation.key], name, citation.year);
    const group = citation.group === null ? undefined : groups.get(citation.group);
    const best = own.find(({ clusterId }) => clusterId === group) ?? own[0];
    const clusterId = best?.clusterId ?? group;
    if (clusterId === undefined) {
      const impossible = impossibility(citation);
      if (impossible !== null) return { ...NOTHING, status: "cannot_exist", reason: impossible };
      return { ...NOTHING, status: "not_in_corpus" };
    }
    const found = caseById(corpus.database, clusterId)!;
    const isSure = own.length < 2 || best?.nameAgrees || best?.yearAgrees || clusterId === group;
    return {
      status: isSure ? "found" : "ambiguous",
      reason: isSure ? null : `${own.length} cases of the corpus carry this citation.`,
      clusterId,
      nameMismatch:
        name === null || namesAgree(name, found.name) || namesAgree(name, found.nameFull)
          ? null
          : { given: name, found: found.name },
      yearMismatch: yearMismatch(citation, Number(found.dateFiled.slice(0, 4))),
      conflict: best !== undefined && group !== undefined && best.clusterId !== group ? group : null,
    };
  }

  /** The case of a group of parallel citations: that of its first citation that leads to one only. */
  function* casesOfGroups(): Generator<void, ReadonlyMap<number, number>> {
    const found = new Map<number, number>();
    for (const [index, citation] of citations.entries()) {
      if (index % AT_A_TIME === 0) yield;
      if (citation.kind !== "case" || citation.group === null || citation.key === null || found.has(citation.group))
        continue;
      const [best, other] = casesOfCitations(corpus, [citation.key], nameOf(citation), citation.year);
      if (best !== undefined && (other === undefined || best.nameAgrees || best.yearAgrees))
        found.set(citation.group, best.clusterId);
    }
    return found;
  }
}

/** The case's name as the text gives it, where it gives both parties or says `In re`. */
export function nameOf({ plaintiff, defendant, antecedent }: Citation): string | null {
  if (plaintiff !== null && defendant !== null) return `${plaintiff} v. ${defendant}`;
  const alone = defendant ?? plaintiff ?? antecedent;
  return alone !== null && /^(?:In re|Ex parte|Re|Matter of|In the matter of)\b/i.test(alone) ? alone : null;
}

/** Indian reports are cited by their own year, which may be that after the decision. */
function yearMismatch({ year, jurisdiction, format }: Citation, decided: number): Resolved["yearMismatch"] {
  const isOfDecision = jurisdiction === "US" && format !== "us-database" && format !== "us-neutral";
  return isOfDecision && year !== null && year !== decided ? { given: year, found: decided } : null;
}
