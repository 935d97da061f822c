import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { decodeTreatment } from "../../law/treatment.ts";
import { EDGE_FLAGS, readFirstNeighbours } from "../../store/citations/edges.ts";
import type { AskContext } from "../context.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { type SourcePassage, toSourceKey } from "../passages/passage.ts";
import { findTreatmentPassages } from "../passages/treatment-passages.ts";
import { describeCaseStatus } from "../status-description.ts";
import { isInScope } from "./retrieve-passages.ts";

/** What ends or doubts an authority says so in such words. */
const NEGATIVE_LANGUAGE =
  /\b(?:overrul\w*|abrogat\w*|supersed\w*|per incuriam|revers\w*|vacat\w*|question\w*|doubt\w*|disapprov\w*|declin\w*|distinguish\w*|limited|no longer)\b/i;
/** And what a later court says of a holding. */
const HOLDING_LANGUAGE =
  /\b(?:holding that|held that|holds that|we held|court held|was held|held in|it was held|laid down)\b/i;

const UNRELIABLE_EDGE_FLAGS =
  EDGE_FLAGS.dissent | EDGE_FLAGS.counsel | EDGE_FLAGS.wrongOrder | EDGE_FLAGS.lowConfidence;

/** How many later cases are heard on one authority, and how many of them are kept. */
export const DEFAULT_TREATMENTS = { standard: { cases: 8, kept: 1 }, deep: { cases: 24, kept: 3 } } as const;

/** Where a chosen case was overruled or doubted: the sentences in which it was. By the case's id. */
export async function findNegativeTreatments(
  context: AskContext,
  { terms, scope, kind }: Interpretation,
  chosen: readonly SourcePassage[],
  signal: AbortSignal,
): Promise<Map<number, SourcePassage>> {
  const found = new Map<number, SourcePassage>();
  const sources = new Set(chosen.map(({ ref }) => toSourceKey(ref)));
  for (const { ref, foundBy: why } of chosen) {
    if (ref.kind !== "case") continue;
    const { decidingCaseId: actor, freshness } = describeCaseStatus(context, ref.clusterId);
    const matters = freshness !== "Distinguished" || (kind.id === "standing" && why === "named");
    if (actor === null || !matters || sources.has(`case/${actor}`) || !isInScope(context, scope, actor)) continue;
    await yieldToEventLoop(signal);
    const passage = findTreatmentPassages(context, terms, actor, ref.clusterId, NEGATIVE_LANGUAGE)[0];
    if (passage) found.set(ref.clusterId, { ...passage, score: 0.9 });
  }
  return found;
}

/** What later courts say that a case held; those that follow it first. */
export async function findLaterTreatments(
  context: AskContext,
  { terms, scope }: Interpretation,
  clusterId: number,
  { cases, kept }: { readonly cases: number; readonly kept: number },
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  const { clusterIds } = context.searcher.index.columns;
  const edges = readFirstNeighbours(context.corpus.database, findOrdinal(clusterIds, clusterId), "citing");
  const order = Array.from(edges.ordinals.keys())
    .filter((at) => (edges.flags[at]! & UNRELIABLE_EDGE_FLAGS) === 0)
    .sort(
      (a, b) =>
        scoreEndorsement(edges.kinds[b]!) - scoreEndorsement(edges.kinds[a]!) ||
        edges.mentions[b]! - edges.mentions[a]! ||
        a - b,
    );
  const found: SourcePassage[] = [];
  for (const at of order.slice(0, cases)) {
    if (found.length === kept) break;
    const citing = clusterIds[edges.ordinals[at]!]!;
    if (!isInScope(context, scope, citing)) continue;
    await yieldToEventLoop(signal);
    const said = findTreatmentPassages(context, terms, citing, clusterId, HOLDING_LANGUAGE)[0];
    if (said?.sentences.some(({ text }) => HOLDING_LANGUAGE.test(text))) found.push({ ...said, score: 0.6 });
  }
  return found;
}

/** Who explains a case says what it held as well as who follows it. */
function scoreEndorsement(code: number): number {
  const row = decodeTreatment(code);
  return row.class === "positive" || row.kind === "explained" ? 1 : 0;
}
