import type { Span } from "../../../citation/citation.ts";
import type { TreatmentKind } from "../../../law/treatment.ts";
import { splitSentences } from "../../../text/sentences/sentences.ts";
import { findAuthorities } from "../names/authorities.ts";
import { normalizeText } from "../normalize-text.ts";
import { scanSignals } from "../scan-signals.ts";
import { extendSpan } from "../spans.ts";
import { MIN_EXPLICIT_CONFIDENCE, NO_TREATMENT, type TreatmentReading } from "../treatment-reading.ts";
import { chooseTreatment } from "./choose-treatment.ts";
import { listConcepts } from "./concepts.ts";
import { determineEvidence } from "./evidence.ts";
import { weighWords } from "./weigh-words.ts";
import type { WordInput } from "./word-input.ts";

/** UTF-16 code units of the longest window whose words are weighed: in longer ones, most concern other things. */
export const MAX_WINDOW_CHARS = 700;

/** Least share of a reading of the rules whose confidence is that of its rule. */
const MIN_LIKELY_SHARE = 0.7;
/** Below that of everyday words: no single phrase expresses the treatment. */
const WORD_CONFIDENCE = 0.3;

/** UTF-16 code units of the shortest window whose words may outweigh a rule: a shorter one hardly says anything else. */
const MIN_OUTWEIGHING_CHARS = 120;

/** Prepares a window for its words to be weighed. */
export function prepareWindow(window: string, target: Span): WordInput {
  const text = normalizeText(window);
  const authorities = findAuthorities(text);
  return {
    text,
    target: extendSpan(target, authorities),
    sentences: splitSentences(text, authorities),
    authorities,
    formulae: scanSignals(text),
  };
}

/**
 * Weighs all words of a short window together with what the rules read in it: the treatment with the greatest share counts,
 * and a reading of the rules with a small share has the confidence of weighed words.
 */
export function weighReading(window: string, target: Span, reading: TreatmentReading): TreatmentReading {
  // What an introductory signal expresses is fixed by convention.
  if (window.length > MAX_WINDOW_CHARS || reading.rule === "introductory signal") return reading;
  if (isExplicitOverruling(reading)) return reading;
  if (window.length < MIN_OUTWEIGHING_CHARS && reading.treatment !== "unknown") return reading;
  const input = prepareWindow(window, target);
  const evidence = determineEvidence(input, reading);
  const { shares, span } = weighWords(input, evidence);
  const treatment = chooseTreatment(reading.treatment, evidence, shares, window.length < MIN_OUTWEIGHING_CHARS);
  if (treatment === reading.treatment) {
    const isLikely = treatment === "unknown" || shares[treatment] >= MIN_LIKELY_SHARE;
    return isLikely ? reading : { ...reading, confidence: Math.min(reading.confidence, WORD_CONFIDENCE) };
  }
  const weighed = { ...NO_TREATMENT, rule: "weight of words", family: "Weight of words", signal: span } as const;
  if (treatment === "unknown") return { ...weighed, signal: reading.signal };
  const kind = treatment === "negative" ? chooseNegativeKind(input, span) : "followed";
  return { ...weighed, treatment, kind, confidence: WORD_CONFIDENCE };
}

/** "A v. B is overruled" is said of that case, whatever the other words of the window are. */
function isExplicitOverruling({ kind, treatment, confidence }: TreatmentReading): boolean {
  return kind === "overruled" && treatment !== "unknown" && confidence >= MIN_EXPLICIT_CONFIDENCE;
}

/** Chooses a kind by the words that count most: those for a difference or for no help distinguish a case. */
function chooseNegativeKind({ text }: WordInput, span: Span | null): TreatmentKind {
  const words = span === null ? [] : text.slice(span.start, span.end).toLowerCase().split(/\s+/);
  const concepts = words.flatMap(listConcepts);
  return concepts.some((concept) => DISTINGUISHING.has(concept)) ? "distinguished" : "criticized";
}

const DISTINGUISHING: ReadonlySet<string> = new Set(["differ", "help", "limit"]);
