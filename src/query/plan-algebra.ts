import type { EvidencePlan, PlanNode } from "./plan.ts";

/**
 * A set of cases while it is being planned. The complement is kept apart as `excluded`, so that it can move to where
 * it costs least. `node` itself is never `none` nor `not`.
 */
export interface Planned {
  readonly node: PlanNode;
  readonly excluded: boolean;
  /** The operands of an `and` or `or`. */
  readonly parts: readonly Planned[];
  /** Equal for equal leaves. */
  readonly key: string | null;
  readonly turn: Turn;
  /** About how many cases at most, before the complement; 0 where nothing is known. */
  readonly cases: number;
}

/**
 * The order in which an AND takes its operands: small sets first; what holds of many cases when few are left; and last
 * proximity, for which all places in a case are looked at.
 */
const TURNS = ["citation", "text", "filter", "near"] as const;

export type Turn = (typeof TURNS)[number];

const ALL: Planned = { node: { kind: "all" }, excluded: false, parts: [], key: null, turn: "filter", cases: 0 };
const NONE = negation(ALL);

export function plannedLeaf(node: PlanNode, turn: Turn, cases: number): Planned {
  return { node, excluded: false, parts: [], key: leafKey(node), turn, cases };
}

/** Equal for equal leaves. Most are terms, and a query of many is planned in microseconds. */
export function leafKey(node: PlanNode): string {
  return node.kind === "term" ? `${node.match} ${node.field} ${node.text}` : JSON.stringify(node);
}

/** NOT; twice is nothing. */
export function negation(planned: Planned): Planned {
  return { ...planned, excluded: !planned.excluded };
}

/** AND. Exclusions come last; if there is nothing else, not a and not b is not (a or b). */
export function conjunction(operands: readonly Planned[]): Planned {
  const wanted = distinct(operands, "and").filter((operand) => !isAll(operand));
  const [first] = wanted;
  if (first === undefined) return ALL;
  if (wanted.some(isNone) || contradicts(wanted)) return NONE;
  if (wanted.length === 1) return first;
  if (wanted.every(({ excluded }) => excluded)) return negation(disjunction(wanted.map(negation)));
  const parts = wanted.toSorted(
    (a, b) =>
      Number(a.excluded) - Number(b.excluded) || TURNS.indexOf(a.turn) - TURNS.indexOf(b.turn) || a.cases - b.cases,
  );
  const included = parts.filter(({ excluded }) => !excluded);
  const cases = included.reduce((least, part) => Math.min(least, part.cases), Number.POSITIVE_INFINITY);
  return composed("and", parts, (included[0] as Planned).turn, cases);
}

/** OR. If anything is excluded, a or not b is not (b and not a), so that one complement is left. */
export function disjunction(operands: readonly Planned[]): Planned {
  const offered = distinct(operands, "or").filter((operand) => !isNone(operand));
  const [first] = offered;
  if (first === undefined) return NONE;
  if (offered.some(isAll) || contradicts(offered)) return ALL;
  if (offered.length === 1) return first;
  if (offered.some(({ excluded }) => excluded)) return negation(conjunction(offered.map(negation)));
  const turn = TURNS.findLast((known) => offered.some((operand) => operand.turn === known)) as Turn;
  return composed(
    "or",
    offered,
    turn,
    offered.reduce((sum, operand) => sum + operand.cases, 0),
  );
}

/** The plan as it is handed out. */
export function finished(planned: Planned): PlanNode {
  if (!planned.excluded) return planned.node;
  return planned.node.kind === "all" ? { kind: "none" } : { kind: "not", operand: planned.node };
}

/** The texts and citations that a plan asks for, each once, in order; those that it excludes are left out. */
export function evidence(root: PlanNode): readonly EvidencePlan[] {
  const found = new Map<string, EvidencePlan>();
  const open = [{ node: root, wanted: true }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, wanted } = next;
    if (node.kind === "and" || node.kind === "or") {
      for (const operand of node.operands.toReversed()) open.push({ node: operand, wanted });
    } else if (node.kind === "not") {
      open.push({ node: node.operand, wanted: !wanted });
    } else if (
      wanted &&
      (node.kind === "term" || node.kind === "phrase" || node.kind === "near" || node.kind === "citation")
    ) {
      found.set(leafKey(node), node);
    }
  }
  return [...found.values()];
}

function composed(kind: "and" | "or", parts: readonly Planned[], turn: Turn, cases: number): Planned {
  return { node: { kind, operands: parts.map(finished) }, excluded: false, parts, key: null, turn, cases };
}

/** Operands, those of the same kind dissolved, each leaf once. */
function distinct(operands: readonly Planned[], kind: "and" | "or"): readonly Planned[] {
  const seen = new Set<string>();
  return operands
    .flatMap((operand) => (!operand.excluded && operand.node.kind === kind ? operand.parts : [operand]))
    .filter(({ key, excluded }) => {
      if (key === null) return true;
      const known = seen.has(`${excluded} ${key}`);
      seen.add(`${excluded} ${key}`);
      return !known;
    });
}

/** Whether a leaf stands both by itself and excluded. */
function contradicts(operands: readonly Planned[]): boolean {
  const excluded = new Set(operands.filter((operand) => operand.excluded).map(({ key }) => key));
  return operands.some((operand) => !operand.excluded && operand.key !== null && excluded.has(operand.key));
}

function isAll({ node, excluded }: Planned): boolean {
  return node.kind === "all" && !excluded;
}

function isNone({ node, excluded }: Planned): boolean {
  return node.kind === "all" && excluded;
}
