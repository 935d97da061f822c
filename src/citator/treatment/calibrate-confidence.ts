/**
 * Share of readings that are right, by the least score of the grammar. Measured on windows that were held back from
 * tuning (`scripts/treatment/measure-calibration.ts`): .91 of 215 readings from 0.5 to 0.85 were right, .81 of 258 from 0.4,
 * which are those of everyday words, and .61 of 1,053 below, which weigh all words of a window or compare facts. The values
 * are rounded down: real opinions are longer than windows.
 */
const SHARES: readonly (readonly [fromScore: number, share: number])[] = [
  [0.5, 0.88],
  [0.4, 0.82],
  [0, 0.6],
];

/** Scores from which the share of right readings is the score itself. */
const MIN_CALIBRATED_SCORE = 0.85;

/** Converts the score of a reading in a window to the share of such readings that are right. */
export function calibrateConfidence(score: number): number {
  if (score === 0 || score >= MIN_CALIBRATED_SCORE) return score;
  return SHARES.find(([from]) => score >= from)![1];
}
