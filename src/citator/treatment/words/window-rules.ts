import type { WindowRules } from "../treatment-reader.ts";
import { readDisposition } from "./read-disposition.ts";
import { readFactComparison } from "./read-facts.ts";
import { scanEverydaySignals } from "./scan-everyday-signals.ts";

/** What is read in a short window where no formula expresses a treatment. */
export const WINDOW_RULES: WindowRules = { scanEverydaySignals, readDisposition, readFactComparison };
