import { findCitations } from "../src/citation/find/find-citations.ts";
import { collectEdges, type EdgePorts } from "../src/citator/treatment/edges/collect-edges.ts";
import type { KnownDate } from "../src/law/known-date.ts";
import { openCorpusFile } from "../src/node/files/corpus-file.ts";
import { type CandidateCase, resolveCandidates } from "../src/resolve/resolve-candidates.ts";
import { visitCases } from "../src/store/cases/cases.ts";
import { findCasesByKey } from "../src/store/citations/case-citations.ts";
import { openCorpus } from "../src/store/corpus.ts";
import { readProcessTimeMs } from "../test/support/timings.ts";

/*
 * Finds the citations of every opinion of a corpus and reads their treatment, as a build does, and prints as one JSON line
 * the megabytes of text, the edges and the milliseconds of processor time that it took, those of the compiler included:
 *   node --import ./bench/shipped.js bench/edges.ts CORPUS
 */

const [path = ""] = process.argv.slice(2);
const corpus = await openCorpus(openCorpusFile(path));
const cases = new Map<number, { name: string; year: number; decided: KnownDate }>();
visitCases(corpus.database, ({ clusterId, name, dateFiled, datePrecision }) => {
  const decided = { date: dateFiled, precision: datePrecision };
  cases.set(clusterId, { name, year: Number(dateFiled.slice(0, 4)), decided });
});
const toCandidate = (clusterId: number): CandidateCase => {
  const { name, year } = cases.get(clusterId)!;
  return { clusterId, name, fullName: null, year, citeCount: 0 };
};
const ports: EdgePorts = {
  findCitations,
  resolve(keys, hints) {
    const candidates = new Map(keys.map((key) => [key, findCasesByKey(corpus.database, key).map(toCandidate)]));
    return resolveCandidates(candidates, hints, "strict")?.clusterId ?? null;
  },
  decided: (clusterId) => cases.get(clusterId)!.decided,
};
let bytes = 0;
let edges = 0;
let milliseconds = 0;
for (const [clusterId, { name, decided }] of cases) {
  const opinions = corpus.opinions
    .listByCase(clusterId)
    .map((opinion) => ({ kind: opinion.kind, text: corpus.opinions.readText(opinion) }));
  for (const { text } of opinions) bytes += Buffer.byteLength(text);
  const start = readProcessTimeMs();
  edges += collectEdges({ clusterId, name, decided, opinions }, ports).edges.length;
  milliseconds += readProcessTimeMs() - start;
}
corpus.close();
console.log(JSON.stringify({ megabytes: bytes / 1e6, edges, milliseconds }));
