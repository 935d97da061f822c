import type { Citation, Span } from "../citation/citation.ts";
import { completeInSlices, readDraftsInSlices } from "../citation/find/find-with-packs.ts";
import { selectPacks } from "../citation/reporters/packs.ts";
import type { CheckedCitation, CheckReport, CheckRequest, Quotation } from "../contract/schemas/citations/check.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import type { CandidatesByKey } from "../resolve/resolve-candidates.ts";
import { type MarkupText, readMarkup } from "../text/markup.ts";
import { findAttributedQuotations } from "./attributed-quotations.ts";
import { type CaseWords, readCaseWords } from "./case-words.ts";
import { collectFindings } from "./findings.ts";
import { hasOpinionText } from "./opinion-kinds.ts";
import { checkPinCites } from "./pin-cite-checker.ts";
import { readCandidates } from "./read-candidates.ts";
import { formatCitedName, type ResolvedCitation, resolveBriefCitations } from "./resolve-citations.ts";
import { buildTableOfAuthorities } from "./table-of-authorities.ts";
import { type VerifiedQuotation, verifyQuotation } from "./verify-quotation.ts";

/**
 * Checks a text against a corpus: resolves every citation, builds the table of authorities, verifies every quotation
 * that is attributed to a case, and collects the findings. Linear in the length of the text and of the cases that it
 * quotes. Yields after every few milliseconds of work, so that other tasks can run.
 */
export async function* checkText(
  context: EngineContext,
  { text: given, format }: CheckRequest,
): AsyncGenerator<void, CheckReport> {
  const { corpus } = context;
  const source = format === "html" ? readMarkup(given) : toPlainMarkup(given);
  const drafts = yield* readDraftsInSlices(selectPacks(), source.text);
  const candidates = yield* readCandidates(
    corpus,
    drafts.map(({ kind, key }) => (kind === "case" ? key : null)),
  );
  const found = yield* completeInSlices(drafts, source.text, (key) => findCaseName(candidates, key));
  const resolved = yield* resolveBriefCitations(candidates, found);
  const authorities = yield* buildTableOfAuthorities(context, found, resolved);
  const pins = yield* checkPinCites(
    corpus,
    found.map((citation, at) => {
      const full = citation.refersTo === null ? citation : found[citation.refersTo]!;
      return { given: citation, full, clusterId: resolved[at]!.clusterId };
    }),
  );
  const citations = found.map((citation, at): CheckedCitation => {
    const { conflict: _, caseName: __, ...outcome } = resolved[at]!;
    return {
      raw: citation.raw,
      span: toSourceSpan(source, citation.span),
      fullSpan: toSourceSpan(source, citation.fullSpan),
      kind: citation.kind,
      reading: toReading(citation),
      refersTo: citation.refersTo,
      ...outcome,
      authority: authorities.rowOfCitation[at]!,
      pin: pins[at]!,
    };
  });
  yield;
  const quotations = yield* checkQuotations(corpus, source, found, resolved);
  const rows = [...authorities.rows];
  const findings = collectFindings(citations, resolved.map(formatConflict), rows, quotations);
  return {
    citations,
    authorities: rows,
    quotations,
    findings,
    summary: summarizeCheck(citations, rows, quotations, findings),
  };
}

/** Returns the name of the only case that carries a key; `null` if none or several do. */
function findCaseName(candidates: CandidatesByKey, key: string): string | null {
  const [only, ...others] = candidates.get(key) ?? [];
  return only && others.length === 0 ? only.name : null;
}

function toSourceSpan(source: MarkupText, { start, end }: Span): Span {
  return { start: source.toSourceStart(start), end: source.toSourceEnd(end) };
}

/** Formats the names of the two cases to which parallel citations lead; `null` if they lead to one. */
function formatConflict({ conflict, caseName }: ResolvedCitation): string | null {
  return conflict && `${caseName} and ${conflict.name}`;
}

/** Compares every quotation that is attributed to a case with the text of the case. */
async function* checkQuotations(
  { cases }: Corpus,
  source: MarkupText,
  citations: readonly Citation[],
  resolved: readonly ResolvedCitation[],
): AsyncGenerator<void, Quotation[]> {
  const wordsOfCase = new Map<number, CaseWords>();
  const quotations: Quotation[] = [];
  for (const { span, citation } of findAttributedQuotations(source.text, citations, source.quotes)) {
    if (!isCaseCitation(citations, citation)) continue;
    yield;
    const text = source.text.slice(span.start, span.end);
    const { clusterId } = resolved[citation]!;
    let verified: VerifiedQuotation | typeof UNVERIFIABLE = UNVERIFIABLE;
    if (clusterId !== null) {
      let words = wordsOfCase.get(clusterId);
      if (words === undefined) {
        words = yield* readCaseWords((await cases.readTexts([clusterId]))[0]!);
        wordsOfCase.set(clusterId, words);
      }
      verified = verifyQuotation(text, words);
      // A digest paraphrases the opinion, which may contain the quoted words.
      if (verified.status === "not_found" && !hasOpinionText((await cases.listOpinions([clusterId]))[0]!))
        verified = UNVERIFIABLE;
    }
    quotations.push({ span: toSourceSpan(source, span), text, citation, clusterId, ...verified });
  }
  return quotations;
}

const UNVERIFIABLE = { status: "unverifiable", found: null, differences: [] as Quotation["differences"] } as const;

function toPlainMarkup(text: string): MarkupText {
  return { text, quotes: [], toSourceStart: (offset) => offset, toSourceEnd: (offset) => offset };
}

function toReading(citation: Citation): CheckedCitation["reading"] {
  const { format, reporter, volume, page, section, year, court, pinCite, signal, parenthetical } = citation;
  const caseName = formatCitedName(citation) ?? citation.antecedent;
  return { format, reporter, volume, page, section, year, court, caseName, pinCite, signal, parenthetical };
}

/** Returns whether a citation is of a case; quotations of statutes and articles are not verified. */
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
