import type { Span } from "../../../citation/citation.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { DENIAL, listConcepts } from "./concepts.ts";

/** A place that names an authority, with its surroundings. */
export interface WordInput {
  readonly text: string;
  readonly target: Span;
  readonly sentences: readonly Span[];
  /** Every place near the target that names an authority, in text order. */
  readonly authorities: readonly Span[];
}

/** A word, a concept or a pair of them near a citation, with the last place where it occurs. */
export interface WordFeature {
  readonly name: string;
  readonly span: Span;
}

/** UTF-16 code units before and after the target's sentence that are read. */
const MAX_CONTEXT_CHARS = 500;
/** Sign of the part of a window: before and after the target in its sentence, the sentences before, those after. */
type Part = "<" | ">" | "-" | "+";

/**
 * Lists the words around a citation as features, each once: a word, a word with its part of the window, a pair of words,
 * and the same for the concepts that words express. Every authority is one sign, so that no feature contains a name that
 * the text cites.
 */
export function listWordFeatures({ text, target, sentences, authorities }: WordInput): WordFeature[] {
  const own = sentences[findSentenceIndex(sentences, target.start)]!;
  const last = sentences[findSentenceIndex(sentences, Math.max(target.start, target.end - 1))]!;
  const found = new Map<string, Span>();
  const parts: readonly (readonly [Part, number, number])[] = [
    ["<", own.start, target.start],
    [">", target.end, last.end],
    ["-", Math.max(0, own.start - MAX_CONTEXT_CHARS), own.start],
    ["+", last.end, Math.min(text.length, last.end + MAX_CONTEXT_CHARS)],
  ];
  for (const [part, from, to] of parts) {
    const tokens = listTokens(text, from, to, authorities);
    addWords(found, part, tokens);
    addConcepts(found, part, tokens);
  }
  return Array.from(found, ([name, span]) => ({ name, span }));
}

function addWords(found: Map<string, Span>, part: Part, tokens: readonly WordFeature[]): void {
  let before: WordFeature | null = null;
  for (const token of tokens) {
    if (!EDGES.has(token.name)) {
      found.set(token.name, token.span);
      found.set(part + token.name, token.span);
    }
    if (before !== null) found.set(`${before.name} ${token.name}`, { start: before.span.start, end: token.span.end });
    before = token;
  }
}

/** Most words from a denial, or from one concept, to the next that belongs to it. */
const MAX_PAIR_WORDS = 4;

/** Adds concepts with "*" before them, denied ones with "~", and pairs of neighbours. */
function addConcepts(found: Map<string, Span>, part: Part, tokens: readonly WordFeature[]): void {
  let denied: Place | null = null;
  let before: Place | null = null;
  tokens.forEach(({ name, span }, at) => {
    const concepts = name === AUTHORITY ? [AUTHORITY] : listConcepts(name);
    if (concepts.length === 0) return;
    for (const concept of concepts) {
      if (concept !== AUTHORITY) {
        addConcept(found, part, concept, span);
        if (concept !== DENIAL && denied !== null && at - denied.at <= MAX_PAIR_WORDS)
          addConcept(found, part, `~${concept}`, { start: denied.span.start, end: span.end });
      }
      if (before !== null && at - before.at <= MAX_PAIR_WORDS)
        for (const one of before.concepts) found.set(`*${one} ${concept}`, { start: before.span.start, end: span.end });
    }
    before = { at, span, concepts };
    if (concepts.includes(DENIAL)) denied = before;
  });
}

function addConcept(found: Map<string, Span>, part: Part, name: string, span: Span): void {
  found.set(`*${name}`, span);
  found.set(`${part}*${name}`, span);
}

/** A word that expresses concepts, by its number in its part. */
interface Place {
  readonly at: number;
  readonly span: Span;
  readonly concepts: readonly string[];
}

/** Signs of the beginning and the end of a part. */
const EDGES: ReadonlySet<string> = new Set(["^", "$"]);
/** Sign of an authority. */
const AUTHORITY = "@";

function listTokens(text: string, from: number, to: number, authorities: readonly Span[]): WordFeature[] {
  const tokens: WordFeature[] = [{ name: "^", span: { start: from, end: from } }];
  let at = from;
  for (const span of authorities) {
    if (span.end <= at || span.start >= to) continue;
    addTokens(tokens, text, at, Math.max(at, span.start));
    if (tokens.at(-1)!.name !== AUTHORITY) tokens.push({ name: AUTHORITY, span });
    at = Math.min(to, Math.max(at, span.end));
  }
  addTokens(tokens, text, at, to);
  tokens.push({ name: "$", span: { start: to, end: to } });
  return tokens;
}

function addTokens(tokens: WordFeature[], text: string, from: number, to: number): void {
  for (const { 0: word, index } of text.slice(from, to).matchAll(WORD))
    tokens.push({ name: word.toLowerCase(), span: { start: from + index, end: from + index + word.length } });
}

const WORD = /[A-Za-z]+(?:'[a-z]+)?|,|;/g;
