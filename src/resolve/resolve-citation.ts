import { isSameCaseName } from "../citation/case-name-match.ts";
import type { Citation } from "../citation/citation.ts";
import { findCitations } from "../citation/find/find-citations.ts";
import { toRawKey } from "../citation/key.ts";
import { parseCitation } from "../citation/parse/parse-citation.ts";
import type { Matched } from "../contract/schemas/common/case.ts";
import { EngineError } from "../errors.ts";
import { readCaseStatus } from "../store/cases/case-status.ts";
import { findStoredCase } from "../store/cases/cases.ts";
import { findCasesByKey } from "../store/citations/case-citations.ts";
import type { Corpus } from "../store/corpus.ts";
import { suggestCitations } from "./suggest-citations.ts";

/** What a citation led to: the best case, the other cases that it names too, and how it was read. */
export interface Resolution {
  readonly clusterId: number;
  readonly others: readonly number[];
  readonly matched: Matched;
}

/** How a citation string was read; stands in the body of a `citation_not_found`. */
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

/** One reading of the input: the citations in it that name one case, and the name that stands with them. */
interface ParsedInput {
  readonly keys: readonly string[];
  readonly citation: Citation | null;
  readonly name: string | null;
}

/**
 * Finds the case that a string cites.
 * @throws EngineError `citation_unrecognized` when no citation can be read in it; `citation_not_found`, with the reading
 * and near citations, when the corpus does not hold it
 */
export function resolveCitation(corpus: Corpus, text: string): Resolution {
  const resolution = findCase(corpus, text);
  if (resolution) return resolution;
  const reading = parseInput(text);
  if (!reading.citation) {
    throw new EngineError(
      "citation_unrecognized",
      `No citation was recognised in "${text}". Known shapes: 410 U.S. 113 (1973); (1973) 4 SCC 225; AIR 1973 SC 1461; 2023 INSC 1.`,
    );
  }
  throw new EngineError("citation_not_found", `The corpus does not hold ${reading.citation.raw}.`, {
    parsed: toParsedCitation(reading.citation, reading.name),
    suggestions: suggestCitations(corpus, reading.citation),
  });
}

/** As {@link resolveCitation}, but "nothing found" is `null`. */
export function findCase(corpus: Corpus, text: string): Resolution | null {
  const { keys, citation, name } = parseInput(text);
  const ranked = rankCandidates(corpus, keys, name, citation?.year ?? null);
  const best = ranked[0];
  if (best === undefined) return null;
  return {
    clusterId: best.clusterId,
    others: ranked.slice(1).map((candidate) => candidate.clusterId),
    matched: {
      by: "citation",
      citation: citation?.raw.replace(/\s+/g, " ") ?? text,
      format: citation?.format ?? null,
      pinCite: citation?.pinCite ?? null,
      ...(name !== null && !best.nameAgrees && { nameMismatch: { given: name, found: best.name } }),
    },
  };
}

function parseInput(text: string): ParsedInput {
  const citation = parseCitation(text);
  if (!citation?.key) return { keys: [toRawKey(text)], citation: null, name: null };
  // A bare citation needs no second look.
  if (citation.span.start === 0 && citation.span.end === text.length) {
    return { keys: [citation.key], citation, name: null };
  }
  const keys = new Set([citation.key]);
  for (const other of findCitations(text)) {
    const isParallel =
      other.kind === "case" && other.key !== null && (other.group === null || other.group === citation.group);
    if (isParallel) keys.add(other.key!);
  }
  return { keys: [...keys], citation, name: findGivenName(citation, text) };
}

/** The name that the input gives the case: the parties that were read, or the words before the citation. */
function findGivenName(citation: Citation, text: string): string | null {
  if (citation.plaintiff && citation.defendant) return `${citation.plaintiff} v. ${citation.defendant}`;
  const before = text
    .slice(0, citation.span.start)
    .replace(/[\s,;:([]+$/, "")
    .trim();
  return /\p{L}{3}/u.test(before) ? before : null;
}

/**
 * The cases that carry any of some citations of one case, best first: by the given name, then the year, then how many
 * of the citations name it.
 */
export function findCitedCases(
  corpus: Corpus,
  keys: readonly string[],
  name: string | null,
  year: number | null,
): readonly CitedCaseCandidate[] {
  return rankCandidates(corpus, keys, name, year);
}

/** A case that a citation may mean. */
export interface CitedCaseCandidate {
  readonly clusterId: number;
  readonly name: string;
  readonly nameAgrees: boolean;
  readonly yearAgrees: boolean;
  readonly votes: number;
  readonly citeCount: number;
}

/** Best first: name, then year, then how many of the given citations name it, then how often it is cited. */
function rankCandidates(
  corpus: Corpus,
  keys: readonly string[],
  name: string | null,
  year: number | null,
): CitedCaseCandidate[] {
  const votes = new Map<number, number>();
  for (const key of keys) {
    for (const id of findCasesByKey(corpus.database, key)) votes.set(id, (votes.get(id) ?? 0) + 1);
  }
  const candidates: CitedCaseCandidate[] = [];
  for (const [clusterId, count] of votes) {
    const row = findStoredCase(corpus.database, clusterId)!;
    candidates.push({
      clusterId,
      name: row.name,
      nameAgrees: name !== null && (isSameCaseName(name, row.name) || isSameCaseName(name, row.nameFull)),
      yearAgrees: year !== null && row.dateFiled.startsWith(String(year)),
      votes: count,
      citeCount: votes.size > 1 ? readCaseStatus(corpus.database, clusterId).citeCount : 0,
    });
  }
  return candidates.sort(
    (a, b) =>
      Number(b.nameAgrees) - Number(a.nameAgrees) ||
      Number(b.yearAgrees) - Number(a.yearAgrees) ||
      b.votes - a.votes ||
      b.citeCount - a.citeCount ||
      a.clusterId - b.clusterId,
  );
}

function toParsedCitation(citation: Citation, caseName: string | null): ParsedCitation {
  const { raw, kind, format, reporter, volume, page, year } = citation;
  return { raw, kind, format, reporter, volume, page, year, caseName };
}
