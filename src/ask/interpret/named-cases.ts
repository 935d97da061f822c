import { isSameCaseName, tokenizeCaseName } from "../../citation/case-name-match.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import type { Plan } from "../../query/plan/plan.ts";
import { findCase } from "../../resolve/resolve-citation.ts";
import type { CaseFilters } from "../../search/filter-cases.ts";
import { findStoredCase } from "../../store/cases/cases.ts";
import { stem } from "../../text/stem.ts";
import type { AskContext } from "../context.ts";
import { type NamedSpan, toStemPlan } from "./question-terms.ts";

/** A case that a text names: by citation, by both parties, or by one. */
export interface NamedCase extends NamedSpan {
  readonly namedBy: "citation" | "parties" | "party";
  readonly clusterId: number;
  readonly name: string;
}

/** What a text names, and what it names that the corpus does not hold. */
export interface NamedCases {
  readonly cases: readonly NamedCase[];
  readonly unknown: readonly (NamedSpan & { readonly name: string })[];
}

/** The cases that a text names, in its order; each once. */
export function findNamedCases(context: AskContext, text: string, filters: CaseFilters): NamedCases {
  const cases: NamedCase[] = [];
  const unknown: (NamedSpan & { name: string })[] = [];
  const isTaken = (span: NamedSpan) =>
    [...cases, ...unknown].some((one) => span.start < one.end && span.end > one.start);
  for (const citation of findCitations(text)) {
    if (citation.kind !== "case" || citation.key === null) continue;
    const { start, end } = citation.fullSpan;
    const found = findCase(context.corpus, text.slice(start, end));
    if (found) cases.push({ namedBy: "citation", start, end, ...readName(context, found.clusterId) });
    else unknown.push({ start, end, name: citation.raw });
  }
  for (const { left, right, start, end } of findPartyPairs(text)) {
    if (isTaken({ start, end })) continue;
    const found = findCaseByParties(context, left, right, filters);
    if (found) cases.push({ namedBy: "parties", ...trimToName(text, found.name, start, end), ...found });
    else unknown.push({ start, end, name: text.slice(start, end) });
  }
  for (const found of findCasesByParty(context, text, filters)) if (!isTaken(found)) cases.push(found);
  cases.sort((a, b) => a.start - b.start);
  const seen = new Set<number>();
  return { cases: cases.filter(({ clusterId }) => !seen.has(clusterId) && seen.add(clusterId)), unknown };
}

function readName({ corpus }: AskContext, clusterId: number) {
  return { clusterId, name: findStoredCase(corpus.database, clusterId)!.name };
}

