import type { CaseNode, CaseRecord } from "../../src/contract/case.ts";
import type { Engine } from "../../src/contract/engine.ts";
import { type Ledger, openLedger } from "../../src/credits/ledger.ts";
import { memoryLedger } from "../../src/credits/memory-ledger.ts";
import { metered } from "../../src/credits/meter.ts";
import { type PriceOptions, pricesOf } from "../../src/credits/prices.ts";
import { creditVerbs } from "../../src/credits/verbs.ts";
import { engineOf } from "../../src/engine/arrange.ts";
import { openEngine } from "../../src/engine.ts";
import { EngineError } from "../../src/errors.ts";
import { COURTS, SMALL_CASES, type SmallCase } from "../fixtures/small-cases.ts";
import { buildSmallCorpus } from "../fixtures/small-corpus.ts";

/** Who cites whom in the small cases, read by a person. */
const EDGES = [
  { from: 1002, to: 1001, treatment: "positive", severity: 2, mentions: 3 },
  { from: 1003, to: 1001, treatment: "negative", severity: 0, mentions: 3 },
  { from: 1003, to: 1002, treatment: "negative", severity: 1, mentions: 1 },
  { from: 1006, to: 1002, treatment: "unknown", severity: 3, mentions: 2 },
  { from: 2002, to: 2001, treatment: "negative", severity: 0, mentions: 2 },
] as const;

/**
 * A double of the engine for testing its edges: what surrounds it is real (meter, ledger, contract), what it finds is
 * found by plain scans of a handful of cases. Laws are the real engine's.
 */
export async function openDouble(prices: PriceOptions = {}): Promise<{ engine: Engine; ledger: Ledger }> {
  let tick = 0;
  const now = () => tick++;
  const real = await openEngine((await buildSmallCorpus()).bytes);
  const ledger = await openLedger(memoryLedger(), { now, newId: () => `entry-${tick}` });
  const counts = {
    courts: 3,
    cases: SMALL_CASES.length,
    citations: 0,
    opinions: 0,
    characters: 0,
    edges: EDGES.length,
    codes: 0,
    sections: 0,
    acts: 0,
    footnotes: 0,
  };

  const verbs = metered(
    {
      "citations.resolve": async ({ citation }) => {
        const [best, ...others] = named(citation);
        if (best === undefined) throw unknown(citation);
        const name = /^(.+ v\. .+?),/.exec(citation)?.[1];
        const nameMismatch =
          name === undefined || name === best.case.name ? {} : { nameMismatch: { given: name, found: best.case.name } };
        const matched = {
          by: "citation" as const,
          citation: best.case.citations[0] ?? "",
          format: null,
          pinCite: null,
          ...nameMismatch,
        };
        const ambiguous = others.length === 0 ? {} : { ambiguous: others.map(record) };
        return { data: { ...record(best), matched, ...ambiguous }, meta: {} };
      },
      "citations.search": async ({ query, limit, countryCode }) => {
        const found = [...named(query), ...SMALL_CASES.filter((small) => small.case.name.includes(query))].filter(
          (small) => countryCode === undefined || small.case.jurisdiction === countryCode,
        );
        return { data: { results: found.slice(0, limit).map(record), total: found.length }, meta: {} };
      },
      "citations.case": async ({ caseId }) => {
        const small = byId(Number(caseId));
        const opinions = small.opinions.map(({ kind, author, text }) => ({ kind, author, text }));
        return { data: { ...record(small), opinions }, meta: {} };
      },
      "citations.citationsOf": async (request) => {
        const edges = EDGES.filter(({ from }) => from === idOf(byId(Number(request.caseId))));
        return { data: { ...citing(request, edges, "to"), unresolved: [] }, meta: {} };
      },
      "citations.citedBy": async (request) => {
        const edges = EDGES.filter(({ to }) => to === idOf(byId(Number(request.caseId))));
        const bySeverity = edges.toSorted((a, b) => a.severity - b.severity);
        return { data: citing(request, bySeverity, "from"), meta: {} };
      },
      "citations.network": async ({ citation, clusterId, depth, limit, direction, countryCode }) => {
        const meta = {};
        if (countryCode !== undefined && countryCode !== "US" && countryCode !== "IN") {
          const nothing = { seed: null, depth, nodes: [], edges: [], counts: countsOf([], 0), topCitedBy: [] };
          return { data: nothing, source_attribution: ATTRIBUTION, meta };
        }
        const seed = citation === undefined ? byId(clusterId ?? 0) : named(citation)[0];
        if (seed === undefined) throw unknown(citation ?? "");
        if (countryCode !== undefined && seed.case.jurisdiction !== countryCode) throw unknown(citation ?? "");
        return { data: walk(seed, depth, limit, direction), source_attribution: ATTRIBUTION, meta };
      },
      "research.search": async ({ query, filters, page, pageSize, content }) => {
        const { include, exclude } = terms(query);
        const cited = named(query);
        const matching = SMALL_CASES.filter(
          (small) => include.every((term) => holds(small, term)) && !exclude.some((term) => holds(small, term)),
        );
        const found = (cited.length > 0 ? [...cited, ...citers(cited)] : matching).filter(
          (small) => filters.jurisdiction === undefined || small.case.jurisdiction === filters.jurisdiction,
        );
        const results = found.slice((page - 1) * pageSize, page * pageSize).map((small, i) => ({
          ...result(small, page === 1 && i === 0 ? 1 : 0.5),
          ...(content && { content: textOf(small) }),
        }));
        const total = found.length;
        return { data: { results }, meta: { total, page, pageSize, totalPages: Math.ceil(total / pageSize), query } };
      },
      "research.explain": async ({ query }) => ({
        data: { mode: "natural", query, plan: terms(query), paths: null },
        meta: {},
      }),
      "corpus.manifest": async () => ({
        data: { name: "small", version: "1", builtBy: "test", builtFrom: [], counts, currentThrough: {} },
        meta: {},
      }),
      "corpus.stats": async () => ({ data: { ...counts, byCourt: [], mostCited: [], bytes: 0 }, meta: {} }),
      "statutes.search": async (request) => real.statutes.search(request),
      "statutes.states": async () => real.statutes.states(),
      "statutes.codes": async (request) => real.statutes.codes(request),
      "statutes.section": async (request) => real.statutes.section(request),
      "acts.list": async (request) => real.acts.list(request),
      "acts.amendments": async (request) => real.acts.amendments(request),
      "acts.text": async (request) => real.acts.text(request),
      ...creditVerbs(ledger, prices),
    },
    { ledger, prices: pricesOf(prices), now },
  );

  const engine: Engine = engineOf(verbs, () => real.close());
  return { engine, ledger };
}

