import type { FootnoteMark, PageMark } from "../../law/case.ts";

/** An opinion's text without markup, in the shape of `OpinionText`. */
export interface CleanText {
  /** Paragraphs separated by one blank line, footnotes after the body. */
  readonly text: string;
  readonly pages: readonly PageMark[];
  readonly footnotes: readonly FootnoteMark[];
  /** The author in the markup; "" if it names none. */
  readonly author: string;
}

/** Separates the paragraphs of a text. */
export const PARAGRAPH_BREAK = "\n\n";
