import { ordinalOf } from "../citator/facts.ts";
import { TREATMENT_KINDS, treatmentClass } from "../law/treatment.ts";
import { EDGE_FLAGS, firstNeighboursOf } from "../store/edges.ts";
import type { Interpretation } from "./interpret.ts";
import type { Library } from "./library.ts";
import { pause } from "./pace.ts";
import { type Passage, sourceKey } from "./passages/passage.ts";
import { treatmentPassages } from "./passages/treatment-passages.ts";
import { admits } from "./retrieve.ts";
import { caseStanding } from "./standing.ts";

/** What ends or doubts an authority says so in such words. */
const AGAINST =
  /\b(?:overrul\w*|abrogat\w*|supersed\w*|per incuriam|revers\w*|vacat\w*|question\w*|doubt\w*|disapprov\w*|declin\w*|distinguish\w*|limited|no longer)\b/i;
/** And what a later court says of a holding. */
const OF_HOLDING =
  /\b(?:holding that|held that|holds that|we held|court held|was held|held in|it was held|laid down)\b/i;

const SIDE_VOICES = EDGE_FLAGS.dissent | EDGE_FLAGS.counsel | EDGE_FLAGS.wrongOrder | EDGE_FLAGS.lowConfidence;

/** How many later cases are heard on one authority, and how many of them are kept. */
export const HEARD = { standard: { cases: 8, kept: 1 }, deep: { cases: 24, kept: 3 } } as const;

/** Where a chosen case was overruled or doubted: the sentences in which it was. By the case's id. */
export async function against(
  library: Library,
  { terms, scope, kind }: Interpretation,
  chosen: readonly Passage[],
  signal: AbortSignal,
): Promise<Map<number, Passage>> {
  const found = new Map<number, Passage>();
  const sources = new Set(chosen.map(({ ref }) => sourceKey(ref)));
  for (const { ref, found: why } of chosen) {
    if (ref.kind !== "case") continue;
    const { actor, freshness } = caseStanding(library, ref.clusterId);
    const matters = freshness !== "Distinguished" || (kind.id === "standing" && why === "named");
    if (actor === null || !matters || sources.has(`case/${actor}`) || !admits(library, scope, actor)) continue;
    await pause(signal);
    const passage = treatmentPassages(library, terms, actor, ref.clusterId, AGAINST)[0];
    if (passage) found.set(ref.clusterId, { ...passage, score: 0.9 });
  }
  return found;
}

/** What later courts say that a case held; those that follow it first. */
export async function laterVoices(
  library: Library,
  { terms, scope }: Interpretation,
  clusterId: number,
  { cases, kept }: { readonly cases: number; readonly kept: number },
  signal: AbortSignal,
): Promise<Passage[]> {
  const { clusterIds } = library.searcher.index.columns;
  const edges = firstNeighboursOf(library.corpus.database, ordinalOf(clusterIds, clusterId), "citing");
  const order = Array.from(edges.ordinals.keys())
    .filter((at) => (edges.flags[at]! & SIDE_VOICES) === 0)
    .sort(
      (a, b) => follows(edges.kinds[b]!) - follows(edges.kinds[a]!) || edges.mentions[b]! - edges.mentions[a]! || a - b,
    );
  const found: Passage[] = [];
  for (const at of order.slice(0, cases)) {
    if (found.length === kept) break;
    const citing = clusterIds[edges.ordinals[at]!]!;
    if (!admits(library, scope, citing)) continue;
    await pause(signal);
    const said = treatmentPassages(library, terms, citing, clusterId, OF_HOLDING)[0];
    if (said?.sentences.some(({ text }) => OF_HOLDING.test(text))) found.push({ ...said, score: 0.6 });
  }
  return found;
}

/** Who explains a case says what it held as well as who follows it. */
function follows(at: number): number {
  const kind = TREATMENT_KINDS[at]!;
  return treatmentClass(kind) === "positive" || kind === "explained" ? 1 : 0;
}
