import type { CleanText } from "../clean-text.ts";
import { parsePlainOpinion } from "../parse-plain-opinion.ts";
import { createMarkupReader } from "./markup-reader.ts";
import { tokenizeMarkup } from "./tokenize-markup.ts";

/**
 * Parses an opinion in HTML into clean text: paragraphs, star pages as marks, footnotes after the body without their
 * calls. Supports the markup of CourtListener's columns (Harvard's, Columbia's, Lawbox's, Public Resource's, its own).
 * Never throws: unknown markup is read as plain words. Time and memory are linear in the input.
 */
export function parseHtmlOpinion(markup: string): CleanText {
  const mended = markup.replaceAll(SPLIT_US_CODE, JOINED_US_CODE);
  // A plain text in which only the citations became links: its lines are still those of the page.
  if (mended.includes('<pre class="inline">')) return parsePlainOpinion(extractText(mended));
  return parseMarkup(mended, false);
}

/** Parses an opinion in the Caselaw Access Project's XML; otherwise as {@link parseHtmlOpinion}. */
export function parseXmlOpinion(markup: string): CleanText {
  return parseMarkup(markup, true);
}

/** CourtListener's links take the United States Code for a report: `28 U.S.C. § 1` is there volume 28, page C. */
const SPLIT_US_CODE = '<span class="reporter">U.S.</span> <span class="page">C</span>';
const JOINED_US_CODE = "U.S.C";

function parseMarkup(markup: string, xml: boolean): CleanText {
  const reader = createMarkupReader();
  tokenizeMarkup(markup, reader, { xml });
  return reader.finish();
}

/** Returns the characters of a markup without its tags, white space included. */
function extractText(markup: string): string {
  const pieces: string[] = [];
  tokenizeMarkup(markup, { begin() {}, end() {}, text: (text) => pieces.push(text) }, { xml: false });
  return pieces.join("");
}
