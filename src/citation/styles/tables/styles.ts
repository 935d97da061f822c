import type { StyleRow } from "../style.ts";
import { ACADEMIC_STYLES } from "./academic.ts";
import { COMMONWEALTH_STYLES } from "./commonwealth.ts";
import { EUROPE_STYLES } from "./europe.ts";
import { INDIA_STYLES } from "./india.ts";
import { UNITED_STATES_STYLES } from "./united-states.ts";
import { STATE_STYLES } from "./us-states.ts";

/** THE TABLE: every named style, one row each. */
export const STYLES: readonly StyleRow[] = [
  ...UNITED_STATES_STYLES,
  ...STATE_STYLES,
  ...INDIA_STYLES,
  ...COMMONWEALTH_STYLES,
  ...ACADEMIC_STYLES,
  ...EUROPE_STYLES,
];
