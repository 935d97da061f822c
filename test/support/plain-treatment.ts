/** What a treatment is that a court says outright, in its own voice: sure, whole, and no report of another's. */
export const DIRECT_TREATMENT = {
  partial: false,
  confidence: 0.9,
  actor: null,
  reported: false,
  dissent: false,
  counsel: false,
  wrongOrder: false,
} as const;
