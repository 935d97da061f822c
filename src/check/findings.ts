import type { Authority, CheckedCitation, Finding, Quotation } from "../contract/schemas/citations/check.ts";
import { CHECK_RULES, type CheckRuleName } from "./check-rules.ts";
import type { HistoryCheck } from "./history/check-history.ts";
import type { LawCheck } from "./laws/provision-check.ts";
import { createFindingList, type FindingList } from "./report/finding-list.ts";
import { MAX_REPORTED_FINDINGS } from "./report/limit-report.ts";

/** The checked citations of a text. Those that no report lists are described when they are read, and not kept. */
export interface CitationList {
  readonly length: number;
  read(index: number): CheckedCitation;
}

/** Everything that a check found out about a text. Lists are parallel to `citations`, `authorities` or `quotations`. */
export interface CheckEvidence {
  readonly citations: CitationList;
  /** For each citation the two cases to which it and a parallel citation lead; else `null`. */
  readonly conflicts: readonly (string | null)[];
  readonly authorities: readonly Authority[];
  /** For each authority the words of the decision that determines its status; `null` if there are none. */
  readonly reasons: readonly (string | null)[];
  /** For each citation the check of its law; `null` for any other. */
  readonly laws: readonly (LawCheck | null)[];
  readonly history: HistoryCheck;
  readonly quotations: readonly Quotation[];
  /** For each quotation whether it is of a dissent that the text presents as the court's. */
  readonly dissents: readonly boolean[];
}

/** Adds a finding of a rule, with its level. */
type AddFinding = (name: CheckRuleName, message: string, at: Pick<Finding, "span" | "citation" | "quotation">) => void;

/**
 * Collects the findings of a text, in order of position. A finding about the status of a case, or about a law, is at its
 * first citation. Yields
 * after every few citations.
 */
export function* collectFindings(evidence: CheckEvidence): Generator<void, FindingList> {
  const findings = createFindingList(MAX_REPORTED_FINDINGS);
  const add: AddFinding = (name, message, at) =>
    findings.add({ rule: name, level: CHECK_RULES[name].level, message, ...at });
  yield* addCitationFindings(evidence, add);
  yield* addLawFindings(evidence, add);
  yield* addAuthorityFindings(evidence, add);
  for (const { citation, rule, message } of evidence.history.findings)
    add(rule, message, { span: evidence.citations.read(citation).span, citation, quotation: null });
  yield;
  addQuotationFindings(evidence, add);
  yield;
  return findings;
}

/** Citations between two yields: a few milliseconds of work. */
const CITATIONS_PER_SLICE = 100;

function* addCitationFindings({ citations, conflicts }: CheckEvidence, add: AddFinding): Generator<void, void> {
  for (let index = 0; index < citations.length; index++) {
    if (index % CITATIONS_PER_SLICE === 0) yield;
    const citation = citations.read(index);
    const at = { span: citation.span, citation: index, quotation: null };
    const raw = joinLines(citation.raw);
    const { nameMismatch, nameSpelling, yearMismatch, courtMismatch, pin, status, reason } = citation;
    const isFull = citation.refersTo === null;
    if (status === "cannot_exist" && isFull) add("cannot_exist", `${raw} cannot exist: ${reason}`, at);
    if (status === "unresolved") add("unresolved_short_form", formatUnresolved(citation, raw), at);
    if (status === "ambiguous" && isFull) add("ambiguous", `${raw}: ${reason}`, at);
    if (nameMismatch)
      add("name_mismatch", `${raw} is reported for ${nameMismatch.found}; the text names ${nameMismatch.given}.`, at);
    if (nameSpelling)
      add(
        nameSpelling.isVariant ? "name_variant" : "name_misspelt",
        `${raw} has the name ${nameSpelling.found}; the text writes ${nameSpelling.given}.`,
        at,
      );
    if (conflicts[index])
      add("parallel_mismatch", `${raw} and the citation beside it lead to two cases: ${conflicts[index]}.`, at);
    if (yearMismatch)
      add("year_mismatch", `${raw} was decided in ${yearMismatch.found}; the text says ${yearMismatch.given}.`, at);
    if (courtMismatch)
      add("court_mismatch", `${raw} was decided by ${courtMismatch.found}; the text says ${courtMismatch.given}.`, at);
    if (pin?.status === "outside") add("pin_outside", formatPinMessage(pin), at);
    addSuggestions(citation, raw, at, add);
  }
}

function formatUnresolved({ kind, reading }: CheckedCitation, raw: string): string {
  if (kind === "id") return `${raw} refers to no citation before it, or to one that cannot be determined.`;
  const name = reading.caseName === null ? "" : `${joinLines(reading.caseName)}, `;
  return `${name}${raw}: no full citation of this case precedes it, or several do.`;
}

/** Reports the likely place of a misplaced citation; if there is none, a case of that name at another place. */
function addSuggestions(
  { suggestions }: CheckedCitation,
  raw: string,
  at: Parameters<AddFinding>[2],
  add: AddFinding,
): void {
  const likely = suggestions.filter(({ isLikely }) => isLikely);
  for (const { caseName, citation, year } of likely)
    add("misplaced_citation", `${caseName} is at ${citation} (decided ${year}); the text cites ${raw}.`, at);
  const [similar] = suggestions;
  if (likely.length === 0 && similar !== undefined)
    add(
      "similar_case",
      `The corpus contains ${similar.caseName} at ${similar.citation} (decided ${similar.year}), not at ${raw}.`,
      at,
    );
}

