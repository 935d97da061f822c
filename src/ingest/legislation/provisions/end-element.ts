import { toOneLine } from "../../clean-text/to-one-line.ts";
import { MAX_PROVISION_CHARS } from "./provision-limits.ts";
import {
  getInnermost,
  isHeadingOfNotes,
  type OpenElement,
  type ProvisionReaderState,
  releaseSuperscript,
} from "./reader-state.ts";

/** Levels that are searched for the start tag of an end tag, so that stray end tags cost nothing. */
const END_TAG_SEARCH_DEPTH = 64;

/** Reads an end tag: ends the innermost element of this name, with all that were left open in it. */
export function endElement(state: ProvisionReaderState, name: string): void {
  if (state.skippedDepth > 0) return void state.skippedDepth--;
  if (state.depthBeyondMax > 0) return void state.depthBeyondMax--;
  const { open } = state;
  for (let i = open.length - 1; i > Math.max(0, open.length - 1 - END_TAG_SEARCH_DEPTH); i--) {
    if (open[i]?.name !== name) continue;
    if (i < open.length - 1) markMalformed(open);
    while (open.length > i + 1) closeElement(state, false);
    return closeElement(state, true);
  }
  markMalformed(open);
}

/** Ends the open provision, if there is one, without its end tag. */
export function closeProvision(state: ProvisionReaderState): void {
  const at = state.open.findLastIndex(({ role }) => role === "provision");
  while (at > 0 && state.open.length > at) closeElement(state, false);
}

/** Ends the innermost element; `hasEndTag` is false where the file lacks its end tag. */
function closeElement(state: ProvisionReaderState, hasEndTag: boolean): void {
  const ended = state.open.pop();
  if (ended === undefined) return;
  const { role, sink, line } = ended;
  const parent = getInnermost(state);
  releaseSuperscript(state, sink);
  switch (role) {
    case "number":
    case "heading":
      if (line) parent.draft[role] = line.text();
      else if (isHeadingOfNotes(parent, role)) parent.sink.endParagraph();
      else parent.sink.continueAfter(role);
      return;
    case "field":
      return addField(parent, ended);
    case "designation":
      return sink.continueAfter("number");
    case "superscript":
      return keepSuperscript(state, line?.text() ?? "");
    case "footnote":
      return parent.paragraphs.addFootnote(toOneLine(ended.paragraphs.text()));
    case "table":
      if (parent.table === null && ended.table) ended.paragraphs.addVerbatim(ended.table.text());
      return;
    case "row":
      return ended.table?.endRow();
    case "level":
    case "block":
    case "history":
    case "notes":
      return sink.endParagraph();
    case "unit":
    case "provision":
      if (!hasEndTag) ended.draft.malformed = true;
      return finishDraft(state, ended, role);
  }
}

function addField({ draft: { fields } }: OpenElement, { name, line }: OpenElement): void {
  const before = fields[name];
  const text = line?.text() ?? "";
  fields[name] = before === undefined ? text : `${before}\n${text}`;
}

function keepSuperscript(state: ProvisionReaderState, text: string): void {
  const footnote = state.open.findLast(({ role }) => role === "footnote");
  if (footnote?.paragraphs.isEmpty()) footnote.sink.add(`[${text}] `);
  else state.pendingSuperscript = text;
}

function finishDraft(state: ProvisionReaderState, { draft }: OpenElement, role: "unit" | "provision"): void {
  const { document, readings } = state;
  const ancestors = state.open.filter((element) => element.role === "unit").map((unit) => unit.draft);
  const innermost = ancestors.at(-1);
  if (role === "provision") state.inProvision = false;
  if (innermost) innermost.provisions += role === "provision" ? 1 : draft.provisions;
  if (draft.size > MAX_PROVISION_CHARS) {
    const record = draft.number || draft.name;
    readings.push({ kind: "broken", reason: "it is longer than any section of law", record });
  } else if (role === "provision") readings.push({ kind: "provision", provision: draft, ancestors, document });
  else readings.push({ kind: "unit", unit: draft, ancestors, document });
}

function markMalformed(open: readonly OpenElement[]): void {
  const provision = open.findLast(({ role }) => role === "provision");
  if (provision) provision.draft.malformed = true;
}
