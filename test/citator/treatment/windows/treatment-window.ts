import type { Treatment } from "../../../../src/law/treatment.ts";

/** A window with its target between braces, the family that it belongs to, and the label of a citator's editor. */
export type TreatmentWindow = readonly [family: string, window: string, label: Treatment];
