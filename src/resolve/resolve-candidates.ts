import { isSameCaseName } from "../citation/case-name-match.ts";

/** A case of the corpus that carries a citation key, with the facts that decide between several such cases. */
export interface CandidateCase {
  readonly clusterId: number;
  /** `null` if the source of the case names no parties: then no given name contradicts it. */
  readonly name: string | null;
  /** The name with every party; `null` if only the short name is known. */
  readonly fullName: string | null;
  /** Year of the decision. */
  readonly year: number;
  /** Number of cases that cite it. Breaks ties of policy `"best"` only. */
  readonly citeCount: number;
}

/** For every key of a citation and its parallels the cases that carry it; an empty list for an unknown key. */
export type CandidatesByKey = ReadonlyMap<string, readonly CandidateCase[]>;

/** Words next to a citation that distinguish cases; `null` if the text does not contain them. */
export interface ResolveHints {
  readonly name: string | null;
  readonly year: number | null;
}

/** A candidate with the evidence for it. */
export interface RankedCandidate extends CandidateCase {
  readonly isNameConfirmed: boolean;
  readonly isYearConfirmed: boolean;
  /** Number of the keys that lead to this case. */
  readonly votes: number;
}

/** Result of each policy. */
export interface ResolveResults {
  /** Every candidate, best first: by name, year, votes, citations, then cluster id. For look-ups that a person judges. */
  readonly best: readonly RankedCandidate[];
  /** The only case that the evidence leaves, or `null`. For the citation network, where an error is worse than a gap. */
  readonly strict: CandidateCase | null;
}

/** How to decide between several cases that carry a citation. */
export type ResolvePolicy = keyof ResolveResults;

/** Resolves a citation, given with its parallel citations as `candidates`, to cases of the corpus. Does no I/O. */
export function resolveCandidates<P extends ResolvePolicy>(
  candidates: CandidatesByKey,
  hints: ResolveHints,
  policy: P,
): ResolveResults[P] {
  return POLICIES[policy](candidates, hints);
}

/** Returns whether a ranking is beyond doubt: its first case is the only one, or name or year confirm it. */
export function isCertain(ranked: readonly RankedCandidate[]): boolean {
  const best = ranked[0];
  return best !== undefined && (ranked.length === 1 || best.isNameConfirmed || best.isYearConfirmed);
}

const POLICIES: {
  readonly [P in ResolvePolicy]: (candidates: CandidatesByKey, hints: ResolveHints) => ResolveResults[P];
} = { best: rankCandidates, strict: chooseCandidate };

function rankCandidates(candidates: CandidatesByKey, { name, year }: ResolveHints): RankedCandidate[] {
  const ranked: RankedCandidate[] = [];
  for (const { candidate, votes } of countVotes(candidates).values()) {
    const { clusterId, name: ownName, fullName, year: ownYear, citeCount } = candidate;
    const isNameConfirmed = name !== null && hasName(candidate, name);
    const isYearConfirmed = ownYear === year;
    // Listed one by one: a spread costs as much as the rest of a look-up.
    ranked.push({
      clusterId,
      name: ownName,
      fullName,
      year: ownYear,
      citeCount,
      isNameConfirmed,
      isYearConfirmed,
      votes,
    });
  }
  if (ranked.length < 2) return ranked;
  return ranked.sort(
    (a, b) =>
      Number(b.isNameConfirmed) - Number(a.isNameConfirmed) ||
      Number(b.isYearConfirmed) - Number(a.isYearConfirmed) ||
      b.votes - a.votes ||
      b.citeCount - a.citeCount ||
      a.clusterId - b.clusterId,
  );
}

/**
 * Returns the case with most votes; the name decides between several, then the year. Returns `null` if several are left,
 * or if only some of the keys lead to the case and its name contradicts the given one: two cases can begin on one page.
 */
function chooseCandidate(candidates: CandidatesByKey, { name, year }: ResolveHints): CandidateCase | null {
  const voted = [...countVotes(candidates).values()];
  const most = Math.max(...voted.map(({ votes }) => votes));
  let left: readonly CandidateCase[] = voted.filter(({ votes }) => votes === most).map(({ candidate }) => candidate);
  if (left.length === 1) {
    const only = left[0]!;
    return most === candidates.size || name === null || mayHaveName(only, name) ? only : null;
  }
  if (name !== null) left = narrowCandidates(left, (candidate) => mayHaveName(candidate, name));
  if (year !== null) left = narrowCandidates(left, (candidate) => candidate.year === year);
  return left.length === 1 ? left[0]! : null;
}

interface VotedCandidate {
  readonly candidate: CandidateCase;
  readonly votes: number;
}

/** Returns the candidates by cluster id, each with the number of keys that lead to it. */
function countVotes(candidates: CandidatesByKey): Map<number, VotedCandidate> {
  const voted = new Map<number, VotedCandidate>();
  for (const cases of candidates.values()) {
    for (const candidate of cases) {
      const votes = (voted.get(candidate.clusterId)?.votes ?? 0) + 1;
      voted.set(candidate.clusterId, { candidate, votes });
    }
  }
  return voted;
}

function narrowCandidates(
  candidates: readonly CandidateCase[],
  keeps: (candidate: CandidateCase) => boolean,
): readonly CandidateCase[] {
  const kept = candidates.filter(keeps);
  return kept.length === 0 ? candidates : kept;
}

function mayHaveName(candidate: CandidateCase, name: string): boolean {
  return candidate.name === null || hasName(candidate, name);
}

function hasName({ name, fullName }: CandidateCase, given: string): boolean {
  return (name !== null && isSameCaseName(given, name)) || (fullName !== null && isSameCaseName(given, fullName));
}
