import type { Span } from "../../../citation/citation.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";

/** A place that names an authority, with its surroundings. */
export interface WordInput {
  readonly text: string;
  readonly target: Span;
  readonly sentences: readonly Span[];
  /** Every place near the target that names an authority, in text order. */
  readonly authorities: readonly Span[];
}

/** A word or a pair of words near a citation, with the last place where it occurs. */
export interface WordFeature {
  readonly name: string;
  readonly span: Span;
}

/** UTF-16 code units before and after the target's sentence that are read. */
const MAX_CONTEXT_CHARS = 500;
/** Sign of the part of a window: before and after the target in its sentence, the sentences before, those after. */
type Part = "<" | ">" | "-" | "+";

/**
 * Lists the words around a citation as features, each once: a word, a word with its part of the window, and a pair of
 * words. Every authority is one sign, so that no feature contains a name that the text cites.
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
  for (const [part, from, to] of parts) addFeatures(found, part, listTokens(text, from, to, authorities));
  return Array.from(found, ([name, span]) => ({ name, span }));
}

function addFeatures(found: Map<string, Span>, part: Part, tokens: readonly WordFeature[]): void {
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
