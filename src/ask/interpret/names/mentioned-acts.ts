import type { ActData, LegislationReader } from "../../../corpus/port/legislation-reader.ts";
import { findWords } from "../../../text/words.ts";
import { spellOutIndianReferences } from "../references/indian-references.ts";
import { type SpellingRule, spellOut } from "../references/spell-out-references.ts";
import type { NamedSpan } from "../terms/question-terms.ts";
import { QUESTION_STOP_WORDS } from "../terms/stop-words.ts";

/** The Acts of India that a question mentions without a section. */
export interface MentionedActs {
  /** Those of the corpus; a part of a title can name several. */
  readonly known: readonly (NamedSpan & { readonly acts: readonly ActData[] })[];
  /** Ranges of names that are the title of none of the corpus. */
  readonly unknown: readonly NamedSpan[];
}

/** Words before "Act" that follow what leads to its name: "under the Maternity Benefit Act". */
const ACT_NAME =
  /\b(?:under|of|by|in|per|from|violat\w+|section \w{1,6}) (?:the )?((?:(?!(?:under|per|by|in|the) )[\p{L}&'’()-]+,? ){1,9})(?:act|adhiniyam)(?!\p{L})/giu;
/** Names of codes, which do not end in "Act". */
const CODE_NAME =
  /(?<![\p{L}\d])(?:Indian Penal Code|Code of (?:Criminal|Civil) Procedure|Insolvency and Bankruptcy Code|Bharatiya (?:Nyaya|Nagarik Suraksha) Sanhita|Bharatiya Sakshya Adhiniyam)(?![\p{L}\d])/giu;
/** Abbreviations of codes that are spelt out nowhere else. */
const CODE_ABBREVIATIONS: readonly SpellingRule[] = (
  [
    ["IPC", "Indian Penal Code"],
    ["CrPC", "Code of Criminal Procedure"],
    ["BNS", "Bharatiya Nyaya Sanhita"],
    ["BNSS", "Bharatiya Nagarik Suraksha Sanhita"],
    ["BSA", "Bharatiya Sakshya Adhiniyam"],
  ] as const
).map(([short, name]) => ({ pattern: new RegExp(`(?<![\\w.])${short}(?!\\w)`, "gi"), replace: () => name }));
/** Words that do not name an Act although they precede the word. */
const UNNAMED = new Set([
  "new",
  "old",
  "same",
  "overt",
  "criminal",
  "unlawful",
  "wrongful",
  "negligent",
  "state",
  "central",
]);
/** An Act that is called by its year: "under the 1954 Act". */
const ACT_OF_YEAR = /\b(?:1[89]|20)\d\d(?= act\b)/gi;
/** Maximum number of Acts that a part of a title can name. */
const MAX_ACTS = 2;

/** Returns the Indian Acts that a question mentions, by their titles or usual abbreviations. */
export async function findMentionedActs(legislation: LegislationReader, question: string): Promise<MentionedActs> {
  const known: (NamedSpan & { readonly acts: readonly ActData[] })[] = [];
  const unknown: NamedSpan[] = [];
  const indian = spellOutIndianReferences(question);
  const codes = spellOut(indian.text, CODE_ABBREVIATIONS);
  const toOriginal = (offset: number) => indian.toOriginal(codes.toOriginal(offset));
  for (const { title, start, end } of [...findActNames(codes.text), ...findCodeNames(codes.text)]) {
    const at = toOriginal(start);
    const span = { start: at, end: Math.max(at, toOriginal(end)) };
    const { total, acts } = await legislation.listActs({
      filter: { title },
      order: "year_desc",
      offset: 0,
      limit: MAX_ACTS,
    });
    if (total === 0) unknown.push(span);
    else if (total <= MAX_ACTS) known.push({ ...span, acts });
  }
  for (const { index: start, 0: year } of question.matchAll(ACT_OF_YEAR)) {
    const filter = { yearFrom: Number(year), yearTo: Number(year) };
    const { total, acts } = await legislation.listActs({ filter, order: "year_desc", offset: 0, limit: MAX_ACTS });
    if (total > 0 && total <= MAX_ACTS) known.push({ start, end: start + year.length, acts });
  }
  return { known, unknown };
}

function findActNames(text: string): (NamedSpan & { readonly title: string })[] {
  return [...text.matchAll(ACT_NAME)].flatMap(({ index, 0: whole, 1: name }) => {
    const words = findWords(name!).filter(({ word }) => !QUESTION_STOP_WORDS.has(word) && !UNNAMED.has(word));
    const [first] = words;
    // A name of capitals is an abbreviation, which no title contains.
    if (first === undefined || words.every((one) => /^\p{Lu}+$/u.test(name!.slice(one.start, one.end)))) return [];
    const title = name!.slice(first.start, words.at(-1)!.end);
    return [{ title, start: index + whole.lastIndexOf(title), end: index + whole.length }];
  });
}

function findCodeNames(text: string): (NamedSpan & { readonly title: string })[] {
  return Array.from(text.matchAll(CODE_NAME), ({ index, 0: title }) => ({
    title,
    start: index,
    end: index + title.length,
  }));
}
