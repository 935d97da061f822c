import type { OpinionText, SectionKind } from "../../law/case.ts";
import { readMeta, writeMeta } from "../meta.ts";
import type { Database } from "../sqlite/database.ts";
import { deflateText, inflateText, MAX_BLOCK_CHARS, sampleDictionary, splitIntoBlocks } from "./text-blocks.ts";

/** An opinion without its text. */
export interface StoredOpinion {
  readonly id: number;
  readonly kind: SectionKind;
  readonly author: string;
  /** UTF-16 units. */
  readonly length: number;
}

/** Where an opinion's printed pages and footnotes are. */
export type OpinionMarks = Pick<OpinionText, "pages" | "footnotes">;

/** What stands between two opinions in a case's text. */
export const OPINION_SEPARATOR = "\n\n";

/** Whether an opinion belongs to the case's text: a reporter's note of later treatment does not. */
export function isPartOfCaseText(opinion: { readonly kind: SectionKind }): boolean {
  return opinion.kind !== "citator_info";
}

/** The name of the compression dictionary in `meta`. */
export const TEXT_DICTIONARY = "text_dictionary";

const BLOCKS_PER_OPINION = 65_536;
const DICTIONARY_SAMPLE_CHARS = 2_000_000;

/** The id of the opinion whose text a block holds. */
export function toOpinionId(block: number): number {
  return Math.floor(block / BLOCKS_PER_OPINION);
}

/** The id of the block that an opinion's text begins with. */
export function toFirstBlockId(opinion: number): number {
  return opinion * BLOCKS_PER_OPINION;
}

/** The cases that have an opinion. */
export function listCasesWithText(database: Database): number[] {
  return database
    .prepare("SELECT DISTINCT cluster_id FROM opinion")
    .all()
    .map(([clusterId]) => clusterId as number);
}

/** Stores opinions as they come. */
export interface OpinionWriter {
  add(clusterId: number, opinion: OpinionText): void;
  /** Writes what is still held back; call once, after the last opinion. */
  finish(): void;
}

/**
 * The first texts are held back until a compression dictionary can be made of them. Where the database holds opinions,
 * theirs is used, and ids go on from theirs.
 */
export function createOpinionWriter(database: Database): OpinionWriter {
  const insertOpinion = database.prepare(
    "INSERT INTO opinion (cluster_id, id, kind, author, length) VALUES (?, ?, ?, ?, ?)",
  );
  const insertMarks = database.prepare("INSERT INTO opinion_marks (id, pages_json, footnotes_json) VALUES (?, ?, ?)");
  const insertBlock = database.prepare("INSERT INTO text_block (id, start, data) VALUES (?, ?, ?)");
  let dictionary = readMeta(database, TEXT_DICTIONARY) as Uint8Array | undefined;
  let held: { id: number; text: string }[] = [];
  let heldCharacters = 0;
  let nextId = 1 + ((database.prepare("SELECT max(id) FROM opinion").get()![0] as number | null) ?? 0);

  function writeText(id: number, text: string): void {
    let n = 0;
    for (const block of splitIntoBlocks(text)) {
      insertBlock.run(toFirstBlockId(id) + n++, block.start, deflateText(block.text, dictionary));
    }
  }

  function flushHeld(): void {
    if (dictionary) return;
    dictionary = sampleDictionary(held.map((opinion) => opinion.text));
    writeMeta(database, TEXT_DICTIONARY, dictionary);
    for (const { id, text } of held) writeText(id, text);
    held = [];
  }

  return {
    add(clusterId, opinion) {
      const id = nextId++;
      insertOpinion.run(clusterId, id, opinion.kind, opinion.author, opinion.text.length);
      insertMarks.run(
        id,
        JSON.stringify(opinion.pages.map((mark) => [mark.offset, mark.page])),
        JSON.stringify(opinion.footnotes.map((mark) => [mark.start, mark.end, mark.label])),
      );
      if (dictionary) return writeText(id, opinion.text);
      held.push({ id, text: opinion.text });
      heldCharacters += opinion.text.length;
      if (heldCharacters >= DICTIONARY_SAMPLE_CHARS) flushHeld();
    },
    finish: flushHeld,
  };
}

/** Reads opinions and their text. */
export interface OpinionReader {
  /** A case's opinions in the order in which they were stored. */
  listByCase(clusterId: number): StoredOpinion[];
  readMarks(opinion: StoredOpinion): OpinionMarks;
  readText(opinion: StoredOpinion): string;
  /** Part of an opinion's text; inflates only the blocks that hold it. */
  readSlice(opinion: StoredOpinion, start: number, end: number): string;
}

export function createOpinionReader(database: Database): OpinionReader {
  const ofCase = database.prepare("SELECT id, kind, author, length FROM opinion WHERE cluster_id = ? ORDER BY id");
  const marks = database.prepare("SELECT pages_json, footnotes_json FROM opinion_marks WHERE id = ?");
  // Of a large corpus few texts are read twice.
  const blocks = database.openBlobTable("text_block", 0);
  let dictionary: Uint8Array | undefined;

  function slice(opinion: StoredOpinion, start: number, end: number): string {
    dictionary ??= readMeta(database, TEXT_DICTIONARY) as Uint8Array;
    const base = toFirstBlockId(opinion.id);
    // A block may begin with the last unit before its place.
    const last = Math.min(Math.floor(end / MAX_BLOCK_CHARS), BLOCKS_PER_OPINION - 1);
    let text = "";
    let origin = -1;
    for (let n = Math.floor(start / MAX_BLOCK_CHARS); n <= last; n++) {
      const block = blocks.getRow(base + n);
      if (!block) break;
      if (origin < 0) origin = block.number;
      text += inflateText(database.codec, block.blob, dictionary);
    }
    return origin < 0 ? "" : text.slice(Math.max(0, start - origin), end - origin);
  }

  return {
    listByCase: (clusterId) =>
      ofCase.all(clusterId).map(([id, kind, author, length]) => ({
        id: id as number,
        kind: kind as SectionKind,
        author: author as string,
        length: length as number,
      })),
    readMarks({ id }) {
      const [pages, footnotes] = marks.get(id) as [string, string];
      return {
        pages: (JSON.parse(pages) as [number, string][]).map(([offset, page]) => ({ offset, page })),
        footnotes: (JSON.parse(footnotes) as [number, number, string][]).map(([start, end, label]) => ({
          start,
          end,
          label,
        })),
      };
    },
    readText: (opinion) => slice(opinion, 0, opinion.length),
    readSlice: slice,
  };
}
