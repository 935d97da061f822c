import type { ProvisionEffect } from "../../store/legislation/law-history.ts";
import { findSentenceIndex, splitSentences } from "../../text/sentences/sentences.ts";

/** Words that may state what a court decided on the validity of a provision. */
export const VALIDITY_WORDS =
  /\b(?:struck (?:it |them )?down|strikes? down|read (?:it |them )?down|unconstitutional|ultra vires|invalid|void|upheld|uphold|sustained)\b/gi;

/** Phrases of validity, in order of precedence: a provision that is upheld as read down is read down. */
const EFFECTS: readonly { readonly effect: ProvisionEffect; readonly words: RegExp }[] = [
  {
    effect: "read_down",
    words:
      /\bread (?:it |them |the (?:section|provision) )?down\b|\bupheld(?:, but| but| only)? (?:as |when )?(?:read down|confined|limited|restricted|on a reading)|\bupheld\b[^.;]{0,60}\b(?:on a reading|as confined|confined to|read as)\b/i,
  },
  {
    effect: "struck_down",
    words:
      /\b(?:struck|strikes?) (?:it |them )?down\b|\b(?:held|declared|found|is|was|were|are|as|be)\b[^.;]{0,80}\b(?:unconstitutional|ultra vires|invalid|void)\b|\b(?:unconstitutional|ultra vires|void|invalid) (?:and|so far as|to the extent|in so far)/i,
  },
  { effect: "upheld", words: /\b(?:upheld|upholds?|sustained|not unconstitutional|valid)\b/i },
];

/** Words that show that not the court, or not this decision, speaks: a party, another court, a wish, a negation. */
const FOREIGN_WORDS =
  /\b(?:would|should|could|might|asked|prayed?|petition(?:er)?s?|challeng\w+|contend\w*|argu\w+|submi\w+|claim\w*|whether|High Courts?|lower courts?|trial (?:court|judge)|District Court|Courts? of Appeals?|Sessions|dissent\w*|not (?:struck|unconstitutional|void|invalid|upheld)|nor|neither|convictions?|search|sentence of|contentions?|notices?|notifications?|assessments?|decree|awards?|judgments? of|orders? (?:passed|made|of|is|was|for|which)|unable to|detention)\b|\bJJ\./i;

/** Sentences around a phrase are searched within this many UTF-16 code units. */
const SENTENCE_REACH_CHARS = 400;
const MAX_SNIPPET_CHARS = 300;

/** Returns the sentence around an offset, with its start in the text. */
export function findSentenceAround(text: string, offset: number): { readonly start: number; readonly text: string } {
  const from = Math.max(0, offset - SENTENCE_REACH_CHARS);
  const area = text.slice(from, offset + SENTENCE_REACH_CHARS);
  const spans = splitSentences(area);
  const { start, end } = spans[findSentenceIndex(spans, offset - from)]!;
  return { start: from + start, text: area.slice(start, end) };
}

/** Determines what a sentence of the court says on validity; `null` if the court itself says nothing. */
export function readValidity(sentence: string): ProvisionEffect | null {
  return FOREIGN_WORDS.test(sentence) ? null : findValidityEffect(dropOtherClauses(sentence));
}

/** A relative clause that says what something is. */
const RELATIVE_CLAUSE = /^,? ?(?:which|who|that) (?:is|are|was|were|has been|have been|had been)\b/;
/** Words that name a law, or a part of one. */
const LAW_WORDS =
  /\b(?:sections?|articles?|amendments?|clauses?|rules?|regulations?|provisos?|provisions?|laws?|statutes?|acts?|codes?|ordinances?|orders?|bans?|\d[\w.-]*)\b|§/i;
/** Number of words before a relative clause among which its subject is. */
const SUBJECT_WORDS = 6;

/** Removes relative clauses on something other than a law: "a bill of sale, which is void, …". */
function dropOtherClauses(sentence: string): string {
  const clauses = sentence.split(/(?=, )/);
  return clauses
    .filter((clause, at) => {
      if (at === 0 || !RELATIVE_CLAUSE.test(clause)) return true;
      return LAW_WORDS.test(clauses[at - 1]!.split(" ").slice(-SUBJECT_WORDS).join(" "));
    })
    .join("");
}

/** A relative clause about another law than the one that a note belongs to. */
const OTHER_LAW =
  /\b(?:Proclamation|Order|Act|section|Regulation)s? (?:No\. )?\d[\w.-]*,? (?:of \d{4},? )?(?:which|that)\b/;

/** Determines what a note to a law says on its validity; `null` if it says nothing. */
export function readValidityNote(note: string): ProvisionEffect | null {
  return OTHER_LAW.test(note) ? null : findValidityEffect(note);
}

function findValidityEffect(sentence: string): ProvisionEffect | null {
  return EFFECTS.find(({ words }) => words.test(sentence))?.effect ?? null;
}

const PARTIAL_WORDS =
  /\b(?:in part|so far as|to the extent|in ?so ?far|as applied|parts? of|words? (?:of|"|“)|the conditions)\b/i;

/** Returns whether a sentence on validity reaches only a part of a provision. */
export function isPartialRuling(sentence: string): boolean {
  return PARTIAL_WORDS.test(sentence);
}

/** Shortens a sentence for display; white space is collapsed. */
export function toSnippet(sentence: string): string {
  const plain = sentence.replace(/\s+/g, " ").trim();
  return plain.length <= MAX_SNIPPET_CHARS
    ? plain
    : `${plain.slice(0, plain.lastIndexOf(" ", MAX_SNIPPET_CHARS - 2))} …`;
}
