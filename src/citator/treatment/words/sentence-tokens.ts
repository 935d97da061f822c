import type { Span } from "../../../citation/citation.ts";

/** A word in lower case, or a sign for an authority or an edge, with its place. */
export interface WordToken {
  readonly name: string;
  readonly span: Span;
}

/** A word of a sentence, by the number of the sentence. */
export interface SentenceToken extends WordToken {
  readonly sentence: number;
}

/** Signs of the beginning and the end of a part. */
export const EDGES: ReadonlySet<string> = new Set(["^", "$"]);
/** Sign of an authority. */
export const AUTHORITY = "@";
/** Signs of the target and of another authority where they are told apart. */
export const TARGET = "@T";
export const OTHER_AUTHORITY = "@O";

/** Lists the words of a part of a text between its edges; neighbouring authorities are one sign. */
export function listTokens(text: string, from: number, to: number, authorities: readonly Span[]): WordToken[] {
  const tokens: WordToken[] = [{ name: "^", span: { start: from, end: from } }];
  visitTokens(text, { start: from, end: to }, authorities, (token) => {
    if (token.name !== AUTHORITY || tokens.at(-1)!.name !== AUTHORITY) tokens.push(token);
  });
  tokens.push({ name: "$", span: { start: to, end: to } });
  return tokens;
}

/** Lists the words of each sentence, with different signs for the target and for other authorities. */
export function listSentenceTokens(
  text: string,
  sentences: readonly Span[],
  authorities: readonly Span[],
  target: Span,
): SentenceToken[] {
  const tokens: SentenceToken[] = [];
  sentences.forEach((range, sentence) => {
    visitTokens(text, range, authorities, ({ name, span }) => {
      const isTarget = span.start < target.end && span.end > target.start;
      const sign = name !== AUTHORITY ? name : isTarget ? TARGET : OTHER_AUTHORITY;
      tokens.push({ name: sign, span, sentence });
    });
  });
  return tokens;
}

function visitTokens(
  text: string,
  { start, end }: Span,
  authorities: readonly Span[],
  visit: (token: WordToken) => void,
): void {
  let at = start;
  for (const span of authorities) {
    if (span.end <= at || span.start >= end) continue;
    visitWords(text, at, Math.max(at, span.start), visit);
    visit({ name: AUTHORITY, span });
    at = Math.min(end, Math.max(at, span.end));
  }
  visitWords(text, at, end, visit);
}

function visitWords(text: string, from: number, to: number, visit: (token: WordToken) => void): void {
  for (const { 0: word, index } of text.slice(from, to).matchAll(WORD))
    visit({ name: word.toLowerCase(), span: { start: from + index, end: from + index + word.length } });
}

const WORD = /[A-Za-z]+(?:'[a-z]+)?|,|;/g;
