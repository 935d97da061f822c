import type { XmlAttributes } from "../../readers/read-xml.ts";
import { createParagraphSink, type ParagraphSink } from "./text-sinks.ts";

/** A unit or a provision as its file gives it. */
export interface ProvisionDraft {
  /** The element's name. */
  readonly name: string;
  readonly attributes: XmlAttributes;
  /** As printed: "§ 107.", "Chapter 1—". */
  number: string;
  /** The number alone, where the file gives it beside the printed one. */
  numberValue: string;
  heading: string;
  readonly text: ParagraphSink;
  readonly history: ParagraphSink;
  readonly notes: ParagraphSink;
  /** Texts that the grammar calls fields, by their element's name; several of a name stand on lines of their own. */
  readonly fields: Record<string, string>;
  /** Provisions read in it, at any depth. */
  provisions: number;
  /** Its tags are not nested as they should be. */
  malformed: boolean;
  /** Characters taken so far. */
  size: number;
}

export function createProvisionDraft(name: string, attributes: XmlAttributes): ProvisionDraft {
  return {
    name,
    attributes,
    number: "",
    numberValue: "",
    heading: "",
    text: createParagraphSink(),
    history: createParagraphSink(),
    notes: createParagraphSink(),
    fields: {},
    provisions: 0,
    malformed: false,
    size: 0,
  };
}