const ATTRIBUTION = { provider: "Headnote tests", url: "", license: "MIT", notice: "Invented cases.", corpora: [] };

type Edge = (typeof EDGES)[number];

function idOf(small: SmallCase): number {
  return small.case.clusterId ?? 0;
}

function byId(clusterId: number): SmallCase {
  const small = SMALL_CASES.find((candidate) => idOf(candidate) === clusterId);
  if (small === undefined) throw new EngineError("case_not_found", `There is no case ${clusterId}.`);
  return small;
}

/** Cases of which a citation stands in the text. */
function named(text: string): SmallCase[] {
  const squeezed = squeeze(text);
  return SMALL_CASES.filter((small) => small.case.citations.some((citation) => squeezed.includes(squeeze(citation))));
}

function squeeze(text: string): string {
  return text.replace(/[\s.]/g, "").toLowerCase();
}

function unknown(citation: string): EngineError {
  return /\d/.test(citation)
    ? new EngineError("citation_not_found", `The corpus does not hold ${citation}.`, {
        parsed: { raw: citation },
        suggestions: ["701 U.S. 10"],
      })
    : new EngineError("citation_unrecognized", `No citation was recognised in "${citation}".`);
}

function citers(cited: readonly SmallCase[]): SmallCase[] {
  return cited.flatMap((small) => EDGES.filter(({ to }) => to === idOf(small)).map(({ from }) => byId(from)));
}

function citing(
  { caseId, page, pageSize, treatment }: { caseId: string; page: number; pageSize: number; treatment?: string },
  edges: readonly Edge[],
  end: "from" | "to",
) {
  const kept = edges.filter((edge) => treatment === undefined || edge.treatment === treatment);
  const results = kept.slice((page - 1) * pageSize, page * pageSize).map((edge) => ({
    ...node(byId(edge[end])),
    treatment: edge.treatment,
    snippet: textOf(byId(edge.from)).slice(0, 100),
    depthOfTreatment: edge.mentions,
  }));
  return { clusterId: Number(caseId), total: kept.length, results };
}

