import type { Citation } from "../citation/citation.ts";
import { findInSlices } from "../citation/find/find-with-packs.ts";
import { selectPacks } from "../citation/reporters/packs.ts";
import type { CheckedCitation, CheckReport, CheckRequest, Quotation } from "../contract/schemas/citations/check.ts";
import { findStoredCase } from "../store/cases/cases.ts";
import { findCasesByKey } from "../store/citations/case-citations.ts";
import { type MarkupText, readMarkup } from "../text/markup.ts";
import { findAttributedQuotations } from "./attributed-quotations.ts";
import { type CaseWords, readCaseWords } from "./case-words.ts";
import type { CheckContext } from "./context.ts";
import { collectFindings } from "./findings.ts";
import { hasOpinionText } from "./has-opinion-text.ts";
import { createPinCiteChecker } from "./pin-cite-checker.ts";
import { formatCitedName, resolveCitations } from "./resolve-citations.ts";
import { buildTableOfAuthorities } from "./table-of-authorities.ts";
import { verifyQuotation } from "./verify-quotation.ts";

/**
 * Checks a text against a corpus: every citation and what it leads to, the table of authorities, every quotation that is
 * attributed to a case, and what of all this its author should look at. Linear in the text and in the texts of the
 * cases that it quotes. Yields after every few milliseconds of work, for others to have their turn.
 */
export function* checkText(context: CheckContext, { text: given, format }: CheckRequest): Generator<void, CheckReport> {
  const source = format === "html" ? readMarkup(given) : toPlainMarkup(given);
  const found = yield* findInSlices(selectPacks(), source.text, { caseName: (key) => findCaseName(context, key) });
  const resolved = yield* resolveCitations(context, found);
  const authorities = yield* buildTableOfAuthorities(context, found, resolved);
  const testPin = createPinCiteChecker(context);
  const spanOf = ({ start, end }: { readonly start: number; readonly end: number }) => ({
    start: source.toSourceStart(start),
    end: source.toSourceEnd(end),
  });

  const citations: CheckedCitation[] = [];
  for (const [index, citation] of found.entries()) {
    const { conflict: _, ...outcome } = resolved[index]!;
    const full = citation.refersTo === null ? citation : found[citation.refersTo]!;
    citations.push({
      raw: citation.raw,
      span: spanOf(citation.span),
      fullSpan: spanOf(citation.fullSpan),
      kind: citation.kind,
      reading: toReading(citation),
      refersTo: citation.refersTo,
      ...outcome,
      authority: authorities.rowOfCitation[index]!,
      pin: testPin(citation, full, outcome.clusterId),
    });
    if (citations.length % CITATIONS_PER_SLICE === 0) yield;
  }

  const wordsOf = createCaseWordsReader(context);
  const quotations: Quotation[] = [];
  for (const { span, citation } of findAttributedQuotations(source.text, found, source.quotes)) {
    if (!isCaseCitation(found, citation)) continue;
    yield;
    const text = source.text.slice(span.start, span.end);
    const { clusterId } = resolved[citation]!;
    const words = clusterId === null ? null : yield* wordsOf(clusterId);
    const verified = words === null ? UNVERIFIABLE : verifyQuotation(text, words);
    // A digest tells in its own words what the case may well say in these.
    const isSilent = verified.status === "not_found" && !hasOpinionText(context, clusterId!);
    quotations.push({ span: spanOf(span), text, citation, clusterId, ...(isSilent ? UNVERIFIABLE : verified) });
  }

  const conflicts = resolved.map(({ conflict, clusterId }) =>
    conflict === null || clusterId === null
      ? null
      : `${readCaseName(context, clusterId)} and ${readCaseName(context, conflict)}`,
  );
  const rows = [...authorities.rows];
  const findings = collectFindings(citations, conflicts, rows, quotations);
  return {
    citations,
    authorities: rows,
    quotations,
    findings,
    summary: summarizeCheck(citations, rows, quotations, findings),
  };
}

/** Citations that are checked at a time. */
const CITATIONS_PER_SLICE = 16;

const UNVERIFIABLE = { status: "unverifiable", found: null, differences: [] as Quotation["differences"] } as const;

function toPlainMarkup(text: string): MarkupText {
  return { text, quotes: [], toSourceStart: (offset) => offset, toSourceEnd: (offset) => offset };
}

/** The name under which the corpus holds the case of a key, if it holds one. */
function findCaseName({ corpus }: CheckContext, key: string): string | null {
  const cases = findCasesByKey(corpus.database, key);
  return cases.length === 1 ? (findStoredCase(corpus.database, cases[0]!)?.name ?? null) : null;
}

function readCaseName({ corpus }: CheckContext, clusterId: number): string {
  return findStoredCase(corpus.database, clusterId)?.name ?? String(clusterId);
}

function toReading(citation: Citation): CheckedCitation["reading"] {
  const { format, reporter, volume, page, section, year, court, pinCite, signal, parenthetical } = citation;
  const caseName = formatCitedName(citation) ?? citation.antecedent;
  return { format, reporter, volume, page, section, year, court, caseName, pinCite, signal, parenthetical };
}

/** Words of cases' texts, each read once. */
function createCaseWordsReader({ texts }: CheckContext): (clusterId: number) => Generator<void, CaseWords> {
  const known = new Map<number, CaseWords>();
  return function* (clusterId) {
    let words = known.get(clusterId);
    if (words === undefined) {
      words = yield* readCaseWords(texts.readWhole(clusterId));
      known.set(clusterId, words);
    }
    return words;
  };
}

/** Quotations of statutes and articles are not verified. */
function isCaseCitation(citations: readonly Citation[], index: number): boolean {
  const { kind, refersTo } = citations[index]!;
  return kind === "case" || (refersTo !== null && citations[refersTo]!.kind === "case");
}

function summarizeCheck(
  citations: CheckReport["citations"],
  authorities: CheckReport["authorities"],
  quotations: CheckReport["quotations"],
  findings: CheckReport["findings"],
): CheckReport["summary"] {
  const count = <T>(list: readonly T[], test: (item: T) => boolean) => list.filter(test).length;
  return {
    citations: citations.length,
    cases: count(authorities, ({ category }) => category === "cases"),
    found: count(authorities, ({ clusterId }) => clusterId !== null),
    notInCorpus: count(findings, ({ rule }) => rule === "not_in_corpus"),
    cannotExist: count(findings, ({ rule }) => rule === "cannot_exist"),
    quotations: quotations.length,
    quotationsExact: count(quotations, ({ status }) => status === "exact"),
    errors: count(findings, ({ level }) => level === "error"),
    warnings: count(findings, ({ level }) => level === "warning"),
    notes: count(findings, ({ level }) => level === "note"),
  };
}
