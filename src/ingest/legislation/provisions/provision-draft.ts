import type { XmlAttributes } from "../../readers/read-xml.ts";
import { createParagraphSink, type ParagraphSink } from "./text-sinks.ts";

/** A unit or a provision while its file is read. */
export interface ProvisionDraft {
  /** The element's name. */
  readonly name: string;
  readonly attributes: XmlAttributes;
  /** As printed: "§ 107.", "Chapter 1—". */
  number: string;
  /** The number alone, if the file has it in addition to the printed one. */
  numberValue: string;
  heading: string;
  readonly text: ParagraphSink;
  readonly history: ParagraphSink;
  readonly notes: ParagraphSink;
  /** Texts that the grammar calls fields, by their element's name; several of one name are separate lines. */
  readonly fields: Record<string, string>;
  /** Number of provisions in it, at any depth. */
  provisions: number;
  /** Whether its tags are not nested properly. */
  malformed: boolean;
  /** Characters read so far. */
  size: number;
}

/** Creates an empty draft. */
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
