import type { Interpretation } from "../interpret/interpret-question.ts";
import { isPointMet } from "../interpret/key-points.ts";
import { findNamedProvision } from "../interpret/named-provisions.ts";
import { lacksAspect } from "../interpret/question-aspects.ts";
import { isLead } from "../interpret/question-doctrines.ts";
import { computeCoverage } from "../interpret/terms/question-terms.ts";
import { asksForProvision } from "../interpret/terms/whole-source-words.ts";
import type { PassageSource } from "../passages/passage.ts";

/** How surely an authority of an earlier turn is meant: at least, and if it mentions all that the question adds. */
const FOLLOW_UP_NAMING = { least: 0.1, explicit: 0.5, implicit: 0.35 } as const;
/** Kinds of questions that ask of a decision itself. */
const DECISION_KINDS: ReadonlySet<string> = new Set(["standing", "opinions"]);

/** What only an authority that states it can answer. */
export const STATED_ASPECTS: ReadonlySet<string> = new Set(["time", "amount", "punishment", "forum"]);

/** Returns how surely a question that names no authority means one of an earlier turn. */
function computeFollowUpNaming(
  { question, kind, aspects, ownTerms, pointsBack, points, later, leads }: Interpretation,
  source: PassageSource,
  spoken: readonly ReadonlySet<string>[],
  texts: readonly string[],
): number {
  const has = (one: string) => spoken.some((unit) => unit.has(one));
  if (points.some((point) => point.kind !== "lay" && !isPointMet(point, spoken))) return 0;
  if (later.size > 0) return FOLLOW_UP_NAMING.least;
  // A doctrine that the question adds is asked of its own authorities.
  const added = leads.filter(({ end }) => end <= question.length);
  if (added.length > 0 && !added.some((lead) => isLead(lead, source))) return FOLLOW_UP_NAMING.least;
  if (lacksAspect(aspects, STATED_ASPECTS, texts)) return FOLLOW_UP_NAMING.least;
  if (DECISION_KINDS.has(kind.id) || ownTerms.length === 0) return 1;
  const { least, explicit, implicit } = FOLLOW_UP_NAMING;
  return least + (pointsBack ? explicit : implicit) * computeCoverage(ownTerms, has) ** 2;
}

/** How surely a provision is asked for that the question names beside a case. */
const BESIDE_CASE_SHARE = 0.6;
/** The same of a constitution, which is named for its subject. */
const CONSTITUTION_SHARE = 0.1;
/** The same of one that is named by its number alone. */
const BARE_BESIDE_CASE_SHARE = 0.2;

/**
 * Returns how surely the question names a source that was found by its name.
 * @param spoken the stems of its headings, and of each of its sentences
 * @param texts its sentences
 */
export function computeNaming(
  question: Interpretation,
  source: PassageSource,
  spoken: readonly ReadonlySet<string>[],
  texts: readonly string[],
): number {
  const { cases, quoted, provisions, kind, isFollowUp } = question;
  if (source.kind === "case") {
    // Its words name a case as surely as its citation.
    if (quoted.some(({ clusterIds }) => clusterIds.includes(source.clusterId))) return 1;
    const named = cases.find(({ clusterId }) => clusterId === source.clusterId);
    if (named === undefined) return 0;
    // A follow-up question about a case may lead to another.
    if (isFollowUp) return computeFollowUpNaming(question, source, spoken, texts);
    if (named.namedBy !== "party") return 1;
    return kind.id === "holding" || kind.id === "standing" ? 0.6 : 0.3;
  }
  const named = findNamedProvision(provisions, source);
  if (named === undefined) return 0;
  const at = provisions.indexOf(named);
  // Of several provisions the first counts most.
  const order = 1 - 0.05 * Math.min(4, at);
  if (isFollowUp && !(question.asksNewLaw && at === 0))
    return order * computeFollowUpNaming(question, source, spoken, texts);
  // A constitution is named for its subject as often as for its words, unless nothing else is asked.
  if (named.key.startsWith("const/"))
    return cases.length === 0 && asksForProvision(question.ownTerms) ? order : CONSTITUTION_SHARE;
  // Beside a case a provision is what the case is about.
  if (named.isBare && cases.length > 0) return BARE_BESIDE_CASE_SHARE * order;
  return cases.some(({ namedBy }) => namedBy !== "party") ? BESIDE_CASE_SHARE * order : order;
}
