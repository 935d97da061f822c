import type { Discount } from "./weigh-treatments.ts";

/** Why a treatment does not count, in words. */
export const DISCOUNT_PHRASES: Readonly<Record<Discount, string>> = {
  dissent: "in a dissent",
  concurrence: "in a concurring opinion",
  counsel: "an argument of counsel",
  minority: "a minority view",
  wrong_order: "decided before the case",
  low_confidence: "the words are not clear enough",
  other_country: "a court of another country",
  void: "set aside by later history",
  answered: "answered by a larger bench",
};
