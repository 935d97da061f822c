import type { Citation } from "../../citation/citation.ts";
import type { Quotation } from "../../contract/schemas/citations/check.ts";
import type { OpinionPart } from "../../corpus/port/case-reader.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { MarkupText } from "../../text/markup.ts";
import { findAttributedQuotations } from "../attributed-quotations.ts";
import { type CaseWords, readCaseWords } from "../case-words.ts";
import { hasOpinionText } from "../opinion-kinds.ts";
import type { ResolvedCitation } from "../resolve-citations.ts";
import { type VerifiedQuotation, verifyQuotation } from "../verify-quotation.ts";
import { findQuotationElsewhere } from "./find-quotation.ts";

/** A quotation with offsets into the text without markup. */
export type CheckedQuotation = Omit<Quotation, "span"> & { readonly at: Quotation["span"] };

/** Maximum number of quotations that are searched in other cases in one check. */
const MAX_SEARCHES = 100;

/**
 * Compares every quotation that is attributed to a case with the text of the case. Words that are not there are searched
 * in the other cases of the corpus.
 */
export async function* checkQuotations(
  corpus: Corpus,
  source: MarkupText,
  citations: readonly Citation[],
  resolved: readonly ResolvedCitation[],
): AsyncGenerator<void, CheckedQuotation[]> {
  const { cases } = corpus;
  const wordsOfCase = new Map<number, CaseWords>();
  const quotations: CheckedQuotation[] = [];
  let searches = 0;
  for (const { span, citation } of findAttributedQuotations(source.text, citations, source.quotes)) {
    if (!isCaseCitation(citations, citation)) continue;
    yield;
    const text = source.text.slice(span.start, span.end);
    const { clusterId } = resolved[citation]!;
    let verified: VerifiedQuotation | typeof UNVERIFIABLE = UNVERIFIABLE;
    let opinions: readonly OpinionPart[] = [];
    if (clusterId !== null) {
      opinions = (await cases.listOpinions([clusterId]))[0]!;
      let words = wordsOfCase.get(clusterId);
      if (words === undefined) {
        // What later decisions say of a case follows its opinions, and is not its own words.
        const end = opinions.find(({ kind }) => kind === "parentheticals")?.start ?? undefined;
        words = yield* readCaseWords((await cases.readTexts([clusterId]))[0]!.slice(0, end));
        wordsOfCase.set(clusterId, words);
      }
      verified = verifyQuotation(text, words);
      // A digest paraphrases the opinion, which may contain the quoted words.
      if (verified.status === "not_found" && !hasOpinionText(opinions)) verified = UNVERIFIABLE;
    }
    const isMissing = verified.status === "not_found" || verified.status === "unverifiable";
    const elsewhere =
      isMissing && searches++ < MAX_SEARCHES ? await findQuotationElsewhere(corpus, text, clusterId) : null;
    quotations.push({
      at: span,
      text,
      citation,
      clusterId,
      ...verified,
      opinion: verified.found === null ? null : findOpinionKind(opinions, verified.found.start),
      elsewhere,
    });
  }
  return quotations;
}

const UNVERIFIABLE = { status: "unverifiable", found: null, differences: [] as Quotation["differences"] } as const;

/** Returns whether a citation is of a case; quotations of statutes and articles are not verified. */
function isCaseCitation(citations: readonly Citation[], index: number): boolean {
  const { kind, refersTo } = citations[index]!;
  return kind === "case" || (refersTo !== null && citations[refersTo]!.kind === "case");
}

/** Returns the kind of the opinion that contains an offset of the text of its case; `null` if none does. */
function findOpinionKind(opinions: readonly OpinionPart[], offset: number): string | null {
  for (const { kind, start, length } of opinions)
    if (start !== null && start <= offset && offset < start + length) return kind;
  return null;
}

const MAX_LEAD_CHARS = 240;

/**
 * Returns whether the text attributes a quotation to a dissent: in its parenthetical, or in the words that lead up to
 * the quotation or follow it.
 */
export function isAttributedToDissent(text: string, at: Quotation["span"], citation: Citation): boolean {
  const around = text.slice(Math.max(0, at.start - MAX_LEAD_CHARS), at.end + MAX_LEAD_CHARS);
  return /\bdissent|\bminority\b/i.test(`${citation.parenthetical ?? ""} ${around}`);
}
