import type { Citation } from "../../citation/citation.ts";
import { parseCitation } from "../../citation/parse/parse-citation.ts";
import type { SuggestedCase } from "../../contract/schemas/citations/check.ts";
import type { CaseData } from "../../corpus/port/case-reader.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { FollowingName } from "../names/following-name.ts";
import { hasTwoDistinctiveParties } from "../names/name-words.ts";
import type { NamedCitations } from "../names/read-cited-names.ts";
import { formatCitedName, type ResolvedCitation } from "../resolve-citations.ts";
import { compareCitationKeys, type KeyLikeness } from "./compare-citation-keys.ts";
import { findCasesByName, type NamedCase } from "./find-cases-by-name.ts";

/** Maximum number of names that are searched in one check; the searches of a name are made once. */
const MAX_NAME_SEARCHES = 200;
const MAX_SUGGESTIONS = 3;

/**
 * Suggests, for each citation that leads nowhere or to a case of another name, the cases of the name next to it.
 * @returns for each citation its suggestions, best first
 */
export async function* suggestCases(
  corpus: Corpus,
  { citations, following }: NamedCitations,
  resolved: readonly ResolvedCitation[],
): AsyncGenerator<void, (readonly SuggestedCase[])[]> {
  const searches = new Map<string, readonly NamedCase[]>();
  const lists: (readonly SuggestedCase[])[] = [];
  for (const [at, citation] of citations.entries()) {
    if (at % CITATIONS_PER_SLICE === 0) yield;
    const outcome = resolved[at]!;
    if (outcome.isByParallel && outcome.clusterId !== null) {
      lists.push(await suggestOwnCitation(corpus, citation, outcome.clusterId));
      continue;
    }
    const names = isSuspect(citation, outcome) ? listNames(citation, following.get(at) ?? null) : [];
    let suggested = NO_SUGGESTIONS;
    for (const { name, kind } of names) {
      if (suggested.length > 0) break;
      yield;
      const search = `${citation.jurisdiction} ${name}`;
      if (!searches.has(search) && searches.size < MAX_NAME_SEARCHES)
        searches.set(search, await findCasesByName(corpus, name, citation.jurisdiction));
      const named = (searches.get(search) ?? []).filter(({ data }) => data.clusterId !== outcome.clusterId);
      suggested = rankSuggestions(citation, outcome, named, kind);
    }
    lists.push(suggested);
  }
  return lists;
}

/** One list for all citations that have none: a text can have a hundred thousand. */
const NO_SUGGESTIONS: readonly SuggestedCase[] = [];

/** Citations between two yields, if none of them is searched. */
const CITATIONS_PER_SLICE = 500;

/**
 * What connects a name with a citation: `full`, a name before it; `short`, a word before it, which need not be a name;
 * `apposition`, a name after it that is its own; `neighbour`, a name after it that can be another one.
 */
type NameKind = "full" | "short" | "apposition" | "neighbour";

/** Lists the names that a citation can have, the likelier one first. */
function listNames(citation: Citation, following: FollowingName | null): { name: string; kind: NameKind }[] {
  const full = formatCitedName(citation);
  if (full !== null) return [{ name: full, kind: "full" }];
  const { antecedent } = citation;
  return [
    ...(antecedent === null ? [] : [{ name: antecedent, kind: "short" as const }]),
    ...(following === null
      ? []
      : [{ name: following.name, kind: following.isApposition ? ("apposition" as const) : ("neighbour" as const) }]),
  ];
}

function isSuspect({ kind }: Citation, { status, nameMismatch, conflict }: ResolvedCitation): boolean {
  // Parallel citations that lead to two cases name both of them already.
  if (kind !== "case" || conflict !== null) return false;
  return status === "not_in_corpus" || status === "cannot_exist" || nameMismatch !== null;
}

