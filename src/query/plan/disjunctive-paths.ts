import booleanParser from "boolean-parser";
import type { QueryNode } from "../ast.ts";
import { foldExpression, type LeafNode } from "../fold-expression.ts";

/** One condition of a path: a leaf of the query that must hold, or must not hold. */
export interface PathAtom {
  readonly node: LeafNode;
  readonly negated: boolean;
}

/** Limits of the expansion: paths, atoms in all paths together, operators inside operators. */
const MAX_PATHS = 4096;
const MAX_PATH_ATOMS = 65_536;
const MAX_PATH_DEPTH = 64;

/**
 * Expands an expression to paths: a case satisfies it if all atoms of at least one path hold. Returns `null` if there
 * are more than 4,096 paths, if they have more than 65,536 atoms together, or if operators are nested more than 64
 * deep. Atoms are in query order, paths in the order of their atoms.
 */
export function expandDisjunctivePaths(root: QueryNode): readonly (readonly PathAtom[])[] | null {
  const atoms: PathAtom[] = [];
  const { plain } = foldExpression<Polarities>(root, {
    and: (operands) => ({ plain: joinAnd(operands.map(toPlain)), negated: joinOr(operands.map(toNegated)) }),
    or: (operands) => ({ plain: joinOr(operands.map(toPlain)), negated: joinAnd(operands.map(toNegated)) }),
    not: ({ plain, negated }) => ({ plain: negated, negated: plain }),
    leaf(node) {
      atoms.push({ node, negated: false }, { node, negated: true });
      return { plain: createAtomExpansion(atoms.length - 2), negated: createAtomExpansion(atoms.length - 1) };
    },
  });
  if (plain.pathCount > MAX_PATHS || plain.atomCount > MAX_PATH_ATOMS || plain.depth > MAX_PATH_DEPTH) return null;
  return booleanParser
    .parseBooleanQuery(plain.text())
    .map((path) => path.map(Number).sort((a, b) => a - b))
    .sort(compareAtoms)
    .map((path) => path.map((index) => atoms[index]!));
}

/** An expression and its negation, both with NOT only in the atoms. */
interface Polarities {
  readonly plain: Expansion;
  readonly negated: Expansion;
}

function toPlain({ plain }: Polarities): Expansion {
  return plain;
}

function toNegated({ negated }: Polarities): Expansion {
  return negated;
}

interface Expansion {
  /** In the language of boolean-parser: placeholders, AND, OR, single spaces and parentheses. */
  readonly text: () => string;
  readonly pathCount: number;
  /** In all paths together. */
  readonly atomCount: number;
  readonly depth: number;
}

function createAtomExpansion(index: number): Expansion {
  return { text: () => String(index), pathCount: 1, atomCount: 1, depth: 0 };
}

function joinAnd(operands: readonly Expansion[]): Expansion {
  let ways = 1;
  let atoms = 0;
  for (const operand of operands) {
    atoms = atoms * operand.pathCount + operand.atomCount * ways;
    ways *= operand.pathCount;
  }
  return { text: () => joinTexts(operands, "AND"), pathCount: ways, atomCount: atoms, depth: computeDepth(operands) };
}

function joinOr(operands: readonly Expansion[]): Expansion {
  let ways = 0;
  let atoms = 0;
  for (const operand of operands) {
    atoms += operand.atomCount;
    ways += operand.pathCount;
  }
  return { text: () => joinTexts(operands, "OR"), pathCount: ways, atomCount: atoms, depth: computeDepth(operands) };
}

function joinTexts(operands: readonly Expansion[], operator: string): string {
  return operands.map(({ depth, text }) => (depth === 0 ? text() : `(${text()})`)).join(` ${operator} `);
}

function computeDepth(operands: readonly Expansion[]): number {
  return 1 + Math.max(...operands.map(({ depth }) => depth));
}

function compareAtoms(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((index, position) => index !== b[position]);
  return at === -1 ? a.length - b.length : a[at]! - (b[at] ?? -1);
}
