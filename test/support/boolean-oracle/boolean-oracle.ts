import { type TreatmentKind, toTreatmentLabel } from "../../../src/law/treatment.ts";
import type { CitesNode, FilterNode, QueryNode, TextNode } from "../../../src/query/ast.ts";
import { findWords } from "../../../src/text/words.ts";
import { type OracleText, readOracleText } from "./oracle-text.ts";
import { createProximityTest } from "./proximity.ts";
import { createRangeFinder } from "./text-ranges.ts";
import { createWordTable, type WordTable } from "./word-table.ts";

/** Attributes of a case that filters test. */
export interface CaseFacts {
  readonly courtId: string;
  readonly dateFiled: string;
  readonly judges: readonly string[];
  readonly freshness: string;
  /** Its own citation key, the keys that it cites, and its treatments by later cases; empty if not given. */
  readonly key?: string;
  readonly cites?: readonly string[];
  readonly treatedAs?: readonly TreatmentKind[];
}

/** A case with its two texts. */
export interface OracleCase extends CaseFacts {
  readonly name: string;
  readonly judgment: string;
}

/** Evaluates Boolean queries by their definition: it tests every case, without an index. */
export interface BooleanOracle {
  readonly words: WordTable;
  readonly cases: readonly (CaseFacts & { readonly texts: readonly [name: OracleText, judgment: OracleText] })[];
  add(one: OracleCase): void;
  /** Returns, by ordinal, 1 for each case that satisfies the node. */
  evaluate(node: QueryNode): Uint8Array;
}

/** Creates an oracle without cases. */
export function createBooleanOracle(): BooleanOracle {
  const words = createWordTable();
  const cases: BooleanOracle["cases"][number][] = [];
  const where = (test: (one: (typeof cases)[number]) => boolean) => Uint8Array.from(cases, (one) => Number(test(one)));

  function evaluate(node: QueryNode): Uint8Array {
    switch (node.kind) {
      case "and":
        return node.operands.map(evaluate).reduce((a, b) => a.map((held, i) => held & b[i]!));
      case "or":
        return node.operands.map(evaluate).reduce((a, b) => a.map((held, i) => held | b[i]!));
      case "not":
        return evaluate(node.operand).map((held) => 1 - held);
      case "title": {
        const test = createTextTest(node.operand, words);
        return where(({ texts: [name] }) => test(name));
      }
      case "word":
      case "prefix":
      case "phrase":
      case "near": {
        const test = createTextTest(node, words);
        return where(({ texts }) => texts.some(test));
      }
      case "citation":
        return where(({ key, cites }) => key === node.key || (cites?.includes(node.key) ?? false));
      default:
        return where((one) => satisfiesFilter(node, one, cases));
    }
  }

  return {
    words,
    cases,
    add({ name, judgment, ...facts }) {
      cases.push({ ...facts, texts: [readOracleText(name, words, true), readOracleText(judgment, words)] });
    },
    evaluate,
  };
}

/** Lists the ordinals of the cases that are marked with 1. */
export function listOrdinals(marked: Uint8Array): number[] {
  const ordinals: number[] = [];
  marked.forEach((held, ordinal) => {
    if (held === 1) ordinals.push(ordinal);
  });
  return ordinals;
}

function createTextTest(node: TextNode, words: WordTable): (text: OracleText) => boolean {
  if (node.kind === "near") return createProximityTest(node, words);
  const find = createRangeFinder(node, words);
  return (text) => find(text).length > 0;
}

function satisfiesFilter(node: FilterNode, one: CaseFacts, all: readonly CaseFacts[]): boolean {
  switch (node.kind) {
    case "court":
      return one.courtId === node.value;
    case "judge":
      return one.judges.some((judge) => namesJudge(judge, node.value.split(" ")));
    case "year": {
      const year = Number(one.dateFiled.slice(0, 4));
      return year >= (node.from ?? 0) && year <= (node.to ?? 9999);
    }
    case "treatment":
      return one.treatedAs?.some((kind) => kind === node.value || toTreatmentLabel(kind) === node.value) ?? false;
    case "freshness":
      return one.freshness === node.value;
    case "cites":
      return satisfiesCites(node, one, all);
  }
}

/** Returns whether a judge's name contains every given word. */
function namesJudge(judge: string, given: readonly string[]): boolean {
  const words = findWords(judge).map(({ word }) => word);
  return given.every((word) => words.includes(word));
}

function satisfiesCites({ relation, key }: CitesNode, one: CaseFacts, all: readonly CaseFacts[]): boolean {
  if (relation === "citation") return one.key === key;
  if (relation === "cites") return one.cites?.includes(key!) ?? false;
  return one.key !== undefined && (all.find((other) => other.key === key)?.cites?.includes(one.key) ?? false);
}
