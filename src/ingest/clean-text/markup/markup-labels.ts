import { cleanCharacters } from "../clean-characters.ts";
import type { MarkupRole } from "./markup-elements.ts";
import { getInnermostRole, type MarkupState, writeWords } from "./markup-state.ts";

/** Characters. Longer than any page number or call: an element left open must not swallow the opinion. */
const MAX_LABEL_CHARS = 60;

/** A footnote's call: `1`, `[1]`, `(1)`, `[fn. 1]`, `12a`, `*`, `†`. */
const FOOTNOTE_REFERENCE = /^([[(]?)(?:fn\.? ?)?(\*{1,5}|[†‡§¶#]{1,3}|\d{1,3}[a-z]?|[a-z])[\])]?$/;

/** A printed page's number: `*718`, `*Page 12`, `*718A`; a question mark where it was not readable. */
const PAGE_NUMBER = /^\*{0,3} ?(?:page )?(?:(\d{1,5}[A-Z]?)(?:-\d{1,5})?|\?)$/i;

/** Returns whether an element contains a label: no other element is read in it. */
export function isLabelRole(role: MarkupRole | undefined): boolean {
  return role === "page" || role === "call" || role === "numbering";
}

/** Adds text to the label that is being read. */
export function addToLabel(state: MarkupState, text: string): void {
  state.label += text;
  if (state.label.length > MAX_LABEL_CHARS) writeLabelAsText(state);
}

/** Ends the label that is being read and writes it as text, because it proved to be no label. */
export function writeLabelAsText(state: MarkupState): void {
  state.open.pop();
  writeWords(state, cleanCharacters(state.label));
}

/** Writes a label whose element has ended: a page number becomes a mark, a call disappears, other text is kept. */
export function finishLabel(state: MarkupState, role: MarkupRole | null): void {
  if (role !== "call" && role !== "page") return;
  const text = cleanCharacters(state.label).replace(/\s+/g, " ").trim();
  if (role === "call") writeCall(state, text);
  else writePageNumber(state, text);
}

function writeCall(state: MarkupState, text: string): void {
  const [, bracket, name] = FOOTNOTE_REFERENCE.exec(text) ?? [];
  const before = state.writer.lastCharacter();
  if (name === undefined) writeWords(state, text);
  else if (before === "" && getInnermostRole(state) === "footnote") state.writer.labelFootnote(name);
  else if (before === "") writeWords(state, text);
  // A power or an index: 10<sup>6</sup>, x<sup>n</sup>.
  else if (bracket === "" && (/[a-z]/.test(name) || /\d/.test(before))) writeWords(state, text);
}

function writePageNumber(state: MarkupState, text: string): void {
  const page = PAGE_NUMBER.exec(text);
  if (page === null) writeWords(state, text);
  else if (page[1] !== undefined) state.writer.beginPage(page[1]);
}
