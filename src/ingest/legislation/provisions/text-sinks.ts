import { PARAGRAPH_BREAK } from "../../clean-text/clean-text.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";

/** Receives text piece by piece and lays it out as paragraphs. */
export interface TextSink {
  add(text: string): void;
  /** Begins a block of text: a new paragraph, unless this one contains only a designation so far. */
  beginBlock(): void;
  /** Begins a subdivision: a new paragraph, unless the level above has nothing but its number: "(1)(A) …". */
  beginLevel(): void;
  endParagraph(): void;
  /** Marks the last text as a designation or a heading that the following text continues. */
  continueAfter(after: "number" | "heading"): void;
}

/** A sink for several paragraphs and their footnotes. */
export interface ParagraphSink extends TextSink {
  /** Adds a paragraph without changing its white space. */
  addVerbatim(paragraph: string): void;
  /** Adds a footnote, printed after the paragraphs. */
  addFootnote(text: string): void;
  isEmpty(): boolean;
  /** Returns the paragraphs separated by one blank line, footnotes last. */
  text(): string;
}

/** Creates an empty sink for paragraphs. */
export function createParagraphSink(): ParagraphSink {
  const done: string[] = [];
  const footnotes: string[] = [];
  let current = "";
  /** What the paragraph ends with, if the following text continues it. */
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

/** A sink for one line of text: a number, a heading, a cell. */
export interface LineSink extends TextSink {
  text(): string;
}

/** Creates an empty sink for one line. */
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
