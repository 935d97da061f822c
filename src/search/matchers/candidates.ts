import { type CaseSet, countMembers, listMembers } from "../case-set.ts";
import type { Candidates } from "./matcher.ts";

/** More candidates are not listed individually. */
const MAX_LISTED_CANDIDATES = 8192;

/** Creates candidates of a set of `size` cases. */
export function createCandidates(set: CaseSet, size = countMembers(set)): Candidates {
  return { set, size, members: size <= MAX_LISTED_CANDIDATES ? listMembers(set, size) : null };
}
