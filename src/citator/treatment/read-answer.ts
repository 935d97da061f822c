import type { Span } from "../../citation/citation.ts";
import { type TreatmentKind, toTreatmentClass, toTreatmentLabel } from "../../law/treatment.ts";
import { findAcceptance, findRebuttal, findRefusal } from "./rebuttal.ts";
import { NO_TREATMENT, type TreatmentReading } from "./treatment-reading.ts";
import { findEllipsis, findVerdict, type Verdict } from "./verdict.ts";

/** A place that names an authority, in its text. */
export interface AnswerInput {
  readonly text: string;
  readonly target: Span;
  readonly sentences: readonly Span[];
}

/**
 * Reads the court's answer to what a party says of the target or asks to be done with it, or to a concession of its
 * holding; `null` without one. What a court refuses to do counts as its opposite: "asks us to overrule A v. B. We decline
 * the invitation" affirms it.
 * @param counsel what a party says of the target
 * @param request what a party asks the court to do with it
 */
export function readAnswer(
  { text, target, sentences }: AnswerInput,
  counsel: TreatmentReading | null,
  request: TreatmentReading | null,
): TreatmentReading | null {
  const claim = request ?? counsel;
  const refusal = claim === null ? null : findRefusal(text, { target, sentences, claim });
  if (claim !== null && refusal !== null) {
    const kind = toOppositeKind(claim.kind, claim === request);
    if (kind === null) return null;
    const treatment = toTreatmentLabel(kind);
    const confidence = treatment === "negative" ? REBUTTAL_CONFIDENCE : ANSWER_CONFIDENCE;
    return { ...ANSWERED, treatment, kind, signal: refusal, confidence };
  }
  const acceptance = claim === null ? null : findAcceptance(text, { target, sentences, claim });
  if (claim !== null && acceptance !== null) {
    const { kind } = claim;
    return { ...ANSWERED, treatment: toTreatmentLabel(kind), kind, signal: acceptance, confidence: ANSWER_CONFIDENCE };
  }
  const argued = counsel !== null && toTreatmentLabel(counsel.kind) !== "negative";
  const signal = findRebuttal(text, { target, sentences, argued });
  if (signal === null) return null;
  return { ...ANSWERED, treatment: "negative", kind: "distinguished", signal, confidence: REBUTTAL_CONFIDENCE };
}

/**
 * Reads what the court that writes says of the use that a party or the court below made of the target: "the High Court
 * rightly followed A v. B", "the Board distinguished A v. B. We disagree"; `null` if it says nothing of it.
 */
export function readVerdict(input: AnswerInput, use: TreatmentReading | null): TreatmentReading | null {
  return use === null ? null : toReading(use, findVerdict(input, use.signal));
}

/** Reads a short answer to a question or a request: "the only question is whether A v. B controls. It does." */
export function readEllipsis(input: AnswerInput, asked: TreatmentReading | null): TreatmentReading | null {
  return asked === null ? null : toReading(asked, findEllipsis(input, asked.signal));
}

function toReading(use: TreatmentReading, verdict: Verdict | null): TreatmentReading | null {
  if (verdict === null) return null;
  const kind = verdict.agrees ? use.kind : toOppositeUse(use.kind);
  if (kind === null) return null;
  return { ...ANSWERED, treatment: toTreatmentLabel(kind), kind, signal: verdict.span, confidence: ANSWER_CONFIDENCE };
}

function toOppositeUse(kind: TreatmentKind): TreatmentKind | null {
  const label = toTreatmentLabel(kind);
  if (label === "positive") return "distinguished";
  return label === "negative" ? "followed" : null;
}

/** Returns what a court does with a case when it refuses what a party says or asks. */
function toOppositeKind(kind: TreatmentKind, isRequest: boolean): TreatmentKind | null {
  // That a case is per incuriam is denied without a word on its correctness.
  if (kind === "per_incuriam") return null;
  const label = toTreatmentLabel(kind);
  if (kind === "considered") return isRequest ? "affirmed" : null;
  if (label === "negative") return toTreatmentClass(kind) === "distinguishing" ? "followed" : "affirmed";
  if (label !== "positive") return null;
  return isRequest ? "declined" : "distinguished";
}

const ANSWERED: TreatmentReading = { ...NO_TREATMENT, rule: "answer to a party", family: "Answers to a party" };
const ANSWER_CONFIDENCE = 0.7;
/** Below the 0.5 from which a reading may decide anything. */
const REBUTTAL_CONFIDENCE = 0.45;
