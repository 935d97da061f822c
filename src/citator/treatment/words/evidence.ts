import { toTreatmentLabel } from "../../../law/treatment.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import type { TreatmentReading } from "../treatment-reading.ts";
import { DENIALS, MAX_DENIAL_CHARS, SUPPOSITIONS } from "./denials.ts";
import type { WordInput } from "./word-input.ts";

/** Least score of a reading by a formula of the lexicon, and of one by everyday words. */
const MIN_FORMULA_SCORE = 0.5;
const MIN_EVERYDAY_SCORE = 0.4;

/**
 * Determines what the rules say of a citation, as a feature of the regression: nothing, nothing although the window contains
 * formulae (they are denied or supposed, or the rules do not connect them with it), the claim of a party, or a treatment with
 * the strength of its words.
 */
export function determineEvidence(input: WordInput, { signal, treatment, confidence }: TreatmentReading): string {
  if (signal === null) return determineUnreadEvidence(input);
  if (treatment === "unknown") return "=claim";
  if (confidence >= MIN_FORMULA_SCORE) return `=formula ${treatment}`;
  return confidence >= MIN_EVERYDAY_SCORE ? `=everyday ${treatment}` : `=weak ${treatment}`;
}

/** The evidence of a window in which the rules find nothing. */
export const NO_EVIDENCE = "=silent";

function determineUnreadEvidence({ text, target, sentences, formulae }: WordInput): string {
  const own = sentences[findSentenceIndex(sentences, target.start)]!;
  const names = new Set(
    formulae.map(({ row, start, end }) => {
      const before = text.slice(Math.max(own.start, start - MAX_DENIAL_CHARS), start);
      const isDenied = start >= own.start && end <= own.end && NOT_SAID.some((denial) => denial.test(before));
      return `=${isDenied ? "denied" : "unread"} ${toTreatmentLabel(row.kind)}`;
    }),
  );
  return UNREAD.find((name) => names.has(name)) ?? NO_EVIDENCE;
}

const NOT_SAID = [...DENIALS, ...SUPPOSITIONS];
const UNREAD = ["=denied negative", "=denied positive", "=unread negative", "=unread positive"];
