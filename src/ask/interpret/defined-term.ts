import { findWords } from "../../text/words.ts";
import type { NamedSpan } from "./terms/question-terms.ts";
import { QUESTION_STOP_WORDS } from "./terms/stop-words.ts";

/** What a question asks to define. */
export interface DefinedTerm {
  /** Its words in the singular, without stop words, in their order. */
  readonly singulars: readonly string[];
  /** Ranges of the words that ask for a definition, which are not searched. */
  readonly words: readonly NamedSpan[];
}

const ARTICLE = "(?:(?:an?|the|term|word|concept of|doctrine of|legal) ){0,2}";
const TERM = String.raw`["“'‘]?(?<term>[\p{L}\p{N}'’ -]{2,60}?)["”'’]?`;
const PLACE = `(?:,? (?:under|in (?:the |indian |us |american |criminal |civil |constitutional |contract |tort )|as per|according to|for the purposes? of|within the meaning)[^?]{0,120})?`;
/** Forms of questions that ask what a term means. */
const DEFINITION_FORMS: readonly RegExp[] = [
  `^(?:please |can you |kindly )?(?:define|definition of|(?:the )?meaning of|explain(?: the)?(?: meaning of| concept of| term)?|what (?:do you mean|is meant) by|what (?:is|was|are) (?:the )?(?:legal )?(?:meaning|definition) of) ${ARTICLE}${TERM}${PLACE}[?. ]*$`,
  `^(?:so |ok |and )?what(?:['’]?s| is| are| exactly is| constitutes| amounts to| counts as) ${ARTICLE}${TERM}${PLACE}[?. ]*$`,
  `^(?:what|how) (?:does|do|is|are) ${ARTICLE}${TERM} (?:mean|means|defined)${PLACE}[?. ]*$`,
  `^${ARTICLE}${TERM} (?:definition|meaning|defined|means)${PLACE}[?. ]*$`,
].map((form) => new RegExp(form, "iu"));
/** Words that ask for a definition. */
const DEFINITION_WORD =
  /\b(?:define[ds]?|definitions?|meaning|means?|concept|term|constitutes?|amounts? to|counts? as)\b/gi;
/** Nouns that ask for something of the words after them, which is then not a definition: "the effect of X". */
const RELATIONAL =
  /^(?:\p{L}+ )?(?:differences?|effects?|scope|purposes?|roles?|procedures?|process|exceptions?|remed(?:y|ies)|punishments?|penalt(?:y|ies)|burden|elements|ingredients|tests?|standards?|rules?|law|position|status|limitations?|time|basis|importance|history|nature|object|powers?|dut(?:y|ies)|rights?|grounds?|conditions?|requirements?|holding|facts|ratio|age|maximum|minimum|case|citation|significance|best|first|last|most|name|amount|date|year|number)\b/iu;
/** Maximum number of characters of a question that asks to define something. */
const MAX_DEFINITION_CHARS = 300;
/** Maximum number of words of a term. */
const MAX_TERM_WORDS = 5;

/** Returns the term that a question asks to define; `null` if it asks for something else. */
export function findDefinedTerm(question: string): DefinedTerm | null {
  if (question.length > MAX_DEFINITION_CHARS) return null;
  for (const form of DEFINITION_FORMS) {
    const match = form.exec(question.trim());
    const term = match?.groups?.term;
    if (term === undefined || RELATIONAL.test(term)) continue;
    const words = findWords(term).map(({ word }) => word);
    const own = words.filter((word) => !QUESTION_STOP_WORDS.has(word));
    if (own.length === 0 || words.length > MAX_TERM_WORDS) continue;
    return { singulars: own.map(toSingular), words: Array.from(question.matchAll(DEFINITION_WORD), toSpan) };
  }
  return null;
}

function toSpan({ index, 0: text }: RegExpExecArray): NamedSpan {
  return { start: index, end: index + text.length };
}

/** Verbs after a term that define it, and words near it that do. */
const DEFINING_VERBS: ReadonlySet<string> = new Set(
  "means mean meant is are includes include consists denotes comprises was were".split(" "),
);
const DEFINING_WORDS: ReadonlySet<string> = new Set(
  "define defines defined definition called known termed meaning".split(" "),
);
/** Words after "is" that begin what a term is: "a consumer is one who …". */
const GENUS_WORDS: ReadonlySet<string> = new Set("a an the one any every that where when what not".split(" "));
/** Verbs before a term that say what it is, and how surely. */
const LEADING_VERBS: ReadonlySet<string> = new Set("is are commit commits constitutes constitute means".split(" "));
const LEADING_VERB_SCORE = 0.75;
/** How far from the beginning of a sentence its subject begins, and a defining word or verb is from the term, in words. */
const MAX_SUBJECT_PLACE = 6;
const MAX_DEFINING_DISTANCE = 4;

/** Returns how surely a sentence says what a term means: 1, a half, or 0 if it does not. */
export function scoreDefinition({ singulars }: Pick<DefinedTerm, "singulars">, text: string): number {
  if (!text.toLowerCase().includes(singulars[0]!)) return 0;
  const words = findWords(text).map(({ word }) => word);
  const own = words.map(toSingular);
  let best = 0;
  for (let at = own.indexOf(singulars[0]!); at >= 0; at = own.indexOf(singulars[0]!, at + 1)) {
    const end = findEnd(own, singulars, at);
    if (end < 0) continue;
    const near = words.slice(Math.max(0, at - MAX_DEFINING_DISTANCE), at);
    if (near.some((word) => DEFINING_WORDS.has(word))) return 1;
    // "A person commits X who …", "… is X under article 12".
    const before = words.slice(0, at).findLast((word) => !GENUS_WORDS.has(word));
    if (before !== undefined && LEADING_VERBS.has(before)) best = Math.max(best, LEADING_VERB_SCORE);
    const verb = words.findIndex((word, place) => place >= end && place < end + 3 && DEFINING_VERBS.has(word));
    if (verb < 0 || at > MAX_SUBJECT_PLACE) continue;
    const isSure = !/^(?:is|are|was|were)$/.test(words[verb]!) || GENUS_WORDS.has(words[verb + 1] ?? "");
    // Of "criminal contempt" less is said of contempt.
    const isWhole = words.slice(0, at).every((word) => QUESTION_STOP_WORDS.has(word));
    best = Math.max(best, isSure && isWhole ? 1 : 0.5);
  }
  return best;
}

/** Returns a word without the ending of the plural; the stem of a word is also that of others, as of "consider". */
function toSingular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word;
}

/** Words of a heading that say nothing of its subject. */
const HEADING_DRESS: ReadonlySet<string> = new Set(
  "definition definitions defined meaning offence offense of the a an what is are not interpretation general".split(
    " ",
  ),
);

/** Returns whether a heading is a term and nothing else: "Offence of X", "X defined". */
export function isHeadingOf({ singulars }: Pick<DefinedTerm, "singulars">, heading: string): boolean {
  const own = findWords(heading).flatMap(({ word }) => (HEADING_DRESS.has(word) ? [] : [toSingular(word)]));
  return own.length === singulars.length && own.every((word, at) => word === singulars[at]);
}

/** Returns the index after the words of a term that begins at `at`, with at most one other word between two; -1 if it does not. */
function findEnd(words: readonly string[], term: readonly string[], at: number): number {
  let place = at;
  for (const one of term) {
    const next = words.indexOf(one, place);
    if (next < 0 || next > place + 1) return -1;
    place = next + 1;
  }
  return place;
}
