import { stem } from "../../query/stem.ts";
import { words } from "../../query/words.ts";
import { actByOrdinal, actSectionByOrdinal } from "../../store/legislation-acts.ts";
import { sectionByOrdinal } from "../../store/legislation-sections.ts";
import type { Scope } from "../interpret/scope.ts";
import type { Term } from "../interpret/terms.ts";
import type { Library } from "../library.ts";
import { coverageOf } from "./case-passages.ts";
import type { Passage } from "./passage.ts";
import { sentencesOf } from "./sentences.ts";

/** Of a longer provision only so much is read. */
const MOST_CHARACTERS = 40_000;

/** The provisions that speak of the terms, best first. */
export function provisionPassages(
  library: Library,
  terms: readonly Term[],
  { codes, acts }: Scope,
  limit: number,
): Passage[] {
  const query = terms.map(({ word }) => word).join(" ");
  if (query === "") return [];
  const { sections, actSections } = library.legislation;
  const found: Passage[] = [];
  if (codes !== null) {
    for (const { ordinal, score } of sections.search({ query, among: codes, limit }).hits)
      found.push(passageOfSection(library, terms, ordinal, score, "words"));
  }
  if (acts) {
    for (const { ordinal, score } of actSections.search({ query, limit }).hits)
      found.push(passageOfActSection(library, terms, ordinal, score, "words"));
  }
  return found;
}

/** A section of US law as a passage: its whole text, however little of it will be quoted. */
export function passageOfSection(
  { corpus, legislation }: Library,
  terms: readonly Term[],
  ordinal: number,
  score: number,
  found: Passage["found"],
): Passage {
  const section = sectionByOrdinal(corpus.database, ordinal);
  const text = legislation.readText(section.text).slice(0, MOST_CHARACTERS);
  const label = legislation.codes().get(section.codeId)?.label ?? "";
  const heading = [section.heading, section.chapterName, section.citation, label].join(" ");
  return passageOfText(terms, text, heading, { kind: "section", ordinal }, score, found);
}

/** A section of an Act as a passage. */
export function passageOfActSection(
  { corpus, legislation }: Library,
  terms: readonly Term[],
  ordinal: number,
  score: number,
  found: Passage["found"],
): Passage {
  const section = actSectionByOrdinal(corpus.database, ordinal);
  const text = legislation.readText(section.text).slice(0, MOST_CHARACTERS);
  const heading = [section.heading, section.chapter, actByOrdinal(corpus.database, section.act).title].join(" ");
  return passageOfText(terms, text, heading, { kind: "act", ordinal }, score, found);
}

function passageOfText(
  terms: readonly Term[],
  text: string,
  heading: string,
  ref: Passage["ref"],
  score: number,
  found: Passage["found"],
): Passage {
  const sentences = sentencesOf(text);
  const headed = new Set(words(heading).map(({ word }) => stem(word)));
  const coverage = coverageOf(terms, (one) => headed.has(one) || sentences.some(({ stems }) => stems.has(one)));
  const end = sentences.at(-1)?.end ?? 0;
  return { ref, start: sentences[0]?.start ?? 0, end, sentences, score, coverage, section: null, found };
}
