import type { ElementRole, Grammar } from "./grammar.ts";
import { createProvisionDraft, type ProvisionDraft } from "./provision-draft.ts";
import type { ProvisionReading } from "./provision-reading.ts";
import type { TableWriter } from "./table-writer.ts";
import type { LineSink, ParagraphSink, TextSink } from "./text-sinks.ts";

/** An element whose end tag has not been read yet. */
export interface OpenElement {
  readonly name: string;
  readonly role: ElementRole;
  readonly draft: ProvisionDraft;
  readonly sink: TextSink;
  /** The sink, if the element's text is a separate line: a number, a heading, a field. */
  readonly line: LineSink | null;
  /** The paragraphs that the sink belongs to; footnotes and tables are added to these. */
  readonly paragraphs: ParagraphSink;
  readonly table: TableWriter | null;
  readonly quoted: boolean;
}

/** The position in a file of legislation, and what was read up to it. */
export interface ProvisionReaderState {
  readonly grammar: Grammar;
  /** Text and fields outside all units and provisions. */
  readonly document: ProvisionDraft;
  /** The document itself, then the open elements, outermost first. */
  readonly open: OpenElement[];
  /** Elements open below the deepest level, which are not stored. */
  depthBeyondMax: number;
  /** Elements open within a skipped one, itself included. */
  skippedDepth: number;
  inProvision: boolean;
  hasDeclaredEntity: boolean;
  /** A superscript that may prove to be the call of a footnote. */
  pendingSuperscript: string;
  readings: ProvisionReading[];
}

/** Returns the state at the beginning of a file. */
export function createReaderState(grammar: Grammar): ProvisionReaderState {
  const document = createProvisionDraft("", {});
  const top: OpenElement = {
    name: "",
    role: "inline",
    draft: document,
    sink: document.text,
    line: null,
    paragraphs: document.text,
    table: null,
    quoted: false,
  };
  return {
    grammar,
    document,
    open: [top],
    depthBeyondMax: 0,
    skippedDepth: 0,
    inProvision: false,
    hasDeclaredEntity: false,
    pendingSuperscript: "",
    readings: [],
  };
}

/** Returns the innermost open element; the document itself is never closed. */
export function getInnermost({ open }: ProvisionReaderState): OpenElement {
  return open[open.length - 1] as OpenElement;
}

/** Writes a superscript that was no call of a footnote. */
export function releaseSuperscript(state: ProvisionReaderState, sink: TextSink): void {
  if (state.pendingSuperscript !== "") sink.add(state.pendingSuperscript);
  state.pendingSuperscript = "";
}

/** Returns whether a number or heading belongs to the unit or provision itself. */
export function isOwnNumberOrHeading(parent: OpenElement, role: "number" | "heading"): boolean {
  return (parent.role === "unit" || parent.role === "provision") && parent.draft[role] === "";
}

/** Returns whether a heading begins a part of the notes. */
export function isHeadingOfNotes(parent: OpenElement, role: ElementRole): boolean {
  return role === "heading" && parent.sink === parent.draft.notes;
}
