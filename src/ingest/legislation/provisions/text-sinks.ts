import { PARAGRAPH_BREAK } from "../../clean-text/clean-text.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";

/** Takes text piece by piece and lays it out as paragraphs. */
export interface TextSink {
  add(text: string): void;
  /** A block of text begins: a new paragraph, unless only a designation stands in this one yet. */
  beginBlock(): void;
  /** A subdivision begins: a new paragraph, unless the one above it has nothing but its number: "(1)(A) …". */
  beginLevel(): void;
  endParagraph(): void;
  /** What was added last is a designation, or a heading that the text runs on from. */
  continueAfter(after: "number" | "heading"): void;
}

export interface ParagraphSink extends TextSink {
  /** A paragraph as it is to be printed, white space and all. */
  addVerbatim(paragraph: string): void;
  /** A footnote, printed behind the paragraphs. */
  addFootnote(text: string): void;
  isEmpty(): boolean;
  /** Paragraphs separated by one blank line, footnotes last. */
  text(): string;
}

export function createParagraphSink(): ParagraphSink {
  const done: string[] = [];
  const footnotes: string[] = [];
  let current = "";
  /** What the paragraph so far ends with, where text joins it. */
  let runsOnFrom: "number" | "heading" | null = null;

  const endParagraph = () => {
    const paragraph = toOneLine(current);
    if (paragraph !== "") done.push(paragraph);
    current = "";
    runsOnFrom = null;
  };

  return {
    add(text) {
      if (runsOnFrom === null) current += text;
      else if (/\S/.test(text)) {
        // "(a) In General.—The Secretary"
        current = /—\s*$/.test(current) ? current.trimEnd() + text.trimStart() : current + text;
        runsOnFrom = null;
      }
    },
    beginBlock() {
      if (runsOnFrom === null) endParagraph();
    },
    beginLevel() {
      if (runsOnFrom !== "number") endParagraph();
      else if (/\)\s*$/.test(current)) current = current.trimEnd();
    },
    endParagraph,
    continueAfter(after) {
      current = `${current.trimEnd()} `;
      runsOnFrom = after;
    },
    addVerbatim(paragraph) {
      endParagraph();
      if (paragraph !== "") done.push(paragraph);
    },
    addFootnote(text) {
      if (text !== "") footnotes.push(text);
    },
    isEmpty: () => done.length === 0 && !/\S/.test(current),
    text() {
      endParagraph();
      return [...done, ...footnotes].join(PARAGRAPH_BREAK);
    },
  };
}

/** Text that is one line wherever it stands: a number, a heading, a cell. */
export interface LineSink extends TextSink {
  text(): string;
}

export function createLineSink(): LineSink {
  let text = "";
  const add = (more: string) => {
    text += more;
  };
  const space = () => add(" ");
  return {
    add,
    beginBlock: space,
    beginLevel: space,
    endParagraph: space,
    continueAfter: space,
    text: () => toOneLine(text),
  };
}
