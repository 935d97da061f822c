import type { Span } from "../../../citation/citation.ts";
import { listSentenceTokens, OTHER_AUTHORITY, type SentenceToken, TARGET } from "./sentence-tokens.ts";
import { CASE_NOUNS, CASE_PRONOUNS, COMMON_NAME_WORDS, DEMONSTRATIVES, INSTITUTIONS } from "./tables/mentions.ts";
import type { WordInput } from "./word-input.ts";

/** Signs of words that refer to a case without its name: the target, or another authority if one was named since. */
const TARGET_ANAPHOR = "@A";
const OTHER_ANAPHOR = "@B";
/** Sign of a name that is neither the target's nor another authority's. */
const NAME = "@N";

/** The sign of every kind of mention, with a letter for it in the names of features. */
export const MENTIONS: ReadonlyMap<string, string> = new Map([
  [TARGET, "T"],
  [TARGET_ANAPHOR, "A"],
  [OTHER_AUTHORITY, "O"],
  [OTHER_ANAPHOR, "B"],
  [NAME, "N"],
]);

/**
 * Lists the words of each sentence with a sign for every mention of a case: by its citation, by one party's name ("Doe was
 * wrongly decided"), by a pronoun (the sign precedes it) or by "that decision" (the sign replaces it). Names themselves occur in
 * no word.
 */
export function markMentions({ text, target, sentences, authorities }: WordInput): SentenceToken[] {
  const others = authorities.filter((span) => span.end <= target.start || span.start >= target.end);
  const names = { target: listNameWords(text, [target]), others: listNameWords(text, others) };
  const marked: SentenceToken[] = [];
  let latest: string | null = null;
  let sentence = -1;
  for (const token of listSentenceTokens(text, sentences, authorities, target)) {
    const sign = findNameSign(text, token, names, token.sentence !== sentence);
    sentence = token.sentence;
    if (sign !== null) {
      if (sign !== NAME) latest = sign;
      pushSign(marked, { ...token, name: sign });
      continue;
    }
    const anaphor = latest === TARGET ? TARGET_ANAPHOR : OTHER_ANAPHOR;
    if (latest !== null && CASE_NOUN.has(token.name) && DEMONSTRATIVE.has(marked.at(-1)?.name ?? "")) {
      marked.pop();
      pushSign(marked, { ...token, name: anaphor });
      continue;
    }
    if (latest !== null && PRONOUN.has(token.name)) pushSign(marked, { ...token, name: anaphor });
    marked.push(token);
  }
  return marked;
}

interface NameWords {
  readonly target: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/** Finds the sign of an authority or of a name; `null` for any other word. A word that begins a sentence may be any word. */
function findNameSign(text: string, { name, span }: SentenceToken, names: NameWords, isFirst: boolean): string | null {
  if (name === TARGET || name === OTHER_AUTHORITY) return name;
  const plain = name.replace(/'s?$/, "");
  if (!/^(?:[A-Z][a-z]|[A-Z]{3})/.test(text.slice(span.start, span.end)) || INSTITUTION.has(plain)) return null;
  if (names.target.has(plain)) return TARGET;
  if (names.others.has(plain)) return OTHER_AUTHORITY;
  return isFirst ? null : NAME;
}

/** Appends a sign; neighbouring words of one name are one sign. */
function pushSign(marked: SentenceToken[], token: SentenceToken): void {
  const before = marked.at(-1);
  if (before?.name !== token.name || before.sentence !== token.sentence) marked.push(token);
  else marked[marked.length - 1] = { ...before, span: { start: before.span.start, end: token.span.end } };
}

/** Letters of the shortest name. */
const MIN_NAME_LETTERS = 3;

function listNameWords(text: string, spans: readonly Span[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { start, end } of spans)
    for (const [word] of text.slice(start, end).matchAll(/[A-Z][A-Za-z][\w'-]*/g)) {
      const plain = word.toLowerCase().replace(/'s?$/, "");
      if (plain.length >= MIN_NAME_LETTERS && !COMMON.has(plain)) words.add(plain);
    }
  return words;
}

const INSTITUTION: ReadonlySet<string> = new Set(INSTITUTIONS.split(" "));
const COMMON: ReadonlySet<string> = new Set(COMMON_NAME_WORDS.split(" "));
const CASE_NOUN: ReadonlySet<string> = new Set(CASE_NOUNS.split(" "));
const PRONOUN: ReadonlySet<string> = new Set(CASE_PRONOUNS.split(" "));
const DEMONSTRATIVE: ReadonlySet<string> = new Set(DEMONSTRATIVES.split(" "));
