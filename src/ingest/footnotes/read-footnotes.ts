import type { FootnoteRow } from "../../law/legislation.ts";
import { amenderMemory } from "./amender.ts";
import { effectiveDateOf } from "./effective-date.ts";
import { operationOf } from "./operation.ts";
import { originalTextOf } from "./original-text.ts";
import { withoutQuotes } from "./quotes.ts";

/** A footnote as it is printed, without its mark, and the section in whose text the mark stands. */
export interface FootnoteText {
  readonly text: string;
  readonly sectionNumber: string;
  readonly sectionTitle: string;
}

/**
 * What the amendment footnotes of one Act say. They are given in the order of print, which is what "ibid." goes by; ids
 * run from 1. A footnote that tells of no amendment is a note.
 */
export function readFootnotes(footnotes: readonly FootnoteText[]): FootnoteRow[] {
  const amenders = amenderMemory();
  return footnotes.map(({ text, sectionNumber, sectionTitle }, index) => {
    const plain = withoutQuotes(text);
    const operation = operationOf(text, plain);
    const effectiveDate = effectiveDateOf(plain);
    return {
      id: index + 1,
      type: operation.type,
      text,
      sectionNumber,
      sectionTitle,
      byAct: amenders.amenderOf(plain, operation, effectiveDate),
      originalText: originalTextOf(text, plain, operation),
      effectiveDate,
    };
  });
}
