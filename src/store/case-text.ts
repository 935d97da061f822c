import type { Database } from "./database.ts";
import { isContent, OPINION_SEPARATOR, opinionReader, type StoredOpinion } from "./opinions.ts";

/** Reads judgments as one text: all opinions and headnotes, joined by a blank line; what `content` gives. */
export interface CaseTextReader {
  whole(clusterId: number): string;
  /** Part of it, in UTF-16 units; inflates only the blocks that hold it. An end behind the text's is the text's. */
  slice(clusterId: number, start: number, end: number): string;
  /** The opinions that the text is made of, in order. */
  parts(clusterId: number): CaseTextPart[];
}

/** An opinion and where it begins in the case's text. */
export interface CaseTextPart {
  readonly opinion: StoredOpinion;
  readonly start: number;
}

export function caseTextReader(database: Database): CaseTextReader {
  const reader = opinionReader(database);
  const partsOf = (clusterId: number) => reader.ofCase(clusterId).filter(isContent);
  return {
    parts(clusterId) {
      let start = 0;
      return partsOf(clusterId).map((opinion) => {
        const part = { opinion, start };
        start += opinion.length + OPINION_SEPARATOR.length;
        return part;
      });
    },
    whole: (clusterId) => partsOf(clusterId).map(reader.text).join(OPINION_SEPARATOR),
    slice(clusterId, start, end) {
      let text = "";
      let offset = 0;
      for (const [at, opinion] of partsOf(clusterId).entries()) {
        if (at > 0) {
          text += within(OPINION_SEPARATOR, offset, start, end);
          offset += OPINION_SEPARATOR.length;
        }
        text += part(opinion, offset, start, end);
        offset += opinion.length;
        if (offset >= end) break;
      }
      return text;
    },
  };

  function part(opinion: StoredOpinion, offset: number, start: number, end: number): string {
    const from = Math.max(0, start - offset);
    const to = Math.min(opinion.length, end - offset);
    return from < to ? reader.slice(opinion, from, to) : "";
  }
}

function within(text: string, offset: number, start: number, end: number): string {
  return text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
}
