import { EngineError } from "../errors.ts";
import { formatCount } from "../text/plural.ts";
import type { RecordNote } from "./report.ts";
import type { CaseFilter } from "./selection/case-selection.ts";
import { describeUnknownCourts, type UnknownCourt } from "./selection/unknown-courts.ts";

/** What is known of inputs of which nothing was taken. */
export interface EmptyInput {
  readonly inputs: readonly { readonly source: string; readonly format: string }[];
  /** The formats that the caller named instead of having them detected. */
  readonly namedFormats: readonly string[];
  readonly filter?: CaseFilter;
  /** Cases that the filter left out. */
  readonly leftOut: number;
  readonly unknownCourts: readonly UnknownCourt[];
  readonly refused: readonly RecordNote[];
}

/** Refusals that the error lists. */
const MAX_LISTED_REFUSALS = 3;

/** Creates the error for inputs without records, or whose cases a filter leaves out. */
export function createEmptyInputError({
  inputs,
  namedFormats,
  filter,
  leftOut,
  unknownCourts,
  refused,
}: EmptyInput): EngineError {
  const names = inputs.map(({ source, format }) => `${source}, read as ${format}`).join("; ");
  if (leftOut > 0) {
    const sources = inputs.map(({ source }) => source);
    const remedy =
      unknownCourts.length > 0
        ? describeUnknownCourts(unknownCourts, sources)
        : "Change or leave out one of these options.";
    const count = leftOut === 1 ? "the only case" : `all ${formatCount(leftOut, "case")}`;
    return new EngineError(
      "validation_failed",
      `The filter (${describeFilter(filter)}) leaves out ${count} of ${names}. ${remedy}`,
    );
  }
  const reasons = refused
    .slice(0, MAX_LISTED_REFUSALS)
    .map(({ location, reason }) => `${location.file}, record ${location.record}: ${reason}`);
  if (refused.length > MAX_LISTED_REFUSALS) reasons.push(`${refused.length - MAX_LISTED_REFUSALS} more`);
  const why = reasons.length === 0 ? "" : ` Refused: ${reasons.join("; ")}.`;
  return new EngineError(
    "validation_failed",
    `No case, no section of a code and no Act was found in ${names}.${why}${describeDetection(namedFormats)}`,
  );
}

/** Names the remedy for a format that may be the wrong one; "" if none was named. */
function describeDetection(namedFormats: readonly string[]): string {
  if (namedFormats.length === 0) return "";
  const prefixes = [...new Set(namedFormats)].map((format) => `"${format}:"`).join(" and ");
  return ` If the format is another one, leave out ${prefixes} before the path: the format is then detected.`;
}

/** Creates the error for the removal of everything that a corpus contains. */
export function createNothingLeftError(): EngineError {
  return new EngineError(
    "validation_failed",
    "Nothing would be left in the corpus. Remove fewer cases, or add an input.",
  );
}

/** Describes a filter by the options of the command line. */
function describeFilter({
  courts = [],
  jurisdictions = [],
  states = [],
  from,
  to,
  precedential,
  maxCases,
}: CaseFilter = {}): string {
  const parts = [
    ["--court", courts.join(" ")],
    ["--jurisdiction", [...jurisdictions, ...states].join(" ")],
    ["--from", from ?? ""],
    ["--to", to ?? ""],
  ].filter(([, value]) => value !== "");
  if (maxCases !== undefined) parts.push(["--max-cases", String(maxCases)]);
  return [...parts.map((part) => part.join(" ")), ...(precedential ? ["--precedential"] : [])].join(", ");
}