function walk(seed: SmallCase, depth: number, limit: number, direction: "inbound" | "outbound" | "both") {
  const hops = new Map([[idOf(seed), 0]]);
  const edges = new Map<Edge, { direction: "cited" | "citing"; depth: number }>();
  for (const [id, hop] of hops) {
    if (hop === depth) continue;
    for (const edge of EDGES) {
      const outbound = edge.from === id && direction !== "inbound";
      const inbound = edge.to === id && direction !== "outbound";
      const other = outbound ? edge.to : edge.from;
      if (!(outbound || inbound) || (!hops.has(other) && hops.size > limit)) continue;
      if (!hops.has(other)) hops.set(other, hop + 1);
      if (!edges.has(edge)) edges.set(edge, { direction: outbound ? "cited" : "citing", depth: hop + 1 });
    }
  }
  const direct = EDGES.filter(({ from, to }) => from === idOf(seed) || to === idOf(seed));
  return {
    seed: node(seed),
    depth,
    nodes: [...hops.keys()].slice(1).map((id) => node(byId(id))),
    edges: [...edges].map(([{ from, to, treatment }, reached]) => ({
      sourceClusterId: from,
      targetClusterId: to,
      treatment,
      snippet: textOf(byId(from)).slice(0, 100),
      ...reached,
    })),
    counts: countsOf(direct, idOf(seed)),
    topCitedBy: citers([seed]).map(node).slice(0, 5),
  };
}

function countsOf(edges: readonly Edge[], seed: number) {
  const count = (test: (edge: Edge) => boolean) => edges.filter(test).length;
  return {
    cited: count(({ from }) => from === seed),
    citingBy: count(({ to }) => to === seed),
    total: edges.length,
    positive: count(({ treatment }) => treatment === "positive"),
    negative: count(({ treatment }) => treatment === "negative"),
    neutral: 0,
    unknown: count(({ treatment }) => treatment === "unknown"),
  };
}

/** Words and quoted phrases, all of which must occur; NOT before those that must not. */
function terms(query: string) {
  const parts = query.match(/"[^"]+"|\S+/g) ?? [];
  const include: string[] = [];
  const exclude: string[] = [];
  for (const [i, part] of parts.entries()) {
    if (part === "AND" || part === "NOT") continue;
    if (part === "(")
      throw new EngineError("query_syntax", "This group is not closed.", { offset: query.indexOf("(") });
    (parts[i - 1] === "NOT" ? exclude : include).push(part.replaceAll('"', "").toLowerCase());
  }
  return { include, exclude };
}

function holds(small: SmallCase, term: string): boolean {
  return `${small.case.name}\n${textOf(small)}`.toLowerCase().includes(term);
}

function textOf(small: SmallCase): string {
  return small.opinions.map(({ text }) => text).join("\n\n");
}

function courtName(courtId: string): string {
  return COURTS.find(({ id }) => id === courtId)?.name ?? courtId;
}

function node(small: SmallCase): CaseNode {
  const { name, citations, dateFiled, jurisdiction } = small.case;
  return {
    clusterId: idOf(small),
    caseName: name,
    citation: citations[0] ?? "",
    dateFiled,
    citeCount: citers([small]).length,
    absoluteUrl: `https://app.example/research/cases/${idOf(small)}`,
    ...(jurisdiction === "IN" && { citations: [...citations] }),
  };
}

function record(small: SmallCase): CaseRecord {
  const { courtId, jurisdiction, judges, citations, docketNumber, dateFiled } = small.case;
  const edges = EDGES.filter(({ to }) => to === idOf(small));
  const status = edges.some(({ severity }) => severity === 0)
    ? "Overruled"
    : edges.some(({ severity }) => severity === 1)
      ? "Distinguished"
      : "Good Law";
  const { citations: _, ...fields } = node(small);
  return {
    ...fields,
    court: courtName(courtId),
    courtId,
    jurisdiction,
    year: Number(dateFiled.slice(0, 4)),
    bench: [...judges],
    citations: [...citations],
    parallel: citations.map((citation) => ({ citation, reporter: "", format: "" })),
    docketNumber,
    freshness: status,
    freshnessDetail: {
      status,
      definitive: true,
      partial: false,
      reason: null,
      citing: { total: edges.length, firstDate: null, lastDate: null },
    },
  };
}

function result(small: SmallCase, score: number) {
  const { case: facts } = small;
  const { court, courtId, year, citation, freshness, absoluteUrl, bench, citations } = record(small);
  return {
    id: String(idOf(small)),
    title: facts.name,
    court,
    year,
    citation,
    score,
    snippet: "",
    metadata: {
      decisionDate: facts.dateFiled,
      citations,
      judges: bench,
      courtId,
      jurisdiction: facts.jurisdiction,
      docketNumber: facts.docketNumber,
      absoluteUrl,
      freshness,
    },
  };
}
