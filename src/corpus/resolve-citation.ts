import type { Citation } from "../citation/citation.ts";
import { toVolumePrefix } from "../citation/key.ts";
import type { Matched } from "../contract/schemas/common/case.ts";
import { EngineError } from "../errors.ts";
import { type CitationInput, parseCitationInput } from "../resolve/parse-citation-input.ts";
import { type RankedCandidate, resolveCandidates } from "../resolve/resolve-candidates.ts";
import { suggestNearCitations } from "../resolve/suggest-citations.ts";
import type { Corpus } from "./port/corpus.ts";

/** The case that a citation names, and how the citation was read. */
export interface Resolution {
  readonly clusterId: number;
  /** Other cases that carry the citation, best first. */
  readonly others: readonly number[];
  readonly matched: Matched;
}

/** A citation as parsed; part of the body of a `citation_not_found` error. */
export interface ParsedCitation {
  readonly raw: string;
  readonly kind: Citation["kind"];
  readonly format: Citation["format"];
  readonly reporter: string | null;
  readonly volume: string | null;
  readonly page: string | null;
  readonly year: number | null;
  readonly caseName: string | null;
}

/**
 * Finds the case that a string cites.
 * @throws EngineError `citation_unrecognized` if the string contains no citation, with the cases that it names; `citation_not_found`, with the parsed
 * citation and suggestions, if the corpus does not contain the case
 */
export async function resolveCitation(corpus: Corpus, text: string): Promise<Resolution> {
  const input = parseCitationInput(text);
  const resolution = await findCaseOfInput(corpus, text, input);
  if (resolution) return resolution;
  const { citation, name } = input;
  if (!citation) {
    const suggestions = await suggestNamedCases(corpus, text);
    throw new EngineError(
      "citation_unrecognized",
      `No citation was recognised in "${text}". Known shapes: 410 U.S. 113 (1973); (1973) 4 SCC 225; AIR 1973 SC 1461; 2023 INSC 1.`,
      suggestions.length > 0 ? { suggestions } : {},
    );
  }
  throw new EngineError("citation_not_found", `The corpus does not hold ${citation.raw}.`, {
    parsed: toParsedCitation(citation, name),
    suggestions: [
      ...(name === null ? [] : await suggestNamedCases(corpus, name)),
      ...(await suggestCitations(corpus, citation)),
    ].slice(0, MAX_SUGGESTIONS),
  });
}

/** Finds the case that a string cites; returns `null` if there is none. */
export async function findCase(corpus: Corpus, text: string): Promise<Resolution | null> {
  return findCaseOfInput(corpus, text, parseCitationInput(text));
}

async function findCaseOfInput(corpus: Corpus, text: string, input: CitationInput): Promise<Resolution | null> {
  const hints = { name: input.name, year: input.citation?.year ?? null };
  return toResolution(text, input, resolveCandidates(await corpus.cases.findCandidates(input.keys), hints, "best"));
}

const MAX_VOLUME_CITATIONS = 2000;
const MAX_SUGGESTIONS = 5;
/** A name less certain than this may be an everyday word. */
const MIN_NAME_CONFIDENCE = 0.6;

/** Returns the cases that a text names in any spelling, each with its name and its preferred citation. */
async function suggestNamedCases(corpus: Corpus, text: string): Promise<string[]> {
  const named = await corpus.search.findCasesByName(text, {});
  const certain = named.filter(({ confidence }) => confidence >= MIN_NAME_CONFIDENCE).slice(0, MAX_SUGGESTIONS);
  const cases = await corpus.cases.readCases(certain.map(({ clusterId }) => clusterId));
  return cases.flatMap((data) => (data ? [[data.name, ...data.citations.slice(0, 1)].join(", ")] : []));
}

async function suggestCitations(corpus: Corpus, { key }: Citation): Promise<string[]> {
  if (key === null) return [];
  return suggestNearCitations(key, await corpus.cases.listCitations(toVolumePrefix(key), MAX_VOLUME_CITATIONS));
}

/** Converts a ranking to a resolution; returns `null` if the ranking is empty. */
function toResolution(
  text: string,
  { citation, name }: CitationInput,
  [best, ...others]: readonly RankedCandidate[],
): Resolution | null {
  if (best === undefined) return null;
  return {
    clusterId: best.clusterId,
    others: others.map(({ clusterId }) => clusterId),
    matched: {
      by: "citation",
      citation: citation?.raw.replace(/\s+/g, " ") ?? text,
      format: citation?.format ?? null,
      pinCite: citation?.pinCite ?? null,
      ...(name !== null && !best.isNameConfirmed && { nameMismatch: { given: name, found: best.name ?? "" } }),
    },
  };
}

function toParsedCitation(citation: Citation, caseName: string | null): ParsedCitation {
  const { raw, kind, format, reporter, volume, page, year } = citation;
  return { raw, kind, format, reporter, volume, page, year, caseName };
}