/** Suggests the citation of a case in a reporter, if a parallel citation of the text has other numbers. */
async function suggestOwnCitation(corpus: Corpus, citation: Citation, clusterId: number): Promise<SuggestedCase[]> {
  // `16 Wall. page 79` is a page of the case, not its first one.
  if (/\bp(?:age|\.)/i.test(citation.raw)) return [];
  const [data] = await corpus.cases.readCases([clusterId]);
  if (!data) return [];
  const { text, likeness } = findLikestCitation(citation, data);
  const isSameReporter = parseCitation(text)?.reporter === citation.reporter;
  return isSameReporter && (likeness === "slip" || likeness === "volume") ? [toSuggestion(data, text, true)] : [];
}

function toSuggestion({ clusterId, name, dateFiled }: CaseData, citation: string, isLikely: boolean): SuggestedCase {
  return { clusterId, caseName: name, citation, year: Number(dateFiled.slice(0, 4)), isLikely };
}

function rankSuggestions(
  citation: Citation,
  outcome: ResolvedCitation,
  named: readonly NamedCase[],
  kind: NameKind,
): SuggestedCase[] {
  const isElsewhere = outcome.status === "not_in_corpus" || outcome.status === "cannot_exist";
  // Words that need not be the name of the citation: then only a slip counts.
  const isShort = kind === "short" || kind === "neighbour";
  const rated = named.map(({ data, agreement }) => {
    const { text, likeness } = findLikestCitation(citation, data);
    const isSameYear = isNearYear(citation, data);
    const isNamed = agreement === "same" || agreement === "variant";
    // A citation that leads to another case is certainly not that of the case named.
    const isPlaced = likeness === "slip" || (!isElsewhere && (likeness === "volume" || isSameYear));
    const isLikely = isPlaced && (isShort ? isNamed && isSameYear : isNamed || likeness === "slip");
    return { data, text, likeness, isLikely, isSameYear };
  });
  return rated
    .filter(({ text, likeness, isLikely, isSameYear, data }) => {
      if (text === "" || !isCourtPossible(citation, data) || (isShort && likeness !== "slip")) return false;
      if (isLikely || likeness === "slip" || likeness === "volume") return true;
      if (kind !== "full") return false;
      if (isSameYear) return true;
      // Other decisions of parties that are often in court are no help.
      return likeness === "reporter" && hasTwoDistinctiveParties(data.name);
    })
    .sort(
      (a, b) =>
        Number(b.isLikely) - Number(a.isLikely) ||
        LIKENESS_ORDER.indexOf(a.likeness) - LIKENESS_ORDER.indexOf(b.likeness) ||
        Number(b.isSameYear) - Number(a.isSameYear),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ data, text, isLikely }) => toSuggestion(data, text, isLikely));
}

const LIKENESS_ORDER: readonly KeyLikeness[] = ["same", "slip", "volume", "reporter", "none"];

/** Returns the citation of a case that is most like the given one; the preferred one if none is of its reporter. */
function findLikestCitation({ key }: Citation, { citations }: CaseData): { text: string; likeness: KeyLikeness } {
  let best = { text: citations[0] ?? "", likeness: "none" as KeyLikeness };
  if (key === null) return best;
  for (const text of citations) {
    const other = parseCitation(text)?.key;
    const likeness = other ? compareCitationKeys(key, other) : "none";
    if (LIKENESS_ORDER.indexOf(likeness) < LIKENESS_ORDER.indexOf(best.likeness)) best = { text, likeness };
  }
  return best;
}

/** Returns whether the court of a case can be that of the citation: a report of a High Court has no other decisions. */
function isCourtPossible({ court, jurisdiction }: Citation, data: CaseData): boolean {
  if (court === null || jurisdiction !== data.jurisdiction) return true;
  const isSupreme = court === "scotus" || court === "SC" || court === "in-sc";
  return isSupreme === (data.court.level === "supreme");
}

/** Number of years that an Indian report can follow its decision. */
const MAX_REPORT_DELAY_YEARS = 2;

function isNearYear({ year, jurisdiction }: Citation, { dateFiled }: CaseData): boolean {
  if (year === null) return false;
  const decided = Number(dateFiled.slice(0, 4));
  return jurisdiction === "IN" ? year >= decided && year <= decided + MAX_REPORT_DELAY_YEARS : year === decided;
}
