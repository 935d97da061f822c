import { INDIAN_STATES } from "../../law/indian-states.ts";
import { STATES } from "../../law/state.ts";
import type { KeyPoint } from "../interpret/key-points.ts";
import type { PassageSource } from "../passages/passage.ts";

/** Share of the score of an enactment that does not mention the state that the question names. */
export const ELSEWHERE_SHARE = 0.75;
/** What the law of another state loses of its evidence, beside the loss by the state as a key point. */
export const ELSEWHERE_LOSS = 0.3;

/** Returns whether a provision is of the law of a state, rather than of the country. */
export function isStateLaw(source: PassageSource): boolean {
  if (source.kind === "act") return INDIAN_STATES.some((name) => source.section.act.title.includes(name));
  return source.kind === "section" && STATES.some(({ code }) => source.section.codeId.startsWith(`${code}-`));
}

/** Returns whether a source is the law of a state while the question names others only. */
export function isOfOtherState(
  points: readonly KeyPoint[],
  source: PassageSource,
  isMet: (point: KeyPoint) => boolean,
): boolean {
  const places = points.filter(({ kind }) => kind === "place");
  return places.length > 0 && isStateLaw(source) && !places.some(isMet);
}

/** Returns whether an enactment does not mention the state that the question names. */
export function isElsewhere(
  points: readonly KeyPoint[],
  source: PassageSource,
  isMet: (point: KeyPoint) => boolean,
): boolean {
  return source.kind !== "case" && points.some((point) => point.kind === "place" && !isMet(point));
}
