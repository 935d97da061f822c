import type { TreatmentKind } from "../../law/treatment.ts";
import type { SignalHit } from "./scan-signals.ts";

/**
 * Determines the kind of treatment that a signal expresses. It is the kind of its row, except that "we disapprove A" and
 * "A is disapproved" end A's authority, while a report in the past tense and a headnote's bare participle do not.
 */
export function determineKind(text: string, { row: { kind }, start, end }: SignalHit): TreatmentKind {
  if (kind !== "disapproved") return kind;
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 40), start).replace(/\s+/g, " ");
  if (/^dissent/i.test(words)) return kind;
  if (/^(?:disapprov(?:e|es|ing)|reject)\b/i.test(words) && PRESENT_ACT.test(before)) return "overruled";
  if (
    /^disapproved\b/i.test(words) &&
    (/\bwe (?:\w+ ){0,2}$/i.test(before) || LATER_HISTORY.test(text.slice(end, end + 60)))
  )
    return "overruled";
  if (/^disapprov/i.test(words) && /\b(?:is|are|be|being|stands?|hereby|been) (?:\w+ ){0,2}$/i.test(before))
    return "overruled";
  return kind;
}

/** The court itself, in the present tense: "we hereby", "this court now", "compelled to". */
const PRESENT_ACT = /(?:\b(?:we|i|court|must|hereby|now|to|and|therefore|opinion)[,]? (?:\w+ ){0,2}|^|, )$/i;

/** A citation's later history: "disapproved on other grounds in A v. B". */
const LATER_HISTORY = /^,? (?:on (?:other|another) (?:grounds?|points?),? )?(?:in|by) [^.;]{0,40}?(?:\bv\.|\d)/;
