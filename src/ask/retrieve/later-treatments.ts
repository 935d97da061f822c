import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { DOUBTFUL_EDGE_FLAGS, type EdgeColumns } from "../../citator/network/edge-reader.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { decodeTreatment } from "../../law/treatment.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { selectMention } from "../passages/treatment-passages.ts";
import type { SourceData } from "../source-data.ts";
import { describeCaseStatus } from "../status-description.ts";
import { selectInScope } from "./retrieve-passages.ts";

/** Language with which a court limits, doubts or overrules an authority. */
export const NEGATIVE_LANGUAGE =
  /\b(?:overrul\w*|abrogat\w*|supersed\w*|per incuriam|revers\w*|vacat\w*|question\w*|doubt\w*|disapprov\w*|declin\w*|distinguish\w*|limited|no longer)\b/i;
/** Language with which a later court states a holding. */
const HOLDING_LANGUAGE =
  /\b(?:holding that|held that|holds that|we held|court held|was held|held in|it was held|laid down)\b/i;

/** Maximum number of citing cases that are read for one authority, and of treatments that are kept, by mode. */
export const DEFAULT_TREATMENTS = {
  standard: { maxCitingCases: 8, maxTreatments: 1 },
  deep: { maxCitingCases: 24, maxTreatments: 3 },
} as const;

/** Scores of passages that were found by following a citation. */
const NEGATIVE_TREATMENT_SCORE = 0.9;
const TREATMENT_SCORE = 0.6;

/** Returns the passages in which selected cases were overruled or doubted, by the id of the treated case. */
export async function findNegativeTreatments(
  corpus: Corpus,
  { terms, scope, kind }: Interpretation,
  data: SourceData,
  chosen: readonly SourcePassage[],
  signal: AbortSignal,
): Promise<Map<number, SourcePassage>> {
  const pairs = chosen.flatMap(({ source, foundBy }) => {
    if (source.kind !== "case") return [];
    const { decidingCaseId: citing, freshness } = describeCaseStatus(data, source.clusterId);
    const matters = freshness !== "Distinguished" || (kind.id === "standing" && foundBy === "named");
    return citing === null || !matters ? [] : [{ citing, cited: source.clusterId }];
  });
  const admitted = await selectInScope(
    corpus,
    scope,
    pairs.map(({ citing }) => citing),
  );
  const read = pairs.filter(({ citing }) => admitted.has(citing));
  await yieldToEventLoop(signal);
  const mentions = await corpus.passages.readMentions(read);
  const found = new Map<number, SourcePassage>();
  read.forEach(({ cited }, at) => {
    const passage = selectMention(terms, mentions[at]!, NEGATIVE_LANGUAGE);
    if (passage) found.set(cited, { ...passage, score: NEGATIVE_TREATMENT_SCORE });
  });
  return found;
}

/** Number of citing cases, the first in order of priority, from which those to read are selected. */
const MAX_CANDIDATES = 128;
/** Number of citing cases that are read with one request. */
const CASES_PER_REQUEST = 4;

/** Returns the passages in which later courts state the holding of a case; those that follow it first. */
export async function findLaterTreatments(
  corpus: Corpus,
  { terms, scope }: Interpretation,
  cited: number,
  { maxCitingCases, maxTreatments }: { readonly maxCitingCases: number; readonly maxTreatments: number },
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  const [edges] = await corpus.citations.readEdges({ clusterIds: [cited], direction: "citing", limit: MAX_CANDIDATES });
  const candidates = rankCitingCases(edges!).slice(0, maxCitingCases);
  const admitted = await selectInScope(corpus, scope, candidates);
  const citing = candidates.filter((clusterId) => admitted.has(clusterId));
  const found: SourcePassage[] = [];
  for (let from = 0; from < citing.length && found.length < maxTreatments; from += CASES_PER_REQUEST) {
    await yieldToEventLoop(signal);
    const pairs = citing.slice(from, from + CASES_PER_REQUEST).map((clusterId) => ({ citing: clusterId, cited }));
    for (const mentions of await corpus.passages.readMentions(pairs)) {
      const passage = selectMention(terms, mentions, HOLDING_LANGUAGE);
      if (passage?.sentences.some(({ text }) => HOLDING_LANGUAGE.test(text)))
        found.push({ ...passage, score: TREATMENT_SCORE });
    }
  }
  return found.slice(0, maxTreatments);
}

/** Returns the citing cases of reliable edges: those that follow or explain first, then by number of mentions. */
function rankCitingCases({ others, treatments, mentions, flags }: EdgeColumns): number[] {
  return Array.from({ length: others.length }, (_, at) => at)
    .filter((at) => (flags[at]! & DOUBTFUL_EDGE_FLAGS) === 0)
    .sort(
      (a, b) =>
        Number(isEndorsement(treatments[b]!)) - Number(isEndorsement(treatments[a]!)) ||
        mentions[b]! - mentions[a]! ||
        a - b,
    )
    .map((at) => others[at]!);
}

/** Returns whether a citing case of this treatment is likely to state the holding: it follows or explains the case. */
function isEndorsement(code: number): boolean {
  const { class: treatmentClass, kind } = decodeTreatment(code);
  return treatmentClass === "positive" || kind === "explained";
}
