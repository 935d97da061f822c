import type { EvidencePlan, PlanNode } from "./plan.ts";

/**
 * A set of cases while it is being planned. The complement is kept apart as `excluded`, so that it can move to where
 * it costs least. `node` itself is never `none` nor `not`.
 */
export interface PlannedSet {
  readonly node: PlanNode;
  readonly excluded: boolean;
  /** The operands of an `and` or `or`. */
  readonly parts: readonly PlannedSet[];
  /** Equal for equal leaves. */
  readonly key: string | null;
  readonly stage: EvaluationStage;
  /** About how many cases at most, before the complement; 0 where nothing is known. */
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

export function createPlannedLeaf(node: PlanNode, stage: EvaluationStage, cases: number): PlannedSet {
  return { node, excluded: false, parts: [], key: buildLeafKey(node), stage, cases };
}

/** Equal for equal leaves. Most are terms, and a query of many is planned in microseconds. */
export function buildLeafKey(node: PlanNode): string {
  return node.kind === "term" ? `${node.match} ${node.field} ${node.text}` : JSON.stringify(node);
}

/** NOT; twice is nothing. */
export function toComplement(planned: PlannedSet): PlannedSet {
  return { ...planned, excluded: !planned.excluded };
}

/** AND. Exclusions come last; if there is nothing else, not a and not b is not (a or b). */
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

/** OR. If anything is excluded, a or not b is not (b and not a), so that one complement is left. */
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

/** The plan as it is handed out. */
export function toPlanNode(planned: PlannedSet): PlanNode {
  if (!planned.excluded) return planned.node;
  return planned.node.kind === "all" ? { kind: "none" } : { kind: "not", operand: planned.node };
}

/** The texts and citations that a plan asks for, each once, in order; those that it excludes are left out. */
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

/** Operands, those of the same kind dissolved, each leaf once. */
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

/** Whether a leaf stands both by itself and excluded. */
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
