import type { Span } from "../../../citation/citation.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { DENIAL, listConcepts } from "./concepts.ts";
import { type AddFeature, addActs, addLastSentence, addShape, addSkipPairs } from "./context-features.ts";
import { markMentions } from "./mark-mentions.ts";
import { addRoles } from "./role-features.ts";
import { AUTHORITY, EDGES, listSentenceTokens, listTokens, type WordToken } from "./sentence-tokens.ts";
import { addSignals } from "./signal-features.ts";
import type { WordInput } from "./word-input.ts";

/** A word, a concept or a pair of them near a citation, with the last place where it occurs. */
export type WordFeature = WordToken;

/** UTF-16 code units before and after the target's sentence that are read. */
const MAX_CONTEXT_CHARS = 500;
/** Sign of the part of a window: before and after the target in its sentence, the sentences before, those after. */
type Part = "<" | ">" | "-" | "+";

/**
 * Lists the words around a citation as features, each once: a word, a word with its part of the window, a pair of words,
 * and the same for the concepts that words express; then what the last sentence says, who acts on whom, the
 * phrases of the lexicon, and the shape of the window.
 * Every authority is one sign, so that no feature contains a name that the text cites.
 */
export function listWordFeatures(input: WordInput): WordFeature[] {
  const { text, target, sentences, authorities } = input;
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
  const add: AddFeature = (name, token) => void found.set(name, token.span);
  const tokens = listSentenceTokens(text, sentences, authorities, target);
  addLastSentence(tokens, add);
  addActs(tokens, add);
  addSkipPairs(tokens, add);
  const marked = markMentions(input);
  addRoles(marked, add);
  addSignals(input, marked, add);
  addShape(tokens, { sentences: sentences.length, authorities: authorities.length }, add);
  return Array.from(found, ([name, span]) => ({ name, span }));
}

function addWords(found: Map<string, Span>, part: Part, tokens: readonly WordToken[]): void {
  let before: WordToken | null = null;
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
function addConcepts(found: Map<string, Span>, part: Part, tokens: readonly WordToken[]): void {
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

/** Features of a window whose features count as they are. */
const USUAL_FEATURES = 200;

/** Computes the value of each feature of a window: the more there are, the less each counts. */
export function computeFeatureValue(count: number): number {
  return Math.sqrt(USUAL_FEATURES / Math.max(1, count));
}
