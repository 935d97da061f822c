import type { Span } from "../../../citation/citation.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { maskSpans } from "../spans.ts";

/** A place that names an authority, with its surroundings. */
export interface FactComparisonInput {
  readonly target: Span;
  readonly sentences: readonly Span[];
  /** Every place near the target that names an authority, in text order. */
  readonly authorities: readonly Span[];
}

/** What a comparison of facts shows. */
export interface FactComparison {
  readonly isAlike: boolean;
  /** The words about the case before the court, as a span of the text. */
  readonly span: Span;
}

/** Sentences after the one about the facts of the target that are read. */
const MAX_SENTENCES_AFTER = 2;

/**
 * Finds a comparison of facts without any word of treatment: "In A v. B, the deed was unregistered. Here it was
 * registered." The sentence of the target describes facts, and a later clause describes those of the case before the
 * court. Without words for likeness, the cases differ. Weak evidence.
 */
export function findFactComparison(
  text: string,
  { target, sentences, authorities }: FactComparisonInput,
): FactComparison | null {
  const own = findSentenceIndex(sentences, target.start);
  const { start, end } = sentences[own]!;
  const before = text.slice(start, target.start);
  const rest = maskSpans(text, target.end, end, authorities);
  let told = FACTS_BEFORE.test(before) || FACTS_AFTER.test(rest) ? rest : null;
  let offset = target.end;
  if (told !== null && COUNSEL.test(before)) return null;
  for (let next = own + 1; ; next++) {
    if (told !== null) {
      const inside = HERE_CLAUSE.exec(told);
      const there = inside === null ? told : told.slice(0, inside.index);
      if (HOLDING.test(there)) return null;
      if (inside !== null) return compareClauses(told.slice(inside.index), offset + inside.index);
    }
    const sentence = sentences[next];
    if (sentence === undefined || next > own + MAX_SENTENCES_AFTER) return null;
    if (authorities.some((span) => span.start >= sentence.start && span.end <= sentence.end)) return null;
    const words = text.slice(sentence.start, sentence.end);
    if (told !== null && HERE.test(words)) return compareClauses(words, sentence.start);
    if (!OPENS_WITH_THERE.test(words)) continue;
    told = words;
    offset = sentence.start;
  }
}

function compareClauses(here: string, offset: number): FactComparison {
  const span = { start: offset, end: offset + here.trimEnd().length };
  if (ALIKE.test(here)) return { isAlike: !NOT_ALIKE.test(here), span };
  return { isAlike: false, span };
}

/** The case before the court. */
const HERE_WORDS =
  "(?:here|(?:in )?(?:this|the present|the instant|our) (?:case|appeal|matter|record|one|suit|petition|proceeding)|this (?:is a|one|plaintiff|defendant|petitioner|appellant|respondent|statute|contract|claim|action)|(?:the case|the facts|the record|the matter) (?:before us|at hand|at bar|on hand)|ours|the (?:present|instant) (?:\\w+)|in this (?:case|appeal|matter)|on this record|these (?:facts|parties|plaintiffs|defendants|petitioners|appellants))";
const HERE = new RegExp(`(?:^\\W{0,4}|\\b)${HERE_WORDS}\\b`, "i");
const HERE_CLAUSE = new RegExp(`[;,] (?:but |and |while |whereas |yet )?(?=(?:[\\w']+ ){0,3}?${HERE_WORDS}\\b)`, "i");
/** "In A v. B, …", "the defendant in A v. B …". */
const FACTS_BEFORE =
  /(?:(?:^|[.;:]\s)["'(]{0,2}(?:but |and |thus |so |there, )?(?:in|take|consider)\s+(?:the case of )?|\b(?:plaintiffs?|defendants?|petitioners?|appellants?|respondents?|accused|parties|party|buyer|seller|lessee|lessor|tenant|landlord|employee|employer|employees|officers?|police|insurer|insured|driver|workm[ae]n|detenu|assessee|contract|statute|act|clause|deed|will|lease|agreement|notice|order|search|ordinance|instrument|goods|claim|injury|accident|evidence|witness(?:es)?|jury|court|facts?|agency|board|carrier|trustee|bank|company|union|child|patent|policy|note|bond|sale|vessel|land|property)\s+(?:at issue |involved |concerned |construed |considered )?in\s+)$/i;
const FACTS_AFTER =
  /^[\s,\d()[\].–-]*(?:\([^()]{0,40}\))?,? ?(?:was|were|is|had|involved|concerned|arose|dealt|presented|came)\b/i;
/** The sentence says what the court of the case decided or said. */
const HOLDING =
  /\b(?:held|holds|ruled|said|stated|observed|concluded|decided|declared|explained|laid down|noted|announced|recogni[sz]ed|reversed|affirmed|upheld|question|issue|whether|we|argued|filed)\b/i;
/** "There the assessee had kept books". */
const OPENS_WITH_THERE =
  /^\W{0,4}(?:there(?:,|in,?)? (?!(?:is|was|are|were|can|could|may|has|have|must|will|would)\b)|in that (?:case|decision|matter),? |the \w+ (?:there|therein|in that case) |that (?:plaintiff|defendant|petitioner|appellant|respondent|accused|assessee|taxpayer|insurer|insured|tenant|landlord|buyer|seller|debtor|employee|driver|officer|deed|lease|contract|statute|clause) )/i;
const COUNSEL = /\b(?:contends?|argues?|submits?|urges?|according to|counsel)\b/i;
const ALIKE =
  /\b(?:too|also|likewise|similarly|same|equally|so (?:here|is|was|did|it is)|as (?:here|there|in that case|did|was|were)|nor (?:did|was|were|is|has|had|does)|no (?:less|different)|identical|indistinguishable|just as|like(?:wise)?)\b/i;
const NOT_ALIKE =
  /\b(?:not|no|nothing|never|hardly|scarcely|unlike) (?:\w+ ){0,3}(?:same|alike|identical|similar|like|true|so)\b/i;
