import { ordinalOf } from "../citator/facts.ts";
import type { CaseFilters } from "../search/filters.ts";
import { filterSet } from "../search/filters.ts";
import { has } from "../search/sets.ts";
import { actSectionByOrdinal } from "../store/legislation-acts.ts";
import { citersOfActSections, citersOfSection } from "../store/legislation-citers.ts";
import { sectionByOrdinal } from "../store/legislation-sections.ts";
import type { Scope } from "./interpret/scope.ts";
import { type Term, termsOf } from "./interpret/terms.ts";
import type { Interpretation } from "./interpret.ts";
import type { Library } from "./library.ts";
import { pause } from "./pace.ts";
import { type Candidate, candidates, passageOf, rankedWindows } from "./passages/case-passages.ts";
import type { Passage } from "./passages/passage.ts";
import { passageOfActSection, passageOfSection, provisionPassages } from "./passages/provision-passages.ts";
import type { Window } from "./passages/windows.ts";

/** How far a question is looked into. */
export const DEPTHS = {
  standard: { cases: 24, windows: 16, provisions: 6 },
  deep: { cases: 60, windows: 40, provisions: 14 },
} as const;

export type Depth = (typeof DEPTHS)[keyof typeof DEPTHS];

const SHORT = { terms: 16, words: 120, perCase: 2, k1: 1.2, b: 0.75, nearness: 0.3, lead: 0, led: 0, caseShare: 0.5 };
/** For a passage as a question. What answers it stands behind what it repeats: measured on quotations in judgments. */
const LONG = { terms: 30, words: 200, perCase: 8, k1: 1.2, b: 0.2, nearness: 0.3, lead: 150, led: 1, caseShare: 0.5 };
/** From so many terms on a question is a passage. */
const LONG_QUESTION = 12;

/** The windows of judgments that speak to a question, best first, out of the cases that speak of it most. */
export async function findWindows(
  library: Library,
  terms: readonly Term[],
  cases: readonly Candidate[],
  signal: AbortSignal,
): Promise<Window[]> {
  return rankedWindows(library, plain(terms), cases, isLong(terms) ? LONG : SHORT, signal);
}

/** The cases that speak of a question most. */
export function findCases(library: Library, terms: readonly Term[], filters: CaseFilters, limit: number): Candidate[] {
  return candidates(library, plain(terms), filters, limit);
}

function isLong(terms: readonly Term[]): boolean {
  return terms.length >= LONG_QUESTION;
}

/** A passage has its own words for everything. */
function plain(terms: readonly Term[]): readonly Term[] {
  return isLong(terms) ? terms.map((term) => ({ ...term, others: [] })) : terms;
}

/** Whether a case lies within the scope. */
export function admits({ searcher: { index } }: Library, { cases }: Scope, clusterId: number): boolean {
  if (cases === null) return false;
  const set = filterSet(index.columns, cases);
  const ordinal = ordinalOf(index.columns.clusterIds, clusterId);
  return ordinal >= 0 && (set === null || has(set, ordinal));
}

/** What the cases that may be looked at say of the question, best first. */
export async function caseFindings(
  library: Library,
  { terms, scope, cases: named, provisions, kind }: Interpretation,
  depth: Depth,
  signal: AbortSignal,
): Promise<{ readonly looked: number; readonly passages: Passage[] }> {
  if (scope.cases === null) return { looked: 0, passages: [] };
  const passages: Passage[] = [];
  for (const { clusterId } of named) {
    await pause(signal);
    if (admits(library, scope, clusterId))
      passages.push(...(await namedCasePassages(library, terms, clusterId, kind.id, signal)));
  }
  await pause(signal);
  const found = [
    ...citersOfProvisions(library, provisions).filter(({ clusterId }) => admits(library, scope, clusterId)),
    ...findCases(library, terms, scope.cases, depth.cases),
  ];
  const wanted = [...terms, ...numbersOf(library, provisions)];
  const windows = (await findWindows(library, wanted, found, signal)).slice(0, depth.windows);
  for (const [at, window] of windows.entries()) {
    if (at % 8 === 0) await pause(signal);
    const passage = passageOf(library, wanted, window, window.score / 1.5, "words");
    if (passage) passages.push(passage);
  }
  return { looked: found.length, passages };
}