function* addLawFindings({ citations, laws }: CheckEvidence, add: AddFinding): Generator<void, void> {
  const seen = new Set<string>();
  for (const [index, law] of laws.entries()) {
    if (index % CITATIONS_PER_SLICE === 0) yield;
    const finding = law?.finding;
    if (!law || !finding || seen.has(`${finding.rule} ${law.key}`)) continue;
    seen.add(`${finding.rule} ${law.key}`);
    add(finding.rule, finding.message, { span: citations.read(index).span, citation: index, quotation: null });
  }
}

function* addAuthorityFindings(
  { citations, authorities, reasons, history }: CheckEvidence,
  add: AddFinding,
): Generator<void, void> {
  for (const [index, authority] of authorities.entries()) {
    if (index % CITATIONS_PER_SLICE === 0) yield;
    const { mentions, clusterId, name, freshness, freshnessReason, category } = authority;
    const first = mentions[0]!;
    const citation = citations.read(first);
    const at = { span: citation.span, citation: first, quotation: null };
    if (category === "cases" && clusterId === null && citation.status === "not_in_corpus")
      add("not_in_corpus", formatAbsence(citation), at);
    const rule = RULE_OF_FRESHNESS[freshness ?? "Good Law"];
    if (rule === undefined) continue;
    const isSaid = clusterId !== null && history.saidOverruled.has(clusterId);
    const words = reasons[index];
    const message = `${name}: ${freshnessReason ?? `${freshness}.`}`;
    if (rule === "overruled" && isSaid) add("overruling_stated", message, at);
    else if (rule === "overruled" && authority.isPartial)
      add("overruled_in_part", `${message}${formatWords(words)}`, at);
    else add(rule, message, at);
  }
}

function formatAbsence({ raw, reading, citedBy }: CheckedCitation): string {
  const name = reading.caseName !== null && /\sv\.\s|^In re\b/.test(reading.caseName) ? `${reading.caseName}, ` : "";
  const citers =
    citedBy === null || citedBy === 0
      ? ""
      : ` ${citedBy === 1 ? "One of its cases cites" : `${citedBy} of its cases cite`} it.`;
  return `The corpus does not contain ${joinLines(name + raw)}.${citers}`;
}

const MAX_WORDS_CHARS = 400;

/** Formats the sentence in which the later decision names the part that it overruled. */
function formatWords(words: string | null | undefined): string {
  if (!words) return "";
  const text = joinLines(words);
  return ` “${text.length > MAX_WORDS_CHARS ? `${text.slice(0, MAX_WORDS_CHARS)}…` : text}”`;
}

function addQuotationFindings({ citations, quotations, dissents }: CheckEvidence, add: AddFinding): void {
  quotations.forEach(({ span, citation, status, text, differences, elsewhere }, index) => {
    const at = { span, citation, quotation: index };
    const source = joinLines(citations.read(citation).raw);
    const opening = joinLines(text).slice(0, 60);
    if (status === "not_found")
      add("quotation_not_found", `“${opening}…” does not occur in the case cited as ${source}.`, at);
    if (status === "near")
      add("quotation_near", `“${opening}…” differs from ${source}: ${formatDifferences(differences)}.`, at);
    if (status === "unverifiable")
      add(
        "quotation_unverifiable",
        `“${opening}…” could not be compared: the corpus does not contain the text of ${source}.`,
        at,
      );
    if (elsewhere)
      add(
        status === "not_found" ? "quotation_elsewhere" : "quotation_also_elsewhere",
        `“${opening}…” occurs in ${elsewhere.caseName}, ${elsewhere.citation}; the text cites ${source}.`,
        at,
      );
    if (dissents[index])
      add("quotation_of_dissent", `“${opening}…” is from a dissent in ${source}; the text does not say so.`, at);
  });
}

const RULE_OF_FRESHNESS: Readonly<Record<string, CheckRuleName | undefined>> = {
  Overruled: "overruled",
  Questioned: "questioned",
  Distinguished: "distinguished",
};

function joinLines(text: string): string {
  return text.replace(/\s+/g, " ");
}

function formatPinMessage({ given, firstPage, lastPage }: NonNullable<CheckedCitation["pin"]>): string {
  const end = lastPage === null ? "" : ` and ends by page ${lastPage}`;
  return `${given} lies outside the case, which begins on page ${firstPage}${end}.`;
}

const MAX_LISTED_DIFFERENCES = 3;

function formatDifferences(differences: Quotation["differences"]): string {
  const first = differences.slice(0, MAX_LISTED_DIFFERENCES).map(({ given, found }) => {
    if (found === "") return `“${given}” does not occur`;
    return given === "" ? `“${found}” is omitted` : `“${given}” for “${found}”`;
  });
  const more = differences.length - first.length;
  return first.join("; ") + (more > 0 ? `; and ${more} more` : "");
}
