import type { FootnoteMark, PageMark } from "../../law/case.ts";
import { foldWhitespace } from "../../text/fold-whitespace.ts";
import { type CleanText, PARAGRAPH_BREAK } from "./clean-text.ts";

/** Receives an opinion piece by piece, in reading order, and lays it out as clean text. */
export interface ParagraphWriter {
  /** Adds clean characters; every run of white space becomes one space. */
  write(text: string): void;
  /** Ends the paragraph, if it has begun. */
  endParagraph(): void;
  /** Begins the printed page of this number at the next character written. */
  beginPage(page: string): void;
  /** Begins a footnote, which ends at `endFootnote` and is printed after the body. */
  beginFootnote(): void;
  /** Sets the footnote's label, unless it has one; it is printed in brackets before the footnote's text. */
  labelFootnote(label: string): void;
  endFootnote(): void;
  /** Returns the paragraph so far. */
  paragraphText(): string;
  /** Returns the last character of the paragraph: a space if one is pending, "" if the paragraph has no words yet. */
  lastCharacter(): string;
  finish(author: string): CleanText;
}

interface PendingParagraph {
  text: string;
  readonly pages: PageMark[];
  /** The footnote that it belongs to; null in the body. */
  readonly footnote: PendingFootnote | null;
}

interface PendingFootnote {
  label: string;
  begun: boolean;
}

/** Creates the writer of one opinion. */
export function createParagraphWriter(): ParagraphWriter {
  const paragraphs: PendingParagraph[] = [];
  let footnote: PendingFootnote | null = null;
  let current: PendingParagraph = { text: "", pages: [], footnote };
  let lastCharacter = "";
  let spaceDue = false;
  let pagesDue: string[] = [];

  const append = (words: string) => {
    if (footnote && !footnote.begun) {
      footnote.begun = true;
      if (footnote.label !== "") current.text = `[${footnote.label}] `;
    }
    if (spaceDue && lastCharacter !== "") current.text += " ";
    spaceDue = false;
    for (const page of pagesDue) current.pages.push({ offset: current.text.length, page });
    pagesDue = [];
    current.text += words;
    lastCharacter = words.slice(-1);
  };
  const endParagraph = () => {
    if (lastCharacter !== "") paragraphs.push(current);
    current = { text: "", pages: [], footnote };
    lastCharacter = "";
    spaceDue = false;
  };

  return {
    write(text) {
      const folded = foldWhitespace(text);
      const words = folded.trim();
      if (folded.startsWith(" ")) spaceDue = true;
      if (words === "") return;
      append(words);
      if (folded.endsWith(" ")) spaceDue = true;
    },
    endParagraph,
    beginPage(page) {
      pagesDue.push(page);
    },
    beginFootnote() {
      endParagraph();
      footnote = { label: "", begun: false };
      current = { text: "", pages: [], footnote };
    },
    labelFootnote(label) {
      if (footnote?.label === "") footnote.label = label;
    },
    endFootnote() {
      footnote = null;
      endParagraph();
    },
    paragraphText: () => current.text,
    lastCharacter: () => (spaceDue && lastCharacter !== "" ? " " : lastCharacter),
    finish(author) {
      endParagraph();
      return joinParagraphs(paragraphs, pagesDue, author);
    },
  };
}

function joinParagraphs(
  paragraphs: readonly PendingParagraph[],
  pagesDue: readonly string[],
  author: string,
): CleanText {
  const body = paragraphs.filter(({ footnote }) => footnote === null);
  const notes = paragraphs.filter(({ footnote }) => footnote !== null);
  const texts: string[] = [];
  const pages: PageMark[] = [];
  const spans = new Map<PendingFootnote, FootnoteMark>();
  let end = 0;

  for (const { text, pages: marks, footnote } of [...body, ...notes]) {
    const start = texts.length === 0 ? 0 : end + PARAGRAPH_BREAK.length;
    end = start + text.length;
    texts.push(text);
    for (const { offset, page } of marks) pages.push({ offset: start + offset, page });
    if (footnote) spans.set(footnote, { start: spans.get(footnote)?.start ?? start, end, label: footnote.label });
  }
  for (const page of pagesDue) pages.push({ offset: end, page });

  return { text: texts.join(PARAGRAPH_BREAK), pages, footnotes: [...spans.values()], author };
}
