import fc from "fast-check";
import type { NearOperand, PhraseNode, PrefixNode, QueryNode, TextNode, WordNode } from "../../src/query/ast.ts";
import { findWords } from "../../src/text/words.ts";
import { VOCABULARY } from "./generated-cases.ts";

const span = { start: 0, end: 0 };
const WORDS = [
  ...new Set([...VOCABULARY, "held", "v", "nowhere"].flatMap((word) => findWords(word).map((one) => one.word))),
];

const anyWord = fc.constantFrom(...WORDS);
const wordNode: fc.Arbitrary<WordNode> = anyWord.map((word) => ({ kind: "word", word, span }));
const prefixNode: fc.Arbitrary<PrefixNode> = fc
  .tuple(anyWord, fc.integer({ min: 1, max: 4 }))
  .map(([word, length]) => ({ kind: "prefix", prefix: Array.from(word).slice(0, length).join(""), span }));
const phraseNode: fc.Arbitrary<PhraseNode> = fc
  .array(anyWord, { minLength: 1, maxLength: 3 })
  .map((phrase) => ({ kind: "phrase", words: phrase, span }));
const placed: fc.Arbitrary<WordNode | PrefixNode | PhraseNode> = fc.oneof(
  { weight: 4, arbitrary: wordNode },
  prefixNode,
  phraseNode,
);
const nearOperand: fc.Arbitrary<NearOperand> = fc.oneof(
  { weight: 4, arbitrary: placed },
  fc.array(placed, { minLength: 2, maxLength: 3 }).map((operands) => ({ kind: "or" as const, operands, span })),
);
const within = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom("sentence" as const, "paragraph" as const));
const nearNode: fc.Arbitrary<TextNode> = fc
  .integer({ min: 2, max: 3 })
  .chain((count) =>
    fc
      .tuple(
        fc.array(nearOperand, { minLength: count, maxLength: count }),
        fc.array(fc.record({ within, ordered: fc.boolean() }), { minLength: count - 1, maxLength: count - 1 }),
      )
      .map(([operands, links]) => ({ kind: "near" as const, operands, links, span })),
  );
const textNode: fc.Arbitrary<TextNode> = fc.oneof({ weight: 3, arbitrary: placed }, nearNode);

const key = fc.integer({ min: 0, max: 60 }).map((ordinal) => `key ${ordinal}`);
const filterNode: fc.Arbitrary<QueryNode> = fc.oneof(
  fc.constantFrom("scotus", "ca9", "in-sc", "nowhere").map((value) => ({ kind: "court" as const, value, span })),
  fc.constantFrom("marsh", "stone", "nobody").map((value) => ({ kind: "judge" as const, value, span })),
  fc
    .tuple(fc.integer({ min: 1948, max: 1982 }), fc.integer({ min: 0, max: 12 }), fc.constantFrom(0, 1, 2))
    .map(([from, years, open]) => ({
      kind: "year" as const,
      from: open === 1 ? null : from,
      to: open === 2 ? null : from + years,
      span,
    })),
  fc
    .tuple(fc.constantFrom("citation" as const, "cites" as const, "citedby" as const), key)
    .map(([relation, value]) => ({ kind: "cites" as const, relation, value, key: value, span })),
  fc
    .constantFrom("overruled" as const, "followed" as const, "negative" as const)
    .map((value) => ({ kind: "treatment" as const, value, span })),
  fc
    .constantFrom("Good Law" as const, "Overruled" as const)
    .map((value) => ({ kind: "freshness" as const, value, span })),
);
const citationNode: fc.Arbitrary<QueryNode> = key.map((value) => ({
  kind: "citation",
  raw: value,
  key: value,
  citationKind: "case",
  span,
}));
const leaf: fc.Arbitrary<QueryNode> = fc.oneof(
  { weight: 6, arbitrary: textNode },
  { weight: 1, arbitrary: textNode.map((operand) => ({ kind: "title" as const, operand, span })) },
  { weight: 1, arbitrary: citationNode },
  { weight: 2, arbitrary: filterNode },
);

/** Queries of every operator over the generated corpus. */
export const anyQuery: fc.Arbitrary<QueryNode> = fc.letrec<{ node: QueryNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.array(tie("node"), { minLength: 2, maxLength: 4 }).map((operands) => ({ kind: "and" as const, operands, span })),
    fc.array(tie("node"), { minLength: 2, maxLength: 4 }).map((operands) => ({ kind: "or" as const, operands, span })),
    tie("node").map((operand) => ({ kind: "not" as const, operand, span })),
  ),
})).node;
