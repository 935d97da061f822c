import fc from "fast-check";
import type {
  BooleanQuery,
  CitationNode,
  FilterNode,
  NearOperand,
  PhraseNode,
  PrefixNode,
  QueryNode,
  TitleNode,
  WordNode,
} from "../../src/query/ast.ts";
import type { RecognisedCitation } from "../../src/query/cited-spans.ts";
import { createNearNode, createNotNode, freezeNode, joinNodes } from "../../src/query/nodes.ts";

const span = { start: 0, end: 0 };

/** Recognises citations of two made-up reporters: `12 Oak. 345` and `(1999) 2 ELM 34`; parallels share a group. */
export function findOakAndElm(text: string): readonly RecognisedCitation[] {
  return Array.from(
    text.matchAll(/(?<![\p{L}\p{N}])(?:\d{1,4} Oak\. \d{1,5}|\((\d{4})\) \d{1,3} ELM \d{1,5})/gu),
    (match) => ({
      kind: "case",
      raw: match[0],
      key: match[0].toLowerCase(),
      span: { start: match.index, end: match.index + match[0].length },
    }),
  );
}

/** A query or a part of it without its positions. */
export function removeSpans(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, held) => (name === "span" ? undefined : held)));
}

const text = fc.oneof(
  fc.constantFrom(
    "oak",
    "elm",
    "section",
    "usc",
    "and",
    "or",
    "not",
    "s",
    "p",
    "title",
    "ca9",
    "straße",
    "न्यायालय",
    "302",
    "σ",
  ),
  fc.stringMatching(/^[a-z]{2,6}$/),
);

const word = text.map((word) => freezeNode<WordNode>({ kind: "word", word, span }));
const prefix = fc
  .stringMatching(/^[a-z]{2,5}$/)
  .map((prefix) => freezeNode<PrefixNode>({ kind: "prefix", prefix, span }));
const phrase = fc
  .array(text, { minLength: 1, maxLength: 4 })
  .map((words) => freezeNode<PhraseNode>({ kind: "phrase", words, span }));
const place = fc.oneof(word, prefix, phrase);

const nearOperand: fc.Arbitrary<NearOperand> = fc.oneof(
  place,
  fc.array(place, { minLength: 2, maxLength: 3 }).map((operands) => joinNodes("or", operands) as NearOperand),
);

const link = fc.oneof(
  fc.record({ within: fc.integer({ min: 1, max: 255 }), ordered: fc.boolean() }),
  fc.record({ within: fc.constantFrom("sentence", "paragraph"), ordered: fc.constant(false) }),
);

const near = fc.array(fc.tuple(nearOperand, link), { minLength: 2, maxLength: 4 }).map((pairs) =>
  createNearNode(
    pairs.map(([operand]) => operand),
    pairs.slice(1).map(([, held]) => held),
  ),
);

const title = fc.oneof(place, near).map((operand) => freezeNode<TitleNode>({ kind: "title", operand, span }));

const cited = fc.constantFrom("12 Oak. 345", "7 Oak. 1 (1931)", "(1999) 2 ELM 34", "7 Oak. 1, 12 (C.A. 1931)");

const citation: fc.Arbitrary<CitationNode> = cited.map((raw) =>
  freezeNode({ kind: "citation", raw, key: formatKey(raw), citationKind: "case", span }),
);

const name = fc.constantFrom("scotus", "ca9", "High Court of Oakland", "A. B. Elm", "न्यायालय", "AND", "in-sc");

const year = fc
  .tuple(fc.integer({ min: 1000, max: 2999 }), fc.integer({ min: 0, max: 50 }))
  .chain(([from, more]) =>
    fc.constantFrom({ from, to: from + more }, { from, to: from }, { from, to: null }, { from: null, to: from }),
  );

const filter: fc.Arbitrary<FilterNode> = fc.oneof(
  fc
    .tuple(fc.constantFrom("court", "judge"), name)
    .map(([kind, value]) => freezeNode<FilterNode>({ kind, value, span })),
  year.map((years) => freezeNode<FilterNode>({ kind: "year", ...years, span })),
  fc
    .tuple(fc.constantFrom("citation", "cites", "citedby"), fc.oneof(cited, fc.constantFrom("77", "9 Unknown 9")))
    .map(([relation, value]) =>
      freezeNode<FilterNode>({
        kind: "cites",
        relation,
        value,
        key: /Oak|ELM/.test(value) ? formatKey(value) : null,
        span,
      }),
    ),
  fc
    .constantFrom("overruled", "relied_on", "negative")
    .map((value) => freezeNode<FilterNode>({ kind: "treatment", value, span })),
  fc.constantFrom("Good Law", "Overruled").map((value) => freezeNode<FilterNode>({ kind: "freshness", value, span })),
);

function formatKey(raw: string): string {
  return findOakAndElm(raw)[0]?.key as string;
}

/** Random expressions over the given leaves, as the parser builds them. */
export function createExpressions(leaf: fc.Arbitrary<QueryNode>): fc.Arbitrary<QueryNode> {
  return fc.letrec<{ node: QueryNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaf,
      tie("node").map((operand) => createNotNode(operand, span)),
      fc
        .tuple(fc.constantFrom("and", "or"), fc.array(tie("node"), { minLength: 2, maxLength: 4 }))
        .map(([kind, operands]) => joinNodes(kind, operands)),
    ),
  })).node;
}

/** Random expressions with every kind of leaf. */
export const expressions = createExpressions(fc.oneof(word, prefix, phrase, near, title, citation, filter));

export const booleanQueries: fc.Arbitrary<BooleanQuery> = expressions.map((root) => ({ kind: "boolean", root }));

/** Random expressions over four words, so that one word often occurs twice. */
export const smallExpressions = createExpressions(
  fc.constantFrom("ash", "elm", "fir", "oak").map((word) => freezeNode<WordNode>({ kind: "word", word, span })),
);
