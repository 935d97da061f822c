import type { LegislationReader, ProvisionData } from "../../../corpus/port/legislation-reader.ts";
import { stem } from "../../../text/stem.ts";
import { findWords, splitWords } from "../../../text/words.ts";
import { collectWords } from "../terms/question-terms.ts";

/** A section that a text names by its number, without the law that contains it. */
export interface BareSection {
  readonly start: number;
  readonly end: number;
  readonly key: string;
  readonly label: string;
  readonly provision: ProvisionData;
}

type FoundSection = Omit<BareSection, "start" | "end">;

/** "section 1983": three digits or more, which few titles have. */
const BARE_US_SECTION = /(?<![\w.§])(?:section|sec\.|§) ?(\d{3,5}[a-z]?)(?![\w-]|\.\d| of)/gi;

/** Returns the sections of the United States Code that a text names without a title, if one title of the corpus has it. */
export async function findBareUsSections(legislation: LegislationReader, text: string): Promise<BareSection[]> {
  const matches = [...text.matchAll(BARE_US_SECTION)];
  if (matches.length === 0) return [];
  const codes = await legislation.readCodes();
  const titles = codes.flatMap(({ corpusType, titleNumber }) => (corpusType === "USC" ? [titleNumber] : []));
  return selectSections(legislation, text, matches, async (number) => {
    const keys = titles.map((title) => `usc/${title}/${number.toLowerCase()}`);
    const found = (await legislation.findSections(keys)).map((sections, at) => ({ key: keys[at]!, sections }));
    return found.flatMap(({ key, sections: [section] }) =>
      section ? [{ key, label: section.citation, provision: { kind: "section", section } as const }] : [],
    );
  });
}

/**
 * "124A", "498A": a number with a letter, which few Acts have; "section 302": a number after the word, unless the name of
 * an Act follows.
 */
const BARE_INDIAN_SECTION =
  /(?<![\w(/.-])(?:(?:section |sec\.? |s\.? |u\/s )?(\d{2,3}[A-Z]{1,2})(?![\w)/-]|\.\d)|(?:section |sec\.? |u\/s )(\d{2,3})(?![\w)/-]|\.\d|(?:\(\w{1,5}\)){0,3},? (?:of|in|to)\b|(?:,? [\p{L}&()]{1,30}){1,6} (?:act|code|rules|sanhita|adhiniyam)\b))/giu;
/** The Acts whose sections are called by their bare numbers. */
const USUAL_ACTS = [
  "indianpenalcode1860",
  "codeofcriminalprocedure1973",
  "indianevidenceact1872",
  "informationtechnologyact2000",
  "negotiableinstrumentsact1881",
  "bharatiyanyayasanhita2023",
  "bharatiyanagariksurakshasanhita2023",
  "codeofcivilprocedure1908",
] as const;

/** Returns the sections that a text names without an Act, if one of the usual Acts has a section of that number. */
export async function findBareIndianSections(legislation: LegislationReader, text: string): Promise<BareSection[]> {
  return selectSections(legislation, text, [...text.matchAll(BARE_INDIAN_SECTION)], async (number) => {
    const keys = USUAL_ACTS.map((act) => `${act}//${number.toLowerCase()}`);
    const found = (await legislation.findActSections(keys)).map((sections, at) => ({ key: keys[at]!, sections }));
    return found.flatMap(({ key, sections: [section] }) => {
      if (section === undefined) return [];
      const label = `section ${section.number}, ${section.act.title}`;
      return [{ key, label, provision: { kind: "act", section } as const }];
    });
  });
}

/** Returns for each match the only section that is found, or the one to which the words of the text fit best. */
async function selectSections(
  legislation: LegislationReader,
  text: string,
  matches: readonly RegExpExecArray[],
  find: (number: string) => Promise<readonly FoundSection[]>,
): Promise<BareSection[]> {
  const named: BareSection[] = [];
  for (const { index, 0: whole, 1: first, 2: second } of matches) {
    const found = await find((first ?? second)!);
    const fits = found.length < 2 ? [] : await measureFits(legislation, text, found);
    const best = found.length < 2 ? 0 : findGreatest(fits);
    if (found[best] !== undefined) named.push({ start: index, end: index + whole.length, ...found[best] });
  }
  return named;
}

/** Returns the index of the greatest number, -1 if it is 0 or two are as great. */
function findGreatest(numbers: readonly number[]): number {
  const greatest = Math.max(...numbers);
  const at = numbers.indexOf(greatest);
  return greatest > 0 && numbers.lastIndexOf(greatest) === at ? at : -1;
}

/** Maximum number of characters of a section that are read. */
const MAX_SECTION_CHARS = 4000;
/** What a word of the heading counts beside one of the text. */
const HEADING_WEIGHT = 2;

/** Counts the words of a text in each section: those of its heading twice. */
export async function measureFits(
  legislation: LegislationReader,
  text: string,
  sections: readonly Pick<BareSection, "provision">[],
): Promise<number[]> {
  const words = collectWords(text).filter(({ word }) => !/^\d/.test(word));
  const provisions = sections.map(({ provision }) => provision);
  const [texts, topics] = await Promise.all([
    legislation.readTexts(provisions, MAX_SECTION_CHARS),
    legislation.readTopics(provisions),
  ]);
  return provisions.map(({ section }, at) => {
    const heading = new Set(splitWords([section.heading, ...topics[at]!].join(" ")).map(stem));
    const body = new Set(findWords(texts[at]!).map(({ word }) => stem(word)));
    return words.reduce((sum, one) => sum + (heading.has(one.stem) ? HEADING_WEIGHT : body.has(one.stem) ? 1 : 0), 0);
  });
}
