import { cleanAuthorName } from "./clean-author-name.ts";
import { cleanCharacters } from "./clean-characters.ts";
import type { CleanText } from "./clean-text.ts";
import { determineMarkupRole, type MarkupElement, type MarkupRole } from "./markup-elements.ts";
import { createParagraphWriter } from "./paragraph-writer.ts";
import { parsePlainOpinion } from "./parse-plain-opinion.ts";
import { tokenizeMarkup } from "./tokenize-markup.ts";
import { writeWithStarPages } from "./write-with-star-pages.ts";

/**
 * An opinion in HTML as clean text: paragraphs, star pages as marks, footnotes behind the body, their calls gone.
 * Understands the markup of CourtListener's columns (Harvard's, Columbia's, Lawbox's, Public Resource's, its own).
 * Any input gives a text: what is not understood is read as plain words. Time and memory are linear in the input.
 */
export function parseHtmlOpinion(markup: string): CleanText {
  const mended = markup.replaceAll(SPLIT_US_CODE, JOINED_US_CODE);
  // A plain text in which only the citations became links: its lines are still those of the page.
  if (mended.includes('<pre class="inline">')) return parsePlainOpinion(extractText(mended));
  return parseMarkup(mended, false);
}

/** An opinion in the Caselaw Access Project's XML as clean text; otherwise as {@link parseHtmlOpinion}. */
export function parseXmlOpinion(markup: string): CleanText {
  return parseMarkup(markup, true);
}

/** CourtListener's links take the United States Code for a report: `28 U.S.C. § 1` is there volume 28, page C. */
const SPLIT_US_CODE = '<span class="reporter">U.S.</span> <span class="page">C</span>';
const JOINED_US_CODE = "U.S.C";

