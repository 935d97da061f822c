import type { XmlAttributes, XmlHandler } from "../../readers/read-xml.ts";
import { beginElement } from "./begin-element.ts";
import { endElement } from "./end-element.ts";
import type { Grammar } from "./grammar.ts";
import { MAX_PROVISION_CHARS, MAX_READ_CHARS } from "./provision-limits.ts";
import type { ProvisionReading } from "./provision-reading.ts";
import { createReaderState, getInnermost, type ProvisionReaderState, releaseSuperscript } from "./reader-state.ts";

/** Receives the tags and texts of a file and collects the provisions in it. */
export interface ProvisionReader extends Omit<XmlHandler, "attributes"> {
  /** Returns the readings since the last call. */
  takeReadings(): readonly ProvisionReading[];
  /** Reports what the end of the file has cut off. */
  finish(): void;
  /** Whether the current provision is so long that the rest of the file is not read. */
  isEndless(): boolean;
}

/** Creates a reader for one file of a vocabulary. */
export function createProvisionReader(grammar: Grammar): ProvisionReader {
  const state = createReaderState(grammar);
  return {
    begin: (name: string, attributes: XmlAttributes) => beginElement(state, name, attributes),
    end: (name: string) => endElement(state, name),
    text: (piece: string) => addText(state, piece),
    entity: () => reportEntity(state),
    takeReadings() {
      const { readings } = state;
      state.readings = [];
      return readings;
    },
    finish: () => reportCutOff(state),
    isEndless: () => getInnermost(state).draft.size > MAX_READ_CHARS,
  };
}

function addText(state: ProvisionReaderState, piece: string): void {
  if (state.skippedDepth > 0) return;
  const { sink, draft } = getInnermost(state);
  if (state.pendingSuperscript !== "" && /\S/.test(piece)) releaseSuperscript(state, sink);
  if (sink === state.document.text) return;
  draft.size += piece.length;
  if (draft.size <= MAX_PROVISION_CHARS) sink.add(piece);
}

function reportEntity(state: ProvisionReaderState): void {
  if (state.hasDeclaredEntity) return;
  state.hasDeclaredEntity = true;
  const reason = "it declares entities of its own, which are not expanded";
  state.readings.push({ kind: "broken", reason, record: "file" });
}

function reportCutOff({ open, readings }: ProvisionReaderState): void {
  const cut = open.findLast(({ role }) => role === "provision") ?? open.findLast(({ role }) => role === "unit");
  if (cut === undefined) return;
  const record = cut.draft.number || cut.draft.heading || cut.name;
  const reason =
    cut.draft.size > MAX_READ_CHARS
      ? "it is longer than any section of law: the rest of the file is not read"
      : "the file is cut off within it";
  readings.push({ kind: "broken", reason, record });
}
