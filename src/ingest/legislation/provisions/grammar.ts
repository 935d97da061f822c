import type { XmlAttributes } from "../../readers/read-xml.ts";

/**
 * What an element means for the law in it.
 *
 * | role | element |
 * |---|---|
 * | `unit` | a title, chapter or part, which contains provisions |
 * | `provision` | a section, or what is cited like one |
 * | `number`, `heading` | number or heading of its unit or provision; deeper down it begins a paragraph |
 * | `level` | a subdivision, which is a paragraph |
 * | `designation` | the number of a subdivision whose text follows beside it |
 * | `block` | a paragraph, which may run on from a designation |
 * | `history`, `notes` | text that belongs there, up to the element's end |
 * | `quoted` | other law, quoted |
 * | `footnote` | a footnote, where it is called |
 * | `call` | a footnote's number in the text |
 * | `superscript` | a footnote's number, if a `call` follows |
 * | `field` | text for the importer, by the element's name |
 * | `skipped` | not read, with all that it contains |
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
  /** Attributes that roles and importers use. */
  readonly attributes: ReadonlySet<string>;
  /** `parent` is the name of the element around it; `inProvision` is false outside provisions. */
  classifyElement(name: string, attributes: XmlAttributes, parent: string, inProvision: boolean): ElementRole;
  /** Returns words that only an attribute has, to begin the element's text with: the kind of a note, a page number. */
  findLeadText?(name: string, attributes: XmlAttributes): string;
}
