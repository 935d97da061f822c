import { cleanAuthorName } from "../clean-author-name.ts";
import { cleanCharacters } from "../clean-characters.ts";
import type { CleanText } from "../clean-text.ts";
import { determineMarkupRole, type MarkupElement, type MarkupRole } from "./markup-elements.ts";
import { addToLabel, finishLabel, isLabelRole, writeLabelAsText } from "./markup-labels.ts";
import { createMarkupState, endParagraph, getInnermostRole, type MarkupState, writeWords } from "./markup-state.ts";
import { closeElement, findOpenElement } from "./open-markup-elements.ts";
import type { MarkupHandler } from "./tokenize-markup.ts";

/** Receives the tags and texts of an opinion and lays them out as clean text. */
export interface MarkupReader extends MarkupHandler {
  finish(): CleanText;
}

/** Creates a reader for one opinion. */
export function createMarkupReader(): MarkupReader {
  const state = createMarkupState();
  return {
    begin: (element) => beginElement(state, element),
    end: (name) => endElement(state, name),
    text: (text) => addText(state, text),
    finish() {
      if (isLabelRole(getInnermostRole(state))) writeLabelAsText(state);
      return state.writer.finish(cleanAuthorName(state.author));
    },
  };
}

const NOTES_HEADING = /^(?:foot)?notes?:?$/i;

/** Elements that are kept until their end tag, because it or the text in them has a meaning. */
const TRACKED_ROLES: ReadonlySet<MarkupRole> = new Set([
  "preformatted",
  "author",
  "footnote",
  "page",
  "call",
  "numbering",
  "skipped",
]);

function beginElement(state: MarkupState, element: MarkupElement): void {
  const { writer, open } = state;
  const role = determineMarkupRole(element);
  const innermost = open.at(-1);
  state.hasEmphasisBegun = element.name === "em" || element.name === "i";
  if (innermost?.name === element.name) innermost.nestedCount++;
  if (isLabelRole(innermost?.role) || innermost?.role === "skipped") return;
  if (role === "line-break" && ++state.lineBreaks === 2) return endParagraph(state);
  if (role === "line-break" || (role === "spaced" && !/[([“"'§]/.test(writer.lastCharacter())))
    return writer.write(" ");
  if (isBlockRole(role) || role === "author") endParagraph(state);
  if (role === "heading" && state.isUnderNotesHeading) {
    state.isUnderNotesHeading = false;
    writer.endFootnote();
  }
  if (role === "footnote") {
    state.hasAuthorEnded = false;
    writer.beginFootnote();
    if (element.label !== "") writer.labelFootnote(element.label);
  }
  if (!TRACKED_ROLES.has(role)) return;
  if (innermost?.name === element.name) innermost.nestedCount--;
  open.push({ name: element.name, role, nestedCount: 0 });
  state.label = "";
}

function endElement(state: MarkupState, name: string): void {
  const { writer, open } = state;
  const innermost = open.at(-1);
  if (isLabelRole(innermost?.role) && innermost?.name !== name && findOpenElement(open, name) !== null)
    writeLabelAsText(state);
  const ended = closeElement(open, name);
  const role = ended ?? determineMarkupRole({ name, className: "", label: "" });
  if (role === "heading" && NOTES_HEADING.test(writer.paragraphText())) state.isUnderNotesHeading = true;
  if (isBlockRole(role)) endParagraph(state);
  if (ended === "footnote") writer.endFootnote();
  if (ended === "author") state.hasAuthorEnded = state.author.trim() !== "";
  finishLabel(state, ended);
}

function addText(state: MarkupState, text: string): void {
  const role = getInnermostRole(state);
  if (role === "skipped") return;
  if (isLabelRole(role)) return addToLabel(state, text);
  if (role === "author") state.author += text;
  const clean = cleanCharacters(text);
  if (role !== "preformatted") return writeWords(state, clean);
  for (const [i, paragraph] of clean.split(/\n[ \t\r\f]*\n/).entries()) {
    if (i > 0) endParagraph(state);
    writeWords(state, paragraph);
  }
}

function isBlockRole(role: MarkupRole): boolean {
  return role === "block" || role === "heading" || role === "preformatted";
}
