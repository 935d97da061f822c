import type { EdgeDirection, Neighbours } from "../../store/citations/edges.ts";

/** What similar cases are found in. */
export interface SimilarCasesPorts {
  neighbours(ordinal: number, direction: EdgeDirection): Neighbours;
}

/** A case that keeps the same company as another. */
export interface SimilarCase {
  readonly ordinal: number;
  /** 0 to 1: how much of their company the two share. */
  readonly score: number;
  /** Cases that cite both (Small, "Co-citation in the scientific literature", 1973). */
  readonly citedTogether: number;
  /** Cases that both cite (Kessler, "Bibliographic coupling between scientific papers", 1963). */
  readonly citeTogether: number;
}

/** Of a much cited case this many neighbours are looked at, in the order of choice. */
const MAX_NEIGHBOURS = 300;
/** Candidates that are compared in full. */
const MAX_CANDIDATES = 200;

/** Cases cited together with a case, or citing what it cites, most alike first; itself left out. */
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

/** How often other cases are met two steps away: there by one direction, back by the other. */
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
