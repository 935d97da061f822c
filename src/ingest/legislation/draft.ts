import { type Paragraphs, paragraphs } from "./paragraphs.ts";
import type { Attributes } from "./xml.ts";

/** A unit or a provision as its file gives it. */
export interface Draft {
  /** The element's name. */
  readonly name: string;
  readonly attributes: Attributes;
  /** As printed: "§ 107.", "Chapter 1—". */
  number: string;
  /** The number alone, where the file gives it beside the printed one. */
  numberValue: string;
  heading: string;
  readonly text: Paragraphs;
  readonly history: Paragraphs;
  readonly notes: Paragraphs;
  /** Texts that the grammar calls fields, by their element's name; several of a name stand on lines of their own. */
  readonly fields: Record<string, string>;
  /** Provisions read in it, at any depth. */
  provisions: number;
  /** Its tags are not nested as they should be. */
  malformed: boolean;
  /** Characters taken so far. */
  size: number;
}

export function draft(name: string, attributes: Attributes): Draft {
  return {
    name,
    attributes,
    number: "",
    numberValue: "",
    heading: "",
    text: paragraphs(),
    history: paragraphs(),
    notes: paragraphs(),
    fields: {},
    provisions: 0,
    malformed: false,
    size: 0,
  };
}
