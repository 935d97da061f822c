import { EVERYDAY_SIGNALS } from "../lexicon/everyday-lexicon.ts";
import { createSignalScanner, type SignalScanner } from "../scan-signals.ts";

/** Finds everyday words as `scanSignals` finds formulae: they express a treatment only where no formula does. */
export const scanEverydaySignals: SignalScanner = createSignalScanner(EVERYDAY_SIGNALS);
