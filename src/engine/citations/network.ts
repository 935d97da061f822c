import { findCitations } from "../../citation/find/find-citations.ts";
import { buildNetwork } from "../../citator/network/build-network.ts";
import { createStoredEdgeReader } from "../../citator/network/stored-edge-reader.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { NetworkRequest, NetworkResponse, SourceAttribution } from "../../contract/schemas/citations/network.ts";
import { EngineError } from "../../errors.ts";
import { resolveCitation } from "../../resolve/resolve-citation.ts";
import { findStoredCase } from "../../store/cases/cases.ts";
import type { BuiltFrom, Manifest } from "../../store/manifest.ts";
import type { EngineContext } from "../context.ts";

/** `citations.network`: the cases around one case, both ways. */
export async function buildCitationNetwork(
  context: EngineContext,
  request: NetworkRequest,
): Promise<WithoutCost<NetworkResponse>> {
  const { depth, direction, limit, countryCode } = request;
  const source_attribution = toSourceAttribution(context.corpus.manifest);
  if (countryCode !== undefined && countryCode !== "US" && countryCode !== "IN") {
    return { data: { ...EMPTY_NETWORK, depth }, meta: {}, source_attribution };
  }
  const { fanOut } = context;
  const found = (await buildNetwork(createStoredEdgeReader(context.corpus.database, context.caseAttributes), {
    clusterId: findSeed(context, request),
    direction,
    depth,
    limit,
    ...(fanOut !== undefined && { fanOut }),
  }))!;
  const { readNode: node } = context.records;
  return {
    data: {
      seed: node(found.seed),
      depth,
      nodes: found.nodes.map(({ clusterId }) => node(clusterId)),
      edges: found.edges.map(({ kind: _, ...edge }) => edge),
      counts: found.counts,
      topCitedBy: found.topCitedBy.map(node),
    },
    meta: {},
    source_attribution,
  };
}

const EMPTY_NETWORK = {
  seed: null,
  nodes: [],
  edges: [],
  counts: { cited: 0, citingBy: 0, total: 0, positive: 0, negative: 0, neutral: 0, unknown: 0 },
  topCitedBy: [],
};

/** The case that a request starts from. A country that disagrees with it finds nothing. */
function findSeed({ corpus }: EngineContext, { citation, clusterId, countryCode }: NetworkRequest): number {
  if (clusterId !== undefined) {
    const row = findStoredCase(corpus.database, clusterId);
    if (!row || (countryCode !== undefined && row.jurisdiction !== countryCode)) {
      const where = countryCode === undefined ? "" : ` in ${countryCode}`;
      throw new EngineError("case_not_found", `The corpus has no case with the id ${clusterId}${where}.`);
    }
    return clusterId;
  }
  const resolution = resolveCitation(corpus, citation!);
  const wanted = countryCode ?? findCitations(citation!)[0]?.jurisdiction ?? null;
  const candidates = [resolution.clusterId, ...resolution.others];
  const seed = candidates.find((id) => wanted === null || findStoredCase(corpus.database, id)!.jurisdiction === wanted);
  if (seed === undefined) {
    throw new EngineError("citation_not_found", `${citation} is not a citation of ${countryCode ?? wanted}.`, {
      parsed: resolution.matched,
      suggestions: [],
    });
  }
  return seed;
}

/** Whom the corpus's data comes from: every provider once, in the order of the build. */
function toSourceAttribution({ name, version, builtFrom }: Manifest): SourceAttribution {
  const every = (field: keyof Pick<BuiltFrom, "provider" | "url" | "license" | "notice">) =>
    [...new Set(builtFrom.map((from) => from[field]).filter((value) => value !== ""))].join("; ");
  return {
    provider: every("provider"),
    url: every("url"),
    license: every("license"),
    notice: every("notice"),
    corpora: builtFrom.map(({ provider, license }) => ({ name, version, provider, license, retrieved: "" })),
  };
}
