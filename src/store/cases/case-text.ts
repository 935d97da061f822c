import type { RoleMark } from "../../law/sentence-role.ts";
import type { Database } from "../sqlite/database.ts";
import {
  createOpinionReader,
  isPartOfCaseText,
  OPINION_SEPARATOR,
  type OpinionReader,
  type StoredOpinion,
} from "./opinions.ts";

/** Reads judgments as one text: all opinions and headnotes, joined by a blank line, as in `content` of a result. */
export interface CaseTextReader {
  /** Reads a whole judgment. */
  readWhole(clusterId: number): string;
  /** Reads `[start, end)` of a judgment, in UTF-16 code units, cut off at its end; inflates only the blocks needed. */
  readSlice(clusterId: number, start: number, end: number): string;
  /** Reads the sentences whose role is known, in the order of the text; offsets are into the whole judgment. */
  readRoles(clusterId: number): RoleMark[];
  /** Lists the opinions of the text, in order. */
  listParts(clusterId: number): CaseTextPart[];
}

/** An opinion and its offset in the case's text. */
export interface CaseTextPart {
  readonly opinion: StoredOpinion;
  readonly start: number;
}

/**
 * Creates a reader of the judgments of a corpus.
 * @param reader reads their opinions, if the caller has such a reader
 */
export function createCaseTextReader(
  database: Database,
  reader: OpinionReader = createOpinionReader(database),
): CaseTextReader {
  const listOpinions = (clusterId: number) => reader.listByCase(clusterId).filter(isPartOfCaseText);
  const listParts = (clusterId: number) => {
    let start = 0;
    return listOpinions(clusterId).map((opinion) => {
      const part = { opinion, start };
      start += opinion.length + OPINION_SEPARATOR.length;
      return part;
    });
  };
  return {
    listParts,
    readRoles: (clusterId) =>
      listParts(clusterId).flatMap(({ opinion, start: from }) =>
        reader.readRoles(opinion).map(({ start, end, role }) => ({ start: from + start, end: from + end, role })),
      ),
    readWhole: (clusterId) => listOpinions(clusterId).map(reader.readText).join(OPINION_SEPARATOR),
    readSlice(clusterId, start, end) {
      let text = "";
      let offset = 0;
      for (const [at, opinion] of listOpinions(clusterId).entries()) {
        if (at > 0) {
          text += sliceOverlap(OPINION_SEPARATOR, offset, start, end);
          offset += OPINION_SEPARATOR.length;
        }
        text += readPart(opinion, offset, start, end);
        offset += opinion.length;
        if (offset >= end) break;
      }
      return text;
    },
  };

  function readPart(opinion: StoredOpinion, offset: number, start: number, end: number): string {
    const from = Math.max(0, start - offset);
    const to = Math.min(opinion.length, end - offset);
    return from < to ? reader.readSlice(opinion, from, to) : "";
  }
}

function sliceOverlap(text: string, offset: number, start: number, end: number): string {
  return text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
}
