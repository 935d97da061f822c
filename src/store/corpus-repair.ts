/** A change of the records of a corpus that leaves no doubt; the manifest of the repaired corpus lists it. */
export type CorpusRepair =
  /** `from` is the same decision as `into`: it is removed, and its citations go to `into`. */
  | { readonly action: "merge"; readonly from: number; readonly into: number; readonly citations: readonly string[] }
  /** An opinion of a case has the letters and digits of an earlier one of the same kind: it is removed. */
  | { readonly action: "drop-opinion"; readonly clusterId: number; readonly opinionId: number }
  /** A citation that cannot exist repeats another of the case in the wrong series: it is removed. */
  | { readonly action: "drop-citation"; readonly clusterId: number; readonly citation: string }
  /** Every citation of a case is of another court than the one it is stored under. */
  | { readonly action: "set-court"; readonly clusterId: number; readonly courtId: string };
