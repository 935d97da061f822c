import type { SignalScanner } from "../scan-signals.ts";
import type { TreatmentReading } from "../treatment-reading.ts";
import { type DispositionInput, readDisposition } from "./read-disposition.ts";
import { type FactInput, readFactComparison } from "./read-facts.ts";
import { scanEverydaySignals } from "./scan-everyday-signals.ts";

/** What is read in a short window where no formula expresses a treatment. */
export interface WindowRules {
  readonly scanEverydaySignals: SignalScanner;
  readonly readDisposition: (input: DispositionInput) => TreatmentReading | null;
  readonly readFactComparison: (input: FactInput) => TreatmentReading | null;
}

/** The rules of a short window. */
export const WINDOW_RULES: WindowRules = { scanEverydaySignals, readDisposition, readFactComparison };
