import type { Citation, Span } from "../citation/citation.ts";
import { completeInSlices, readDraftsInSlices } from "../citation/find/find-with-packs.ts";
import { selectPacks } from "../citation/reporters/packs.ts";
import type { CheckedCitation, CheckReport, CheckRequest } from "../contract/schemas/citations/check.ts";
import type { CaseRecord } from "../contract/schemas/common/case.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import type { CandidatesByKey } from "../resolve/resolve-candidates.ts";
import { type MarkupText, readMarkup } from "../text/markup.ts";
import { countCiters } from "./count-citers.ts";
import { decideVerdict } from "./decide-verdict.ts";
import { collectFindings } from "./findings.ts";
import { checkHistory } from "./history/check-history.ts";
import { addLawReferences } from "./laws/add-law-references.ts";
import { checkLaws } from "./laws/check-laws.ts";
import type { LawCheck } from "./laws/provision-check.ts";
import { findCourtMismatch } from "./limits/court-mismatch.ts";
import { suggestCases } from "./misplaced/suggest-cases.ts";
import { readCitedNames } from "./names/read-cited-names.ts";
import { checkPinCites } from "./pin-cite-checker.ts";
import { checkQuotations, isAttributedToDissent } from "./quotations/check-quotations.ts";
import { readCandidates } from "./read-candidates.ts";
import type { FindingCounts } from "./report/finding-list.ts";
import { limitReport, MAX_REPORTED_CITATIONS } from "./report/limit-report.ts";
import { formatCitedName, type ResolvedCitation, resolveBriefCitations } from "./resolve-citations.ts";
import { buildTableOfAuthorities } from "./table-of-authorities.ts";

/**
 * Checks a text against a corpus: resolves every citation, suggests where a misplaced one belongs, builds the table of
 * authorities, checks the laws, verifies every quotation that is attributed to a case, and collects the findings. Linear
 * in the length of the text and of the cases that it quotes. Yields after every few milliseconds of work, so that other
 * tasks can run.
 * @param year the present year: a later one is in the future
 */
export async function* checkText(
  context: EngineContext,
  { text: given, format }: CheckRequest,
  year: number,
): AsyncGenerator<void, CheckReport> {
  const { corpus } = context;
  const source = format === "html" ? readMarkup(given) : toPlainMarkup(given);
  const { text } = source;
  const { plain, candidates } = yield* readCitations(corpus, text);
  const completed = yield* addLawReferences(text, plain);
  const named = yield* readCitedNames(text, completed.citations);
  const found = named.citations;
  const limits = { latestYear: await findLatestYear(context, year) };
  const resolved = yield* resolveBriefCitations({ text, limits }, candidates, found);
  const authorities = yield* buildTableOfAuthorities(context, found, resolved);
  const suggestions = yield* suggestCases(corpus, named, resolved);
  const laws = yield* checkLaws(corpus, text, named, completed.lawKeys);
  const citers = yield* countCiters(corpus, found, resolved);
  const history = yield* checkHistory(corpus, text, found, resolved);
  const pins = yield* checkPinCites(
    corpus,
    found.map((citation, at) => {
      const full = citation.refersTo === null ? citation : found[citation.refersTo]!;
      return { given: citation, full, clusterId: resolved[at]!.clusterId };
    }),
  );
  const describe = (at: number): CheckedCitation => {
    const law = laws[at] ?? null;
    const evidence = {
      ...describeCitation(source, found[at]!, resolved[at]!, law),
      authority: authorities.rowOfCitation[at]!,
      pin: pins[at]!,
      citedBy: citers[at]!,
      courtMismatch: compareCourts(text, found[at]!, resolved[at]!, authorities.records),
      suggestions: [...suggestions[at]!],
      provision: law?.provision ?? null,
    };
    return { ...evidence, verdict: decideVerdict(evidence, resolved[at]!.conflict !== null, law) };
  };
  const citations = yield* describeFirst(describe, Math.min(found.length, MAX_REPORTED_CITATIONS));
  yield;
  const checked = yield* checkQuotations(
    corpus,
    source,
    plain,
    completed.indexOf.map((at) => resolved[at]!),
  );
  const quotations = checked.map(({ at, ...quotation }) => ({
    ...quotation,
    span: toSourceSpan(source, at),
    citation: completed.indexOf[quotation.citation]!,
  }));
  const rows = [...authorities.rows];
  const findings = yield* collectFindings({
    citations: { length: found.length, read: (at) => citations[at] ?? describe(at) },
    conflicts: resolved.map(formatConflict),
    authorities: rows,
    reasons: listReasons(rows, authorities.records),
    laws,
    history,
    quotations,
    dissents: checked.map(
      ({ at, opinion, citation }) => opinion === "dissent" && !isAttributedToDissent(text, at, plain[citation]!),
    ),
  });
  yield;
  const { counts } = findings;
  const summary = summarizeCheck(found.length, rows, quotations, counts);
  const { truncated, ...lists } = yield* limitReport(
    { citations, authorities: rows, quotations, findings: findings.list() },
    { citations: found.length, findings: counts.all },
  );
  return { ...lists, summary, truncated };
}

