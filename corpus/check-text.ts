import { isSameCaseName } from "../src/citation/case-name-match.ts";
import type { Citation } from "../src/citation/citation.ts";
import { findCitations } from "../src/citation/find/find-citations.ts";
import { parseCitation, parseCitationKey } from "../src/citation/parse/parse-citation.ts";
import type { CaseSource } from "./case-sources.ts";
import type { Finding } from "./check-facts.ts";

/** Words of a digest: long enough to say what was decided and why, short enough to read. */
export const MIN_DIGEST_WORDS = 150;
export const MAX_DIGEST_WORDS = 600;

/** Checks the digests without another source: length, wording, and the citations in them. */
export function checkTexts(cases: readonly CaseSource[]): Finding[] {
  const byKey = new Map<string, CaseSource>();
  const findings: Finding[] = [];
  for (const source of cases) {
    for (const { citation } of source.citations) {
      const key = parseCitationKey(citation);
      const other = byKey.get(key);
      if (other !== undefined) findings.push(createFinding(source, citation, `belongs to ${other.file} too`));
      byKey.set(key, source);
    }
  }
  for (const source of cases) findings.push(...checkText(source, byKey));
  return findings;
}

/** Counts words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

function checkText(source: CaseSource, byKey: ReadonlyMap<string, CaseSource>): Finding[] {
  const { text } = source;
  const words = countWords(text);
  const cited = findCitations(text).filter(({ kind }) => kind === "case");
  return [
    ...(words < MIN_DIGEST_WORDS || words > MAX_DIGEST_WORDS
      ? [createFinding(source, "text", `has ${words} words`)]
      : []),
    ...source.citations.flatMap(({ citation }) => checkCitationIsRead(source, citation)),
    ...findUnreadCitations(text, cited).map((words) =>
      createFinding(source, "text", `"${words}" is not read as a citation`),
    ),
    ...source.treats.flatMap((row) => checkTreatment(source, row, cited)),
    ...cited.flatMap((citation) => checkCitation(source, citation, byKey)),
  ];
}

function checkCitationIsRead(source: CaseSource, citation: string): Finding[] {
  const read = parseCitation(citation);
  return read?.kind === "case" && read.raw === citation ? [] : [createFinding(source, citation, "is not read whole")];
}

function checkTreatment(source: CaseSource, row: CaseSource["treats"][number], cited: readonly Citation[]): Finding[] {
  const key = parseCitationKey(row.citation);
  const found = cited.filter((citation) => citation.key === key);
  if (found.length > 0) return [];
  const said = source.text.includes(row.citation) ? "is in the text but is read in another way" : "is not in the text";
  return [createFinding(source, row.citation, `treated as ${row.treatment}, ${said}`)];
}

/** Checks that cited years are not in the future, and that names and years agree with the cited case in the corpus. */
function checkCitation(source: CaseSource, citation: Citation, byKey: ReadonlyMap<string, CaseSource>): Finding[] {
  const { raw, key, year, plaintiff, defendant } = citation;
  const held = byKey.get(key ?? "");
  const own = Number(source.dateFiled.slice(0, 4));
  if (held === source) return [createFinding(source, raw, "is the case itself")];
  if (held === undefined) return year !== null && year > own ? [createFinding(source, raw, `is of ${year}`)] : [];
  const findings: Finding[] = [];
  if (held.dateFiled > source.dateFiled) findings.push(createFinding(source, raw, `is later: ${held.file}`));
  if (year !== null && !listYears(held).has(year))
    findings.push(createFinding(source, raw, `is not of ${year}: ${held.file}`));
  if (plaintiff !== null && defendant !== null) {
    const name = `${plaintiff} v. ${defendant}`;
    if (!isSameCaseName(name, held.name)) findings.push(createFinding(source, raw, `is ${held.name}, not ${name}`));
  }
  return findings;
}

/** Returns the years of the decision and of its citations: a report can be a year late. */
function listYears(source: CaseSource): Set<number> {
  const years = source.citations.map(({ citation }) => parseCitation(citation)?.year ?? 0);
  return new Set([Number(source.dateFiled.slice(0, 4)), ...years]);
}

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
/** What looks like a citation: `347 U.S. 483`, `AIR 1950 SC 27`, `(1973) 4 SCC 225`, `[1975] 2 SCR 832`. */
const LIKELY_CITATION = new RegExp(
  `\\b\\d{1,4} (?!(?:${MONTHS})\\b)[A-Z][A-Za-z. ]{0,24}?(?:\\d[a-z]{1,2} )?\\d{1,5}\\b|\\bAIR \\d{4} [A-Z][A-Za-z]{1,10} \\d+|[([]\\d{4}[)\\]] (?:Supp |\\d{1,2} )[A-Z][A-Z.]{1,6} \\d+`,
  "g",
);

function findUnreadCitations(text: string, cited: readonly Citation[]): string[] {
  return [...text.matchAll(LIKELY_CITATION)]
    .filter(({ index, 0: words }) => {
      const end = index + words.length;
      return !cited.some(({ span }) => span.start < end && index < span.end);
    })
    .map(([words]) => words);
}

function createFinding(source: CaseSource, fact: string, message: string): Finding {
  return { file: source.file, fact, message };
}
