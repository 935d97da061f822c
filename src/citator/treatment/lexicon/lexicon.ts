import type { SignalFamily, SignalRow } from "./signal-row.ts";
import { ACCEPTANCE_FAMILIES } from "./tables/acceptance.ts";
import { ASSENT_FAMILIES } from "./tables/assent.ts";
import { ASSESSMENT_FAMILIES } from "./tables/assessments.ts";
import { AUTHORITY_WORDS } from "./tables/authority-words.ts";
import { COMPARISON_FAMILIES } from "./tables/comparisons.ts";
import { COMPULSION_FAMILIES } from "./tables/compulsion.ts";
import { COURT_BELOW_FAMILIES } from "./tables/court-below.ts";
import { DISCOURSE_FAMILIES } from "./tables/discourse.ts";
import { DISTINGUISHING } from "./tables/distinguishing.ts";
import { FAULT_FAMILIES } from "./tables/faults.ts";
import { HISTORY } from "./tables/history.ts";
import { INDIRECT_FAMILIES } from "./tables/indirect.ts";
import { LATER_FATE_FAMILIES } from "./tables/later-fate.ts";
import { NEUTRAL } from "./tables/neutral.ts";
import { NO_HELP_FAMILIES } from "./tables/no-help.ts";
import { OUT_OF_USE_FAMILIES } from "./tables/out-of-use.ts";
import { OVERRULING } from "./tables/overruling.ts";
import { PASSING_AWAY_FAMILIES } from "./tables/passing-away.ts";
import { POSITIVE } from "./tables/positive.ts";
import { QUESTIONING } from "./tables/questioning.ts";
import { REACTION_FAMILIES } from "./tables/reactions.ts";
import { SAME_RESULT_FAMILIES } from "./tables/same-result.ts";
import { SECOND_THOUGHT_FAMILIES } from "./tables/second-thoughts.ts";

/** Families of formulae that express a treatment wherever they occur. The order means nothing. */
const FORMULA_FAMILIES: readonly SignalFamily[] = [
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

/**
 * Families of everyday words. They express a treatment only where no formula does: most of them describe arguments,
 * statutes and people as well. The order means nothing.
 */
const EVERYDAY_FAMILIES: readonly SignalFamily[] = [
  ...FAULT_FAMILIES,
  ...COMPARISON_FAMILIES,
  ...ACCEPTANCE_FAMILIES,
  ...REACTION_FAMILIES,
  ...PASSING_AWAY_FAMILIES,
  ...NO_HELP_FAMILIES,
  ...COMPULSION_FAMILIES,
  ...DISCOURSE_FAMILIES,
  ...ASSESSMENT_FAMILIES,
  ...INDIRECT_FAMILIES,
  ...LATER_FATE_FAMILIES,
  ...SECOND_THOUGHT_FAMILIES,
  ...ASSENT_FAMILIES,
];

/** Every family of signals, of US and Indian usage. */
export const SIGNAL_FAMILIES: readonly SignalFamily[] = [...FORMULA_FAMILIES, ...EVERYDAY_FAMILIES];

/** Returns the name of the family that contains a row; `null` for a row of another table. */
export function findFamily(row: SignalRow): string | null {
  return FAMILY_BY_ROW.get(row) ?? null;
}

const FAMILY_BY_ROW: ReadonlyMap<SignalRow, string> = new Map(
  SIGNAL_FAMILIES.flatMap(({ family, rows }) => rows.map((row): [SignalRow, string] => [row, family])),
);

/** Every formula of the lexicon. */
export const SIGNALS: readonly SignalRow[] = FORMULA_FAMILIES.flatMap(({ rows }) => rows);

/** Every row of everyday words. */
export const EVERYDAY_SIGNALS: readonly SignalRow[] = EVERYDAY_FAMILIES.flatMap(({ rows }) => rows);
