import {
  type CitingListPorts,
  type CitingListQuery,
  listCitedCases,
  listCitingCases,
} from "../../citator/network/citing-list.ts";
import { createStoredEdgeReader } from "../../citator/network/stored-edge-reader.ts";
import { buildTreatmentHistory } from "../../citator/network/treatment-history.ts";
import { createExternalTreatmentReader } from "../../citator/status/external-treatments.ts";
import type { WeighedTreatment } from "../../citator/status/weigh-treatments.ts";
import { FRESHNESS_ROWS, type Freshness, type TreatmentClass } from "../../law/treatment.ts";
import { type EdgeNotes, readEdgeNotes, readEdgeWindows, readNeighbours } from "../../store/citations/edges.ts";
import type {
  CitationGraph,
  EdgePage,
  EdgePageRequest,
  StatusExplanation,
  StatusTreatment,
} from "../port/citation-graph.ts";
import type { FileContext } from "./file-context.ts";
import { createExplainer } from "./status-explainer.ts";

/** Reads the citations between the cases of a corpus file. */
export function createCitationGraph(context: FileContext): CitationGraph {
  const { file, attributes } = context;
  const { database } = file;
  const readExternal = createExternalTreatmentReader(database);
  return {
    ...createStoredEdgeReader(database, attributes),
    listEdges: async (request) => listEdges(context, request),
    listUnresolved: async (clusterIds) =>
      clusterIds.map((clusterId) => readEdgeNotes(database, attributes().ordinal(clusterId)).unresolved),
    listExternalCiters: async (clusterIds) =>
      clusterIds.map((clusterId) =>
        readExternal(clusterId).map(({ citation, kind, snippet }) => ({ citation, kind, snippet })),
      ),
    explainStatus: async (clusterId, asOf) => explainStatus(context, clusterId, asOf),
    countTreatments: async (clusterId) =>
      buildTreatmentHistory(attributes(), readNeighbours(database, attributes().ordinal(clusterId), "citing")),
  };
}

function createListPorts({ file: { database }, attributes }: FileContext): CitingListPorts {
  return {
    facts: attributes(),
    neighbours: (ordinal, direction) => readNeighbours(database, ordinal, direction),
    windows: (ordinal) => readEdgeWindows(database, ordinal),
    notes: () => NO_NOTES,
  };
}

/** Lists of edges leave the notes to {@link CitationGraph.listUnresolved}. */
const NO_NOTES: EdgeNotes = { mentions: [], actors: [], confidence: [], unresolved: [] };

function listEdges(context: FileContext, request: EdgePageRequest): EdgePage | null {
  const { direction, order, courtIds, minMentions, ...conditions } = request;
  const query: CitingListQuery = {
    ...conditions,
    sort: order,
    ...(courtIds && { courts: new Set(courtIds) }),
    ...(minMentions !== undefined && { minDepth: minMentions }),
  };
  const list = (direction === "cited" ? listCitedCases : listCitingCases)(createListPorts(context), query);
  if (list === null) return null;
  return {
    total: list.total,
    // Listed one by one: a rest pattern takes ten times as long.
    rows: list.results.map(({ clusterId, treatment, kind, snippet, depthOfTreatment }) => ({
      clusterId,
      treatment,
      kind,
      snippet,
      mentions: depthOfTreatment,
    })),
  };
}

function explainStatus(context: FileContext, clusterId: number, asOf: string | null): StatusExplanation | null {
  const explanation = createExplainer(context, asOf).explain(clusterId);
  if (explanation === null) return null;
  const { decision, detail, weighed } = explanation;
  return {
    clusterId: decision.clusterId,
    name: decision.name,
    dateFiled: decision.dateFiled,
    datePrecision: decision.datePrecision,
    detail,
    treatments: weighed.flatMap((one) => toStatusTreatment(one, one.reason === detail.reason)),
  };
}

const EFFECTS: ReadonlyMap<TreatmentClass, Freshness> = new Map(
  FRESHNESS_ROWS.flatMap((row) => (row.class === null ? [] : [[row.class, row.freshness] as const])),
);

/** Returns a treatment as the port shows it; nothing if its class bears on no status. */
function toStatusTreatment(one: WeighedTreatment, decisive: boolean): StatusTreatment[] {
  const effect = EFFECTS.get(one.class);
  if (effect === undefined || effect === "Good Law") return [];
  const { partial, discounted, since, date, datePrecision, reason } = one;
  return [{ effect, partial, discounted, since, decisive, date, datePrecision, citing: reason }];
}
