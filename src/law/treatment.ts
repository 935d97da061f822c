/** One kind of treatment, with everything that the citator derives from the kind alone. */
export interface TreatmentRow {
  readonly kind: string;
  /** The byte of the kind in corpus files, 0 to 31. A code is never reused or renumbered. */
  readonly code: number;
  /** Severity; of several treatments of one case, the one with the highest severity decides. */
  readonly severity: number;
  readonly class: TreatmentClass;
  readonly label: Treatment;
}

/** The contract's four labels. */
export type Treatment = "positive" | "negative" | "neutral" | "unknown";

/** Effect of a treatment on the authority of the treated case; the first three are negative and decide its status. */
export type TreatmentClass = "overruling" | "questioning" | "distinguishing" | "positive" | "neutral" | "unknown";

/** Every kind of treatment. The order of the rows means nothing. */
export const TREATMENTS = [
  { kind: "overruled", code: 0, severity: 21, class: "overruling", label: "negative" },
  { kind: "abrogated", code: 1, severity: 20, class: "overruling", label: "negative" },
  { kind: "superseded", code: 2, severity: 19, class: "overruling", label: "negative" },
  { kind: "per_incuriam", code: 3, severity: 18, class: "overruling", label: "negative" },
  { kind: "reversed", code: 4, severity: 17, class: "overruling", label: "negative" },
  { kind: "vacated", code: 5, severity: 16, class: "overruling", label: "negative" },
  { kind: "questioned", code: 6, severity: 15, class: "questioning", label: "negative" },
  { kind: "criticized", code: 7, severity: 14, class: "questioning", label: "negative" },
  { kind: "disapproved", code: 8, severity: 13, class: "questioning", label: "negative" },
  { kind: "declined", code: 9, severity: 12, class: "questioning", label: "negative" },
  { kind: "referred_larger_bench", code: 10, severity: 11, class: "questioning", label: "negative" },
  { kind: "limited", code: 11, severity: 10, class: "distinguishing", label: "negative" },
  { kind: "distinguished", code: 12, severity: 9, class: "distinguishing", label: "negative" },
  { kind: "contrary", code: 22, severity: 8.5, class: "neutral", label: "negative" },
  { kind: "followed", code: 13, severity: 8, class: "positive", label: "positive" },
  { kind: "approved", code: 14, severity: 7, class: "positive", label: "positive" },
  { kind: "affirmed", code: 15, severity: 6, class: "positive", label: "positive" },
  { kind: "relied_on", code: 16, severity: 5, class: "positive", label: "positive" },
  { kind: "applied", code: 17, severity: 4, class: "positive", label: "positive" },
  { kind: "explained", code: 18, severity: 3, class: "neutral", label: "neutral" },
  { kind: "considered", code: 19, severity: 2, class: "neutral", label: "neutral" },
  { kind: "referred", code: 20, severity: 1, class: "neutral", label: "neutral" },
  { kind: "cited", code: 21, severity: 0, class: "unknown", label: "unknown" },
] as const satisfies readonly TreatmentRow[];

/** How a later decision treats an earlier one, for example `overruled`, `distinguished`, `followed` or `cited`. */
export type TreatmentKind = (typeof TREATMENTS)[number]["kind"];

/** Every {@link TreatmentKind}, most severe first. */
export const TREATMENT_KINDS: readonly TreatmentKind[] = [...TREATMENTS]
  .sort((a, b) => b.severity - a.severity)
  .map(({ kind }) => kind);

/** Kinds that dispose of the judgment under appeal. */
export const DISPOSITION_KINDS: ReadonlySet<TreatmentKind> = new Set(["reversed", "vacated", "affirmed"]);

/** Confidence, 0 to 1, below which a treatment decides nothing. */
export const MIN_DECISIVE_CONFIDENCE = 0.5;

type KnownTreatment = (typeof TREATMENTS)[number];

