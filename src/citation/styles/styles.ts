import { ACADEMIC } from "./academic.ts";
import { COMMONWEALTH } from "./commonwealth.ts";
import { EUROPE } from "./europe.ts";
import { INDIA_STYLES } from "./india-styles.ts";
import { STATE_STYLES } from "./states.ts";
import type { StyleRow } from "./style.ts";
import { UNITED_STATES } from "./united-states.ts";

/** THE TABLE: every named style, one row each. */
export const STYLES: readonly StyleRow[] = [
  ...UNITED_STATES,
  ...STATE_STYLES,
  ...INDIA_STYLES,
  ...COMMONWEALTH,
  ...ACADEMIC,
  ...EUROPE,
];
