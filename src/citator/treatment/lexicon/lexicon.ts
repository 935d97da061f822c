import { DISTINGUISHING } from "./distinguishing.ts";
import { HISTORY } from "./history.ts";
import { NEUTRAL } from "./neutral.ts";
import { OVERRULING } from "./overruling.ts";
import { POSITIVE } from "./positive.ts";
import { QUESTIONING } from "./questioning.ts";
import type { SignalFamily, SignalRow } from "./signal-row.ts";

/** Every family of signals, of US and Indian usage. The order means nothing. */
export const SIGNAL_FAMILIES: readonly SignalFamily[] = [
  ...OVERRULING,
  ...HISTORY,
  ...QUESTIONING,
  ...DISTINGUISHING,
  ...POSITIVE,
  ...NEUTRAL,
];

/** Every row of the lexicon. */
export const SIGNALS: readonly SignalRow[] = SIGNAL_FAMILIES.flatMap(({ rows }) => rows);
