import type { Citation } from "../../citation/citation.ts";
import type { StatusExplanation, StatusTreatment } from "../../corpus/port/citation-graph.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { CheckRuleName } from "../check-rules.ts";
import type { ResolvedCitation } from "../resolve-citations.ts";

/** A finding about what a text says of the later history of a case, at a citation. */
export interface HistoryFinding {
  readonly citation: number;
  readonly rule: CheckRuleName;
  readonly message: string;
}

/** What a text says and what the corpus knows of the later history of the cases that it cites. */
export interface HistoryCheck {
  readonly findings: readonly HistoryFinding[];
  /** Cluster ids of the cases of which the text says that they were overruled. */
  readonly saidOverruled: ReadonlySet<number>;
}

/** Words after a citation that say that the case was overruled: "overruled by", "; it was overruled", "has since been". */
const OVERRULED_AFTER =
  /^(?:[^.]{0,80}?[,;] (?:but |and |though )?(?:it|which|that case|that decision|the (?:said )?(?:case|decision|judgment|judgement)) |[\s,;(]{0,3}(?:which |and |but )?)(?:(?:was|were|is|has|had|having|been|since|later|now|long|expressly|finally|partly|in part) ){0,4}(?:overruled|abrogated|superseded|no longer (?:good law|the law|binding)|not good law)\b/i;
/**
 * "overruled" with its object: "which overruled Betts v. Brady", "has overruled the decision in". The case before it is
 * the one that overruled, unless the verb is passive.
 */
const OVERRULED_OBJECT =
  /^[^.]{0,110}?(?<!\b(?:was|were|is|are|been|being)(?: (?:later|since|expressly|finally|partly|itself|in part)){0,2} )\b(?:overruled|abrogated|superseded)(?: in part)? (?:["“]?[A-Z\d]|the (?:decision|judgment|holding|rule|view)|its (?:own|earlier|previous))/;
/** Words between two cases of which the first is said to be overruled, and the second is too. */
const JOINED = /^[\s,]{1,3}(?:(?:and|&|as well as)\s)?$/;
/** Words right before the name of a case that say so: "overruling", "which overruled". */
const OVERRULED_BEFORE =
  /\b(?:overrul(?:ed|ing|es)|abrogat(?:ed|ing|es)|repudiat(?:ed|ing))(?: (?:in part|its (?:earlier )?(?:decision|judgment) in|the (?:decision|judgment|holding|rule) (?:in|of)))?\s{1,2}$/i;
const NEGATION =
  /\b(?:not|never|nor|without|yet to be|declin\w+ to|refus\w+ to) (?:been |be |expressly |have )*(?:overrul|abrogat)/i;
const CONTEXT_CHARS = 120;
/** Citations between two yields. */
const CITATIONS_PER_SLICE = 500;

/**
 * Compares what a text says of the later history of its cases ("overruled by …") with the citator, and reports
 * overrulings that no longer count because the overruling decision was itself overruled.
 */
export async function* checkHistory(
  corpus: Corpus,
  text: string,
  citations: readonly Citation[],
  resolved: readonly ResolvedCitation[],
): AsyncGenerator<void, HistoryCheck> {
  const explanations = new Map<number, StatusExplanation | null>();
  const findings: HistoryFinding[] = [];
  const saidOverruled = new Set<number>();
  // Index of the last case of a list such as "overruling X and Y".
  let listedAt: number | null = null;
  for (const [at, citation] of citations.entries()) {
    if (at % CITATIONS_PER_SLICE === 0) yield;
    const { clusterId, nameMismatch } = resolved[at]!;
    if (citation.kind !== "case" || clusterId === null || nameMismatch !== null) continue;
    const isFirst = !explanations.has(clusterId);
    if (isFirst) {
      yield;
      explanations.set(clusterId, await corpus.citations.explainStatus(clusterId, null));
    }
    const explanation = explanations.get(clusterId);
    if (!explanation) continue;
    const isJoined: boolean =
      listedAt !== null &&
      listedAt === at - 1 &&
      citation.history === null &&
      JOINED.test(text.slice(citations[at - 1]!.fullSpan.end, citation.fullSpan.start));
    const isClaimed = isJoined || saysOverruled(text, citation);
    if (isJoined || isNamedAsOverruled(text, citation)) listedAt = at;
    if (isClaimed) saidOverruled.add(clusterId);
    const found = isClaimed ? compareClaim(citations, resolved, at, explanation) : null;
    if (found !== null) findings.push({ citation: at, ...found });
    if (isFirst && found === null) findings.push(...describeUndone(at, explanation));
  }
  return { findings, saidOverruled };
}

/** Returns whether the words around a citation say that the case was overruled. */
function saysOverruled(text: string, citation: Citation): boolean {
  const { fullSpan, history } = citation;
  const after = text.slice(fullSpan.end, fullSpan.end + CONTEXT_CHARS);
  const isActive = OVERRULED_OBJECT.test(after);
  if (!isActive && history !== null && /overruled|abrogated|superseded/i.test(history)) return true;
  if (NEGATION.test(after)) return false;
  return (!isActive && OVERRULED_AFTER.test(after)) || isNamedAsOverruled(text, citation);
}

/** Returns whether the case is the object of "overruling" before its name. */
function isNamedAsOverruled(text: string, { fullSpan }: Citation): boolean {
  const before = text
    .slice(Math.max(0, fullSpan.start - CONTEXT_CHARS), fullSpan.start)
    .split(/[.;]\s+(?=[A-Z])/)
    .at(-1)!;
  return !NEGATION.test(before) && OVERRULED_BEFORE.test(before);
}

/** Compares "overruled by Y" with the decisions that the citator names; `null` if they agree or nothing is claimed. */
function compareClaim(
  citations: readonly Citation[],
  resolved: readonly ResolvedCitation[],
  at: number,
  { name, detail, treatments }: StatusExplanation,
): Omit<HistoryFinding, "citation"> | null {
  const { history } = citations[at]!;
  const other = history === null ? null : (resolved[at + 1] ?? null);
  const overruling = treatments.filter(({ effect, discounted }) => effect === "Overruled" && discounted === null);
  if (overruling.length === 0) {
    if (treatments.some(isUndone)) return null;
    const known = detail.status === "Good Law" ? "no negative treatment" : `the status ${detail.status}`;
    return {
      rule: "history_unconfirmed",
      message: `The text says that ${name} was overruled; the corpus records ${known}.`,
    };
  }
  if (other === null || other.clusterId === null) return null;
  if (overruling.some(({ citing }) => citing.clusterId === other.clusterId)) return null;
  const by = formatCiting(overruling.find(({ decisive }) => decisive) ?? overruling[0]!);
  return {
    rule: "history_mismatch",
    message: `${name} was overruled by ${by}; the text says by ${other.caseName}.`,
  };
}

/** Describes overrulings that do not count because the decision that overruled was itself overruled. */
function describeUndone(citation: number, { name, detail, treatments }: StatusExplanation): HistoryFinding[] {
  if (detail.status === "Overruled") return [];
  const undone = treatments.find(isUndone);
  if (undone === undefined) return [];
  const how = undone.partial ? "Overruled in part" : "Overruled";
  return [
    {
      citation,
      rule: undone.partial ? "overruled_in_part" : "questioned",
      message: `${name}: ${how} by ${formatCiting(undone)}, which was itself overruled later; whether it is law again is not certain.`,
    },
  ];
}

/** Returns whether a case overruled another one and was itself overruled. */
function isUndone({ effect, discounted }: StatusTreatment): boolean {
  return effect === "Overruled" && discounted === "void";
}

function formatCiting({ citing: { caseName, citation } }: StatusTreatment): string {
  return [caseName, citation].filter((part) => part !== "").join(", ");
}