/** Cases that cite a named provision, at most so many. */
const CITERS = 12;

/** The cases that cite the provisions that the question names, as if half of its words spoke for them. */
function citersOfProvisions({ corpus: { database }, searcher }: Library, provisions: Interpretation["provisions"]) {
  const citers = provisions.flatMap(({ kind, ordinals }) =>
    ordinals.slice(0, 1).flatMap((ordinal) => {
      if (kind === "section") return citersOfSection(database, ordinal, CITERS).citers;
      const { act, number } = actSectionByOrdinal(database, ordinal);
      return citersOfActSections(database, act, [number], CITERS).citers;
    }),
  );
  const { clusterIds } = searcher.index.columns;
  return citers.map(({ clusterId }) => ({ clusterId, ordinal: ordinalOf(clusterIds, clusterId), score: 0.5 }));
}

/** The numbers of named provisions, as words to look for where cases speak of them. */
function numbersOf({ corpus: { database }, searcher }: Library, provisions: Interpretation["provisions"]): Term[] {
  const numbers = provisions.flatMap(({ kind, ordinals }) =>
    ordinals
      .slice(0, 1)
      .map(
        (ordinal) =>
          (kind === "section" ? sectionByOrdinal(database, ordinal) : actSectionByOrdinal(database, ordinal)).number,
      ),
  );
  return termsOf(numbers.join(" "), [], searcher);
}

/** Words that tell where a judgment says what it decides. */
const DECIDING = ["held", "hold", "affirm", "revers", "overrul", "conclud", "uphold", "declar"];

/** The passages of a named case: those that speak of the terms, or else those that decide. */
async function namedCasePassages(
  library: Library,
  terms: readonly Term[],
  clusterId: number,
  kind: Interpretation["kind"]["id"],
  signal: AbortSignal,
): Promise<Passage[]> {
  const ordinal = ordinalOf(library.searcher.index.columns.clusterIds, clusterId);
  const deciding = DECIDING.map((stem, i) => ({
    word: stem,
    stem,
    others: [],
    weight: 0.7,
    cases: 1,
    at: [-100 * (i + 1)],
  }));
  const wanted = kind === "holding" || kind === "standing" || terms.length === 0 ? [...terms, ...deciding] : [...terms];
  const windows = await rankedWindows(library, wanted, [{ ordinal, score: 1 }], { ...SHORT, perCase: 3 }, signal);
  return windows.flatMap((window) => passageOf(library, terms, window, window.score / 1.5, "named") ?? []);
}

/** What statutes and Acts say of the question; what it names first. */
export async function provisionFindings(
  library: Library,
  { terms, scope, provisions: named }: Interpretation,
  depth: Depth,
  signal: AbortSignal,
): Promise<Passage[]> {
  const passages: Passage[] = [];
  for (const { kind, ordinals } of named) {
    for (const ordinal of ordinals.slice(0, depth.provisions)) {
      await pause(signal);
      if (kind === "section" && admitsCode(library, scope, ordinal))
        passages.push(passageOfSection(library, terms, ordinal, 1, "named"));
      if (kind === "act" && scope.acts) passages.push(passageOfActSection(library, terms, ordinal, 1, "named"));
    }
  }
  await pause(signal);
  return [...passages, ...provisionPassages(library, terms, scope, depth.provisions)];
}

function admitsCode({ corpus }: Library, { codes }: Scope, ordinal: number): boolean {
  if (codes === null) return false;
  return codes === undefined || codes.includes(sectionByOrdinal(corpus.database, ordinal).codeId);
}
