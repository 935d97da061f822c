import type { SectionKind } from "../../../law/case.ts";
import { isLaterDate, type KnownDate } from "../../../law/known-date.ts";
import { MIN_DECISIVE_CONFIDENCE, type Treatment, toTreatmentClass, toTreatmentLabel } from "../../../law/treatment.ts";
import { MIN_EXPLICIT_CONFIDENCE } from "../treatment-reading.ts";
import { cutSnippet } from "./cut-snippet.ts";
import type { Edge } from "./edge.ts";
import { type MentionReading, pickMoreSevere } from "./mention-reading.ts";
import { endsAuthority } from "./pair-features.ts";
import { estimateOverruling, MIN_PROMOTION_PROBABILITY } from "./pair-model.ts";

/** The case whose opinions cite another. */
export interface CitingDecision {
  readonly clusterId: number;
  readonly decided: KnownDate;
  readonly opinions: readonly { readonly text: string }[];
}

/** Opinions that do not speak for the court. */
const SEPARATE_OPINIONS: ReadonlySet<SectionKind> = new Set(["dissent", "concurrence_in_part"]);

/**
 * Builds the edge from a citing case to a cited one, with the most severe treatment among the mentions of the court
 * itself, or among all if there are none.
 * @param mentions at least one, in text order
 */
export function buildEdge(
  citing: CitingDecision,
  cited: { readonly clusterId: number; readonly decided: KnownDate },
  mentions: readonly MentionReading[],
): Edge {
  const { mention: decisive, confidence } = combineMentions(mentions);
  const counsel = isByCounsel(decisive);
  return {
    citing: citing.clusterId,
    cited: cited.clusterId,
    mentions: mentions
      .filter(({ bare }) => !bare)
      .map(({ opinion, start, end, section, pinCite }) => ({ opinion, start, end, section, pinCite })),
    kind: counsel ? "cited" : decisive.reading.kind,
    partial: decisive.reading.partial,
    confidence,
    actor: decisive.actor,
    reported: decisive.reading.reported,
    dissent: mentions.every((mention) => SEPARATE_OPINIONS.has(mention.section)),
    counsel,
    wrongOrder: isLaterDate(cited.decided, citing.decided),
    snippet: cutSnippet(citing.opinions[decisive.opinion]!.text, decisive, decisive.reading.signal),
  };
}

/**
 * Combines all mentions to one treatment. If they say, taken together, that the citing case itself ends the authority of
 * the cited one, the confidence is the probability of the model of pairs, and enough to decide if one mention is
 * explicit. An overruling that only separate opinions state ("today the Court overrules") counts if it is probable.
 */
function combineMentions(mentions: readonly MentionReading[]): { mention: MentionReading; confidence: number } {
  const mention = chooseMention(mentions);
  const ending = mentions.filter(endsAuthority);
  const { confidence } = mention.reading;
  if (ending.length === 0 || mention.actor !== null) return { mention, confidence };
  const probability = Math.round(estimateOverruling(mentions, mention) * 100) / 100;
  if (endsAuthority(mention)) {
    if (mention.reading.reported) return { mention, confidence };
    const least = confidence >= MIN_EXPLICIT_CONFIDENCE ? MIN_DECISIVE_CONFIDENCE : 0;
    return { mention, confidence: Math.max(probability, least) };
  }
  if (probability < MIN_PROMOTION_PROBABILITY) return { mention, confidence };
  return { mention: ending.reduce(pickMoreSevere), confidence: probability };
}

/** Chooses the mention whose treatment is the edge's, if each mention is read alone. @param mentions at least one */
export function chooseMention(mentions: readonly MentionReading[]): MentionReading {
  const court = mentions.filter((mention) => !SEPARATE_OPINIONS.has(mention.section) && !isByCounsel(mention));
  return preferHeadnotes(court.length > 0 ? court : mentions).reduce(pickMoreSevere);
}

/**
 * Returns the mentions among which the treatment is chosen. An explicit positive or negative treatment in the
 * reporter's headnote overrides the opinion, except where the opinion explicitly ends the case's authority. "Referred
 * to" and other neutral treatments override nothing: headnotes use them of cases that the opinion follows or
 * distinguishes.
 */
function preferHeadnotes(mentions: readonly MentionReading[]): readonly MentionReading[] {
  const noted = mentions.filter(
    ({ section, reading }) =>
      section === "headnote" &&
      reading.confidence >= MIN_EXPLICIT_CONFIDENCE &&
      DECISIVE_LABELS.has(toTreatmentLabel(reading.kind)),
  );
  if (noted.length === 0) return mentions;
  return mentions.filter(
    (mention) =>
      noted.includes(mention) ||
      (mention.reading.confidence >= MIN_EXPLICIT_CONFIDENCE &&
        toTreatmentClass(mention.reading.kind) === "overruling" &&
        !mention.reading.reported),
  );
}

const DECISIVE_LABELS: ReadonlySet<Treatment> = new Set(["positive", "negative"]);

function isByCounsel(mention: MentionReading): boolean {
  return mention.reading.counsel || mention.section === "arguments";
}
