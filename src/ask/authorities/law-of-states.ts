import { findCourtState } from "../../citation/styles/parts/court-form.ts";
import type { CaseBrief } from "../../corpus/port/passage-search.ts";
import { INDIAN_STATES } from "../../law/indian-states.ts";
import { STATES } from "../../law/state.ts";
import type { KeyPoint } from "../interpret/key-points.ts";
import type { PassageSource } from "../passages/passage.ts";

/** Share of the score of an enactment that does not mention the state that the question names, or of another's decision. */
export const ELSEWHERE_SHARE = 0.75;
/** What the law of another state loses of its evidence, beside the loss by the state as a key point. */
export const ELSEWHERE_LOSS = 0.3;

/** An authority, as far as it tells whose law it is. */
export interface LocatedSource {
  readonly source: PassageSource;
  /** Of a case. */
  readonly brief: Pick<CaseBrief, "courtId"> | null;
}

/** Returns whether a source is of the law of a state, rather than of the country: its enactment, or a decision of its courts. */
export function isStateLaw({ source, brief }: LocatedSource): boolean {
  if (source.kind === "case") return brief !== null && findCourtState(brief.courtId) !== null;
  if (source.kind === "act") return INDIAN_STATES.some((name) => source.section.act.title.includes(name));
  return STATES.some(({ code }) => source.section.codeId.startsWith(`${code}-`));
}

/**
 * Returns whether a source is the law of a state while the question names others only.
 * @param isMet whether an enactment mentions a place; a decision is of the state of its court, whatever it mentions
 */
export function isOfOtherState(
  points: readonly KeyPoint[],
  located: LocatedSource,
  isMet: (point: KeyPoint) => boolean,
): boolean {
  const places = points.filter(({ kind }) => kind === "place");
  if (places.length === 0 || !isStateLaw(located)) return false;
  if (located.source.kind !== "case") return !places.some(isMet);
  const code = findCourtState(located.brief!.courtId);
  const name = STATES.find((state) => state.code === code)?.name.toLowerCase();
  return !places.some(({ label }) => label.toLowerCase() === name);
}

/** Returns whether an enactment does not mention a state that the question names, or a decision is of another state. */
export function isElsewhere(
  points: readonly KeyPoint[],
  located: LocatedSource,
  isMet: (point: KeyPoint) => boolean,
): boolean {
  if (located.source.kind === "case") return isOfOtherState(points, located, isMet);
  return points.some((point) => point.kind === "place" && !isMet(point));
}
