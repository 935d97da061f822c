import booleanParser from "boolean-parser";
import type { QueryNode } from "./ast.ts";
import { fold } from "./fold.ts";

/** One condition of a path: a leaf of the query that must hold, or must not. */
export interface PathAtom {
  readonly node: Exclude<QueryNode, { kind: "and" | "or" | "not" }>;
  readonly negated: boolean;
}

/** What the expansion can carry: paths, atoms in all of them together, operators inside operators. */
const MOST_PATHS = 4096;
const MOST_ATOMS = 65_536;
const DEEPEST = 64;

/**
 * The ways in which a case can satisfy an expression: it does if all atoms of at least one path hold. `null` where
 * there are more than 4,096 ways, or they hold more than 65,536 atoms or come from operators more than 64 deep. Atoms
 * stand in the order of the query, paths in the order of their atoms.
 */
export function disjunctivePaths(root: QueryNode): readonly (readonly PathAtom[])[] | null {
  const atoms: PathAtom[] = [];
  const { plain } = fold<Polarities>(root, (node, operands) => {
    if (node.kind === "not") {
      const [operand] = operands as readonly [Polarities];
      return { plain: operand.negated, negated: operand.plain };
    }
    if (node.kind === "and" || node.kind === "or") {
      const plains = operands.map((operand) => operand.plain);
      const negations = operands.map((operand) => operand.negated);
      return node.kind === "and"
        ? { plain: joinAnd(plains), negated: joinOr(negations) }
        : { plain: joinOr(plains), negated: joinAnd(negations) };
    }
    atoms.push({ node, negated: false }, { node, negated: true });
    return { plain: atom(atoms.length - 2), negated: atom(atoms.length - 1) };
  });
  if (plain.ways > MOST_PATHS || plain.atoms > MOST_ATOMS || plain.depth > DEEPEST) return null;
  return booleanParser
    .parseBooleanQuery(plain.text())
    .map((path) => path.map(Number).sort((a, b) => a - b))
    .sort(byAtoms)
    .map((path) => path.map((index) => atoms[index] as PathAtom));
}

/** An expression and its negation, both without NOT but in the atoms. */
interface Polarities {
  readonly plain: Expansion;
  readonly negated: Expansion;
}

interface Expansion {
  /** Written in the only language that boolean-parser has: placeholders, AND, OR, single spaces and parentheses. */
  readonly text: () => string;
  readonly ways: number;
  /** In all ways together. */
  readonly atoms: number;
  readonly depth: number;
}

function atom(index: number): Expansion {
  return { text: () => String(index), ways: 1, atoms: 1, depth: 0 };
}

function joinAnd(operands: readonly Expansion[]): Expansion {
  let ways = 1;
  let atoms = 0;
  for (const operand of operands) {
    atoms = atoms * operand.ways + operand.atoms * ways;
    ways *= operand.ways;
  }
  return { text: () => joinTexts(operands, "AND"), ways, atoms, depth: depthAround(operands) };
}

function joinOr(operands: readonly Expansion[]): Expansion {
  let ways = 0;
  let atoms = 0;
  for (const operand of operands) {
    atoms += operand.atoms;
    ways += operand.ways;
  }
  return { text: () => joinTexts(operands, "OR"), ways, atoms, depth: depthAround(operands) };
}

function joinTexts(operands: readonly Expansion[], operator: string): string {
  return operands.map(({ depth, text }) => (depth === 0 ? text() : `(${text()})`)).join(` ${operator} `);
}

function depthAround(operands: readonly Expansion[]): number {
  return 1 + Math.max(...operands.map(({ depth }) => depth));
}

function byAtoms(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((index, position) => index !== b[position]);
  return at === -1 ? a.length - b.length : (a[at] as number) - (b[at] ?? -1);
}
