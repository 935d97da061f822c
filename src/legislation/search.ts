import { ordinalOf } from "../citator/facts.ts";
import type { CitationPlan, Plan, TermPlan } from "../query/plan.ts";
import { stem } from "../query/stem.ts";
import { words } from "../query/words.ts";
import { openCaseIndex } from "../search/case-index.ts";
import type { CaseFacts } from "../search/facts.ts";
import { filterSet } from "../search/filters.ts";
import { executeNatural } from "../search/natural.ts";
import { passageFinder } from "../search/passage.ts";
import { has, setOf, sizeOf, subtract } from "../search/sets.ts";
import { makeExcerpt } from "../search/snippet.ts";
import type { Database } from "../store/database.ts";
import { sectionByOrdinal } from "../store/legislation-sections.ts";
import { legislationTextReader } from "../store/legislation-text.ts";
import { postingReader } from "../store/postings.ts";
import { COLUMNS } from "./build.ts";
import { sectionsNamed } from "./keys.ts";
import { createProvisionRanker, type ProvisionRanker } from "./rank.ts";
import { findTypedReferences, type LawReference } from "./reference.ts";

export interface ProvisionQuery {
  readonly query: string;
  /** The codes to search, by id; all where it is left out. */
  readonly codes?: readonly string[];
  readonly limit: number;
}

export interface ProvisionHit {
  /** Of the section in the corpus. */
  readonly ordinal: number;
  /** 0 to 1; a section that the query cites has 1. */
  readonly score: number;
  /** Up to 300 characters around the best passage: plain text. */
  readonly excerpt: string;
}

export interface ProvisionPage {
  /** How many sections match, exactly. */
  readonly total: number;
  readonly hits: readonly ProvisionHit[];
}

/** Search over sections of US law. */
export interface SectionSearcher {
  search(query: ProvisionQuery): ProvisionPage;
}

/**
 * Opens the search over sections; nothing is read before the first query.
 *
 * Sections that the query cites come first, in the order of the query. A query of nothing but citations then finds the
 * sections whose text cites the same in the same words; any other finds the sections that hold at least half of the
 * weight of its words in their heading, number, text or the way down to them.
 */
export function openSectionSearch(database: Database): SectionSearcher {
  const postings = postingReader(database, "section_posting");
  const index = openCaseIndex(postings);
  const readText = legislationTextReader(database);
  let ranker: ProvisionRanker | undefined;
  let ownWords: Uint32Array | undefined;

  function column(name: string): Uint32Array {
    return new Uint32Array((postings.column(name) ?? new Uint8Array(0)).slice().buffer);
  }

  function wordsOf(ordinal: number): number {
    ownWords ??= column(COLUMNS.ownWords);
    return ownWords[ordinal]!;
  }

  return {
    search({ query, codes, limit }) {
      const { columns } = index;
      const within = codes ? filterSet(columns, { courtIds: codes }) : null;
      const references = findTypedReferences(query);
      const named = references
        .flatMap(({ key }) => sectionsNamed(database, key))
        .map((section) => ordinalOf(columns.clusterIds, section))
        .filter((ordinal, i, all) => all.indexOf(ordinal) === i && (within === null || has(within, ordinal)));
      const plans = plansOf(query, references, named.length > 0);
      let plan = plans[0]!;
      let matches = executeNatural(index, NO_FACTS, plan, within);
      for (plan of plans.slice(1)) {
        if (matches.size > 0) break;
        matches = executeNatural(index, NO_FACTS, plan, within);
      }
      const set = subtract(matches.set.slice(), setOf(columns.count, named));
      const others = { set, size: sizeOf(set), evidence: matches.evidence };
      ranker ??= createProvisionRanker(columns, column(COLUMNS.headingStems));
      const ranked = [
        ...named.slice(0, limit).map((ordinal) => ({ ordinal, score: 1 })),
        ...ranker.rank(others, Math.max(0, limit - named.length)),
      ];
      const passageOf = passageFinder(index, plan, textOf, wordsOf);
      const ascending = ranked.map(({ ordinal }) => ordinal).sort((a, b) => a - b);
      const excerpts = new Map(ascending.map((ordinal) => [ordinal, makeExcerpt(passageOf(ordinal))]));
      return {
        total: named.length + others.size,
        hits: ranked.map(({ ordinal, score }) => ({
          ordinal: columns.clusterIds[ordinal]!,
          score,
          excerpt: excerpts.get(ordinal)!,
        })),
      };
    },
  };

  function textOf(section: number, start: number, end: number): string {
    return readText(sectionByOrdinal(database, section).text, start, end);
  }
}

type NaturalPlan = Extract<Plan, { kind: "natural" }>;

/** What to look for besides the sections that are cited; a later plan where the one before finds nothing. */
function plansOf(query: string, references: readonly LawReference[], hasNamed: boolean): NaturalPlan[] {
  const natural: NaturalPlan = { kind: "natural", terms: termsOf(query), citations: [] };
  const rest = references.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), query);
  if (references.length === 0 || words(rest).length > 0) return [natural];
  const citing: NaturalPlan = {
    kind: "natural",
    terms: [],
    citations: references.map(({ key, start, end }) => citationPlan(key, query.slice(start, end))),
  };
  return hasNamed ? [citing] : [citing, natural];
}

function termsOf(query: string): TermPlan[] {
  const stems = new Set(words(query).map(({ word }) => stem(word)));
  return Array.from(stems, (text) => ({ kind: "term", match: "stem", text, field: "any" }));
}

function citationPlan(key: string, raw: string): CitationPlan {
  return { kind: "citation", key, citationKind: "law", raw, words: words(raw).map(({ word }) => word) };
}

/** Sections are found by their words alone. */
const NO_FACTS: CaseFacts = {
  casesNamed: () => [],
  casesCiting: () => [],
  casesCitedBy: () => [],
  courtIds: () => [],
  casesOfJudge: () => [],
  casesTreated: () => [],
};