const TREATMENTS_BY_KIND: ReadonlyMap<TreatmentKind, KnownTreatment> = new Map(
  TREATMENTS.map((row) => [row.kind, row]),
);
const TREATMENTS_BY_CODE: readonly (KnownTreatment | undefined)[] = TREATMENTS.reduce<KnownTreatment[]>((rows, row) => {
  rows[row.code] = row;
  return rows;
}, []);

/** Returns the row of a kind. */
export function findTreatment(kind: TreatmentKind): KnownTreatment {
  return TREATMENTS_BY_KIND.get(kind)!;
}

/**
 * Returns the row of a stored code.
 * @throws RangeError if no kind has the code
 */
export function decodeTreatment(code: number): KnownTreatment {
  const row = TREATMENTS_BY_CODE[code];
  if (row === undefined) throw new RangeError(`No treatment has the code ${code}.`);
  return row;
}

/** Returns the class of a kind. */
export function toTreatmentClass(kind: TreatmentKind): TreatmentClass {
  return findTreatment(kind).class;
}

/** Returns the contract's label of a kind. */
export function toTreatmentLabel(kind: TreatmentKind): Treatment {
  return findTreatment(kind).label;
}

/** Returns the byte of a kind in corpus files. */
export function toTreatmentCode(kind: TreatmentKind): number {
  return findTreatment(kind).code;
}

/** Compares two kinds for sorting: negative if `a` is the more severe. */
export function compareSeverity(a: TreatmentKind, b: TreatmentKind): number {
  return findTreatment(b).severity - findTreatment(a).severity;
}

/** One of the contract's labels for the status of a case. */
export interface FreshnessRow {
  readonly freshness: string;
  /** The byte of the label in corpus files. A code is never reused or renumbered. */
  readonly code: number;
  /** Severity; the higher, the less of the case's authority remains. */
  readonly severity: number;
  /** The class of treatment that leads to the label; `null` if none does. */
  readonly class: TreatmentClass | null;
}

/** Every label. The order of the rows means nothing. */
export const FRESHNESS_ROWS = [
  { freshness: "Good Law", code: 0, severity: 0, class: null },
  { freshness: "Distinguished", code: 1, severity: 1, class: "distinguishing" },
  { freshness: "Questioned", code: 2, severity: 2, class: "questioning" },
  { freshness: "Overruled", code: 3, severity: 3, class: "overruling" },
] as const satisfies readonly FreshnessRow[];

/** The contract's labels for the status of a case. */
export type Freshness = (typeof FRESHNESS_ROWS)[number]["freshness"];

/** Every {@link Freshness}, least severe first. */
export const FRESHNESS_LABELS: readonly Freshness[] = [...FRESHNESS_ROWS]
  .sort((a, b) => a.severity - b.severity)
  .map(({ freshness }) => freshness);

type KnownFreshness = (typeof FRESHNESS_ROWS)[number];

const FRESHNESS_BY_LABEL: ReadonlyMap<Freshness, KnownFreshness> = new Map(
  FRESHNESS_ROWS.map((row) => [row.freshness, row]),
);
const FRESHNESS_BY_CODE: ReadonlyMap<number, KnownFreshness> = new Map(FRESHNESS_ROWS.map((row) => [row.code, row]));

/** Returns the byte of a label in corpus files. */
export function toFreshnessCode(freshness: Freshness): number {
  return FRESHNESS_BY_LABEL.get(freshness)!.code;
}

/**
 * Returns the label of a stored code.
 * @throws RangeError if no label has the code
 */
export function decodeFreshness(code: number): Freshness {
  const row = FRESHNESS_BY_CODE.get(code);
  if (row === undefined) throw new RangeError(`No freshness label has the code ${code}.`);
  return row.freshness;
}

/** Compares two labels for sorting: negative if `a` is the less severe. */
export function compareFreshness(a: Freshness, b: Freshness): number {
  return FRESHNESS_BY_LABEL.get(a)!.severity - FRESHNESS_BY_LABEL.get(b)!.severity;
}
