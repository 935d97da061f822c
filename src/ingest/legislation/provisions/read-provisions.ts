import type { ImportOptions } from "../../importer.ts";
import { readXml, type XmlAttributes } from "../../readers/read-xml.ts";
import type { SourceEntry } from "../../source.ts";
import { createProvisionDraft, type ProvisionDraft } from "./provision-draft.ts";
import { createTableWriter, type TableWriter } from "./table-writer.ts";
import {
  createLineSink,
  createParagraphSink,
  type LineSink,
  type ParagraphSink,
  type TextSink,
  toOneLine,
} from "./text-sinks.ts";

/**
 * What an element means for the law in it.
 * `unit`: a title, chapter, part … that provisions stand in. `provision`: a section, or what is cited like one.
 * `number`, `heading`: of the unit or provision they stand in; deeper down they open a paragraph.
 * `level`: a subdivision with a paragraph of its own; `designation`: the number of one whose text follows beside it. `block`: a paragraph that may run on from a designation.
 * `history`, `notes`: text that goes there, up to the element's end. `quoted`: other law, quoted.
 * `footnote` and `call`: a footnote where it is called, and its number in the text.
 * `superscript`: a footnote's number where a `call` follows. `field`: text for the importer, by the element's name.
 */
export type ElementRole =
  | "inline"
  | "unit"
  | "provision"
  | "number"
  | "heading"
  | "level"
  | "designation"
  | "block"
  | "history"
  | "notes"
  | "quoted"
  | "footnote"
  | "call"
  | "superscript"
  | "table"
  | "row"
  | "cell"
  | "line-break"
  | "field"
  | "skipped";

/** How an XML vocabulary for legislation is read. */
export interface Grammar {
  /** Attributes that roles and importers look at. */
  readonly attributes: ReadonlySet<string>;
  /** `parent` is the element around it; `inProvision` is false in what stands around the provisions. */
  classifyElement(name: string, attributes: XmlAttributes, parent: string, inProvision: boolean): ElementRole;
  /** Words that only an attribute gives, to begin the element's text with: the kind of a note, the number of a page. */
  findLeadText?(name: string, attributes: XmlAttributes): string;
}

/** What was read of a file, in reading order; `trail` holds the units around it, outermost first. */
export type ProvisionReading =
  | {
      readonly kind: "provision";
      readonly provision: ProvisionDraft;
      readonly trail: readonly ProvisionDraft[];
      readonly document: ProvisionDraft;
    }
  /** A unit has ended; its provisions came before. */
  | {
      readonly kind: "unit";
      readonly unit: ProvisionDraft;
      readonly trail: readonly ProvisionDraft[];
      readonly document: ProvisionDraft;
    }
  | { readonly kind: "broken"; readonly reason: string; readonly record: string };

/** Reads a file of legislation, one provision at a time: no more than that, and the units around it, is in memory. */
export async function* readProvisions(
  entry: SourceEntry,
  grammar: Grammar,
  options: ImportOptions = {},
): AsyncGenerator<ProvisionReading, void, undefined> {
  const reader = createProvisionReader(grammar);
  for await (const _ of readXml(entry, { attributes: grammar.attributes, ...reader }, options)) {
    yield* reader.taken();
    if (reader.isEndless()) break;
  }
  reader.finish();
  yield* reader.taken();
}

/** Characters of one provision with its notes. The longest known, with all its notes, has about 2 million. */
const MAX_PROVISION_CHARS = 16 * 1024 * 1024;
/** Characters of one provision behind which the rest of the file is not read. */
const MAX_READ_CHARS = 64 * 1024 * 1024;
/** An end tag is looked for this far up, so that stray ones cost nothing. */
const END_TAG_SEARCH_DEPTH = 64;
/** Deeper than any law is divided: what is nested further is read, but as one paragraph. */
const MAX_ELEMENT_DEPTH = 512;

interface OpenElement {
  readonly name: string;
  readonly role: ElementRole;
  readonly draft: ProvisionDraft;
  readonly sink: TextSink;
  /** The paragraphs that the sink belongs to, for what stands beside the running text: footnotes, tables. */
  readonly paragraphs: ParagraphSink;
  readonly table: TableWriter | null;
  readonly quoted: boolean;
}

