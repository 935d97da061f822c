import { compareSeverity } from "../../../law/treatment.ts";
import type { TreatmentReading } from "../treatment-reading.ts";
import type { Mention } from "./edge.ts";

/** A mention with its treatment. */
export interface MentionReading extends Mention {
  readonly reading: TreatmentReading;
  /** The case that the text names as the one that acted; `null` if it names none that the corpus contains. */
  readonly actor: number | null;
  /** Number of the group of parallel citations; `null` outside of any. */
  readonly group: number | null;
  /** A name of one party, read for its treatment and not counted as a mention. */
  readonly bare: boolean;
  /** The citations that make up the mention: the first, and those parallel to it. */
  readonly run: { readonly end: number; readonly keys: ReadonlySet<string> };
}

/** Most UTF-16 code units between two parallel citations: a pin cite and a year fit in. */
const MAX_PARALLEL_GAP_CHARS = 120;

/**
 * Returns whether two mentions are parallel citations: adjacent and different. A citation that is repeated is a new
 * mention.
 */
export function isParallel({ group, opinion, run }: MentionReading, next: MentionReading): boolean {
  if (group === null || group !== next.group || opinion !== next.opinion) return false;
  return next.start - run.end <= MAX_PARALLEL_GAP_CHARS && [...next.run.keys].every((key) => !run.keys.has(key));
}

/** Joins parallel citations to one mention, with the more severe reading of the two. */
export function joinParallel(first: MentionReading, parallel: MentionReading): MentionReading {
  const run = { end: parallel.end, keys: new Set([...first.run.keys, ...parallel.run.keys]) };
  return { ...pickMoreSevere(first, parallel), run };
}

/** Returns the mention that decides between two: the court's own words, then the more severe, then the more direct. */
export function pickMoreSevere(first: MentionReading, second: MentionReading): MentionReading {
  if (first.reading.counsel !== second.reading.counsel) return first.reading.counsel ? second : first;
  const order = compareSeverity(second.reading.kind, first.reading.kind);
  if (order !== 0) return order < 0 ? second : first;
  if (first.reading.reported !== second.reading.reported) return first.reading.reported ? second : first;
  return second.reading.confidence > first.reading.confidence ? second : first;
}
