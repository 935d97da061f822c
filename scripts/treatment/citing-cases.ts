import { findCitations } from "../../src/citation/find/find-citations.ts";
import type { CitingOpinions, EdgePorts } from "../../src/citator/treatment/edges/collect-edges.ts";
import type { KnownDate } from "../../src/law/known-date.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { type CandidateCase, resolveCandidates } from "../../src/resolve/resolve-candidates.ts";
import { visitCases } from "../../src/store/cases/cases.ts";
import { findCasesByKey } from "../../src/store/citations/case-citations.ts";
import { openCorpus } from "../../src/store/corpus.ts";

/** The cases of a built corpus as a build reads them for the cases that they cite. */
export interface CitingCases {
  readonly clusterIds: Iterable<number>;
  /** Reads the opinions of a case; undefined if the corpus does not contain it. */
  read(clusterId: number): CitingOpinions | undefined;
  readonly ports: EdgePorts;
  close(): void;
}

/** Opens the cases of a corpus file; facts of all of them stay in memory. */
export async function openCitingCases(path: string): Promise<CitingCases> {
  const { database, opinions, close } = await openCorpus(openCorpusFile(path));
  const facts = new Map<number, { name: string; year: number; decided: KnownDate }>();
  visitCases(database, ({ clusterId, name, dateFiled, datePrecision }) => {
    const decided = { date: dateFiled, precision: datePrecision };
    facts.set(clusterId, { name, year: Number(dateFiled.slice(0, 4)), decided });
  });
  const toCandidate = (clusterId: number): CandidateCase => {
    const { name, year } = facts.get(clusterId)!;
    return { clusterId, name, fullName: null, year, citeCount: 0 };
  };
  return {
    clusterIds: facts.keys(),
    read(clusterId) {
      const found = facts.get(clusterId);
      if (found === undefined) return undefined;
      const { name, decided } = found;
      const texts = opinions.listByCase(clusterId).map((one) => ({ kind: one.kind, text: opinions.readText(one) }));
      return { clusterId, name, decided, opinions: texts };
    },
    ports: {
      findCitations,
      resolve(keys, hints) {
        const candidates = new Map(keys.map((key) => [key, findCasesByKey(database, key).map(toCandidate)]));
        return resolveCandidates(candidates, hints, "strict")?.clusterId ?? null;
      },
      decided: (clusterId) => facts.get(clusterId)!.decided,
    },
    close,
  };
}
