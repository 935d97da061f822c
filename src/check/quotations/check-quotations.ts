import type { Citation } from "../../citation/citation.ts";
import type { Quotation } from "../../contract/schemas/citations/check.ts";
import type { OpinionPart } from "../../corpus/port/case-reader.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { MarkupText } from "../../text/markup.ts";
import { splitQuotation } from "../../text/sentences/quotation-segments.ts";
import { findAttributedQuotations } from "../attributed-quotations.ts";
import { readCaseWords } from "../case-words.ts";
import { hasOpinionText } from "../opinion-kinds.ts";
import type { ResolvedCitation } from "../resolve-citations.ts";
import { verifyQuotation } from "../verify-quotation.ts";
import { findQuotationElsewhere } from "./find-quotation.ts";

/** A quotation with offsets into the text without markup. */
export type CheckedQuotation = Omit<Quotation, "span"> & { readonly at: Quotation["span"] };

/** Maximum number of quotations that are searched in other cases in one check. */
const MAX_SEARCHES = 100;

/**
 * Compares every quotation that is attributed to a case with the text of the case. Words that are not there are searched
 * in the other cases of the corpus. One case is in memory at a time: a text can quote hundreds.
 */
export async function* checkQuotations(
  corpus: Corpus,
  source: MarkupText,
  citations: readonly Citation[],
  resolved: readonly ResolvedCitation[],
): AsyncGenerator<void, CheckedQuotation[]> {
  const found = yield* findAttributedQuotations(source.text, citations, source.quotes);
  const attributed = found.filter(({ citation }) => isCaseCitation(citations, citation));
  const texts = attributed.map(({ span }) => source.text.slice(span.start, span.end));
  const indexesOfCase = new Map<number, number[]>();
  for (const [index, { citation }] of attributed.entries()) {
    const { clusterId } = resolved[citation]!;
    if (clusterId === null) continue;
    const known = indexesOfCase.get(clusterId);
    if (known === undefined) indexesOfCase.set(clusterId, [index]);
    else known.push(index);
  }
  const compared = new Map<number, ComparedQuotation>();
  for (const [clusterId, indexes] of indexesOfCase) yield* compareWithCase(corpus, clusterId, texts, indexes, compared);
  const quotations: CheckedQuotation[] = [];
  let searches = 0;
  for (const [index, { span, citation }] of attributed.entries()) {
    yield;
    const text = texts[index]!;
    const { clusterId } = resolved[citation]!;
    const outcome = compared.get(index) ?? { ...UNVERIFIABLE, opinion: null };
    const isMissing = outcome.status === "not_found" || outcome.status === "unverifiable";
    const elsewhere =
      isMissing && searches++ < MAX_SEARCHES ? await findQuotationElsewhere(corpus, text, clusterId) : null;
    quotations.push({ at: span, text, citation, clusterId, ...outcome, elsewhere });
  }
  return quotations;
}

/** The result of comparing a quotation, with the kind of the opinion that contains it. */
type ComparedQuotation = Pick<Quotation, "status" | "found" | "differences" | "opinion">;

/** Compares the quotations of these indexes with a case, and adds the results to `compared`. */
async function* compareWithCase(
  { cases }: Corpus,
  clusterId: number,
  texts: readonly string[],
  indexes: readonly number[],
  compared: Map<number, ComparedQuotation>,
): AsyncGenerator<void, void> {
  const [opinions = []] = await cases.listOpinions([clusterId]);
  // What later decisions say of a case follows its opinions, and is not its own words.
  const end = opinions.find(({ kind }) => kind === "parentheticals")?.start ?? undefined;
  const [text = ""] = await cases.readTexts([clusterId]);
  const sought = new Set<string>();
  for (const index of indexes) {
    for (const segment of splitQuotation(texts[index]!)) for (const { word } of segment) sought.add(word);
    yield;
  }
  const words = yield* readCaseWords(text.slice(0, end), sought);
  for (const index of indexes) {
    const verified = verifyQuotation(texts[index]!, words);
    // A digest paraphrases the opinion, which may contain the quoted words.
    const isDigest = verified.status === "not_found" && !hasOpinionText(opinions);
    const opinion = verified.found === null ? null : findOpinionKind(opinions, verified.found.start);
    compared.set(index, { ...(isDigest ? UNVERIFIABLE : verified), opinion });
    yield;
  }
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
