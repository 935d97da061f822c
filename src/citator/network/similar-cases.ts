import type { EdgeDirection, EdgeReader } from "./edge-reader.ts";

/** A case that shares citations with another. */
export interface SimilarCase {
  readonly clusterId: number;
  /** 0 to 1: average of the cosines of their citing and their cited cases. */
  readonly score: number;
  /** Number of cases that cite both (Small, "Co-citation in the scientific literature", 1973). */
  readonly citedTogether: number;
  /** Number of cases that both cite (Kessler, "Bibliographic coupling between scientific papers", 1963). */
  readonly citeTogether: number;
}

type Reader = Pick<EdgeReader, "readEdges">;

/** Neighbours of one case that are considered, first in order of priority. */
const MAX_NEIGHBOURS = 300;
/** Candidates whose score is computed. */
const MAX_CANDIDATES = 200;

/** Finds the cases that are cited together with a case or cite what it cites, most similar first. */
export async function findSimilarCases(reader: Reader, seed: number, limit: number): Promise<SimilarCase[]> {
  const [cocited, coupled] = await Promise.all([
    countShared(reader, seed, "citing", "cited"),
    countShared(reader, seed, "cited", "citing"),
  ]);
  const candidates = selectCandidates(cocited.counts, coupled.counts);
  const [cocitation, coupling] = await Promise.all([
    createCosine(reader, cocited, "citing", candidates),
    createCosine(reader, coupled, "cited", candidates),
  ]);
  return candidates
    .map((clusterId) => ({
      clusterId,
      score: Number(((cocitation(clusterId) + coupling(clusterId)) / 2).toFixed(6)),
      citedTogether: cocited.counts.get(clusterId) ?? 0,
      citeTogether: coupled.counts.get(clusterId) ?? 0,
    }))
    .sort((a, b) => b.score - a.score || a.clusterId - b.clusterId)
    .slice(0, limit);
}

/** The neighbours that other cases share with the seed. */
interface SharedNeighbours {
  /** Number of neighbours of the seed. */
  readonly size: number;
  /** By case, the number of neighbours shared. */
  readonly counts: ReadonlyMap<number, number>;
}

/** Counts for every case two steps away, `there` and `back`, the neighbours that it shares with the seed. */
async function countShared(
  reader: Reader,
  seed: number,
  there: EdgeDirection,
  back: EdgeDirection,
): Promise<SharedNeighbours> {
  const [own] = await reader.readEdges({ clusterIds: [seed], direction: there, limit: MAX_NEIGHBOURS });
  const neighbours = own === undefined ? [] : Array.from(own.others);
  const lists = await reader.readEdges({ clusterIds: neighbours, direction: back, limit: MAX_NEIGHBOURS });
  const counts = new Map<number, number>();
  for (const { others } of lists) {
    for (let at = 0; at < others.length; at++) {
      const other = others[at]!;
      if (other !== seed) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return { size: neighbours.length, counts };
}

/** Selects the cases that share most neighbours of either kind with the seed. */
function selectCandidates(cocited: ReadonlyMap<number, number>, coupled: ReadonlyMap<number, number>): number[] {
  const total = (clusterId: number) => (cocited.get(clusterId) ?? 0) + (coupled.get(clusterId) ?? 0);
  return [...new Set([...cocited.keys(), ...coupled.keys()])]
    .sort((a, b) => total(b) - total(a) || a - b)
    .slice(0, MAX_CANDIDATES);
}

/** Creates a function from a candidate to the cosine of its neighbours in one direction and the seed's. */
async function createCosine(
  reader: Reader,
  { size, counts }: SharedNeighbours,
  direction: EdgeDirection,
  candidates: readonly number[],
): Promise<(clusterId: number) => number> {
  const sharing = candidates.filter((clusterId) => counts.has(clusterId));
  const lists = await reader.readEdges({ clusterIds: sharing, direction, limit: MAX_NEIGHBOURS });
  const sizes = new Map(sharing.map((clusterId, at) => [clusterId, Math.min(lists[at]!.total, MAX_NEIGHBOURS)]));
  return (clusterId) => {
    const count = counts.get(clusterId);
    return count === undefined ? 0 : Math.min(1, count / Math.sqrt(size * (sizes.get(clusterId) ?? 0)));
  };
}
