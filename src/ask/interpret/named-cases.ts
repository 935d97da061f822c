import { isSameCaseName, tokenizeCaseName } from "../../citation/case-name-match.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import type { CaseFilter } from "../../corpus/port/case-search.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { findCase } from "../../corpus/resolve-citation.ts";
import { createStemPlan, type Plan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import type { NamedSpan } from "./question-terms.ts";

/** A case that a text names: by citation, by both parties, or by one. */
export interface NamedCase extends NamedSpan {
  readonly namedBy: "citation" | "parties" | "party";
  readonly clusterId: number;
  readonly name: string;
}

/** The cases that a text names, and the names of cases that the corpus does not contain. */
export interface NamedCases {
  readonly cases: readonly NamedCase[];
  readonly unknown: readonly (NamedSpan & { readonly name: string })[];
}

/** Returns the cases that a text names, in the order of the text, each once. */
export async function findNamedCases(corpus: Corpus, text: string, filter: CaseFilter): Promise<NamedCases> {
  const cases: NamedCase[] = [];
  const unknown: (NamedSpan & { name: string })[] = [];
  const isTaken = (span: NamedSpan) =>
    [...cases, ...unknown].some((one) => span.start < one.end && span.end > one.start);
  for (const citation of findCitations(text)) {
    if (citation.kind !== "case" || citation.key === null) continue;
    const { start, end } = citation.fullSpan;
    const found = await findCitedCase(corpus, text.slice(start, end));
    if (found) cases.push({ namedBy: "citation", start, end, ...found });
    else unknown.push({ start, end, name: citation.raw });
  }
  for (const { left, right, start, end } of findPartyPairs(text)) {
    if (isTaken({ start, end })) continue;
    const found = await findCaseByParties(corpus, left, right, filter);
    if (found) cases.push({ namedBy: "parties", ...trimToName(text, found.name, start, end), ...found });
    else unknown.push({ start, end, name: text.slice(start, end) });
  }
  for (const found of await findCasesByParty(corpus, text, filter)) if (!isTaken(found)) cases.push(found);
  cases.sort((a, b) => a.start - b.start);
  const seen = new Set<number>();
  return { cases: cases.filter(({ clusterId }) => !seen.has(clusterId) && seen.add(clusterId)), unknown };
}

type FoundCase = Pick<NamedCase, "clusterId" | "name">;

async function findCitedCase(corpus: Corpus, text: string): Promise<FoundCase | null> {
  const found = await findCase(corpus, text);
  if (found === null) return null;
  const [data] = await corpus.cases.readCases([found.clusterId]);
  return { clusterId: found.clusterId, name: data!.name };
}

const VERSUS_MARK = /(?<=\s)(?:v|vs|versus)\.?\s/gi;
const NAME_WORD = /[\p{L}\p{N}.'’&-]{1,40}/gu;
/** Maximum number of words of the name of a party, and of characters between them and the "v.". */
const MAX_PARTY_WORDS = 6;
const MAX_PARTY_CHARS = 200;

/** Returns the names on both sides of each "v.", with the range of the pair. */
function findPartyPairs(text: string) {
  return Array.from(text.matchAll(VERSUS_MARK), ({ index, 0: mark }) => {
    const from = Math.max(0, index - MAX_PARTY_CHARS);
    const afterAt = index + mark.length;
    const before = [...text.slice(from, index).matchAll(NAME_WORD)].slice(-MAX_PARTY_WORDS);
    const after = [...text.slice(afterAt, afterAt + MAX_PARTY_CHARS).matchAll(NAME_WORD)].slice(0, MAX_PARTY_WORDS);
    const left = takeNameWords(before.map(([word]) => word).reverse()).reverse();
    const right = takeNameWords(after.map(([word]) => word));
    const first = before[before.length - left.length];
    const last = after[right.length - 1];
    return {
      left,
      right,
      start: first ? from + first.index : index,
      end: last ? afterAt + last.index + last[0].length : afterAt,
    };
  }).filter(({ left, right }) => left.length > 0 && right.length > 0);
}

const NAME_PARTICLE = /^(?:of|the|and|for|in|re|ex|rel\.?|&|de|la|du|von)$/i;

/**
 * Returns the words of a name, from the "v." outwards: words with a capital and particles, or three words if the first
 * has no capital.
 */
function takeNameWords(words: readonly string[]): string[] {
  if (words[0] === undefined) return [];
  if (!/^\p{Lu}/u.test(words[0])) return words.slice(0, 3);
  const end = words.findIndex((word) => !/^[\p{Lu}\p{N}]/u.test(word) && !NAME_PARTICLE.test(word));
  const run = end < 0 ? [...words] : words.slice(0, end);
  while (run.length > 0 && NAME_PARTICLE.test(run.at(-1)!)) run.pop();
  return run;
}

/** Number of the rarest words of each party that are searched. */
const SEARCHED_WORDS_PER_PARTY = 2;

/** Returns the case with both parties; of several, the one that is cited most. */
async function findCaseByParties(
  corpus: Corpus,
  left: readonly string[],
  right: readonly string[],
  filter: CaseFilter,
): Promise<FoundCase | undefined> {
  const given = `${left.join(" ")} v. ${right.join(" ")}`;
  const sides = [left, right].map((words) => tokenizeCaseName(words.join(" ")));
  const rarest = await selectRarestWords(corpus, sides);
  const found = await searchCaseNames(corpus, rarest, filter, MAX_PARTY_CASES);
  return found.find(({ name }) => {
    const words = new Set(tokenizeCaseName(name).map(stem));
    return sides.every((side) => side.some((word) => words.has(stem(word)))) && isSameCaseName(given, name);
  });
}

/** Maximum number of cases that are compared with the names of two parties. */
const MAX_PARTY_CASES = 40;

async function selectRarestWords({ search }: Corpus, sides: readonly (readonly string[])[]): Promise<string[]> {
  const words = [...new Set(sides.flat())];
  const { documentFrequencies } = await search.readTermStatistics(words.map((word) => createStemPlan(stem(word))));
  const frequencies = new Map(words.map((word, at) => [word, documentFrequencies[at]!]));
  return sides.flatMap((side) =>
    [...side].sort((a, b) => frequencies.get(a)! - frequencies.get(b)!).slice(0, SEARCHED_WORDS_PER_PARTY),
  );
}

/** Returns the cases that one word identifies, because at most four names contain it: "in Miranda". */
async function findCasesByParty(corpus: Corpus, text: string, filter: CaseFilter): Promise<NamedCase[]> {
  const found: NamedCase[] = [];
  for (const { index, 0: word } of text.matchAll(/(?<!^|[.?!]\s)(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{3,30}/gu)) {
    const [own] = tokenizeCaseName(word);
    if (own === undefined || COMMON_NAME_WORDS.has(own)) continue;
    const cases = await searchCaseNames(corpus, [own], filter, 5);
    if (cases.length === 0 || cases.length > 4) continue;
    found.push({ namedBy: "party", start: index, end: index + word.length, ...cases[0]! });
  }
  return found;
}

/** Capitalised words that occur in names of cases but name no case. */
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

/** Returns the cases whose names contain all the words, those cited most first. */
async function searchCaseNames(
  { search }: Corpus,
  words: readonly string[],
  filter: CaseFilter,
  pageSize: number,
): Promise<FoundCase[]> {
  const terms = Array.from(new Set(words.map(stem)), (text) => createStemPlan(text, "title"));
  if (terms.length === 0) return [];
  const plan: Plan = { kind: "natural", terms, citations: [] };
  const { hits } = await search.search({ plan, filter, pageSize });
  return hits
    .map((hit) => hit.case)
    .sort((a, b) => b.citeCount - a.citeCount || a.clusterId - b.clusterId)
    .map(({ clusterId, name }) => ({ clusterId, name }));
}

/** Returns the range of a pair without the words at its edges that the name does not contain. */
function trimToName(text: string, name: string, start: number, end: number): NamedSpan {
  const own = new Set(tokenizeCaseName(name).map(stem));
  const inside = [...text.slice(start, end).matchAll(NAME_WORD)].filter(([word]) =>
    tokenizeCaseName(word).some((one) => own.has(stem(one))),
  );
  const first = inside[0];
  const last = inside.at(-1);
  return first && last ? { start: start + first.index, end: start + last.index + last[0].length } : { start, end };
}
