import type { Span } from "../../citation/citation.ts";
import { compareSeverity } from "../../law/treatment.ts";
import { calibrateConfidence } from "./calibrate-confidence.ts";
import type { BareName } from "./names/bare-names.ts";
import { createTargetNameFinder, TARGET_CASE } from "./names/target-name.ts";
import { createTreatmentReader } from "./treatment-reader.ts";
import { isConfidentAndSevere, MIN_EXPLICIT_CONFIDENCE, type TreatmentReading } from "./treatment-reading.ts";
import { weighReading } from "./words/read-window.ts";
import { WINDOW_RULES } from "./words/window-rules.ts";

/**
 * Reads how the text around a citation treats it. Sentence by sentence: a signal counts if it is about a precedent, its
 * grammar points at the target, and it is neither negated nor hypothetical nor a party's. The most severe one wins. If a
 * party's name alone refers to the target elsewhere in the window, severe words count there too.
 *
 * Where no formula of the lexicon expresses a treatment, everyday words are read ("proves too much", "points the way").
 *
 * At last all words of a short window are weighed together with that reading: where no rule speaks, clear words decide
 * (`rule` "weight of words"), and where another treatment is more probable than what a rule reads, it outweighs the rule.
 *
 * Confidence is about the share of readings that are right on windows that were held back from tuning: of weighed words
 * (.6), of everyday words (.85), and of formulae (.88 or more, by how direct the grammar is). The reading explains itself: `signal` contains the words, `rule` the grammar that connects them with the target, `family`
 * the family of the lexicon.
 * @param target the citation, as a span of `window` in UTF-16 code units
 *
 * @example
 * ```ts
 * import { classifyTreatment, findCitations } from "headnote";
 *
 * const text = "We overrule Adams v. Baker, 400 U.S. 12 (1970).";
 * const [citation] = findCitations(text);
 * if (citation) console.log(classifyTreatment(text, citation.span).kind); // overruled
 * ```
 */
export function classifyTreatment(window: string, target: Span): TreatmentReading {
  const reading = weighReading(window, target, readByRules(window, target));
  return { ...reading, confidence: calibrateConfidence(reading.confidence) };
}

/** Reads the treatment of a citation by the rules of the lexicon alone; `confidence` is the score of the grammar. */
export function readByRules(window: string, target: Span): TreatmentReading {
  const find = createTargetNameFinder(window, target);
  let names: readonly BareName[] = [];
  const reader = createTreatmentReader(window, {
    window: WINDOW_RULES,
    findNames(text, within) {
      names = find(text, within);
      return names;
    },
  });
  let mostSevere = reader.read(target);
  for (const name of names) {
    if (name.cited !== TARGET_CASE || (name.start < target.end && name.end > target.start)) continue;
    const reading = reader.read(name);
    const isSilent = mostSevere.treatment === "unknown";
    const counts = isConfidentAndSevere(reading) || (isSilent && isExplicit(reading));
    if (counts && (isSilent || compareSeverity(reading.kind, mostSevere.kind) < 0)) mostSevere = reading;
  }
  return mostSevere;
}

/** Returns whether a reading is explicit: a party's name alone refers to the case if the citation itself has no treatment. */
function isExplicit({ counsel, confidence }: TreatmentReading): boolean {
  return !counsel && confidence >= MIN_EXPLICIT_CONFIDENCE;
}
