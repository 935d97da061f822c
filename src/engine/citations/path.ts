import { findShortestPath } from "../../citator/network/shortest-path.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { PathRequest, PathResponse } from "../../contract/schemas/citations/explain.ts";
import { readCaseNodes } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { decodeTreatment } from "../../law/treatment.ts";

export { findCitationPath as path };

/**
 * `citations.path`: returns a chain of citations from a case back to another, or forward to it if the other is later.
 */
async function findCitationPath(
  context: EngineContext,
  { caseId, to }: PathRequest,
): Promise<WithoutCost<PathResponse>> {
  const { corpus } = context;
  const ends = [Number(caseId), Number(to)] as const;
  const back = await findShortestPath(corpus.citations, ...ends);
  const line = back ?? (await findShortestPath(corpus.citations, ends[1], ends[0]));
  if (line === null) {
    // Throws if the corpus does not contain one of them.
    await readCaseNodes(context, ends);
    return { data: { found: false, cases: [], steps: [] }, meta: {} };
  }
  const [cases, steps] = await Promise.all([readCaseNodes(context, line), readSteps(corpus, line)]);
  return {
    data: { found: true, cases: back ? cases : cases.reverse(), steps: back ? steps : steps.reverse() },
    meta: {},
  };
}

/** Reads the edges of a chain of cases, each of which cites the next. */
async function readSteps({ citations }: Corpus, line: readonly number[]): Promise<PathResponse["data"]["steps"]> {
  const sources = line.slice(0, -1);
  const lists = await citations.readEdges({ clusterIds: sources, direction: "cited" });
  const edges = sources.map((citing, at) => {
    const { others, positions, treatments } = lists[at]!;
    const edge = Array.from(others).indexOf(line[at + 1]!);
    return { citing, position: positions[edge]!, treatment: decodeTreatment(treatments[edge]!).label };
  });
  const snippets = await citations.readSnippets(edges);
  return edges.map(({ citing, treatment }, at) => ({
    sourceClusterId: citing,
    targetClusterId: line[at + 1]!,
    treatment,
    snippet: snippets[at]!,
  }));
}
