import type { ProvisionDraft } from "./provision-draft.ts";

/** What was read of a file, in reading order; `ancestors` contains the units around it, outermost first. */
export type ProvisionReading =
  | {
      readonly kind: "provision";
      readonly provision: ProvisionDraft;
      readonly ancestors: readonly ProvisionDraft[];
      readonly document: ProvisionDraft;
    }
  /** A unit has ended; its provisions precede it. */
  | {
      readonly kind: "unit";
      readonly unit: ProvisionDraft;
      readonly ancestors: readonly ProvisionDraft[];
      readonly document: ProvisionDraft;
    }
  | { readonly kind: "broken"; readonly reason: string; readonly record: string };
