import type { Span } from "../../citation/citation.ts";
import { type Treatment, type TreatmentClass, type TreatmentKind, toTreatmentClass } from "../../law/treatment.ts";
import type { ReachRule } from "./reach/reach-rule.ts";

/** How a window of a citing opinion treats one citation in it. */
export interface TreatmentReading {
  readonly treatment: Treatment;
  readonly kind: TreatmentKind;
  /** The words that express the treatment, as a span of the window; `null` if there are none. */
  readonly signal: Span | null;
  /** "to the extent that", "on other grounds": only part of the case is treated so. */
  readonly partial: boolean;
  /** 0 to 1: how directly the words bear on this citation. Below 0.5 the reading should decide nothing. */
  readonly confidence: number;
  /** The authority that acted, if the window names one ("overruled by …"), as a span of the window. */
  readonly actor: Span | null;
  /** The window reports what another court did, or this one on another day; `actor` is who, if it is named. */
  readonly reported: boolean;
  /**
   * Only a party, or the dissent an opinion answers, says so; `treatment` is then "unknown" and `kind` what they say.
   */
  readonly counsel: boolean;
  /** How the words are connected with the citation; `null` if there are none. */
  readonly rule: TreatmentRule | null;
  /** The family of the lexicon that contains the words; `null` if there are none. */
  readonly family: string | null;
  /** Direct history of the same case (affirmed, reversed, vacated), as opposed to treatment by other cases. */
  readonly history: boolean;
}

/** The grammar that connects words of treatment with a citation. */
export type TreatmentRule = ReachRule | "introductory signal" | "answer to a party" | "weight of words";

/** The reading of a citation without any treatment. */
export const NO_TREATMENT: TreatmentReading = {
  treatment: "unknown",
  kind: "cited",
  signal: null,
  partial: false,
  confidence: 0,
  actor: null,
  reported: false,
  counsel: false,
  rule: null,
  family: null,
  history: false,
};

/** Confidence from which a treatment counts as explicit. */
export const MIN_EXPLICIT_CONFIDENCE = 0.7;

/** Confidence of an anaphor in the next sentence: "Doe and Roe have been criticised. They are no longer to be followed." */
const MIN_ANAPHOR_CONFIDENCE = 0.65;

const SEVERE_KINDS: ReadonlySet<TreatmentKind> = new Set([
  "overruled",
  "abrogated",
  "per_incuriam",
  "disapproved",
  "criticized",
]);

/**
 * Returns whether a reading counts for a case that is named by one party alone: it must be severe and explicit. A rule is
 * abandoned by the court that writes, not in a report.
 */
export function isConfidentAndSevere({ counsel, confidence, kind, reported }: TreatmentReading): boolean {
  if (kind === "abrogated" && reported) return false;
  const least = kind === "overruled" && !reported ? MIN_ANAPHOR_CONFIDENCE : MIN_EXPLICIT_CONFIDENCE;
  return !counsel && confidence >= least && SEVERE_KINDS.has(kind);
}

/**
 * Returns whether a reading counts for a case that one party's name alone refers to outside of any citation: it is negative
 * and explicit.
 */
export function isExplicitlyNegative(reading: TreatmentReading): boolean {
  if (isConfidentAndSevere(reading)) return true;
  const { counsel, confidence, kind } = reading;
  return !counsel && confidence >= MIN_EXPLICIT_CONFIDENCE && MILD_CLASSES.has(toTreatmentClass(kind));
}

const MILD_CLASSES: ReadonlySet<TreatmentClass> = new Set(["questioning", "distinguishing"]);