/** Reads the citations of a text, and the cases that carry their keys. */
async function* readCitations(corpus: Corpus, text: string) {
  const drafts = yield* readDraftsInSlices(selectPacks(), text);
  const candidates = yield* readCandidates(
    corpus,
    drafts.map(({ kind, key }) => (kind === "case" ? key : null)),
  );
  const plain = yield* completeInSlices(drafts, text, (key) => findCaseName(candidates, key));
  return { plain, candidates };
}

/** Citations between two yields: less than a millisecond of work. */
const CITATIONS_PER_SLICE = 16;

/** Describes the citations that a report lists. */
function* describeFirst(describe: (at: number) => CheckedCitation, count: number): Generator<void, CheckedCitation[]> {
  const citations: CheckedCitation[] = [];
  for (let at = 0; at < count; at++) {
    if (at % CITATIONS_PER_SLICE === 0) yield;
    citations.push(describe(at));
  }
  return citations;
}

/** Returns the present year, or that of the newest decision of the corpus if it is later. */
async function findLatestYear({ corpus }: EngineContext, year: number): Promise<number> {
  const { currentThrough } = await corpus.readManifest();
  return Math.max(year, ...Object.values(currentThrough).map((day) => Number(day.slice(0, 4)) || 0));
}

/** Returns the name of the only case that carries a key; `null` if none or several do. */
function findCaseName(candidates: CandidatesByKey, key: string): string | null {
  const [only, ...others] = candidates.get(key) ?? [];
  return only && others.length === 0 ? only.name : null;
}

function describeCitation(
  source: MarkupText,
  citation: Citation,
  { conflict: _, caseName: __, isByParallel: ___, ...outcome }: ResolvedCitation,
  law: LawCheck | null,
) {
  const isImpossible = law?.verdict === "impossible";
  return {
    raw: citation.raw,
    span: toSourceSpan(source, citation.span),
    fullSpan: toSourceSpan(source, citation.fullSpan),
    kind: citation.kind,
    reading: toReading(citation),
    refersTo: citation.refersTo,
    ...outcome,
    ...(isImpossible && { reason: law.reason }),
  };
}

function compareCourts(
  text: string,
  citation: Citation,
  { clusterId, nameMismatch }: ResolvedCitation,
  records: ReadonlyMap<number, CaseRecord>,
): CheckedCitation["courtMismatch"] {
  const record = clusterId === null ? undefined : records.get(clusterId);
  if (record === undefined || citation.kind !== "case" || nameMismatch !== null) return null;
  return findCourtMismatch(citation, record, text.slice(citation.span.end, citation.fullSpan.end));
}

/** Returns for each authority the words of the decision that determines its status; `null` if there are none. */
function listReasons(rows: CheckReport["authorities"], records: ReadonlyMap<number, CaseRecord>): (string | null)[] {
  return rows.map(({ clusterId }) =>
    clusterId === null ? null : (records.get(clusterId)?.freshnessDetail.reason?.snippet ?? null),
  );
}

function toSourceSpan(source: MarkupText, { start, end }: Span): Span {
  return { start: source.toSourceStart(start), end: source.toSourceEnd(end) };
}

/** Formats the names of the two cases to which parallel citations lead; `null` if they lead to one. */
function formatConflict({ conflict, caseName }: ResolvedCitation): string | null {
  return conflict && `${caseName} and ${conflict.name}`;
}

function toPlainMarkup(text: string): MarkupText {
  return { text, quotes: [], toSourceStart: (offset) => offset, toSourceEnd: (offset) => offset };
}

function toReading(citation: Citation): CheckedCitation["reading"] {
  const { format, reporter, volume, page, section, year, court, pinCite, signal, parenthetical } = citation;
  const caseName = formatCitedName(citation) ?? citation.antecedent;
  return { format, reporter, volume, page, section, year, court, caseName, pinCite, signal, parenthetical };
}

function summarizeCheck(
  citations: number,
  authorities: CheckReport["authorities"],
  quotations: CheckReport["quotations"],
  { levels, rules }: FindingCounts,
): CheckReport["summary"] {
  const count = <T>(list: readonly T[], test: (item: T) => boolean) =>
    list.reduce((sum, one) => sum + Number(test(one)), 0);
  return {
    citations,
    cases: count(authorities, ({ category }) => category === "cases"),
    found: count(authorities, ({ clusterId }) => clusterId !== null),
    notInCorpus: rules.get("not_in_corpus") ?? 0,
    cannotExist: rules.get("cannot_exist") ?? 0,
    quotations: quotations.length,
    quotationsExact: count(quotations, ({ status }) => status === "exact"),
    errors: levels.error,
    warnings: levels.warning,
    notes: levels.note,
  };
}
