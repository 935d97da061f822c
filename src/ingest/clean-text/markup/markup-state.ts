import { createParagraphWriter, type ParagraphWriter } from "../paragraph-writer.ts";
import { writeWithStarPages } from "../write-with-star-pages.ts";
import type { MarkupRole } from "./markup-elements.ts";
import type { OpenMarkupElement } from "./open-markup-elements.ts";

/** The position in the markup of an opinion, and what was read up to it. */
export interface MarkupState {
  readonly writer: ParagraphWriter;
  /** The open elements that change how text is read, outermost first. */
  readonly open: OpenMarkupElement[];
  /** The text so far of the page number, call or numbering that is being read. */
  label: string;
  author: string;
  /** Whether nothing follows the author's name yet. */
  hasAuthorEnded: boolean;
  isUnderNotesHeading: boolean;
  /** Line breaks since the last word. */
  lineBreaks: number;
  hasEmphasisBegun: boolean;
}

/** Returns the state at the beginning of an opinion. */
export function createMarkupState(): MarkupState {
  return {
    writer: createParagraphWriter(),
    open: [],
    label: "",
    author: "",
    hasAuthorEnded: false,
    isUnderNotesHeading: false,
    lineBreaks: 0,
    hasEmphasisBegun: false,
  };
}

/** Returns the role of the innermost open element that changes how text is read. */
export function getInnermostRole({ open }: MarkupState): MarkupRole | undefined {
  return open.at(-1)?.role;
}

/** Ends the paragraph, unless it is an author's name, which the next words may continue. */
export function endParagraph({ writer, hasAuthorEnded }: MarkupState): void {
  if (!hasAuthorEnded) writer.endParagraph();
}

/** A footnote's label in brackets, at the beginning of a paragraph under the heading "NOTES". */
const LABELLED_FOOTNOTE = /^\s*\[(?:fn\.? ?)?(\*{1,5}|[†‡§¶#]{1,3}|\d{1,3}[a-z]?|[a-z])\]/;

/** Writes words of the opinion; star pages in them become page marks. */
export function writeWords(state: MarkupState, text: string): void {
  const { writer } = state;
  const first = text.search(/\S/);
  if (first >= 0) {
    state.lineBreaks = 0;
    // "see<em>Alder v. Birch</em>": a space that scanning lost, never one word.
    if (state.hasEmphasisBegun && /[A-Z]/.test(text.charAt(first)) && /[a-z,;.)]/.test(writer.lastCharacter()))
      writer.write(" ");
    state.hasEmphasisBegun = false;
    // "<author>Mr. Justice X</author><p>delivered the opinion of the Court." is one sentence.
    if (state.hasAuthorEnded && !/[a-z,;]/.test(text.charAt(first))) writer.endParagraph();
    state.hasAuthorEnded = false;
  }
  const labelled = state.isUnderNotesHeading && writer.lastCharacter() === "" ? LABELLED_FOOTNOTE.exec(text) : null;
  if (labelled) {
    writer.beginFootnote();
    writer.labelFootnote(labelled[1] ?? "");
  }
  writeWithStarPages(labelled ? text.slice(labelled[0].length) : text, writer);
}
