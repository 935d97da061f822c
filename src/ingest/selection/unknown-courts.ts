import { listCourts } from "../../citation/reporters/courts.ts";
import { listIndianHighCourts } from "../../law/indian-high-courts.ts";
import { computeEditDistance } from "../../text/spelling/edit-distance.ts";

/** A court id of a filter that no court has. */
export interface UnknownCourt {
  readonly id: string;
  /** Ids of courts that are spelt alike, the nearest first. */
  readonly similar: readonly string[];
}

const MAX_SIMILAR = 3;
const MAX_DISTANCE = 2;

/**
 * Finds the court ids that are neither in a list nor, unless that list is complete, in the tables of Headnote. Case does
 * not count.
 */
export function findUnknownCourts(
  wanted: readonly string[],
  listed: Iterable<string>,
  isComplete = false,
): UnknownCourt[] {
  const known = new Set([...listed, ...(isComplete ? [] : listKnownCourtIds())].map((id) => id.toLowerCase()));
  return wanted
    .filter((id) => !known.has(id.toLowerCase()))
    .map((id) => ({ id, similar: findSimilarIds(id.toLowerCase(), known) }));
}

/** Returns a sentence about courts that no input has: "No court of … has the id "scotuss"; did you mean scotus?". */
export function describeUnknownCourts(unknown: readonly UnknownCourt[], inputs: readonly string[]): string {
  return unknown
    .map(({ id, similar }) => {
      const question = similar.length === 0 ? "" : `; did you mean ${similar.join(" or ")}?`;
      return `No court of ${inputs.join(", ")} has the id "${id}"${question || "."}`;
    })
    .join(" ");
}

function listKnownCourtIds(): readonly string[] {
  return ["in-sc", ...listIndianHighCourts().map(({ id }) => id), ...listCourts().map(({ id }) => id)];
}

function findSimilarIds(id: string, known: ReadonlySet<string>): readonly string[] {
  // Most ids of three letters are near each other.
  const max = Math.min(MAX_DISTANCE, Math.floor(id.length / 3));
  return [...known]
    .map((other) => ({ other, distance: computeEditDistance(id, other, max) }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}
