import type { ProvisionHit, ProvisionSearcher } from "../../legislation/provision-search.ts";
import { stem } from "../../query/stem.ts";
import { words } from "../../query/words.ts";
import { actByOrdinal, actSectionByOrdinal } from "../../store/legislation-acts.ts";
import { sectionByOrdinal } from "../../store/legislation-sections.ts";
import { SCAFFOLD } from "../interpret/scaffold.ts";
import type { Scope } from "../interpret/scope.ts";
import { coverageOf, type Term } from "../interpret/terms.ts";
import type { Library } from "../library.ts";
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
  const { sections, actSections } = library.legislation;
  const found: Passage[] = [];
  if (codes !== null) {
    for (const { ordinal, score } of searched(sections, terms, limit, codes))
      found.push(passageOfSection(library, terms, ordinal, score, "words"));
  }
  if (acts) {
    for (const { ordinal, score } of searched(actSections, terms, limit))
      found.push(passageOfActSection(library, terms, ordinal, score, "words"));
  }
  return found;
}

/** A search asks for half of a query's weight: where that finds little, it is asked again for its most telling words. */
function searched(
  searcher: ProvisionSearcher,
  terms: readonly Term[],
  limit: number,
  among?: readonly string[],
): ProvisionHit[] {
  const found = new Map<number, ProvisionHit>();
  const byWeight = [...terms].sort((a, b) => b.weight - a.weight);
  for (const most of [terms.length, Math.ceil(terms.length / 2), 2]) {
    if (found.size >= limit || most === 0 || (most > terms.length && found.size > 0)) break;
    const query = byWeight
      .slice(0, most)
      .map(({ word }) => word)
      .join(" ");
    for (const hit of searcher.search({ query, among, limit }).hits)
      if (!found.has(hit.ordinal)) found.set(hit.ordinal, hit);
  }
  return [...found.values()].slice(0, 2 * limit);
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
  return passageOfText(terms, text, [section.heading, heading], { kind: "section", ordinal }, score, found);
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
  return passageOfText(terms, text, [section.heading, heading], { kind: "act", ordinal }, score, found);
}

function passageOfText(
  terms: readonly Term[],
  text: string,
  [heading, wholeHeading]: readonly [heading: string, wholeHeading: string],
  ref: Passage["ref"],
  score: number,
  found: Passage["found"],
): Passage {
  const sentences = sentencesOf(text);
  const headed = stemsOf(wholeHeading);
  const held = coverageOf(terms, (one) => headed.has(one) || sentences.some(({ stems }) => stems.has(one)));
  const coverage = Math.max(held, isHeadingAsked(terms, heading) ? HEADING_ASKED : 0);
  const end = sentences.at(-1)?.end ?? 0;
  return { ref, start: sentences[0]?.start ?? 0, end, sentences, score, coverage, section: null, found };
}

/** A question that has the whole heading in it, of two words at least, is about that provision. */
const HEADING_ASKED = 0.75;

function isHeadingAsked(terms: readonly Term[], heading: string): boolean {
  const asked = new Set(terms.map(({ stem }) => stem));
  const own = [...stemsOf(heading)];
  return own.length > 1 && own.every((one) => asked.has(one));
}

function stemsOf(text: string): Set<string> {
  return new Set(
    words(text)
      .filter(({ word }) => !SCAFFOLD.has(word))
      .map(({ word }) => stem(word)),
  );
}
