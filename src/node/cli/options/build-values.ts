import { InvalidArgumentError } from "commander";
import { EngineError } from "../../../errors.ts";
import type { CaseFilter } from "../../../ingest/selection/case-selection.ts";
import { findState } from "../../../ingest/selection/state-courts.ts";
import { MIN_BUILD_MEMORY_BYTES } from "../../limit-memory.ts";
import { requireDateSpan, requirePeriod } from "./dates.ts";

/**
 * Returns whether a value of `--from` is meant as a date, whether it exists or not; a folder of such a name is written
 * `./1990`.
 */
export function looksLikeDate(text: string): boolean {
  return /^\d{4}(?:-\d{1,2}(?:-\d{1,2})?)?$/.test(text);
}

/** Flags of `headnote build` that select cases. */
export interface FilterFlags {
  readonly to?: string;
  readonly court?: readonly string[];
  readonly jurisdiction?: readonly string[];
  readonly precedential?: boolean;
  readonly maxCases?: number;
}

/**
 * Creates the filter of a build; undefined if no flag selects cases.
 * @param from the dates of `--from`
 * @throws EngineError `validation_failed` if a date or a jurisdiction is none, or the dates are the wrong way round
 */
export function createFilter(flags: FilterFlags, from: readonly string[]): CaseFilter | undefined {
  if (from.length > 1) throw new EngineError("validation_failed", "--from has two dates. Name one first date.");
  const first = from[0] === undefined ? undefined : requireDateSpan("--from", from[0]).first;
  const last = flags.to === undefined ? undefined : requireDateSpan("--to", flags.to).last;
  requirePeriod(first, last, [from[0], flags.to]);
  const { court = [], jurisdiction = [], precedential, maxCases } = flags;
  const countries = jurisdiction.map((name) => name.toUpperCase()).filter((name) => name === "US" || name === "IN");
  const states = jurisdiction.filter((name) => !["US", "IN"].includes(name.toUpperCase())).map(parseState);
  const filter: CaseFilter = {
    ...(court.length > 0 && { courts: court }),
    ...(countries.length > 0 && { jurisdictions: countries as ("US" | "IN")[] }),
    ...(states.length > 0 && { states }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
    ...(precedential && { precedential }),
    ...(maxCases !== undefined && { maxCases }),
  };
  return Object.keys(filter).length === 0 ? undefined : filter;
}

function parseState(name: string): string {
  const state = findState(name);
  if (state) return state.code;
  throw new EngineError(
    "validation_failed",
    `"${name}" is not a jurisdiction. Write --jurisdiction US, IN, or a state by its name or code, such as washington or wa.`,
  );
}

const UNITS: Readonly<Record<string, number>> = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 };

/** Parses an amount of memory, `512M` or `2G`, to bytes. */
export function parseMemory(text: string): number {
  const [, amount = "", unit = ""] = /^(\d{1,6})([KMG])(?:i?B)?$/i.exec(text) ?? [];
  const bytes = Number(amount) * (UNITS[unit.toUpperCase()] ?? 0);
  if (amount === "" || bytes < MIN_BUILD_MEMORY_BYTES)
    throw new InvalidArgumentError("Memory is an amount of at least 256M, such as 512M or 2G.");
  return bytes;
}
