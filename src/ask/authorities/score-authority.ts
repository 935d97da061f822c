import type { Interpretation } from "../interpret/interpret-question.ts";
import { isConstitution, type PassageSource } from "../passages/passage.ts";
import type { Relevance } from "./authority.ts";

/** What an authority's score is the weighted sum of; each 0 to about 1. */
export interface ScoreFeatures {
  readonly coverage: number;
  readonly subject: number;
  readonly law: number;
  readonly topic: number;
  readonly match: number;
  readonly exact: number;
  readonly agreement: number;
  readonly agreeing: number;
  readonly closeness: number;
  readonly points: number;
  readonly definition: number;
  readonly attribution: number;
  readonly isOfAct: number;
  readonly isProvision: number;
  /** Words of a constitution, whose meaning for a set of facts is in the cases. */
  readonly isConstitution: number;
  /** The status of a case that does not stand, or not firmly, unless the question names it. */
  readonly isOverruled: number;
  readonly isQuestioned: number;
  /** A law that was repealed, unless the question names it. */
  readonly isRepealed: number;
  /** A provision that does not state the time, amount or punishment for which the question asks. */
  readonly lacksFigure: number;
  readonly doctrine: number;
  readonly link: number;
  readonly limb: number;
  readonly naming: number;
  readonly known: number;
}

/** Fitted to labelled questions by scripts/ask/fit-ranking.ts, which leaves the last five as they are. */
export const SCORE_WEIGHTS: Readonly<Record<keyof ScoreFeatures, number>> = {
  coverage: 0.551,
  subject: 0.294,
  law: 0.18,
  topic: 0.266,
  match: 0.296,
  exact: 0.59,
  agreement: 0.226,
  agreeing: 0.271,
  closeness: 0.156,
  points: 0.119,
  definition: 0.16,
  attribution: 0.367,
  isOfAct: 0.137,
  isProvision: 0.156,
  isConstitution: 0.028,
  isOverruled: -0.549,
  isQuestioned: -0.256,
  isRepealed: -0.262,
  lacksFigure: -0.16,
  doctrine: 0.4,
  link: 0.3,
  limb: 0.75,
  naming: 2.2,
  known: 1,
};

/** Lists what speaks for an authority beside the others of a question. */
export function listScoreFeatures(source: PassageSource, relevance: Relevance): ScoreFeatures {
  const { naming, closeness, isOfAct, isOfOtherState, lacksFigure, ...shares } = relevance;
  const isProvision = source.kind !== "case";
  const freshness = isProvision || naming > 0 ? null : source.freshness;
  return {
    ...shares,
    naming,
    closeness: closeness ** 2,
    isOfAct: Number(isOfAct),
    isProvision: Number(isProvision),
    isConstitution: Number(isConstitution(source)),
    isOverruled: Number(freshness === "Overruled"),
    isQuestioned: Number(freshness === "Questioned"),
    isRepealed: Number(naming < 1 && isRepealed(source)),
    lacksFigure: Number(naming < 1 && isProvision && lacksFigure),
  };
}

/** Kinds of questions that enacted law answers with its own words, if the question asks for such law. */
const PROVISION_KINDS: ReadonlySet<string> = new Set(["penalty", "quantity", "time", "definition"]);
const ASKED_PROVISION_BONUS = 0.12;

/** Scores how an authority bears on a question; not limited. */
export function scoreAuthority(
  { kind, asksForProvision }: Pick<Interpretation, "kind" | "asksForProvision">,
  source: PassageSource,
  relevance: Relevance,
): number {
  const features = listScoreFeatures(source, relevance);
  const names = Object.keys(SCORE_WEIGHTS) as (keyof ScoreFeatures)[];
  const score = names.reduce((sum, name) => sum + SCORE_WEIGHTS[name] * features[name], 0);
  if (source.kind === "case") return score + 0.03 * Math.min(1, Math.log1p(source.citeCount) / Math.log1p(100));
  return score + (asksForProvision && PROVISION_KINDS.has(kind.id) ? ASKED_PROVISION_BONUS : 0);
}

function isRepealed(source: PassageSource): boolean {
  if (source.kind === "case") return false;
  return (source.kind === "act" ? source.section.act.status : source.section.status) === "repealed";
}
