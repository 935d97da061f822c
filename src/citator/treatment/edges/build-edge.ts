import type { DatePrecision, SectionKind } from "../../../law/case.ts";
import { type Treatment, toTreatmentClass, toTreatmentLabel } from "../../../law/treatment.ts";
import { MIN_EXPLICIT_CONFIDENCE } from "../treatment-reading.ts";
import { cutSnippet } from "./cut-snippet.ts";
import type { DecisionDate, Edge } from "./edge.ts";
import { type MentionReading, pickMoreSevere } from "./mention-reading.ts";

/** The case whose opinions cite another. */
export interface CitingDecision {
  readonly clusterId: number;
  readonly decided: DecisionDate;
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
  cited: { readonly clusterId: number; readonly decided: DecisionDate },
  mentions: readonly MentionReading[],
): Edge {
  const court = mentions.filter((mention) => !SEPARATE_OPINIONS.has(mention.section) && !isByCounsel(mention));
  const decisive = preferHeadnotes(court.length > 0 ? court : mentions).reduce(pickMoreSevere);
  const counsel = isByCounsel(decisive);
  return {
    citing: citing.clusterId,
    cited: cited.clusterId,
    mentions: mentions
      .filter(({ bare }) => !bare)
      .map(({ opinion, start, end, section, pinCite }) => ({ opinion, start, end, section, pinCite })),
    kind: counsel ? "cited" : decisive.reading.kind,
    partial: decisive.reading.partial,
    confidence: decisive.reading.confidence,
    actor: decisive.actor,
    reported: decisive.reading.reported,
    dissent: mentions.every((mention) => SEPARATE_OPINIONS.has(mention.section)),
    counsel,
    wrongOrder: isAfter(cited.decided, citing.decided),
    snippet: cutSnippet(citing.opinions[decisive.opinion]!.text, decisive, decisive.reading.signal),
  };
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

const DATE_PREFIX_CHARS: Readonly<Record<DatePrecision, number>> = { year: 4, month: 7, day: 10 };

/** Returns whether `a` is later than `b`, compared at the precision of the less precise of the two. */
function isAfter(a: DecisionDate, b: DecisionDate): boolean {
  const length = Math.min(DATE_PREFIX_CHARS[a.precision], DATE_PREFIX_CHARS[b.precision]);
  return a.date.slice(0, length) > b.date.slice(0, length);
}
