import { eyecite } from "./eyecite.ts";
import type { CitationFinder } from "./finder.ts";
import { headnote } from "./headnote.ts";
import { unitedStates } from "./united-states.ts";
import { walverine } from "./walverine.ts";

/** Every citation finder that is measured, Headnote first. */
export const CITATION_FINDERS: readonly CitationFinder[] = [headnote, eyecite, walverine, unitedStates];
