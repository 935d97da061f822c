import { foldWhitespace } from "../../text/fold-whitespace.ts";
import type { SignalHit } from "./scan-signals.ts";

/** `active`: the authority follows the signal. `passive`: it precedes it. `list`: a headnote's "A; B and C, followed." */
export type Voice = "active" | "passive" | "list";

const ADVERBS =
  "(?:\\w+ly |not |never |also |now |since |already |thus |so |hereby |herewith |therefore |later |long |to that extent ){0,4}";
const BE = new RegExp(`\\b(?:is|are|was|were|be|been|being|stands?|stood|as|gets?|got|due to be),? ${ADVERBS}$`, "i");
const HAVE = new RegExp(
  `\\b(?:has|have|had|having|we|i|court|courts|he|she|it|they|which|who|bench|opinion|decision|majority|case) ${ADVERBS}$`,
  "i",
);
/** What follows a participle that belongs to the words before it. */
const AFTER_PARTICIPLE =
  /^(?:,? (?:to|on|upon|from))?\s*(?:[.;:)\]]|$|,|\n|—|in part\b|by\b|in\b|on (?:other|another|its)\b|to (?:the|that|this) extent\b|in ?so ?far\b|as (?:far|to|stated|being)\b|sub nom\b|for (?:the|two|this)\b|with(?:out)? )/i;
const MORE_PARTICIPLES = /^ ?(?:,|and|&|but|in part,?(?: and)?) (?:\w+ ){0,2}(?:\w+ed|held|not|relied|referred)\b/i;
const AFTER_AUTHORITY =
  /(?:[\])\d,;"”’]|\b(?:supra|case|cases|ors\.?|others|anr\.?|another|[A-Z][\w.'’]+))[.,;]{0,2}\s*$/;
/** The finite verb of a sentence; a headnote's list has none. */
const FINITE_VERB =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|cannot|will|would|must|should|shall|may|ought|(?!(?:obiter|dicta|this|unless)\b)\w+[^s\W]s|stood|held|ran|went|rests?|turn(?:ed)?|ignored|overlooked|dealt|concerned|related|arose|fell|erred|misread|no longer \w+s)\b/i;

/** A participle that may be passive, with the words that belong to it. */
const PARTICIPLE =
  /(?:ed|'[dg]|\b(?:set aside|upset|upheld|withdrawn|undone|overridden|overthrown|shaken|read down|cut (?:back|down)))(?: (?:to|on|upon|from|of|by|at|down|back|away|out|with \w+(?: \w+)?))?$/i;

const OBJECT =
  /^ ["“'‘]?(?:[A-Z]|the |its |our |that |this |these |those |an? |former |prior |previous |earlier |several |many |two |three |all |such |any )/;
const COURT = /\b(?:courts?|appeals|circuit|division|bench|tribunal|judge|justice|commission|board|panel|we|i)\s*$/i;

/** Detects on which side of a signal its authority is, by the form of its words and of those around them. */
export function detectVoice(text: string, hit: SignalHit): Voice {
  const reach = hit.row.reach;
  if (reach === "after") return "active";
  if (reach === "beside") return "active";
  if (reach === "before") {
    const isListed =
      !FINITE_VERB.test(text.slice(hit.start, hit.end)) &&
      AFTER_AUTHORITY.test(text.slice(Math.max(0, hit.start - 24), hit.start)) &&
      AFTER_PARTICIPLE.test(text.slice(hit.end, hit.end + 48));
    return isListed ? "list" : "passive";
  }
  const words = text.slice(hit.start, hit.end);
  if (!PARTICIPLE.test(words)) return "active";
  if (/'g$/.test(words)) return "active";
  const before = foldWhitespace(text.slice(Math.max(0, hit.start - 64), hit.start));
  if (BE.test(before)) return "passive";
  if (HAVE.test(before) || COURT.test(before)) return "active";
  const after = foldWhitespace(text.slice(hit.end, hit.end + 48));
  if (AFTER_PARTICIPLE.test(after) || MORE_PARTICIPLES.test(after)) {
    return AFTER_AUTHORITY.test(before) || /(?:\w+ed|to|on),? (?:and|&|but) (?:held )?$/i.test(before)
      ? "list"
      : "passive";
  }
  return /[\])\d,]\s*$/.test(before) && !OBJECT.test(after) ? "passive" : "active";
}
