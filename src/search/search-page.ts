import { runWhole } from "../async/run-whole.ts";
import type { Plan } from "../query/plan/plan.ts";
import { type CaseSet, countMembers, intersect } from "./case-set.ts";
import { findCitationMatches } from "./matchers/citation-matcher.ts";
import type { MatchedCases } from "./matchers/execute-boolean.ts";
import { createHitFinderInSlices } from "./passages/hits.ts";
import { createPassageFinder, type JudgmentPassage, type PassagesRequest } from "./passages/passage-finder.ts";
import { buildSnippetsInSlices, type ReadText } from "./passages/snippet-source.ts";
import { gallop } from "./postings/gallop.ts";
import type { QuerySession } from "./query-session.ts";
import { computeProximity } from "./ranking/proximity.ts";
import type { ProximityReader, Ranker } from "./ranking/ranker.ts";
import type { RankedCase } from "./ranking/top-cases.ts";

/** Which of the matches to return, best first, and what to show of them. */
export interface PageRequest {
  /** From 1. Default 1. */
  readonly page?: number;
  /** Default 20. */
  readonly pageSize?: number;
  /** Reads the text from which every hit gets a snippet. Default: no snippets. */
  readonly readText?: ReadText;
  /** Adds the best passages of its text to every hit; needs `readText`. Default: no passages. */
  readonly passages?: PassagesRequest;
}

/** A ranked case with a snippet and passages of its text. */
export interface CaseSearchHit extends RankedCase {
  readonly clusterId: number;
  /** HTML; empty unless a text was requested. */
  readonly snippet: string;
  /** Best first; empty unless requested, or if the text has no match. */
  readonly passages: readonly JudgmentPassage[];
}

/** One page of search results. */
export interface RankedCasePage {
  /** The exact number of matches. */
  readonly total: number;
  /** All matches, by ordinal. */
  readonly matches: CaseSet;
  /** Whether some of the matches meet only the condition for queries with few matches. */
  readonly isRelaxed: boolean;
  /** The hits of the page, best first; none after the last page. */
  readonly hits: readonly CaseSearchHit[];
}

/** Ranks the matches of a plan and builds the requested page of them. */
export function buildSearchPage(
  session: QuerySession,
  ranker: Ranker,
  plan: Plan,
  matches: MatchedCases,
  request: PageRequest,
): RankedCasePage {
  return runWhole(buildSearchPageInSlices(session, ranker, plan, matches, request));
}

/** Builds a page as {@link buildSearchPage} does, and yields after every part of the ranking and every excerpt. */
export function* buildSearchPageInSlices(
  session: QuerySession,
  ranker: Ranker,
  plan: Plan,
  matches: MatchedCases,
  request: PageRequest,
): Generator<void, RankedCasePage> {
  const { page = 1, pageSize = 20 } = request;
  const limit = page * pageSize;
  const ranked =
    plan.kind === "citation"
      ? rankNamedFirst(session, ranker, plan, matches, limit)
      : yield* ranker.rankInSlices(matches, limit, openProximity(session, plan, matches));
  yield;
  const shown = ranked.slice(limit - pageSize);
  const readExcerpts = yield* openExcerpts(session, plan, shown, request);
  const { clusterIds } = session.index.columns;
  const hits: CaseSearchHit[] = [];
  for (const { ordinal, score } of shown) {
    hits.push({ ordinal, clusterId: clusterIds[ordinal]!, score, ...readExcerpts(ordinal) });
    yield;
  }
  return { total: matches.size, matches: matches.set, isRelaxed: matches.isRelaxed ?? false, hits };
}

/** Opens the proximity of a question's words for ranking; undefined for other queries and single words. */
export function openProximity(
  session: QuerySession,
  plan: Plan,
  { evidence }: MatchedCases,
): ProximityReader | undefined {
  if (plan.kind !== "natural" || plan.terms.length < 2) return undefined;
  return (cases) => computeProximity(session, evidence, plan.pairs ?? [], cases);
}

type HitExcerpts = Pick<CaseSearchHit, "snippet" | "passages">;

function* openExcerpts(
  session: QuerySession,
  plan: Plan,
  hits: readonly RankedCase[],
  { readText, passages }: PageRequest,
): Generator<void, (ordinal: number) => HitExcerpts> {
  if (!readText) return () => ({ snippet: "", passages: [] });
  const ordinals = Uint32Array.from(hits, ({ ordinal }) => ordinal).sort();
  const findHits = yield* createHitFinderInSlices(session, plan, ordinals);
  const snippets = yield* buildSnippetsInSlices(session.index, findHits, readText, ordinals);
  const findPassages = passages && createPassageFinder(session.index, findHits, readText, passages);
  return (ordinal) => ({
    snippet: snippets[gallop(ordinals, ordinal)] ?? "",
    passages: findPassages?.(ordinal) ?? [],
  });
}

/** Ranks the matches of a single citation: the named cases with score 1, then the citing cases by authority. */
function rankNamedFirst(
  { index, lookup }: QuerySession,
  ranker: Ranker,
  plan: Plan & { kind: "citation" },
  matches: MatchedCases,
  limit: number,
): RankedCase[] {
  const { named, citing } = findCitationMatches(index.columns.count, lookup, plan.citation);
  if (countMembers(named) + countMembers(citing) === 0) return ranker.rank(matches, limit);
  const first = intersect(named, matches.set);
  const rest = matches.set.map((bits, i) => bits & ~first[i]!);
  const best = ranker
    .rank({ set: first, size: countMembers(first), evidence: [] }, limit)
    .map(({ ordinal }) => ({ ordinal, score: 1 }));
  const others = ranker.rank({ set: rest, size: countMembers(rest), evidence: matches.evidence }, limit);
  return [...best, ...others].slice(0, limit);
}
