import { readFileSync } from "node:fs";
import { chooseMention } from "../../src/citator/treatment/edges/build-edge.ts";
import { collectMentions } from "../../src/citator/treatment/edges/collect-edges.ts";
import { computePairFeatures } from "../../src/citator/treatment/edges/pair-features.ts";
import { openCitingCases } from "./citing-cases.ts";
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
  const cases = await openCitingCases(corpusFile);
  const found: Example[] = [];
  const byCiting = new Map<number, Pair[]>();
  for (const line of readFileSync(pairsFile, "utf8").trim().split("\n")) {
    const pair = JSON.parse(line) as Pair;
    const citing = Number(pair.citing_cluster);
    byCiting.set(citing, [...(byCiting.get(citing) ?? []), pair]);
  }
  for (const [citing, pairs] of byCiting) {
    const opinions = cases.read(citing);
    if (opinions === undefined) continue;
    const { mentions } = collectMentions(opinions, cases.ports);
    for (const pair of pairs) {
      const all = mentions.get(Number(pair.cited_cluster));
      if (all === undefined) continue;
      const features = computePairFeatures(all, chooseMention(all));
      found.push({ group: citing, features, label: pair.overruled === "yes" ? 1 : 0 });
    }
  }
  cases.close();
  return found;
}
