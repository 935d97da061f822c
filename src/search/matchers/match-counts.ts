/** Term frequencies of some cases, in their order. */
export interface MatchCounts {
  readonly inText: Uint32Array;
  readonly inName: Uint32Array;
}
