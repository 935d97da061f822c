import type { WithoutCost } from "../../contract/cost.ts";
import type {
  CitationsOfRequest,
  CitationsOfResponse,
  CitedByRequest,
  CitedByResponse,
  CitingCase,
} from "../../contract/schemas/citations/resolve.ts";
import { createCaseNotFoundError, readCaseNodes } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { findCourtIds } from "../../corpus/find-court-ids.ts";
import type { EdgePage, EdgePageRequest, EdgeRow } from "../../corpus/port/citation-graph.ts";
import { isJurisdiction } from "../../law/jurisdiction.ts";

export { listCitationsOf as citationsOf, listCitedBy as citedBy };

/** `citations.citationsOf`: lists the cases that a case cites, and the citations that the corpus does not contain. */
async function listCitationsOf(
  context: EngineContext,
  request: CitationsOfRequest,
): Promise<WithoutCost<CitationsOfResponse>> {
  const clusterId = Number(request.caseId);
  const { total, rows } = await listEdges(context, "cited", request);
  const [unresolved] = await context.corpus.citations.listUnresolved([clusterId]);
  return {
    data: { clusterId, total, results: await readCitingCases(context, rows), unresolved: [...unresolved!] },
    meta: {},
  };
}

/** `citations.citedBy`: lists the cases that cite a case. */
async function listCitedBy(context: EngineContext, request: CitedByRequest): Promise<WithoutCost<CitedByResponse>> {
  const clusterId = Number(request.caseId);
  const { total, rows } = await listEdges(context, "citing", request);
  const [external] = await context.corpus.citations.listExternalCiters([clusterId]);
  return {
    data: {
      clusterId,
      total,
      results: await readCitingCases(context, rows),
      ...(external!.length > 0 && {
        externalCiters: external!.map(({ citation, kind, snippet }) => ({ citation, treatment: kind, snippet })),
      }),
    },
    meta: {},
  };
}

/** Reads the cases of a list of edges, in order. */
export async function readCitingCases(context: EngineContext, rows: readonly EdgeRow[]): Promise<CitingCase[]> {
  const nodes = await readCaseNodes(
    context,
    rows.map(({ clusterId }) => clusterId),
  );
  return rows.map(({ treatment, kind, snippet, mentions }, at) => ({
    ...nodes[at]!,
    treatment,
    treatmentKind: kind,
    snippet,
    depthOfTreatment: mentions,
  }));
}

async function listEdges(
  { corpus }: EngineContext,
  direction: EdgePageRequest["direction"],
  request: CitationsOfRequest | CitedByRequest,
): Promise<EdgePage> {
  const { caseId, court, jurisdiction, sort, minDepth, ...rest } = request;
  const page = await corpus.citations.listEdges({
    ...rest,
    clusterId: Number(caseId),
    direction,
    order: sort,
    ...(court !== undefined && { courtIds: findCourtIds(await corpus.readCourts(), court) }),
    // A country that no corpus covers admits no court.
    ...(jurisdiction !== undefined && (isJurisdiction(jurisdiction) ? { jurisdiction } : { courtIds: [] })),
    ...(minDepth !== undefined && { minMentions: minDepth }),
  });
  if (page === null) throw createCaseNotFoundError(caseId);
  return page;
}
