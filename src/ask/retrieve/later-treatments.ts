import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { selectMention } from "../passages/treatment-passages.ts";
import type { SourceData } from "../source-data.ts";
import { describeCaseStatus } from "../status-description.ts";
import { selectInScope } from "./select-in-scope.ts";

/** Language with which a court limits, doubts or overrules an authority. */
export const NEGATIVE_LANGUAGE =
  /\b(?:overrul\w*|abrogat\w*|supersed\w*|per incuriam|revers\w*|vacat\w*|question\w*|doubt\w*|disapprov\w*|declin\w*|distinguish\w*|limited|no longer)\b/i;

/** Score of a passage that was found by following a citation. */
const NEGATIVE_TREATMENT_SCORE = 0.9;

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
