import type { NearOperand, PhraseNode, PrefixNode, WordNode } from "../../../src/query/ast.ts";
import { stem } from "../../../src/text/stem.ts";
import type { OracleText } from "./oracle-text.ts";
import type { WordTable } from "./word-table.ts";

/** Positions of the first and the last word of an occurrence. */
export interface WordRange {
  readonly first: number;
  readonly last: number;
}

/** Finds all occurrences in a text, ordered by first word. */
export type RangeFinder = (text: OracleText) => WordRange[];

/** Creates the finder of a word, a prefix, a phrase, or alternatives of them. */
export function createRangeFinder(node: NearOperand, table: WordTable): RangeFinder {
  switch (node.kind) {
    case "or": {
      const finders = node.operands.map((operand) => createRangeFinder(operand, table));
      return (text) => finders.flatMap((find) => find(text)).sort((a, b) => a.first - b.first);
    }
    case "phrase":
      return createPhraseFinder(node, table);
    default:
      return createWordFinder(node, table);
  }
}

function createPhraseFinder(node: PhraseNode, table: WordTable): RangeFinder {
  const wanted = node.words.map((word) => table.find(word));
  return ({ words }) => {
    const ranges: WordRange[] = [];
    for (let at = words.indexOf(wanted[0]!); at >= 0; at = words.indexOf(wanted[0]!, at + 1)) {
      if (wanted.every((id, i) => words[at + i] === id)) ranges.push({ first: at, last: at + wanted.length - 1 });
    }
    return ranges;
  };
}

function createWordFinder(node: WordNode | PrefixNode, table: WordTable): RangeFinder {
  const root = node.kind === "word" ? stem(node.word) : null;
  const wanted = table.mark((word, itsStem) =>
    node.kind === "word" ? itsStem === root : word.startsWith(node.prefix),
  );
  return ({ words }) => {
    const ranges: WordRange[] = [];
    for (let at = 0; at < words.length; at++) if (wanted[words[at]!] === 1) ranges.push({ first: at, last: at });
    return ranges;
  };
}
