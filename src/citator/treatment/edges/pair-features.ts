import type { SectionKind } from "../../../law/case.ts";
import { toTreatmentClass, toTreatmentLabel } from "../../../law/treatment.ts";
import type { MentionReading } from "./mention-reading.ts";

/**
 * What all mentions of a cited case in a whole citing case say together, as numbers for the model of pairs. Counts are
 * compressed to 0, 1 and the logarithm above, so that a long opinion weighs little more than a short one. No feature
 * depends on a name.
 */
export const PAIR_FEATURES: Readonly<
  Record<string, (mentions: readonly MentionReading[], chosen: MentionReading) => number>
> = {
  chosenOverruling: (_, chosen) => flag(endsAuthority(chosen) && chosen.actor === null),
  chosenConfidence: (_, chosen) => (endsAuthority(chosen) && chosen.actor === null ? chosen.reading.confidence : 0),
  ownOverruling: (all) => compress(all.filter((m) => isOwn(m) && endsAuthority(m) && !m.reading.reported)),
  ownOverrulingVerb: (all) => flag(all.some((m) => isOwn(m) && m.reading.kind === "overruled" && !m.reading.reported)),
  ownOverrulingDirect: (all) =>
    Math.max(
      0,
      ...all.filter((m) => isOwn(m) && endsAuthority(m) && !m.reading.reported).map((m) => m.reading.confidence),
    ),
  ownNotLaw: (all) =>
    flag(all.some((m) => isOwn(m) && endsAuthority(m) && m.reading.family === "No longer, or not, the law")),
  ownSuperseded: (all) => flag(all.some((m) => isOwn(m) && m.reading.kind === "superseded")),
  ownAbandoned: (all) => flag(all.some((m) => isOwn(m) && m.reading.kind === "abrogated" && !m.reading.reported)),
  reportedOverruling: (all) =>
    compress(all.filter((m) => isOwn(m) && endsAuthority(m) && m.reading.reported && m.actor === null)),
  overrulingByOther: (all) => compress(all.filter((m) => endsAuthority(m) && m.actor !== null)),
  overrulingInConcurrence: (all) => compress(all.filter((m) => m.section === "concurrence" && endsAuthority(m))),
  overrulingInDissent: (all) => compress(all.filter((m) => isDissent(m) && endsAuthority(m))),
  overrulingInDissentPresent: (all) => flag(all.some((m) => isDissent(m) && endsAuthority(m) && !m.reading.reported)),
  claimedOverruling: (all) => compress(all.filter((m) => m.reading.counsel && inClass(m, "overruling"))),
  partialOverruling: (all) => flag(all.some((m) => isOwn(m) && endsAuthority(m) && m.reading.partial)),
  questioning: (all) => compress(all.filter((m) => isOwn(m) && !m.reading.counsel && inClass(m, "questioning"))),
  disapproved: (all) =>
    flag(all.some((m) => isOwn(m) && (m.reading.kind === "disapproved" || m.reading.kind === "criticized"))),
  distinguishing: (all) => compress(all.filter((m) => isOwn(m) && !m.reading.counsel && inClass(m, "distinguishing"))),
  positive: (all) =>
    compress(all.filter((m) => isOwn(m) && !m.reading.counsel && toTreatmentLabel(m.reading.kind) === "positive")),
  mentions: (all) => Math.log1p(all.filter((m) => !m.bare).length),
  bareNames: (all) => compress(all.filter((m) => m.bare && isOwn(m))),
};

/**
 * Computes the features of a pair, in the order of {@link PAIR_FEATURES}.
 * @param chosen the mention whose treatment is the edge's, if each is read alone
 */
export function computePairFeatures(mentions: readonly MentionReading[], chosen: MentionReading): number[] {
  return Object.values(PAIR_FEATURES).map((compute) => compute(mentions, chosen));
}

const DISSENTS: ReadonlySet<SectionKind> = new Set(["dissent", "concurrence_in_part"]);

function isDissent({ section }: MentionReading): boolean {
  return DISSENTS.has(section);
}

function isOwn(mention: MentionReading): boolean {
  return !isDissent(mention) && mention.section !== "concurrence" && mention.section !== "arguments";
}

/** Returns whether a mention says, not as a party's claim, that later authority has ended the case's. */
export function endsAuthority(mention: MentionReading): boolean {
  return !mention.reading.counsel && inClass(mention, "overruling") && !mention.reading.history;
}

function inClass({ reading }: MentionReading, wanted: "overruling" | "questioning" | "distinguishing"): boolean {
  return toTreatmentClass(reading.kind) === wanted;
}

function compress(found: readonly unknown[]): number {
  return found.length === 0 ? 0 : 1 + Math.log(found.length) / 2;
}

function flag(value: boolean): number {
  return value ? 1 : 0;
}

/** Weights of a logistic regression, by name of the feature. */
export interface PairWeights {
  readonly bias: number;
  readonly features: Readonly<Record<string, number>>;
}