/** What a footnote is called by: `1`, `[1]`, `(1)`, `[fn. 1]`, `12a`, `*`, `†`. */
const FOOTNOTE_REFERENCE = /^([[(]?)(?:fn\.? ?)?(\*{1,5}|[†‡§¶#]{1,3}|\d{1,3}[a-z]?|[a-z])[\])]?$/;
/** The same in brackets, where a paragraph under the heading "NOTES" begins. */
const LABELLED_FOOTNOTE = /^\s*\[(?:fn\.? ?)?(\*{1,5}|[†‡§¶#]{1,3}|\d{1,3}[a-z]?|[a-z])\]/;
/** A printed page's number: `*718`, `*Page 12`, `*718A`. Where it was not readable there is a question mark. */
const PAGE_NUMBER = /^\*{0,3} ?(?:page )?(?:(\d{1,5}[A-Z]?)(?:-\d{1,5})?|\?)$/i;
const NOTES_HEADING = /^(?:foot)?notes?:?$/i;
/** Longer than any page number or call, in characters: an element left open must not swallow the opinion. */
const MAX_LABEL_CHARS = 60;

/** An element that changes how the text in it is read. */
interface OpenElement {
  readonly name: string;
  readonly role: MarkupRole;
  /** Elements of its own name open within it, so that its own end is found. */
  nestedCount: number;
}

function parseMarkup(markup: string, xml: boolean): CleanText {
  const writer = createParagraphWriter();
  const open: OpenElement[] = [];
  /** The text of the page number, call or numbering that is being read. */
  let label = "";
  let author = "";
  let authorEnded = false;
  let underNotesHeading = false;
  let lineBreaks = 0;
  let emphasisBegun = false;

  const endParagraph = () => {
    if (!authorEnded) writer.endParagraph();
  };

  const write = (text: string) => {
    const first = text.search(/\S/);
    if (first >= 0) {
      lineBreaks = 0;
      // "see<em>Alder v. Birch</em>": a scanner's loss of a space, never a name.
      if (emphasisBegun && /[A-Z]/.test(text.charAt(first)) && /[a-z,;.)]/.test(writer.lastCharacter()))
        writer.write(" ");
      emphasisBegun = false;
      // "<author>Mr. Justice X</author><p>delivered the opinion of the Court." is one sentence.
      if (authorEnded && !/[a-z,;]/.test(text.charAt(first))) writer.endParagraph();
      authorEnded = false;
    }
    const labelled = underNotesHeading && writer.lastCharacter() === "" ? LABELLED_FOOTNOTE.exec(text) : null;
    if (labelled) {
      writer.beginFootnote();
      writer.labelFootnote(labelled[1] ?? "");
    }
    writeWithStarPages(labelled ? text.slice(labelled[0].length) : text, writer);
  };

  const writeCall = (text: string) => {
    const [, bracket, name] = FOOTNOTE_REFERENCE.exec(text) ?? [];
    const before = writer.lastCharacter();
    if (name === undefined) write(text);
    else if (before === "" && open.at(-1)?.role === "footnote") writer.labelFootnote(name);
    else if (before === "") write(text);
    // A power or an index: 10<sup>6</sup>, x<sup>n</sup>.
    else if (bracket === "" && (/[a-z]/.test(name) || /\d/.test(before))) write(text);
  };

  const writePage = (text: string) => {
    const page = PAGE_NUMBER.exec(text);
    if (page === null) write(text);
    else if (page[1] !== undefined) writer.beginPage(page[1]);
  };

  /** What was taken for a label is text after all. */
  const giveUpLabel = () => {
    open.pop();
    write(cleanCharacters(label));
  };

  const reader = {
    begin(element: MarkupElement) {
      const role = determineMarkupRole(element);
      const top = open.at(-1);
      emphasisBegun = element.name === "em" || element.name === "i";
      if (top?.name === element.name) top.nestedCount++;
      if (top !== undefined && (isLabelRole(top.role) || top.role === "skipped")) return;
      if (role === "line-break" && ++lineBreaks === 2) return endParagraph();
      if (role === "line-break" || (role === "spaced" && !/[([“"'§]/.test(writer.lastCharacter())))
        return writer.write(" ");
      if (role === "block" || role === "heading" || role === "preformatted" || role === "author") endParagraph();
      if (role === "heading" && underNotesHeading) {
        underNotesHeading = false;
        writer.endFootnote();
      }
      if (role === "footnote") {
        authorEnded = false;
        writer.beginFootnote();
        if (element.label !== "") writer.labelFootnote(element.label);
      }
      if (!STAYS_OPEN.has(role)) return;
      if (top?.name === element.name) top.nestedCount--;
      open.push({ name: element.name, role, nestedCount: 0 });
      label = "";
    },

    end(name: string) {
      const top = open.at(-1);
      if (top && isLabelRole(top.role) && top.name !== name && findOpenElement(open, name) !== null) giveUpLabel();
      const ended = closeElement(open, name);
      const role = ended ?? determineMarkupRole({ name, className: "", label: "" });
      if (role === "heading" && NOTES_HEADING.test(writer.paragraphText())) underNotesHeading = true;
      if (role === "block" || role === "heading" || role === "preformatted") endParagraph();
      if (ended === "footnote") writer.endFootnote();
      if (ended === "author") authorEnded = author.trim() !== "";
      const text = cleanCharacters(label).replace(/\s+/g, " ").trim();
      if (ended === "call") writeCall(text);
      if (ended === "page") writePage(text);
    },

    text(text: string) {
      const role = open.at(-1)?.role;
      if (role === "skipped") return;
      if (role !== undefined && isLabelRole(role)) {
        label += text;
        if (label.length > MAX_LABEL_CHARS) giveUpLabel();
        return;
      }
      if (role === "author") author += text;
      const clean = cleanCharacters(text);
      if (role !== "preformatted") return write(clean);
      for (const [i, paragraph] of clean.split(/\n[ \t\r\f]*\n/).entries()) {
        if (i > 0) endParagraph();
        write(paragraph);
      }
    },
  };

  tokenizeMarkup(markup, reader, { xml });
  const left = open.at(-1);
  if (left && isLabelRole(left.role)) giveUpLabel();
  return writer.finish(cleanAuthorName(author));
}

const STAYS_OPEN: ReadonlySet<MarkupRole> = new Set([
  "preformatted",
  "author",
  "footnote",
  "page",
  "call",
  "numbering",
  "skipped",
]);

/** In these, and in skipped elements, no other element is read. */
function isLabelRole(role: MarkupRole): boolean {
  return role === "page" || role === "call" || role === "numbering";
}

/** Looked for this far up, so that stray end tags cost nothing; opinions nest two or three deep. */
const END_TAG_SEARCH_DEPTH = 8;

/** Position of the innermost open element of this name; null where there is none. */
function findOpenElement(open: readonly OpenElement[], name: string): number | null {
  for (let i = open.length - 1; i >= Math.max(0, open.length - END_TAG_SEARCH_DEPTH); i--) {
    if (open[i]?.name === name) return i;
  }
  return null;
}

/** Ends the innermost open element of this name, with those left open in it. Null where nothing that was open ends. */
function closeElement(open: OpenElement[], name: string): MarkupRole | null {
  const at = findOpenElement(open, name);
  const element = at === null ? undefined : open[at];
  if (at === null || element === undefined) return null;
  if (element.nestedCount > 0) {
    element.nestedCount--;
    return null;
  }
  open.length = at;
  return element.role;
}

/** The characters of a markup as they stand, white space too. */
function extractText(markup: string): string {
  const pieces: string[] = [];
  tokenizeMarkup(markup, { begin() {}, end() {}, text: (text) => pieces.push(text) }, { xml: false });
  return pieces.join("");
}
