import type { CaseIndex, IndexParts, PartCases } from "../case-index.ts";
import { addMember, type CaseSet, createCaseSet, createEmptySet, listMembers } from "../case-set.ts";
import type { MatchCounts } from "../matchers/match-counts.ts";
import type { Candidates, Matcher } from "../matchers/matcher.ts";
import { countSpans, hasSingleWords, type MatchSpans, NO_SPANS } from "../matchers/spans/match-spans.ts";
import type { QueryBudget } from "../query-budget.ts";

/** More candidates of a part are not listed individually. */
const MAX_LISTED_CANDIDATES = 8192;

/** Candidates of a part, by the index of the part; absent for a part without any. */
type PartCandidates = readonly (Candidates | undefined)[];

const splitBefore = new WeakMap<Candidates, PartCandidates>();

/** The matchers of one part of a query, by the index of the part of the union; null for a part that has no match. */
export type PartMatchers<One extends Matcher = Matcher> = readonly (One | null)[];

/** Matches the candidates of each part by the matcher of that part, and returns all matches as a set of the union. */
export function matchParts<One extends Matcher>(
  index: CaseIndex,
  parts: IndexParts,
  matchers: PartMatchers<One>,
  candidates: Candidates | null,
  match: (matcher: One, candidates: Candidates | null) => CaseSet,
): CaseSet {
  const set = createEmptySet(index.columns.count);
  const split = candidates && splitCandidates(parts, candidates);
  for (const [part, { toUnion }] of parts.list.entries()) {
    const matcher = matchers[part]!;
    const own = split ? split[part] : null;
    if (matcher === null || own === undefined) continue;
    for (const local of listMembers(match(matcher, own))) {
      const ordinal = toUnion[local]!;
      if (ordinal >= 0) addMember(set, ordinal);
    }
  }
  return set;
}

/** Splits candidates by part. A query asks several matchers about the same ones: they are split once. */
function splitCandidates(parts: IndexParts, candidates: Candidates): PartCandidates {
  const known = splitBefore.get(candidates);
  if (known) return known;
  const split: (Candidates | undefined)[] = parts.list.map(() => undefined);
  for (const { part, locals } of parts.splitCases(candidates.members ?? listMembers(candidates.set))) {
    split[part] = {
      set: createCaseSet(parts.list[part]!.toUnion.length, locals),
      size: locals.length,
      members: locals.length <= MAX_LISTED_CANDIDATES ? locals : null,
    };
  }
  splitBefore.set(candidates, split);
  return split;
}

/** Adds the frequencies that the matchers of the parts count in some ascending cases. */
export function addPartCounts(
  parts: IndexParts,
  matchers: PartMatchers,
  cases: Uint32Array,
  { inText, inName }: MatchCounts,
): void {
  for (const { part, locals, places } of parts.splitCases(cases)) {
    const matcher = matchers[part]!;
    if (matcher === null) continue;
    const own = { inText: new Uint32Array(locals.length), inName: new Uint32Array(locals.length) };
    matcher.addCounts(locals, own);
    for (let at = 0; at < places.length; at++) {
      inText[places[at]!]! += own.inText[at]!;
      inName[places[at]!]! += own.inName[at]!;
    }
  }
}

/** Returns the positions that the matchers of the parts find in some ascending cases, in the order of the cases. */
export function findPartSpans(
  parts: IndexParts,
  matchers: PartMatchers,
  cases: Uint32Array,
  budget: QueryBudget,
): MatchSpans {
  const found: PartSpans[] = [];
  for (const own of parts.splitCases(cases)) {
    const spans = matchers[own.part]?.findSpans(own.locals, budget);
    if (spans && spans.cases.length > 0) found.push({ own, spans });
  }
  return found.length === 0 ? NO_SPANS : joinSpans(cases, found);
}

interface PartSpans {
  readonly own: PartCases;
  readonly spans: MatchSpans;
}

function joinSpans(cases: Uint32Array, found: readonly PartSpans[]): MatchSpans {
  // By index among the cases: one more than the number of its part among `found`, and its index in the spans of that.
  const partAt = new Uint16Array(cases.length);
  const rowAt = new Uint32Array(cases.length);
  let count = 0;
  let size = 0;
  for (const [number, { own, spans }] of found.entries()) {
    for (let row = 0, at = 0; row < spans.cases.length; row++) {
      while (own.locals[at] !== spans.cases[row]) at++;
      partAt[own.places[at]!] = number + 1;
      rowAt[own.places[at]!] = row;
      count++;
    }
    size += countSpans(spans);
  }
  const areWords = found.every(({ spans }) => hasSingleWords(spans));
  const starts = new Uint32Array(size);
  const ends = areWords ? starts : new Uint32Array(size);
  const joined = { cases: new Uint32Array(count), from: new Uint32Array(count), to: new Uint32Array(count) };
  for (let at = 0, row = 0, filled = 0; at < cases.length; at++) {
    if (partAt[at] === 0) continue;
    const { spans } = found[partAt[at]! - 1]!;
    const from = spans.from[rowAt[at]!]!;
    const to = spans.to[rowAt[at]!]!;
    joined.cases[row] = cases[at]!;
    joined.from[row] = filled;
    starts.set(spans.starts.subarray(from, to), filled);
    if (!areWords) ends.set(spans.ends.subarray(from, to), filled);
    filled += to - from;
    joined.to[row++] = filled;
  }
  return { ...joined, starts, ends };
}
