import type { NearOperand, QueryNode } from "../../../src/query/ast.ts";
import { findWords } from "../../../src/text/words.ts";
import type { BooleanOracle } from "../../support/boolean-oracle/boolean-oracle.ts";

const span = { start: 0, end: 0 };

/** Creates parts of Boolean queries from the texts, the words and the facts of an oracle's cases. */
export function createPartGenerator(oracle: BooleanOracle, random: () => number): (index: number) => QueryNode {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const up = (to: number) => Math.floor(random() * to);
  const operands = createOperandGenerator(oracle, random);

  return (index) => {
    switch (index % 12) {
      case 0:
        return operands.word();
      case 1:
        return { kind: "word", word: pick(oracle.words.list()), span };
      case 2:
      case 3:
        return operands.phrase();
      case 4: {
        const pair = [operands.word(), random() < 0.5 ? operands.word() : operands.prefix()];
        return { kind: "near", operands: pair, links: [operands.distance()], span };
      }
      case 5:
      case 6:
        return { kind: "near", operands: [operands.any(), operands.any()], links: [operands.unit()], span };
      case 7: {
        const links = [operands.unit(), random() < 0.5 ? operands.unit() : operands.distance()];
        return { kind: "near", operands: [operands.any(), operands.any(), operands.any()], links, span };
      }
      case 8:
        return operands.prefix();
      case 9:
        return { kind: "title", operand: operands.word(), span };
      case 10: {
        const from = 1850 + up(150);
        if (random() < 0.5) return { kind: "year", from, to: from + up(40), span };
        return { kind: "court", value: pick(oracle.cases).courtId, span };
      }
      default: {
        const { judges, freshness } = pick(oracle.cases);
        if (random() < 0.3 || judges.length === 0) return { kind: "freshness", value: freshness, span } as QueryNode;
        const named = findWords(pick(judges)).map(({ word }) => word);
        return { kind: "judge", value: random() < 0.5 ? named.join(" ") : (named.at(-1) ?? "x"), span };
      }
    }
  };
}

/** Creates words, prefixes and phrases of the texts, alternatives of them, and the links between them. */
function createOperandGenerator(oracle: BooleanOracle, random: () => number) {
  const up = (to: number) => Math.floor(random() * to);
  const pickText = () => oracle.cases[up(oracle.cases.length)]!.texts[1].words;
  const pickWord = () => {
    const text = pickText();
    return text.length === 0 ? "court" : oracle.words.spell(text[up(text.length)]!);
  };
  const word = () => ({ kind: "word", word: pickWord(), span }) as const;
  const prefix = () => {
    const letters = Array.from(pickWord()).slice(0, 2 + up(4));
    return { kind: "prefix", prefix: letters.join(""), span } as const;
  };
  const phrase = () => {
    const text = pickText();
    const at = up(Math.max(0, text.length - 4));
    const words = Array.from(text.subarray(at, at + 2 + up(3)), (id) => oracle.words.spell(id));
    return words.length > 0 ? ({ kind: "phrase", words, span } as const) : word();
  };
  const single = () => [word, word, prefix, phrase][up(4)]!();
  const any = (): NearOperand =>
    random() < 0.8 ? single() : { kind: "or", operands: [single(), single(), single()], span };
  const unit = () => ({
    within: random() < 0.6 ? ("sentence" as const) : ("paragraph" as const),
    ordered: random() < 0.3,
  });
  const distance = () => ({ within: 1 + up(15), ordered: random() < 0.5 });
  return { word, prefix, phrase, any, unit, distance };
}
