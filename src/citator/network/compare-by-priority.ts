import type { CourtLevel } from "../../law/court.ts";
import { decodeTreatment, type TreatmentClass } from "../../law/treatment.ts";
import type { CountedCaseAttributes } from "./case-attributes.ts";

const CLASS_PRIORITIES: Readonly<Record<TreatmentClass, number>> = {
  overruling: 0,
  questioning: 1,
  distinguishing: 2,
  positive: 3,
  neutral: 4,
  unknown: 5,
};
const LEVEL_PRIORITIES: Readonly<Record<CourtLevel, number>> = {
  supreme: 0,
  state_supreme: 1,
  high: 2,
  appellate: 3,
  special: 4,
  trial: 5,
  unknown: 6,
};

/**
 * Compares two neighbours of a case for sorting; the order in which stored edges lie and networks choose cases: class of
 * the treatment, level of the court, number of citing cases (most first), date (newest first), cluster id.
 * @param codeA code of the treatment that connects `a`, see `decodeTreatment`
 * @param a ordinal
 */
export function compareByPriority(
  attributes: CountedCaseAttributes,
  codeA: number,
  a: number,
  codeB: number,
  b: number,
): number {
  const order =
    CLASS_PRIORITIES[decodeTreatment(codeA).class] - CLASS_PRIORITIES[decodeTreatment(codeB).class] ||
    LEVEL_PRIORITIES[attributes.level(a)] - LEVEL_PRIORITIES[attributes.level(b)] ||
    attributes.citeCount(b) - attributes.citeCount(a);
  if (order !== 0) return order;
  const dateA = attributes.dateFiled(a);
  const dateB = attributes.dateFiled(b);
  if (dateA !== dateB) return dateA < dateB ? 1 : -1;
  return a - b;
}
