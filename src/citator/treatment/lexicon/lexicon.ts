import type { SignalFamily, SignalRow } from "./signal-row.ts";
import { AUTHORITY_WORDS } from "./tables/authority-words.ts";
import { COURT_BELOW_FAMILIES } from "./tables/court-below.ts";
import { DISTINGUISHING } from "./tables/distinguishing.ts";
import { HISTORY } from "./tables/history.ts";
import { NEUTRAL } from "./tables/neutral.ts";
import { OUT_OF_USE_FAMILIES } from "./tables/out-of-use.ts";
import { OVERRULING } from "./tables/overruling.ts";
import { POSITIVE } from "./tables/positive.ts";
import { QUESTIONING } from "./tables/questioning.ts";
import { SAME_RESULT_FAMILIES } from "./tables/same-result.ts";

/** Every family of signals, of US and Indian usage. The order means nothing. */
export const SIGNAL_FAMILIES: readonly SignalFamily[] = [
  ...OVERRULING,
  ...HISTORY,
  ...QUESTIONING,
  ...DISTINGUISHING,
  ...POSITIVE,
  ...SAME_RESULT_FAMILIES,
  ...OUT_OF_USE_FAMILIES,
  ...COURT_BELOW_FAMILIES,
  ...AUTHORITY_WORDS,
  ...NEUTRAL,
];

/** Returns the name of the family that contains a row; `null` for a row of another table. */
export function findFamily(row: SignalRow): string | null {
  return FAMILY_BY_ROW.get(row) ?? null;
}

const FAMILY_BY_ROW: ReadonlyMap<SignalRow, string> = new Map(
  SIGNAL_FAMILIES.flatMap(({ family, rows }) => rows.map((row): [SignalRow, string] => [row, family])),
);

/** Every row of the lexicon. */
export const SIGNALS: readonly SignalRow[] = SIGNAL_FAMILIES.flatMap(({ rows }) => rows);
