/** Fields of a treatment that the court itself states in full, with high confidence. */
export const DIRECT_TREATMENT = {
  partial: false,
  confidence: 0.9,
  actor: null,
  reported: false,
  dissent: false,
  counsel: false,
  wrongOrder: false,
} as const;
