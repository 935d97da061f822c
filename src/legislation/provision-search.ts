import { runWhole } from "../async/run-whole.ts";
import { findOrdinal } from "../citator/network/case-attributes.ts";
import type { CitationPlan, TermPlan } from "../query/plan/plan.ts";
import { type CaseSet, countMembers, createCaseSet, isMember, subtract } from "../search/case-set.ts";
import { filterCases } from "../search/filter-cases.ts";
import { executeNatural, type NaturalPlan } from "../search/matchers/execute-natural.ts";
import { openIndex } from "../search/open-index.ts";
import { makeExcerpt } from "../search/passages/snippet.ts";
import { createSnippetSourceFinder, type ReadText } from "../search/passages/snippet-source.ts";
import { QuerySession } from "../search/query-session.ts";
import { createPostingReader, type PostingSpace } from "../store/postings/posting-tables.ts";
import type { Database } from "../store/sqlite/database.ts";
import { stem } from "../text/stem.ts";
import { findWords, splitWords } from "../text/words.ts";
import type { LawReference } from "./law-reference.ts";
import { PROVISION_COLUMNS } from "./provision-indexer.ts";
import { createProvisionRanker, type ProvisionRanker } from "./provision-ranker.ts";

/** A search in provisions of one kind. */
export interface ProvisionSearchQuery {
  readonly query: string;
  /** Ids of the codes or Acts to search; all if absent. */
  readonly among?: readonly string[];
  readonly limit: number;
  /** Share of the weight of the query that a provision must contain, 0 to 1. Default: a half. */
  readonly minWeightShare?: number;
}

/** A provision that matches. */
export interface ProvisionSearchHit {
  /** Ordinal of the provision in the corpus. */
  readonly ordinal: number;
  /** 0 to 1; a provision that the query cites has 1. */
  readonly score: number;
  /** Up to 300 characters around the best passage, as plain text. */
  readonly excerpt: string;
}

/** The best matches. */
export interface RankedProvisionPage {
  /** Exact number of matches. */
  readonly total: number;
  readonly hits: readonly ProvisionSearchHit[];
}

/** Searches sections of US law, or of Indian Acts. */
export interface ProvisionSearcher {
  /** Returns the best `limit` matches, best first. */
  search(query: ProvisionSearchQuery): RankedProvisionPage;
}

/** The index of one kind of provision, with what differs between the kinds. */
export interface ProvisionSource {
  readonly database: Database;
  readonly space: PostingSpace;
  /** Returns the provisions that a query cites, in the order of the query. */
  findReferences(query: string): readonly LawReference[];
  /** Returns the ordinals of the provisions that a reference names. */
  findOrdinals(reference: LawReference): readonly number[];
  /** Reads a range of the text of a provision, by its ordinal. */
  readonly readText: ReadText;
}

/**
 * Opens the search over one kind of provision; reads nothing before the first query.
 *
 * Provisions that the query cites come first, in the order of the query. A query that consists of citations then finds
 * the provisions whose text contains these citations. Any other query finds the provisions that contain at least half
 * of the weight of its words in their heading, number, text or the headings above them.
 */
export function openProvisionSearch({
  database,
  space,
  findReferences: references,
  findOrdinals: named,
  readText,
}: ProvisionSource): ProvisionSearcher {
  const index = openIndex(database, space);
  const postings = createPostingReader(database, space);
  let ranker: ProvisionRanker | undefined;
  let ownWords: Uint32Array | undefined;

  function column(name: string): Uint32Array {
    return new Uint32Array((postings.readColumn(name) ?? new Uint8Array(0)).slice().buffer);
  }

  function wordsOf(ordinal: number): number {
    ownWords ??= column(PROVISION_COLUMNS.ownWords);
    return ownWords[ordinal]!;
  }

  function run(session: QuerySession, plan: NaturalPlan, within: CaseSet | null, share: number | undefined) {
    return { plan, matches: runWhole(executeNatural(session, plan, within, share)) };
  }

  return {
    search({ query, among, limit, minWeightShare }) {
      const { columns } = index;
      const session = new QuerySession(index);
      const within = among ? filterCases(columns, { courtIds: among }) : null;
      const cited = references(query);
      const first = Array.from(new Set(cited.flatMap(named)), (one) => findOrdinal(columns.clusterIds, one)).filter(
        (ordinal) => within === null || isMember(within, ordinal),
      );
      const [plan, ...others] = planProvisionQuery(query, cited, first.length > 0);
      let found = run(session, plan!, within, minWeightShare);
      for (const other of others) if (found.matches.size === 0) found = run(session, other, within, minWeightShare);
      const set = subtract(found.matches.set.slice(), createCaseSet(columns.count, first));
      const rest = { set, size: countMembers(set), evidence: found.matches.evidence };
      ranker ??= createProvisionRanker(columns, column(PROVISION_COLUMNS.headingStems));
      const ranked = [
        ...first.slice(0, limit).map((ordinal) => ({ ordinal, score: 1 })),
        ...ranker.rank(rest, Math.max(0, limit - first.length)),
      ];
      const passageOf = createSnippetSourceFinder(session, found.plan, readText, wordsOf);
      const ascending = ranked.map(({ ordinal }) => ordinal).sort((a, b) => a - b);
      const excerpts = new Map(ascending.map((ordinal) => [ordinal, makeExcerpt(passageOf(ordinal))]));
      return {
        total: first.length + rest.size,
        hits: ranked.map(({ ordinal, score }) => ({
          ordinal: columns.clusterIds[ordinal]!,
          score,
          excerpt: excerpts.get(ordinal)!,
        })),
      };
    },
  };
}

/** Plans the search for provisions other than the cited ones; each plan runs if the preceding one finds nothing. */
function planProvisionQuery(query: string, references: readonly LawReference[], hasNamed: boolean): NaturalPlan[] {
  const natural: NaturalPlan = { kind: "natural", terms: toTermPlans(query), citations: [] };
  const rest = references.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), query);
  if (references.length === 0 || findWords(rest).length > 0) return [natural];
  const citing: NaturalPlan = {
    kind: "natural",
    terms: [],
    citations: references.map(({ key, start, end }) => toCitationPlan(key, query.slice(start, end))),
  };
  return hasNamed ? [citing] : [citing, natural];
}

function toTermPlans(query: string): TermPlan[] {
  const stems = new Set(findWords(query).map(({ word }) => stem(word)));
  return Array.from(stems, (text) => ({ kind: "term", match: "stem", text, field: "any" }));
}

function toCitationPlan(key: string, raw: string): CitationPlan {
  return { kind: "citation", key, citationKind: "law", raw, words: splitWords(raw) };
}