function createProvisionReader(grammar: Grammar) {
  let readings: ProvisionReading[] = [];
  const document = createProvisionDraft("", {});
  const top: OpenElement = {
    name: "",
    role: "inline",
    draft: document,
    sink: document.text,
    paragraphs: document.text,
    table: null,
    quoted: false,
  };
  const open: OpenElement[] = [top];
  /** Elements beyond the deepest level, which are not kept. */
  let beyond = 0;
  /** Elements open within a skipped one. */
  let skipped = 0;
  let inProvision = false;
  let declaresEntities = false;
  /** A superscript that may prove to be the call of a footnote. */
  let heldBack = "";

  const current = () => open[open.length - 1] ?? top;

  const releaseHeld = (sink: TextSink) => {
    if (heldBack !== "") sink.add(heldBack);
    heldBack = "";
  };

  /** The units that are open, outermost first. */
  const trail = () => open.filter(({ role }) => role === "unit").map((unit) => unit.draft);

  /** Ends the innermost element. */
  const close = (whole: boolean) => {
    const ended = open.pop();
    if (ended === undefined) return;
    const parent = current();
    const { role, sink } = ended;
    releaseHeld(sink);
    switch (role) {
      case "number":
      case "heading":
        if (isOwnNumberOrHeading(parent, role)) {
          parent.draft[role] = (sink as LineSink).text();
          return;
        }
        if (role === "heading" && parent.sink === parent.draft.notes) return parent.sink.endParagraph();
        return parent.sink.continueAfter(role);
      case "field": {
        const before = parent.draft.fields[ended.name];
        const text = (sink as LineSink).text();
        parent.draft.fields[ended.name] = before === undefined ? text : `${before}\n${text}`;
        return;
      }
      case "designation":
        return sink.continueAfter("number");
      case "superscript":
        return keepSuperscript((sink as LineSink).text());
      case "footnote":
        return parent.paragraphs.addFootnote(toOneLine(ended.paragraphs.text()));
      case "table":
        if (parent.table === null && ended.table) return ended.paragraphs.addVerbatim(ended.table.text());
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
        if (!whole) ended.draft.malformed = true;
        return finishDraft(ended, role);
    }
  };

  const keepSuperscript = (text: string) => {
    const footnote = open.findLast(({ role }) => role === "footnote");
    if (footnote?.paragraphs.isEmpty()) footnote.sink.add(`[${text}] `);
    else heldBack = text;
  };

  const finishDraft = ({ draft: ended }: OpenElement, role: "unit" | "provision") => {
    const around = trail();
    const last = around.at(-1);
    if (role === "provision") inProvision = false;
    if (last) last.provisions += role === "provision" ? 1 : ended.provisions;
    if (ended.size > MAX_PROVISION_CHARS) {
      const record = ended.number || ended.name;
      readings.push({ kind: "broken", reason: "it is longer than any section of law", record });
    } else if (role === "provision") readings.push({ kind: "provision", provision: ended, trail: around, document });
    else readings.push({ kind: "unit", unit: ended, trail: around, document });
  };

  const begin = (name: string, attributes: XmlAttributes) => {
    if (skipped > 0) return void skipped++;
    if (open.length >= MAX_ELEMENT_DEPTH) return void beyond++;
    const parent = current();
    let role = grammar.classifyElement(name, attributes, parent.name, inProvision);
    if (role === "skipped") return void skipped++;
    if (role === "call") {
      heldBack = "";
      skipped++;
      return;
    }
    releaseHeld(parent.sink);

    if (role === "unit" || role === "provision") {
      if (parent.quoted || parent.sink !== parent.draft.text) role = "level";
      else {
        closeProvision();
        const begun = createProvisionDraft(name, attributes);
        if (role === "provision") inProvision = true;
        open.push({ ...current(), name, role, draft: begun, sink: begun.text, paragraphs: begun.text });
        return;
      }
    }
    open.push(opened(name, role, attributes, parent));
    const lead = grammar.findLeadText?.(name, attributes) ?? "";
    if (lead !== "") current().sink.add(lead);
  };

  /** A section never stands in a section: where one begins in another, the end of the other is missing. */
  const closeProvision = () => {
    const at = open.findLastIndex(({ role }) => role === "provision");
    while (at > 0 && open.length > at) close(false);
  };

  const opened = (name: string, role: ElementRole, attributes: XmlAttributes, parent: OpenElement): OpenElement => {
    const { draft: into, sink, paragraphs: around, table, quoted } = parent;
    const same: OpenElement = { name, role, draft: into, sink, paragraphs: around, table, quoted };
    switch (role) {
      case "number":
      case "heading":
        if (isOwnNumberOrHeading(parent, role)) {
          if (role === "number") parent.draft.numberValue = attributes.value ?? "";
          return { ...same, sink: createLineSink() };
        }
        if (role === "heading" && parent.sink === parent.draft.notes) parent.sink.beginBlock();
        if (role === "number" && parent.role === "footnote")
          return { ...same, role: "superscript", sink: createLineSink() };
        return same;
      case "field":
      case "superscript":
        return { ...same, sink: createLineSink() };
      case "level":
      case "designation":
        parent.sink.beginLevel();
        return same;
      case "quoted":
        return { ...same, quoted: true };
      case "block":
        parent.sink.beginBlock();
        return same;
      case "history":
      case "notes": {
        if (parent.paragraphs !== parent.draft.text) {
          parent.sink.beginBlock();
          return same;
        }
        parent.sink.endParagraph();
        const begun = parent.draft[role];
        return { ...same, sink: begun, paragraphs: begun, table: null };
      }
      case "footnote": {
        const begun = createParagraphSink();
        return { ...same, sink: begun, paragraphs: begun, table: null };
      }
      case "table": {
        if (parent.table !== null) return same;
        parent.paragraphs.endParagraph();
        const table = createTableWriter();
        return { ...same, table, sink: table.caption };
      }
      case "row":
        parent.table?.beginRow(parent.name === "tfoot");
        return same;
      case "cell":
        return parent.table ? { ...same, sink: parent.table.beginCell() } : same;
      case "line-break":
        parent.sink.add(" ");
        return same;
      default:
        return same;
    }
  };

  const end = (name: string) => {
    if (skipped > 0) return void skipped--;
    if (beyond > 0) return void beyond--;
    for (let i = open.length - 1; i > Math.max(0, open.length - 1 - END_TAG_SEARCH_DEPTH); i--) {
      if (open[i]?.name !== name) continue;
      if (i < open.length - 1) markMalformed(open);
      while (open.length > i + 1) close(false);
      return close(true);
    }
    markMalformed(open);
  };

  const text = (piece: string) => {
    if (skipped > 0) return;
    const { sink, draft: into } = current();
    if (heldBack !== "" && /\S/.test(piece)) releaseHeld(sink);
    if (sink === document.text) return;
    into.size += piece.length;
    if (into.size <= MAX_PROVISION_CHARS) sink.add(piece);
  };

  const entity = () => {
    if (declaresEntities) return;
    declaresEntities = true;
    readings.push({
      kind: "broken",
      reason: "it declares entities of its own, which are not expanded",
      record: "file",
    });
  };

  return {
    begin,
    end,
    text,
    entity,
    /** What has been read since it was last asked. */
    taken() {
      const taken = readings;
      readings = [];
      return taken;
    },
    finish() {
      const cut = open.findLast(({ role }) => role === "provision") ?? open.findLast(({ role }) => role === "unit");
      if (cut === undefined) return;
      const record = cut.draft.number || cut.draft.heading || cut.name;
      const reason =
        cut.draft.size > MAX_READ_CHARS
          ? "it is longer than any section of law: the rest of the file is not read"
          : "the file is cut off within it";
      readings.push({ kind: "broken", reason, record });
    },
    isEndless: () => current().draft.size > MAX_READ_CHARS,
  };
}

/** A number or heading that belongs to the unit or provision itself. */
function isOwnNumberOrHeading(parent: OpenElement, role: "number" | "heading"): boolean {
  return (parent.role === "unit" || parent.role === "provision") && parent.draft[role] === "";
}

function markMalformed(open: readonly OpenElement[]): void {
  const provision = open.findLast(({ role }) => role === "provision");
  if (provision) provision.draft.malformed = true;
}