const VERSUS_MARK = /(?<=\s)(?:v|vs|versus)\.?\s/gi;
const NAME_WORD = /[\p{L}\p{N}.'’&-]{1,40}/gu;
/** Words of a party's name at most, and how far away they stand. */
const MAX_PARTY_WORDS = 6;
const MAX_PARTY_CHARS = 200;

/** What stands on both sides of a "v.": in a name every word but small ones has a capital, unless none has. */
function findPartyPairs(text: string) {
  return Array.from(text.matchAll(VERSUS_MARK), ({ index, 0: mark }) => {
    const from = Math.max(0, index - MAX_PARTY_CHARS);
    const behindAt = index + mark.length;
    const before = [...text.slice(from, index).matchAll(NAME_WORD)].slice(-MAX_PARTY_WORDS);
    const behind = [...text.slice(behindAt, behindAt + MAX_PARTY_CHARS).matchAll(NAME_WORD)].slice(0, MAX_PARTY_WORDS);
    const left = takeNameWords(before.map(([word]) => word).reverse()).reverse();
    const right = takeNameWords(behind.map(([word]) => word));
    const first = before[before.length - left.length];
    const last = behind[right.length - 1];
    return {
      left,
      right,
      start: first ? from + first.index : index,
      end: last ? behindAt + last.index + last[0].length : behindAt,
    };
  }).filter(({ left, right }) => left.length > 0 && right.length > 0);
}

const NAME_PARTICLE = /^(?:of|the|and|for|in|re|ex|rel\.?|&|de|la|du|von)$/i;

/** The words of a name from the "v." on outwards. */
function takeNameWords(words: readonly string[]): string[] {
  if (words[0] === undefined) return [];
  if (!/^\p{Lu}/u.test(words[0])) return words.slice(0, 3);
  const end = words.findIndex((word) => !/^[\p{Lu}\p{N}]/u.test(word) && !NAME_PARTICLE.test(word));
  const run = end < 0 ? [...words] : words.slice(0, end);
  while (run.length > 0 && NAME_PARTICLE.test(run.at(-1)!)) run.pop();
  return run;
}

/** Words of each party that are looked for: the rarest. */
const SEARCHED_WORDS_PER_PARTY = 2;

/** The case with both parties, the one cited most. */
function findCaseByParties(
  context: AskContext,
  left: readonly string[],
  right: readonly string[],
  filters: CaseFilters,
) {
  const given = `${left.join(" ")} v. ${right.join(" ")}`;
  const sides = [left, right].map((words) => tokenizeCaseName(words.join(" ")));
  const { documentFrequency } = context.searcher.statistics;
  const cases = (word: string) => documentFrequency(toStemPlan(stem(word)));
  const rarest = sides.flatMap((side) =>
    [...side].sort((a, b) => cases(a) - cases(b)).slice(0, SEARCHED_WORDS_PER_PARTY),
  );
  return searchCaseNames(context, rarest, filters, 40)
    .filter(({ name }) => {
      const words = new Set(tokenizeCaseName(name).map(stem));
      return sides.every((side) => side.some((word) => words.has(stem(word)))) && isSameCaseName(given, name);
    })
    .at(0);
}

/** A word of a name that stands alone names its case where few cases have it: "in Miranda", "the Kesavananda case". */
function findCasesByParty(context: AskContext, text: string, filters: CaseFilters): NamedCase[] {
  const found: NamedCase[] = [];
  for (const { index, 0: word } of text.matchAll(/(?<!^|[.?!]\s)(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{3,30}/gu)) {
    const [own] = tokenizeCaseName(word);
    if (own === undefined || COMMON_NAME_WORDS.has(own)) continue;
    const cases = searchCaseNames(context, [own], filters, 5);
    if (cases.length === 0 || cases.length > 4) continue;
    found.push({ namedBy: "party", start: index, end: index + word.length, ...cases[0]! });
  }
  return found;
}

/** Capitalised words of questions that are in names too and name no case. */
const COMMON_NAME_WORDS: ReadonlySet<string> = new Set(
  (
    "court supreme high state states union india article section amendment constitution act code rule federal " +
    "government congress parliament united america president california york texas florida virginia ohio illinois " +
    "massachusetts washington delaware wisconsin carolina north south commission board company police public fair " +
    "fourth fifth sixth first fourteenth eighth tenth second title equal clause bill rights evidence penal civil " +
    "justice juvenile management retd secretary chief minister director union corporation bank university school college " +
    "criminal procedure hindu muslim national american indian bharatiya bombay delhi kerala madras"
  ).split(" "),
);

/** Cases that have all the words in their names, the one cited most first. */
function searchCaseNames(
  { searcher, corpus }: AskContext,
  words: readonly string[],
  filters: CaseFilters,
  pageSize: number,
) {
  const terms = Array.from(new Set(words.map(stem)), (text) => ({
    kind: "term" as const,
    match: "stem" as const,
    text,
    field: "title" as const,
  }));
  if (terms.length === 0) return [];
  const plan: Plan = { kind: "natural", terms, citations: [] };
  const { citeCounts } = searcher.index.columns;
  return [...searcher.search({ plan, filters, pageSize }).hits]
    .sort((a, b) => citeCounts[b.ordinal]! - citeCounts[a.ordinal]! || a.clusterId - b.clusterId)
    .map(({ clusterId }) => ({ clusterId, name: findStoredCase(corpus.database, clusterId)!.name }));
}

/** The stretch of the pair that the name covers: words at its edges that the name lacks are the question's. */
function trimToName(text: string, name: string, start: number, end: number): NamedSpan {
  const own = new Set(tokenizeCaseName(name).map(stem));
  const inside = [...text.slice(start, end).matchAll(NAME_WORD)].filter(([word]) =>
    tokenizeCaseName(word).some((one) => own.has(stem(one))),
  );
  const first = inside[0];
  const last = inside.at(-1);
  return first && last ? { start: start + first.index, end: start + last.index + last[0].length } : { start, end };
}
