import type { LegislationReader, ProvisionData } from "../../corpus/port/legislation-reader.ts";
import type { PassageTerm } from "../../corpus/port/passage-search.ts";
import { splitSourceSentences } from "../../text/sentences/source-sentences.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import type { AnswerScope } from "../interpret/answer-scope.ts";
import { computeTopicCoverage, type QuestionTerm } from "../interpret/terms/question-terms.ts";
import { QUESTION_STOP_WORDS } from "../interpret/terms/stop-words.ts";
import { type PassageSource, type SourcePassage, toProvisionKey } from "./passage.ts";

/** Maximum number of characters of a provision that are read. */
const MAX_PROVISION_CHARS = 40_000;

/** A provision that may answer the question, and how it was found. */
export interface FoundProvision {
  readonly provision: ProvisionData;
  /** 0 to 1. */
  readonly score: number;
  readonly foundBy: SourcePassage["foundBy"];
}

/** Share of the weight of a query that a provision must contain: of the question, and of it with related words. */
const MIN_WEIGHT_SHARES = { own: 0.25, related: 0.15 } as const;

/** Maximum number of related words that are searched. */
const MAX_RELATED_WORDS = 24;

/** Returns the provisions of the scope that contain most of the terms or of what stands for them, best first. */
export async function findProvisions(
  legislation: LegislationReader,
  terms: readonly QuestionTerm[],
  { codes, acts }: AnswerScope,
  limit: number,
): Promise<FoundProvision[]> {
  const own = terms.map(({ word }) => word);
  const related = [
    ...new Set(terms.flatMap(({ synonyms, alternatives = [] }) => [...synonyms, ...alternatives.flat()])),
  ].slice(0, MAX_RELATED_WORDS);
  const queries = [
    { query: own.join(" "), limit, minWeightShare: MIN_WEIGHT_SHARES.own, isWordList: true },
    { query: [...own, ...related].join(" "), limit, minWeightShare: MIN_WEIGHT_SHARES.related, isWordList: true },
  ].slice(0, own.length === 0 ? 0 : related.length === 0 ? 1 : 2);
  const found: FoundProvision[] = [];
  for (const query of queries) {
    if (codes !== null) {
      const { hits } = await legislation.searchSections({ ...query, ...(codes && { codeIds: codes }) });
      for (const { section, score } of hits)
        found.push({ provision: { kind: "section", section }, score, foundBy: "words" });
    }
    if (acts) {
      const { hits } = await legislation.searchActSections(query);
      for (const { section, score } of hits)
        found.push({ provision: { kind: "act", section }, score, foundBy: "words" });
    }
  }
  const seen = new Set<string>();
  return found.filter(({ provision }) => {
    const key = toProvisionKey(provision);
    return !seen.has(key) && seen.add(key);
  });
}

/** Reads provisions as passages, each with its whole text up to 40,000 characters. */
export async function readProvisionPassages(
  legislation: LegislationReader,
  terms: readonly PassageTerm[],
  found: readonly FoundProvision[],
): Promise<SourcePassage[]> {
  const provisions = found.map(({ provision }) => provision);
  const [codes, texts, topics] = await Promise.all([
    legislation.readCodes(),
    legislation.readTexts(provisions, MAX_PROVISION_CHARS),
    legislation.readTopics(provisions),
  ]);
  const labels = new Map(codes.map(({ id, label }) => [id, label]));
  return found.map(({ provision, score, foundBy }, at) => {
    const { heading } = provision.section;
    const source: PassageSource = { ...provision, text: texts[at]! };
    return { ...createPassage(terms, source, heading, listHeadings(provision, labels), topics[at]!), score, foundBy };
  });
}

/** Returns the heading of a provision and the headings of the units that contain it, joined by spaces. */
function listHeadings(provision: ProvisionData, labels: ReadonlyMap<string, string>): string {
  if (provision.kind === "act") {
    const { heading, chapter, act } = provision.section;
    return [heading, chapter, act.title].join(" ");
  }
  const { heading, chapterName, citation, codeId } = provision.section;
  return [heading, chapterName, citation, labels.get(codeId) ?? ""].join(" ");
}

function createPassage(
  terms: readonly PassageTerm[],
  source: Exclude<PassageSource, { kind: "case" }>,
  heading: string,
  headings: string,
  topicTexts: readonly string[],
): Omit<SourcePassage, "score" | "foundBy"> {
  const sentences = splitSourceSentences(source.text);
  const headingStems = collectContentStems(headings);
  const topics = topicTexts.map(collectContentStems);
  const has = (one: string) => headingStems.has(one) || sentences.some(({ stems }) => stems.has(one));
  const covered = computeTopicCoverage(terms, has, topics);
  return {
    source,
    start: sentences[0]?.start ?? 0,
    end: sentences.at(-1)?.end ?? 0,
    sentences,
    coverage: Math.max(covered, hasWholeHeading(terms, heading) ? HEADING_MATCH_COVERAGE : 0),
    section: null,
    headings: headingStems,
    topics,
  };
}

/** Minimum coverage of a provision whose whole heading, of at least two words, the question contains. */
const HEADING_MATCH_COVERAGE = 0.75;

function hasWholeHeading(terms: readonly PassageTerm[], heading: string): boolean {
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
