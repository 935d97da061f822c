import { type LexiconRow, listRows, type SignalFamily } from "./signal-row.ts";
import { ACCEPTANCE_FAMILIES } from "./tables/acceptance.ts";
import { ASSENT_FAMILIES } from "./tables/assent.ts";
import { ASSESSMENT_FAMILIES } from "./tables/assessments.ts";
import { COMPARISON_FAMILIES } from "./tables/comparisons.ts";
import { COMPULSION_FAMILIES } from "./tables/compulsion.ts";
import { DISCOURSE_FAMILIES } from "./tables/discourse.ts";
import { FAULT_FAMILIES } from "./tables/faults.ts";
import { INDIRECT_FAMILIES } from "./tables/indirect.ts";
import { LATER_FATE_FAMILIES } from "./tables/later-fate.ts";
import { NO_HELP_FAMILIES } from "./tables/no-help.ts";
import { PASSING_AWAY_FAMILIES } from "./tables/passing-away.ts";
import { REACTION_FAMILIES } from "./tables/reactions.ts";
import { SECOND_THOUGHT_FAMILIES } from "./tables/second-thoughts.ts";

/**
 * Families of everyday words. They express a treatment only where no formula does: most of them describe arguments,
 * statutes and people as well. The order means nothing.
 */
export const EVERYDAY_FAMILIES: readonly SignalFamily[] = [
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

/** Every row of everyday words. */
export const EVERYDAY_SIGNALS: readonly LexiconRow[] = listRows(EVERYDAY_FAMILIES);
