import type { EvidencePlan, PlanNode } from "./plan.ts";

/**
 * A set of cases during planning. The complement is kept as a flag, `excluded`, so that it can move to where it costs
 * least. `node` is never `none` or `not`.
 */
export interface PlannedSet {
  readonly node: PlanNode;
  readonly excluded: boolean;
  /** The operands of an `and` or `or`. */
  readonly parts: readonly PlannedSet[];
  /** Equal for equal leaves. */
  readonly key: string | null;
  readonly stage: EvaluationStage;
  /** Upper estimate of the number of cases before the complement; 0 if unknown. */
  readonly cases: number;
}

/** How an AND reaches a leaf: by a lookup, by postings, by a test of each case, or by all positions in each case. */
export type EvaluationStage = "citation" | "text" | "filter" | "near";

/**
 * Rank of the stages in an AND, lowest first: small sets first; tests that hold for many cases when few cases are left;
 * proximity last because it reads every position in a case.
 */
const STAGE_RANK: Readonly<Record<EvaluationStage, number>> = { citation: 0, text: 1, filter: 2, near: 3 };

const ALL_CASES: PlannedSet = {
  node: { kind: "all" },
  excluded: false,
  parts: [],
  key: null,
  stage: "filter",
  cases: 0,
};
const NO_CASES = toComplement(ALL_CASES);

/** Creates the planned set of a leaf. */
export function createPlannedLeaf(node: PlanNode, stage: EvaluationStage, cases: number): PlannedSet {
  return { node, excluded: false, parts: [], key: buildLeafKey(node), stage, cases };
}

/** Returns a key that is equal for equal leaves. Terms, by far the most frequent leaves, avoid JSON. */
export function buildLeafKey(node: PlanNode): string {
  return node.kind === "term" ? `${node.match} ${node.field} ${node.text}` : JSON.stringify(node);
}

/** Returns the complement of a set (NOT). */
export function toComplement(planned: PlannedSet): PlannedSet {
  return { ...planned, excluded: !planned.excluded };
}

/**
 * Returns the intersection of sets (AND). Complements come last; if all are complements, returns the complement of
 * their union.
 */
export function intersectSets(operands: readonly PlannedSet[]): PlannedSet {
  const wanted = deduplicateOperands(operands, "and").filter((operand) => !isAll(operand));
  const [first] = wanted;
  if (first === undefined) return ALL_CASES;
  if (wanted.some(isNone) || hasContradiction(wanted)) return NO_CASES;
  if (wanted.length === 1) return first;
  if (wanted.every(({ excluded }) => excluded)) return toComplement(unionSets(wanted.map(toComplement)));
  const parts = wanted.toSorted(
    (a, b) => Number(a.excluded) - Number(b.excluded) || STAGE_RANK[a.stage] - STAGE_RANK[b.stage] || a.cases - b.cases,
  );
  const included = parts.filter(({ excluded }) => !excluded);
  const cases = included.reduce((least, part) => Math.min(least, part.cases), Number.POSITIVE_INFINITY);
  return composeSet("and", parts, included[0]!.stage, cases);
}

/**
 * Returns the union of sets (OR). If any is a complement, returns the complement of an intersection, so that one
 * complement is left.
 */
export function unionSets(operands: readonly PlannedSet[]): PlannedSet {
  const offered = deduplicateOperands(operands, "or").filter((operand) => !isNone(operand));
  const [first] = offered;
  if (first === undefined) return NO_CASES;
  if (offered.some(isAll) || hasContradiction(offered)) return ALL_CASES;
  if (offered.length === 1) return first;
  if (offered.some(({ excluded }) => excluded)) return toComplement(intersectSets(offered.map(toComplement)));
  const stage = offered.map((operand) => operand.stage).reduce((a, b) => (STAGE_RANK[a] >= STAGE_RANK[b] ? a : b));
  return composeSet(
    "or",
    offered,
    stage,
    offered.reduce((sum, operand) => sum + operand.cases, 0),
  );
}

/** Returns the plan of a set, with its complement as a node. */
export function toPlanNode(planned: PlannedSet): PlanNode {
  if (!planned.excluded) return planned.node;
  return planned.node.kind === "all" ? { kind: "none" } : { kind: "not", operand: planned.node };
}

/** Returns the texts and citations that a plan asks for, each once, in order, without those that it excludes. */
export function listEvidenceLeaves(root: PlanNode): readonly EvidencePlan[] {
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
      found.set(buildLeafKey(node), node);
    }
  }
  return [...found.values()];
}

function composeSet(
  kind: "and" | "or",
  parts: readonly PlannedSet[],
  stage: EvaluationStage,
  cases: number,
): PlannedSet {
  return { node: { kind, operands: parts.map(toPlanNode) }, excluded: false, parts, key: null, stage, cases };
}

/** Returns the operands, with those of the same kind dissolved and each leaf once. */
function deduplicateOperands(operands: readonly PlannedSet[], kind: "and" | "or"): readonly PlannedSet[] {
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

/** Returns whether a leaf occurs both included and excluded. */
function hasContradiction(operands: readonly PlannedSet[]): boolean {
  const excluded = new Set(operands.filter((operand) => operand.excluded).map(({ key }) => key));
  return operands.some((operand) => !operand.excluded && operand.key !== null && excluded.has(operand.key));
}

function isAll({ node, excluded }: PlannedSet): boolean {
  return node.kind === "all" && !excluded;
}

function isNone({ node, excluded }: PlannedSet): boolean {
  return node.kind === "all" && excluded;
}
