import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { tokenizeCaseName } from "../../citation/case-name-match.ts";
import type { Citation } from "../../citation/citation.ts";
import type { CaseData } from "../../corpus/port/case-reader.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { CasePassage, PassageTerm } from "../../corpus/port/passage-search.ts";
import { findCase } from "../../corpus/resolve-citation.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { computeCoverage } from "../interpret/terms/question-terms.ts";
import { type Attribution, readAttributions } from "./read-attributions.ts";
import { selectInScope } from "./select-in-scope.ts";

/** Minimum share of the weight of a question that a proposition contains which is attributed to a case. */
const MIN_SHARE = 0.6;
/** Maximum number of passages that are read for propositions, and of cases that are looked up. */
const MAX_PASSAGES = 12;
const MAX_CASES = 6;

/** What opinions say that other cases decided. */
export interface Attributions {
  /** By cluster id of a case of the corpus, the share of the question's weight that is attributed to it. */
  readonly shares: ReadonlyMap<number, number>;
  /** The sentences that say so. */
  readonly reports: ReadonlySet<SourceSentence>;
}

/**
 * Finds the cases of the scope to which opinions attribute what the question asks: "See X (holding that …)". It is they
 * that decided it, not the opinions that say so.
 */
export async function findAttributedCases(
  corpus: Corpus,
  { scope }: Interpretation,
  terms: readonly PassageTerm[],
  passages: readonly CasePassage[],
  signal: AbortSignal,
): Promise<Attributions> {
  const found: (Attribution & { readonly by: CasePassage; readonly share: number })[] = [];
  for (const by of passages.slice(0, MAX_PASSAGES)) {
    await yieldToEventLoop(signal);
    for (const { report, ...one } of readAttributions(by.sentences)) {
      const stems = new Set(splitWords(one.proposition).map(stem));
      const share = computeCoverage(terms, (each) => stems.has(each));
      if (share >= MIN_SHARE) found.push({ ...one, by, share, report });
    }
  }
  const ids = await resolveCitedCases(corpus, found);
  const admitted = await selectInScope(
    corpus,
    scope,
    ids.filter((id) => id !== null),
  );
  const shares = new Map<number, number>();
  const reports = new Set<SourceSentence>();
  for (const [at, { by, share, report }] of found.entries()) {
    const clusterId = ids[at] ?? null;
    if (clusterId === null || clusterId === by.clusterId || !admitted.has(clusterId)) continue;
    reports.add(report);
    shares.set(clusterId, Math.max(share, shares.get(clusterId) ?? 0));
  }
  return { shares, reports };
}

/** Maximum number of cases that an opinion cites among which the case is sought that it cites in short. */
const MAX_CITED_CASES = 200;

/** Returns the case to which each proposition is attributed; `null` if the corpus does not contain it. */
async function resolveCitedCases(
  corpus: Corpus,
  found: readonly (Attribution & { readonly by: CasePassage })[],
): Promise<(number | null)[]> {
  const cited = new Map<number, readonly CaseData[]>();
  const known = new Map<string, number | null>();
  const ids: (number | null)[] = [];
  for (const { citation, by } of found) {
    const key = citation.kind === "case" ? citation.raw : `${by.clusterId}/${citation.raw}/${citation.antecedent}`;
    if (!known.has(key) && known.size < MAX_CASES) {
      if (citation.kind === "case") known.set(key, (await findCase(corpus, citation.raw))?.clusterId ?? null);
      else {
        if (!cited.has(by.clusterId)) cited.set(by.clusterId, await readCitedCases(corpus, by.clusterId));
        known.set(key, findAntecedent(citation, cited.get(by.clusterId)!));
      }
    }
    ids.push(known.get(key) ?? null);
  }
  return ids;
}

async function readCitedCases({ citations, cases }: Corpus, clusterId: number): Promise<CaseData[]> {
  const [edges] = await citations.readEdges({ clusterIds: [clusterId], direction: "cited", limit: MAX_CITED_CASES });
  const cited = await cases.readCases(Array.from(edges!.others));
  return cited.filter((one) => one !== null);
}

/** Returns the one case of those that an opinion cites which a short form or a name means; `null` if several may be. */
function findAntecedent({ antecedent, volume }: Citation, cited: readonly CaseData[]): number | null {
  if (antecedent === null) return null;
  const words = tokenizeCaseName(antecedent);
  const meant = cited.filter(({ name, citations }) => {
    const known = new Set(tokenizeCaseName(name));
    const isInVolume = volume === null || citations.some((one) => one.startsWith(`${volume} `));
    return words.length > 0 && isInVolume && words.every((word) => known.has(word));
  });
  return meant.length === 1 ? meant[0]!.clusterId : null;
}
