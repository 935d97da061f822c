import { toTreatmentLabel } from "../../src/law/treatment.ts";
import type { NearNode, NearOperand, ProximityConstraint, QueryNode, TextNode } from "../../src/query/ast.ts";
import { stem } from "../../src/text/stem.ts";
import { findWords } from "../../src/text/words.ts";
import type { TestCase } from "./generated-cases.ts";

/*
 * What a query means, read off its definition by looking through every case: the word rule is all that it shares with
 * the index. `/s` and `/p` hold for texts whose sentences all begin with "Held" and whose paragraphs are parted by
 * blank lines, as the generated ones are.
 */

/** One of a case's two texts, word by word. */
interface Text {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly sentences: readonly number[];
  readonly paragraphs: readonly number[];
}

/** First and last word of an occurrence. */
type WordRange = readonly [first: number, last: number];

export function createNaiveScan(cases: readonly TestCase[]): (root: QueryNode) => number[] {
  const texts = cases.map((one) => [readText(one.title, true), readText(one.content, false)] as const);

  function holds(node: QueryNode, ordinal: number): boolean {
    const one = cases[ordinal]!;
    switch (node.kind) {
      case "and":
        return node.operands.every((operand) => holds(operand, ordinal));
      case "or":
        return node.operands.some((operand) => holds(operand, ordinal));
      case "not":
        return !holds(node.operand, ordinal);
      case "title":
        return isInText(node.operand, texts[ordinal]![0]);
      case "word":
      case "prefix":
      case "phrase":
      case "near":
        return texts[ordinal]!.some((text) => isInText(node, text));
      case "court":
        return one.courtId === node.value;
      case "judge":
        return one.judges.some((judge) => judge.split(" ").includes(node.value));
      case "year": {
        const year = Number(one.dateFiled.slice(0, 4));
        return year >= (node.from ?? 0) && year <= (node.to ?? 9999);
      }
      case "treatment":
        return one.treatedAs.some((kind) => kind === node.value || toTreatmentLabel(kind) === node.value);
      case "freshness":
        return one.freshness === node.value;
      case "citation":
        return one.key === node.key || one.cites.includes(node.key);
      case "cites": {
        if (node.relation === "citation") return one.key === node.key;
        if (node.relation === "cites") return one.cites.includes(node.key!);
        return cases.find((other) => other.key === node.key)?.cites.includes(one.key) ?? false;
      }
    }
  }

  return (root) => cases.flatMap((_, ordinal) => (holds(root, ordinal) ? [ordinal] : []));
}

function readText(text: string, isName: boolean): Text {
  const found = findWords(text);
  const sentences: number[] = [];
  const paragraphs: number[] = [];
  let sentence = 0;
  let paragraph = 0;
  found.forEach(({ start, end }, i) => {
    if (!isName && i > 0 && text.slice(start, end) === "Held") sentence++;
    if (!isName && i > 0 && text.slice(found[i - 1]!.end, start).includes("\n\n")) paragraph++;
    sentences.push(sentence);
    paragraphs.push(paragraph);
  });
  const plain = found.map(({ word }) => word);
  return { words: plain, stems: plain.map(stem), sentences, paragraphs };
}

function isInText(node: TextNode, text: Text): boolean {
  return node.kind === "near" ? isNear(node, text) : findRanges(node, text).length > 0;
}

function findRanges(node: Exclude<NearOperand, { kind: "or" }> | NearOperand, text: Text): WordRange[] {
  switch (node.kind) {
    case "word":
      return text.stems.flatMap((root, i) => (root === stem(node.word) ? [[i, i] as const] : []));
    case "prefix":
      return text.words.flatMap((word, i) => (word.startsWith(node.prefix) ? [[i, i] as const] : []));
    case "phrase":
      return text.words.flatMap((_, i) =>
        node.words.every((word, j) => text.words[i + j] === word) ? [[i, i + node.words.length - 1] as const] : [],
      );
    case "or":
      return node.operands.flatMap((operand) => findRanges(operand, text));
  }
}

function isNear(node: NearNode, text: Text): boolean {
  let reached = findRanges(node.operands[0]!, text);
  for (let i = 1; i < node.operands.length; i++) {
    const link = node.links[i - 1]!;
    reached = findRanges(node.operands[i]!, text).filter((right) =>
      reached.some((left) => isLinked(left, right, link, text)),
    );
  }
  return reached.length > 0;
}

function isLinked(left: WordRange, right: WordRange, { within, ordered }: ProximityConstraint, text: Text): boolean {
  if (left[1] < right[0]) return isClose(left, right, within, text);
  return !ordered && right[1] < left[0] && isClose(right, left, within, text);
}

function isClose(earlier: WordRange, later: WordRange, within: ProximityConstraint["within"], text: Text): boolean {
  if (typeof within === "number") return later[0] - earlier[1] <= within;
  const stretch = within === "sentence" ? text.sentences : text.paragraphs;
  return stretch[earlier[0]] === stretch[later[1]];
}
