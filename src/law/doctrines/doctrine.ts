import type { Jurisdiction } from "../jurisdiction.ts";

/** A case or an enactment that states the law of a doctrine. */
export interface DoctrineAuthority {
  readonly name: string;
  readonly citation: string;
}

/** Words in which people ask about a point of law, and where the law is. */
export interface Doctrine {
  /** `null`: of every country. */
  readonly country: Jurisdiction | null;
  /** Phrases in lower case by which lawyers and laymen ask. */
  readonly names: readonly string[];
  /** Words under which judgments discuss it. */
  readonly terms: readonly string[];
  /** Most important first. */
  readonly authorities: readonly DoctrineAuthority[];
}
