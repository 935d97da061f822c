import { type LexiconRow, listRows, type SignalFamily } from "./signal-row.ts";
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

/** Families of formulae that express a treatment wherever they occur. The order means nothing. */
export const FORMULA_FAMILIES: readonly SignalFamily[] = [
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

/** Every formula of the lexicon. */
export const SIGNALS: readonly LexiconRow[] = listRows(FORMULA_FAMILIES);
