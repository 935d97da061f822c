import type { Citation, Span } from "../../../citation/citation.ts";

/** A place where a text names a case by one party: "we overrule Doe". */
export interface BareName extends Span {
  readonly cited: number;
}

/** Finds bare names inside some spans of a text, in text order. */
export type BareNameFinder = (text: string, within: readonly Span[]) => BareName[];

/** The parts of a citation that name its case. */
export type NamingCitation = Pick<Citation, "kind" | "key" | "plaintiff" | "defendant">;

/** The citations of one case's opinions, with the case that each names. */
export interface ResolvedCitations<T extends NamingCitation = Citation> {
  readonly citations: readonly T[];
  readonly cases: readonly (number | null)[];
}

/** Parties that identify no case: governments, offices, places. */
const GENERIC_PARTY_WORDS: ReadonlySet<string> = new Set(
  (
    "united states state people commonwealth commissioner government board city county town village union india republic " +
    "company corp corporation association railroad railway bank court congress department district school president " +
    "new alabama alaska arizona arkansas california colorado columbia connecticut dakota delaware florida georgia hampshire " +
    "hawaii idaho illinois indiana iowa island jersey kansas kentucky louisiana maine maryland massachusetts mexico " +
    "michigan minnesota mississippi missouri montana nebraska nevada north carolina ohio oklahoma oregon pennsylvania " +
    "rhode south tennessee texas utah vermont virginia washington west wisconsin wyoming york orleans chicago boston " +
    "american national federal america pacific atlantic eastern western northern southern central international " +
    "andhra assam bengal bihar bombay calcutta delhi gujarat hyderabad kerala madras madhya maharashtra mysore orissa " +
    "pradesh punjab rajasthan uttar see cf in ex re but and compare accord contra the"
  ).split(" "),
);
const PERSON_TITLE =
  /\b(?:mr|mrs|ms|dr|messrs|justice|judge|chief|brother|counsel|petitioners?|respondents?|appell\w+|defendants?|plaintiffs?|shri|smt)\.? $/i;
const CAPITALISED_WORD = /[A-Z][a-z][\w'’-]{0,30}/g;

/**
 * Creates a function that finds the short names of the cases that an opinion cites in full: a distinctive word of
 * either party. A word that two of the cases share, that belongs to the deciding
 * case's own parties, or that the text also writes in lower case is no name.
 * @param own the name of the case whose opinions are read
 */
export function createBareNameFinder(cited: readonly ResolvedCitations<NamingCitation>[], own: string): BareNameFinder {
  // Most opinions have no place where names are searched.
  let caseOf: ReadonlyMap<string, number> | undefined;
  return (text, within) => {
    if (within.length === 0) return [];
    caseOf ??= buildNameTable(cited, own);
    return caseOf.size === 0 ? [] : findNames(caseOf, text, within);
  };
}

/** Builds the table of names that identify one case. */
function buildNameTable(cited: readonly ResolvedCitations<NamingCitation>[], own: string): ReadonlyMap<string, number> {
  const ownWords = new Set(listNameWords(own));
  const named = new Map<string, Map<number | string, number>>();
  for (const { citations, cases } of cited) {
    citations.forEach((citation, at) => {
      if (citation.kind !== "case") return;
      const id = cases[at] ?? citation.key ?? "";
      for (const word of listShortNames(citation)) {
        const counts = named.get(word) ?? new Map<number | string, number>();
        counts.set(id, (counts.get(id) ?? 0) + 1);
        named.set(word, counts);
      }
    });
  }
  const caseOf = new Map<string, number>();
  for (const [word, counts] of named) {
    const id = pickPrevailingCase(counts);
    if (id !== null && !ownWords.has(word)) caseOf.set(word, id);
  }
  return caseOf;
}

/**
 * Returns the case that a name means: the one cited most often by it, unless other cases of the corpus are cited more
 * than a third as often, or decisions that the corpus does not contain (such as that of the court below in the same
 * litigation) more than half as often.
 */
function pickPrevailingCase(counts: ReadonlyMap<number | string, number>): number | null {
  const known = [...counts].filter(([id]) => typeof id === "number").sort((a, b) => b[1] - a[1]);
  const [id, most] = known[0] ?? [null, 0];
  if (typeof id !== "number") return null;
  const unknown = [...counts].reduce((sum, [other, count]) => sum + (typeof other === "string" ? count : 0), 0);
  const rivals = known.slice(1).reduce((sum, [, count]) => sum + count, 0);
  return rivals * 3 <= most && unknown * 2 <= most ? id : null;
}

function findNames(caseOf: ReadonlyMap<string, number>, text: string, within: readonly Span[]): BareName[] {
  const found: BareName[] = [];
  const lowerCase = new Map<string, boolean>();
  let from = 0;
  for (const span of within) {
    const base = Math.max(from, span.start);
    for (const match of text.slice(base, span.end).matchAll(CAPITALISED_WORD)) {
      const start = base + match.index;
      if (start < from || PERSON_TITLE.test(text.slice(Math.max(0, start - 14), start))) continue;
      const pair = CAPITALISED_PAIR.exec(text.slice(start, start + 66))?.[0] ?? "";
      const name = [pair, match[0]].map(stripGenitive).find((words) => caseOf.has(words));
      const cited = name === undefined ? undefined : caseOf.get(name);
      if (name === undefined || cited === undefined) continue;
      const end = start + name.length;
      if (!VERSUS.test(text.slice(end, end + 4)) && isWrittenInLowerCase(lowerCase, text, name)) continue;
      found.push({ start, end, cited });
      from = end;
    }
    from = Math.max(from, span.end);
  }
  return found;
}

/** Returns whether a text also writes a name in lower case: then it is an ordinary word. */
function isWrittenInLowerCase(known: Map<string, boolean>, text: string, name: string): boolean {
  let found = known.get(name);
  if (found === undefined) {
    found = text.includes(` ${name.toLowerCase()} `);
    known.set(name, found);
  }
  return found;
}

function listShortNames({ plaintiff, defendant }: NamingCitation): string[] {
  // "In Doe and Roe v. Poe": the name of another case precedes.
  const first = listNameWords((plaintiff ?? "").replace(/^[A-Z][\w'’-]+ and /, ""));
  const second = listNameWords(defendant ?? "");
  return [...first, ...second];
}

const VERSUS = /^ v[s.]/;
const CAPITALISED_PAIR = /^[A-Z][a-z][\w'’-]{0,30} [A-Z][a-z][\w'’-]{0,30}/;

/** Lists the words of a party that can name a case: distinctive ones, and pairs with a distinctive word. */
function listNameWords(name: string): string[] {
  const found: string[] = [];
  for (const match of name.matchAll(CAPITALISED_WORD)) {
    const word = stripGenitive(match[0]);
    if (word.length > 3 && !GENERIC_PARTY_WORDS.has(word.toLowerCase())) found.push(word);
    const pair = CAPITALISED_PAIR.exec(name.slice(match.index));
    if (pair?.[0].split(" ").some((one) => !GENERIC_PARTY_WORDS.has(stripGenitive(one).toLowerCase())))
      found.push(stripGenitive(pair[0]));
  }
  return found;
}

/** Removes the ending of a genitive. */
function stripGenitive(word: string): string {
  return word.replace(/['’](?:s)?$/, "");
}
