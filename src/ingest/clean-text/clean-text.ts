import type { FootnoteMark, PageMark } from "../../law/case.ts";

/** An opinion's text without markup, in the shape of `OpinionText`. */
export interface CleanText {
  /** Paragraphs separated by one blank line, footnotes behind the body. */
  readonly text: string;
  readonly pages: readonly PageMark[];
  readonly footnotes: readonly FootnoteMark[];
  /** Who wrote it, as the markup says; empty where it does not. */
  readonly author: string;
}

/** Separates the paragraphs of a text. */
export const PARAGRAPH_BREAK = "\n\n";
