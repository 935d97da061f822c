import type { EdgeDirection, Neighbours } from "../../store/citations/edges.ts";

/** What similar cases are computed from: neighbours by ordinal, in order of priority. */
export interface SimilarCasesPorts {
  neighbours(ordinal: number, direction: EdgeDirection): Neighbours;
}

/** A case that shares citations with another. */
export interface SimilarCase {
  readonly ordinal: number;
  /** 0 to 1: average of the cosines of their citing and their cited cases. */
  readonly score: number;
  /** Number of cases that cite both (Small, "Co-citation in the scientific literature", 1973). */
  readonly citedTogether: number;
  /** Number of cases that both cite (Kessler, "Bibliographic coupling between scientific papers", 1963). */
  readonly citeTogether: number;
}

/** Neighbours of one case that are considered, first in order of priority. */
const MAX_NEIGHBOURS = 300;
/** Candidates whose score is computed. */
const MAX_CANDIDATES = 200;

/** Finds the cases that are cited together with a case or cite what it cites, most similar first. */
export function findSimilarCases({ neighbours }: SimilarCasesPorts, seed: number, limit: number): SimilarCase[] {
  const citedTogether = countSharedNeighbours(neighbours, seed, "citing", "cited");
  const citeTogether = countSharedNeighbours(neighbours, seed, "cited", "citing");
  const together = (ordinal: number) => (citedTogether.get(ordinal) ?? 0) + (citeTogether.get(ordinal) ?? 0);
  const candidates = [...new Set([...citedTogether.keys(), ...citeTogether.keys()])]
    .sort((a, b) => together(b) - together(a) || a - b)
    .slice(0, MAX_CANDIDATES);
  const size = (ordinal: number, direction: EdgeDirection) =>
    Math.min(neighbours(ordinal, direction).length, MAX_NEIGHBOURS);
  const cosine = (count: number, ordinal: number, direction: EdgeDirection) =>
    count === 0 ? 0 : Math.min(1, count / Math.sqrt(size(seed, direction) * size(ordinal, direction)));
  return candidates
    .map((ordinal) => {
      const company = { citedTogether: citedTogether.get(ordinal) ?? 0, citeTogether: citeTogether.get(ordinal) ?? 0 };
      const score = cosine(company.citedTogether, ordinal, "citing") + cosine(company.citeTogether, ordinal, "cited");
      return { ordinal, score: Number((score / 2).toFixed(6)), ...company };
    })
    .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
    .slice(0, limit);
}

/** Counts for every case two steps away, `there` and `back`, the neighbours that it shares with the seed. */
function countSharedNeighbours(
  neighbours: SimilarCasesPorts["neighbours"],
  seed: number,
  there: EdgeDirection,
  back: EdgeDirection,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const companion of neighbours(seed, there).ordinals.subarray(0, MAX_NEIGHBOURS)) {
    for (const other of neighbours(companion, back).ordinals.subarray(0, MAX_NEIGHBOURS)) {
      if (other !== seed) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return counts;
}
