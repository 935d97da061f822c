import type { Span } from "../../citation/citation.ts";
import { type TreatmentKind, toTreatmentLabel } from "../../law/treatment.ts";
import { foldWhitespace } from "../../text/fold-whitespace.ts";
import type { SignalHit } from "./scan-signals.ts";

/**
 * Determines the kind of treatment that a signal expresses. It is the kind of its row, except that "we disapprove A" and
 * "A is disapproved" end A's authority, while a report in the past tense and a headnote's bare participle do not; and
 * that a court which adopts the dissent in A does not follow A.
 * @param target the citation that the signal is about, if it is known
 */
export function determineKind(text: string, { row: { kind }, start, end }: SignalHit, target?: Span): TreatmentKind {
  if (target !== undefined && toTreatmentLabel(kind) === "positive" && ITS_DISSENT.test(text.slice(end, target.start)))
    return "declined";
  if (kind !== "disapproved") return kind;
  const words = text.slice(start, end);
  const before = foldWhitespace(text.slice(Math.max(0, start - 40), start));
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

/** The object of a verb of assent: "(we adopt) the dissenting opinion in", "(we agree with) those who dissented in". */
const ITS_DISSENT =
  /^ (?:with |by )?(?:the |his |her |those |judge \w+'s |justice \w+'s )?(?:\w+ ){0,2}(?:dissent(?:s|ers?|ing (?:opinion|judgment|view)s?|ed)?|minority(?: opinion| judgment| view)?)(?: (?:of|by) [\w. ]{1,30}?)? in $/i;
