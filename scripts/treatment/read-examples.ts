import { readFileSync } from "node:fs";
import { findCitations } from "../../src/citation/find/find-citations.ts";
import { chooseMention } from "../../src/citator/treatment/edges/build-edge.ts";
import { collectMentions, type EdgePorts } from "../../src/citator/treatment/edges/collect-edges.ts";
import { computePairFeatures } from "../../src/citator/treatment/edges/pair-features.ts";
import type { KnownDate } from "../../src/law/known-date.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { type CandidateCase, resolveCandidates } from "../../src/resolve/resolve-candidates.ts";
import { visitCases } from "../../src/store/cases/cases.ts";
import { findCasesByKey } from "../../src/store/citations/case-citations.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import type { Example } from "./fit-logistic-regression.ts";

/** L2 penalty with the best cross-validated F1 of 0.3, 1, 3 and 10. */
export const PENALTY = 3;
/** Parts into which cross-validation divides the citing cases. */
export const FOLDS = 10;

interface Pair {
  readonly citing_cluster: string;
  readonly cited_cluster: string;
  readonly overruled: string;
}

/** Reads the labelled pairs of a file, with the features that a corpus gives them. */
export async function readExamples(corpusFile: string, pairsFile: string): Promise<Example[]> {
  const corpus = await openCorpus(openCorpusFile(corpusFile));
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
  const found: Example[] = [];
  const byCiting = new Map<number, Pair[]>();
  for (const line of readFileSync(pairsFile, "utf8").trim().split("\n")) {
    const pair = JSON.parse(line) as Pair;
    const citing = Number(pair.citing_cluster);
    byCiting.set(citing, [...(byCiting.get(citing) ?? []), pair]);
  }
  for (const [citing, pairs] of byCiting) {
    const facts = cases.get(citing);
    if (facts === undefined) continue;
    const opinions = corpus.opinions
      .listByCase(citing)
      .map((opinion) => ({ kind: opinion.kind, text: corpus.opinions.readText(opinion) }));
    const { mentions } = collectMentions(
      { clusterId: citing, name: facts.name, decided: facts.decided, opinions },
      ports,
    );
    for (const pair of pairs) {
      const all = mentions.get(Number(pair.cited_cluster));
      if (all === undefined) continue;
      const features = computePairFeatures(all, chooseMention(all));
      found.push({ group: citing, features, label: pair.overruled === "yes" ? 1 : 0 });
    }
  }
  corpus.close();
  return found;
}
