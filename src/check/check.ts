import type { Citation } from "../citation/citation.ts";
import { findingIn } from "../citation/find-in.ts";
import { type MarkupText, readMarkup } from "../citation/markup.ts";
import { packsOf } from "../citation/reporters/packs.ts";
import type { CheckedCitation, CheckReport, CheckRequest, Quotation } from "../contract/check.ts";
import { caseById } from "../store/cases.ts";
import { casesByKey } from "../store/citations.ts";
import { tableOfAuthorities } from "./authorities.ts";
import { type CaseWords, caseWords } from "./case-words.ts";
import { findingsOf } from "./findings.ts";
import type { CheckLibrary } from "./library.ts";
import { pinTest } from "./pin.ts";
import { attributedQuotations } from "./quotations.ts";
import { nameOf, resolveAll } from "./resolved.ts";
import { holdsText } from "./text-of-case.ts";
import { verifyQuotation } from "./verify-quotation.ts";

/**
 * Checks a text against a corpus: every citation and what it leads to, the table of authorities, every quotation that is
 * attributed to a case, and what of all this its author should look at. Linear in the text and in the texts of the
 * cases that it quotes. Yields after every few milliseconds of work, for others to have their turn.
 */
export function* checkText(library: CheckLibrary, { text: given, format }: CheckRequest): Generator<void, CheckReport> {
  const source = format === "html" ? readMarkup(given) : asItIs(given);
  const found = yield* findingIn(packsOf(), source.text, { caseName: (key) => knownName(library, key) });
  const resolved = yield* resolveAll(library, found);
  const authorities = yield* tableOfAuthorities(library, found, resolved);
  const testPin = pinTest(library);
  const spanOf = ({ start, end }: { readonly start: number; readonly end: number }) => ({
    start: source.startOf(start),
    end: source.endOf(end),
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
      reading: readingOf(citation),
      refersTo: citation.refersTo,
      ...outcome,
      authority: authorities.ofCitation[index]!,
      pin: testPin(citation, full, outcome.clusterId),
    });
    if (citations.length % AT_A_TIME === 0) yield;
  }

  const wordsOf = textsOfCases(library);
  const quotations: Quotation[] = [];
  for (const { span, citation } of attributedQuotations(source.text, found, source.quotes)) {
    if (!isOfCase(found, citation)) continue;
    yield;
    const text = source.text.slice(span.start, span.end);
    const { clusterId } = resolved[citation]!;
    const words = clusterId === null ? null : yield* wordsOf(clusterId);
    const verified = words === null ? UNVERIFIABLE : verifyQuotation(text, words);
    // A digest tells in its own words what the case may well say in these.
    const isSilent = verified.status === "not_found" && !holdsText(library, clusterId!);
    quotations.push({ span: spanOf(span), text, citation, clusterId, ...(isSilent ? UNVERIFIABLE : verified) });
  }

  const conflicts = resolved.map(({ conflict, clusterId }) =>
    conflict === null || clusterId === null ? null : `${nameIn(library, clusterId)} and ${nameIn(library, conflict)}`,
  );
  const rows = [...authorities.rows];
  const findings = findingsOf(citations, conflicts, rows, quotations);
  return {
    citations,
    authorities: rows,
    quotations,
    findings,
    summary: summaryOf(citations, rows, quotations, findings),
  };
}

/** Citations that are checked at a time. */
const AT_A_TIME = 16;

const UNVERIFIABLE = { status: "unverifiable", found: null, differences: [] as Quotation["differences"] } as const;

function asItIs(text: string): MarkupText {
  return { text, quotes: [], startOf: (offset) => offset, endOf: (offset) => offset };
}

/** The name under which the corpus holds the case of a key, if it holds one. */
function knownName({ corpus }: CheckLibrary, key: string): string | null {
  const cases = casesByKey(corpus.database, key);
  return cases.length === 1 ? (caseById(corpus.database, cases[0]!)?.name ?? null) : null;
}

function nameIn({ corpus }: CheckLibrary, clusterId: number): string {
  return caseById(corpus.database, clusterId)?.name ?? String(clusterId);
}

function readingOf(citation: Citation): CheckedCitation["reading"] {
  const { format, reporter, volume, page, section, year, court, pinCite, signal, parenthetical } = citation;
  const caseName = nameOf(citation) ?? citation.antecedent;
  return { format, reporter, volume, page, section, year, court, caseName, pinCite, signal, parenthetical };
}

/** Words of cases' texts, each read once. */
function textsOfCases({ texts }: CheckLibrary): (clusterId: number) => Generator<void, CaseWords> {
  const known = new Map<number, CaseWords>();
  return function* (clusterId) {
    let words = known.get(clusterId);
    if (words === undefined) {
      words = yield* caseWords(texts.whole(clusterId));
      known.set(clusterId, words);
    }
    return words;
  };
}

/** Quotations of statutes and articles are not verified. */
function isOfCase(citations: readonly Citation[], index: number): boolean {
  const { kind, refersTo } = citations[index]!;
  return kind === "case" || (refersTo !== null && citations[refersTo]!.kind === "case");
}

function summaryOf(
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
