import type { ProvisionHit, ProvisionSearcher } from "../../legislation/provision-search.ts";
import { readStoredAct, readStoredActSection } from "../../store/legislation/acts.ts";
import { readStoredSection } from "../../store/legislation/sections.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import type { AskContext } from "../context.ts";
import type { AnswerScope } from "../interpret/answer-scope.ts";
import { computeCoverage, type QuestionTerm } from "../interpret/question-terms.ts";
import { QUESTION_STOP_WORDS } from "../interpret/stop-words.ts";
import type { SourcePassage } from "./passage.ts";
import { splitSentences } from "./split-sentences.ts";

/** Of a longer provision only so much is read. */
const MAX_PROVISION_CHARS = 40_000;

/** The provisions that speak of the terms, best first. */
export function findProvisionPassages(
  context: AskContext,
  terms: readonly QuestionTerm[],
  { codes, acts }: AnswerScope,
  limit: number,
): SourcePassage[] {
  const { sections, actSections } = context.legislation;
  const found: SourcePassage[] = [];
  if (codes !== null) {
    for (const { ordinal, score } of searchProvisions(sections, terms, limit, codes))
      found.push(readSectionPassage(context, terms, ordinal, score, "words"));
  }
  if (acts) {
    for (const { ordinal, score } of searchProvisions(actSections, terms, limit))
      found.push(readActSectionPassage(context, terms, ordinal, score, "words"));
  }
  return found;
}

/** A search asks for half of a query's weight: where that finds little, it is asked again for its most telling words. */
function searchProvisions(
  searcher: ProvisionSearcher,
  terms: readonly QuestionTerm[],
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
export function readSectionPassage(
  { corpus, legislation }: AskContext,
  terms: readonly QuestionTerm[],
  ordinal: number,
  score: number,
  found: SourcePassage["foundBy"],
): SourcePassage {
  const section = readStoredSection(corpus.database, ordinal);
  const text = legislation.readText(section.text).slice(0, MAX_PROVISION_CHARS);
  const label = legislation.codes().get(section.codeId)?.label ?? "";
  const heading = [section.heading, section.chapterName, section.citation, label].join(" ");
  return createPassage(terms, text, [section.heading, heading], { kind: "section", ordinal }, score, found);
}

/** A section of an Act as a passage. */
export function readActSectionPassage(
  { corpus, legislation }: AskContext,
  terms: readonly QuestionTerm[],
  ordinal: number,
  score: number,
  found: SourcePassage["foundBy"],
): SourcePassage {
  const section = readStoredActSection(corpus.database, ordinal);
  const text = legislation.readText(section.text).slice(0, MAX_PROVISION_CHARS);
  const heading = [section.heading, section.chapter, readStoredAct(corpus.database, section.act).title].join(" ");
  return createPassage(terms, text, [section.heading, heading], { kind: "act", ordinal }, score, found);
}

function createPassage(
  terms: readonly QuestionTerm[],
  text: string,
  [heading, wholeHeading]: readonly [heading: string, wholeHeading: string],
  ref: SourcePassage["ref"],
  score: number,
  found: SourcePassage["foundBy"],
): SourcePassage {
  const sentences = splitSentences(text);
  const headed = collectContentStems(wholeHeading);
  const held = computeCoverage(terms, (one) => headed.has(one) || sentences.some(({ stems }) => stems.has(one)));
  const coverage = Math.max(held, hasWholeHeading(terms, heading) ? HEADING_MATCH_COVERAGE : 0);
  const end = sentences.at(-1)?.end ?? 0;
  return { ref, start: sentences[0]?.start ?? 0, end, sentences, score, coverage, section: null, foundBy: found };
}

/** A question that has the whole heading in it, of two words at least, is about that provision. */
const HEADING_MATCH_COVERAGE = 0.75;

function hasWholeHeading(terms: readonly QuestionTerm[], heading: string): boolean {
  const asked = new Set(terms.map(({ stem }) => stem));
  const own = [...collectContentStems(heading)];
  return own.length > 1 && own.every((one) => asked.has(one));
}

function collectContentStems(text: string): Set<string> {
  return new Set(
    findWords(text)
      .filter(({ word }) => !QUESTION_STOP_WORDS.has(word))
      .map(({ word }) => stem(word)),
  );
}
