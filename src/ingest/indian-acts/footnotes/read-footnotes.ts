import type { FootnoteRow } from "../../../law/legislation.ts";
import { createAmendingActResolver } from "./amending-act-resolver.ts";
import { classifyOperation } from "./classify-operation.ts";
import { extractOriginalText } from "./extract-original-text.ts";
import { findEffectiveDate } from "./find-effective-date.ts";
import { maskQuotations } from "./quotations.ts";

/** A printed footnote without its mark, and the section whose text contains the mark. */
export interface FootnoteText {
  readonly text: string;
  readonly sectionNumber: string;
  readonly sectionTitle: string;
}

/**
 * Parses the amendment footnotes of one Act, in the order of print, on which "ibid." depends; ids begin at 1. A footnote
 * without an amendment is a note.
 */
export function readFootnotes(footnotes: readonly FootnoteText[]): FootnoteRow[] {
  const amenders = createAmendingActResolver();
  return footnotes.map(({ text, sectionNumber, sectionTitle }, index) => {
    const plain = maskQuotations(text);
    const operation = classifyOperation(text, plain);
    const effectiveDate = findEffectiveDate(plain);
    return {
      id: index + 1,
      type: operation.type,
      text,
      sectionNumber,
      sectionTitle,
      byAct: amenders.resolve(plain, operation, effectiveDate),
      originalText: extractOriginalText(text, plain, operation),
      effectiveDate,
    };
  });
}
