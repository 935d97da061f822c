import { BATCH_1_WINDOWS } from "./batch-1-windows.ts";
import { BATCH_2_HELD_BACK_WINDOWS } from "./batch-2-held-back-windows.ts";
import { BATCH_3_WINDOWS } from "./batch-3-windows.ts";
import { BATCH_4_HELD_BACK_WINDOWS } from "./batch-4-held-back-windows.ts";
import { BATCH_5_WINDOWS } from "./batch-5-windows.ts";
import { BATCH_6_HELD_BACK_WINDOWS } from "./batch-6-held-back-windows.ts";
import { BATCH_7_HELD_BACK_WINDOWS } from "./batch-7-held-back-windows.ts";
import { BATCH_8_WINDOWS } from "./batch-8-windows.ts";
import { BATCH_9_WINDOWS } from "./batch-9-windows.ts";
import { BATCH_10_HELD_BACK_WINDOWS } from "./batch-10-held-back-windows.ts";
import { BATCH_11_WINDOWS } from "./batch-11-windows.ts";
import { BATCH_12_HELD_BACK_WINDOWS } from "./batch-12-held-back-windows.ts";
import { BATCH_14_WINDOWS } from "./batch-14-windows.ts";
import { BATCH_15_HELD_BACK_WINDOWS } from "./batch-15-held-back-windows.ts";
import { BATCH_16_WINDOWS } from "./batch-16-windows.ts";
import { BATCH_17_HELD_BACK_WINDOWS } from "./batch-17-held-back-windows.ts";
import { BATCH_18_WINDOWS } from "./batch-18-windows.ts";
import { BATCH_19_HELD_BACK_WINDOWS } from "./batch-19-held-back-windows.ts";
import { BATCH_20_WINDOWS } from "./batch-20-windows.ts";
import { BATCH_21_HELD_BACK_WINDOWS } from "./batch-21-held-back-windows.ts";
import { BATCH_22_WINDOWS } from "./batch-22-windows.ts";
import { BATCH_23_HELD_BACK_WINDOWS } from "./batch-23-held-back-windows.ts";
import { BATCH_24_WINDOWS } from "./batch-24-windows.ts";
import { BATCH_25_HELD_BACK_WINDOWS } from "./batch-25-held-back-windows.ts";
import { BATCH_26_WINDOWS } from "./batch-26-windows.ts";
import { BATCH_27_HELD_BACK_WINDOWS } from "./batch-27-held-back-windows.ts";
import { BATCH_28_WINDOWS } from "./batch-28-windows.ts";
import { BATCH_29_HELD_BACK_WINDOWS } from "./batch-29-held-back-windows.ts";
import { BATCH_30_WINDOWS } from "./batch-30-windows.ts";
import { BATCH_31_HELD_BACK_WINDOWS } from "./batch-31-held-back-windows.ts";
import { BATCH_32_WINDOWS } from "./batch-32-windows.ts";
import { BATCH_33_HELD_BACK_WINDOWS } from "./batch-33-held-back-windows.ts";
import { BATCH_34_WINDOWS } from "./batch-34-windows.ts";
import { BATCH_35_HELD_BACK_WINDOWS } from "./batch-35-held-back-windows.ts";
import { BATCH_36_WINDOWS } from "./batch-36-windows.ts";
import { BATCH_37_HELD_BACK_WINDOWS } from "./batch-37-held-back-windows.ts";
import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows that were written without sight of the rules and that the rules may be tuned on. How they were labelled:
 *
 * - No signal, See, See also, E.g., Cf. and Compare are neutral, unless the court takes a side in the window. Accord is
 *   positive; But see, But cf. and Contra are negative.
 * - The label is the treatment by the court that speaks, or by a decision that it reports: "(overruling {X})" is
 *   negative, "{Y} (overruling X)" is neutral.
 * - Counsel, a question, a hypothesis, a dissenter's wish and the ruling under review are neutral, unless the court
 *   answers them. A dissent that reports what the majority does to a case has the label of what the majority does.
 * - A refusal to overrule is positive if the court applies or reaffirms the case, otherwise neutral.
 * - Affirmed, approved and enforced are positive; reversed, vacated, superseded and depublished are negative, on
 *   whatever grounds. A denied or pending petition, and one dismissed without reasons, is neutral.
 * - A case that is distinguished, confined or held inapplicable is negative. One that is only explained is neutral.
 * - A citation that has no words around it is unknown.
 */
export const WRITTEN_WINDOWS: readonly TreatmentWindow[] = [
  ...BATCH_1_WINDOWS,
  ...BATCH_3_WINDOWS,
  ...BATCH_5_WINDOWS,
  ...BATCH_8_WINDOWS,
  ...BATCH_9_WINDOWS,
  ...BATCH_11_WINDOWS,
  ...BATCH_14_WINDOWS,
  ...BATCH_16_WINDOWS,
  ...BATCH_18_WINDOWS,
  ...BATCH_20_WINDOWS,
  ...BATCH_22_WINDOWS,
  ...BATCH_24_WINDOWS,
  ...BATCH_26_WINDOWS,
  ...BATCH_28_WINDOWS,
  ...BATCH_30_WINDOWS,
  ...BATCH_32_WINDOWS,
  ...BATCH_34_WINDOWS,
  ...BATCH_36_WINDOWS,
];

/** Windows of the same kind, labelled in the same way, that no rule may be changed for. */
export const WRITTEN_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  ...BATCH_2_HELD_BACK_WINDOWS,
  ...BATCH_4_HELD_BACK_WINDOWS,
  ...BATCH_6_HELD_BACK_WINDOWS,
  ...BATCH_7_HELD_BACK_WINDOWS,
  ...BATCH_10_HELD_BACK_WINDOWS,
  ...BATCH_12_HELD_BACK_WINDOWS,
  ...BATCH_15_HELD_BACK_WINDOWS,
  ...BATCH_17_HELD_BACK_WINDOWS,
  ...BATCH_19_HELD_BACK_WINDOWS,
  ...BATCH_21_HELD_BACK_WINDOWS,
  ...BATCH_23_HELD_BACK_WINDOWS,
  ...BATCH_25_HELD_BACK_WINDOWS,
  ...BATCH_27_HELD_BACK_WINDOWS,
  ...BATCH_29_HELD_BACK_WINDOWS,
  ...BATCH_31_HELD_BACK_WINDOWS,
  ...BATCH_33_HELD_BACK_WINDOWS,
  ...BATCH_35_HELD_BACK_WINDOWS,
  ...BATCH_37_HELD_BACK_WINDOWS,
];
