import { findCitations } from "../../citation/find/find-citations.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { NetworkRequest, NetworkResponse, SourceAttribution } from "../../contract/schemas/citations/network.ts";
import { readCaseNodes } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { BuiltFrom, Manifest } from "../../corpus/port/corpus.ts";
import { resolveCitation } from "../../corpus/resolve-citation.ts";
import { EngineError } from "../../errors.ts";
import type { CallServices } from "../call-services.ts";

export { buildCitationNetwork as network };

/** `citations.network`: returns the cases around a case, in both directions. */
async function buildCitationNetwork(
  context: EngineContext & Pick<CallServices, "parts">,
  request: NetworkRequest,
): Promise<WithoutCost<NetworkResponse>> {
  const { depth, direction, limit, countryCode } = request;
  const source_attribution = toSourceAttribution(await context.corpus.readManifest());
  if (countryCode !== undefined && countryCode !== "US" && countryCode !== "IN") {
    return { data: { ...EMPTY_NETWORK, depth }, meta: {}, source_attribution };
  }
  const clusterId = await findSeed(context, request);
  const { fanOut, parts } = context;
  const query = { clusterId, direction, depth, limit, ...(fanOut !== undefined && { fanOut }) };
  const { buildNetwork } = await parts.network();
  const found = (await buildNetwork(context.corpus.citations, query))!;
  const ids = found.nodes.map((node) => node.clusterId);
  const [seed, ...rest] = await readCaseNodes(context, [clusterId, ...ids, ...found.topCitedBy]);
  return {
    data: {
      seed: seed!,
      depth,
      nodes: rest.slice(0, ids.length),
      edges: found.edges.map(({ kind, ...edge }) => ({ ...edge, treatmentKind: kind })),
      counts: found.counts,
      topCitedBy: rest.slice(ids.length),
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

/**
 * Returns the case from which a request starts.
 * @throws EngineError `case_not_found`, or `citation_not_found`, also if the citation is of another country
 */
async function findSeed({ corpus }: EngineContext, { citation, clusterId, countryCode }: NetworkRequest) {
  if (clusterId !== undefined) {
    const [row] = await corpus.cases.readCases([clusterId]);
    if (!row || (countryCode !== undefined && row.jurisdiction !== countryCode)) {
      const where = countryCode === undefined ? "" : ` in ${countryCode}`;
      throw new EngineError("case_not_found", `The corpus has no case with the id ${clusterId}${where}.`);
    }
    return clusterId;
  }
  const resolution = await resolveCitation(corpus, citation!);
  const wanted = countryCode ?? findCitations(citation!)[0]?.jurisdiction ?? null;
  const candidates = [resolution.clusterId, ...resolution.others];
  const cases = wanted === null ? [] : await corpus.cases.readCases(candidates);
  const seed = candidates.find((_, at) => wanted === null || cases[at]?.jurisdiction === wanted);
  if (seed === undefined) {
    throw new EngineError("citation_not_found", `${citation} is not a citation of ${countryCode ?? wanted}.`, {
      parsed: resolution.matched,
      suggestions: [],
    });
  }
  return seed;
}

/** Returns the providers of the corpus's data, each once, in the order of the build. */
function toSourceAttribution({ name, version, builtFrom, corpora }: Manifest): SourceAttribution {
  const members = corpora ?? [{ name, version, inputs: builtFrom.length }];
  const owners = members.flatMap((member) => Array.from({ length: member.inputs }, () => member));
  const every = (field: keyof Pick<BuiltFrom, "provider" | "url" | "license" | "notice">) =>
    [...new Set(builtFrom.map((from) => from[field]).filter((value) => value !== ""))].join("; ");
  return {
    provider: every("provider"),
    url: every("url"),
    license: every("license"),
    notice: every("notice"),
    corpora: builtFrom.map(({ provider, license }, at) => {
      const { name, version } = owners[at]!;
      return { name, version, provider, license, retrieved: "" };
    }),
  };
}
