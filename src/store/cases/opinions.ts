import type { OpinionText, SectionKind } from "../../law/case.ts";
import { decodeRole, encodeRole, type RoleMark } from "../../law/sentence-role.ts";
import { keepRecent } from "../keep-recent.ts";
import { readMetaBlob, writeMeta } from "../meta.ts";
import type { Database } from "../sqlite/database.ts";
import { requireRow } from "../sqlite/query-row.ts";
import { readJson, readLabel, readNumber, readNumberOrNull, readText } from "../sqlite/row.ts";
import { splitOpinionId } from "../union/union-ids.ts";
import { deflateText, inflateText, MAX_BLOCK_CHARS, splitIntoBlocks } from "./text-blocks.ts";
import { trainDictionary } from "./text-dictionary.ts";
import { BLOCKS_PER_OPINION, createTextRowWriter, readTextRow } from "./text-rows.ts";

/** An opinion without its text. */
export interface StoredOpinion {
  readonly id: number;
  readonly kind: SectionKind;
  readonly author: string;
  /** UTF-16 code units. */
  readonly length: number;
}

/** Where an opinion's printed pages and footnotes are, and the sentences whose role is known. */
export type StoredOpinionMarks = Required<Pick<OpinionText, "pages" | "footnotes" | "roles">>;

/** Separates two opinions in a case's text. */
export const OPINION_SEPARATOR = "\n\n";

/** Returns whether an opinion belongs to the case's text: a reporter's note of later treatment does not. */
export function isPartOfCaseText(opinion: { readonly kind: SectionKind }): boolean {
  return opinion.kind !== "citator_info";
}

/** The name of the compression dictionary in `meta`. */
export const TEXT_DICTIONARY = "text_dictionary";

const DICTIONARY_SAMPLE_CHARS = 2_000_000;

/** Finds the id of the first opinion of a case; null if it has none. */
export function findFirstOpinionId(database: Database, clusterId: number): number | null {
  return readNumberOrNull(
    requireRow(database.prepare("SELECT min(id) FROM opinion WHERE cluster_id = ?").get(clusterId)),
    0,
  );
}

/** Lists the opinions of one kind with their cases, in the order in which they were stored. */
export function listOpinionsOfKind(
  database: Database,
  kind: SectionKind,
): { readonly clusterId: number; readonly opinion: StoredOpinion }[] {
  return database
    .prepare("SELECT cluster_id, id, author, length FROM opinion WHERE kind = ? ORDER BY id")
    .all(kind)
    .map((row) => ({
      clusterId: readNumber(row, 0),
      opinion: { id: readNumber(row, 1), kind, author: readText(row, 2), length: readNumber(row, 3) },
    }));
}

/** Stores opinions. */
export interface OpinionWriter {
  /** The id that the next opinion will have; ids ascend. */
  readonly nextId: number;
  /** The texts that are held back. */
  readonly held: readonly HeldText[];
  /** Adds an opinion of a case, after the opinions added before. */
  add(clusterId: number, opinion: OpinionText): void;
  /** Writes the texts that are still held back; call once, after the last opinion. */
  finish(): void;
}

/** The text of a stored opinion that is not written yet. */
export interface HeldText {
  /** Id of the opinion. */
  readonly id: number;
  readonly text: string;
}

/**
 * Creates a writer of opinions. The first texts are held back until they suffice for a compression dictionary. If the
 * database contains opinions, their dictionary is used, and ids continue from theirs.
 * @param restored the texts that another writer of the same database held back
 */
export function createOpinionWriter(database: Database, restored: readonly HeldText[] = []): OpinionWriter {
  const insertOpinion = database.prepare(
    "INSERT INTO opinion (cluster_id, id, kind, author, length) VALUES (?, ?, ?, ?, ?)",
  );
  const insertMarks = database.prepare(
    "INSERT INTO opinion_marks (id, pages_json, footnotes_json, roles_json) VALUES (?, ?, ?, ?)",
  );
  const rows = createTextRowWriter(database);
  let dictionary = readMetaBlob(database, TEXT_DICTIONARY);
  let held = [...restored];
  let heldCharacters = held.reduce((sum, { text }) => sum + text.length, 0);
  let nextId = 1 + (readNumberOrNull(requireRow(database.prepare("SELECT max(id) FROM opinion").get()), 0) ?? 0);

  function writeText(id: number, text: string): void {
    let n = 0;
    for (const block of splitIntoBlocks(text)) {
      rows.add(id, n++, { start: block.start, data: deflateText(block.text, dictionary) });
    }
  }

  function flushHeld(): void {
    if (dictionary) return;
    dictionary = trainDictionary(held.map((opinion) => opinion.text));
    writeMeta(database, TEXT_DICTIONARY, dictionary);
    for (const { id, text } of held) writeText(id, text);
    held = [];
  }

  return {
    get nextId() {
      return nextId;
    },
    get held() {
      return held;
    },
    add(clusterId, opinion) {
      const id = nextId++;
      insertOpinion.run(clusterId, id, opinion.kind, opinion.author, opinion.text.length);
      insertMarks.run(
        id,
        JSON.stringify(opinion.pages.map((mark) => [mark.offset, mark.page])),
        JSON.stringify(opinion.footnotes.map((mark) => [mark.start, mark.end, mark.label])),
        JSON.stringify((opinion.roles ?? []).map((mark) => [mark.start, mark.end, encodeRole(mark.role)])),
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
  /** Lists a case's opinions in the order in which they were stored. */
  listByCase(clusterId: number): StoredOpinion[];
  /** Reads where an opinion's printed pages begin and its footnotes are, and the sentences whose role is known. */
  readMarks(opinion: StoredOpinion): StoredOpinionMarks;
  /** Reads the sentences of an opinion whose role is known, in the order of the text. */
  readRoles(opinion: StoredOpinion): RoleMark[];
  /** Reads the text of an opinion. */
  readText(opinion: StoredOpinion): string;
  /** Reads `[start, end)` of an opinion's text, in UTF-16 code units; inflates only the blocks needed. */
  readSlice(opinion: StoredOpinion, start: number, end: number): string;
}

/** Creates a reader of the opinions of a corpus, or of a union, whose parts contain the texts. */
export function createOpinionReader(database: Database): OpinionReader {
  const own = createOwnOpinionReader(database);
  if (database.parts === undefined) return own;
  const parts = database.parts.map(createOwnOpinionReader);
  const find = ({ id, ...rest }: StoredOpinion) => {
    const { part, local } = splitOpinionId(id);
    return [parts[part]!, { id: local, ...rest }] as const;
  };
  return {
    listByCase: own.listByCase,
    readMarks(opinion) {
      const [reader, local] = find(opinion);
      return reader.readMarks(local);
    },
    readRoles(opinion) {
      const [reader, local] = find(opinion);
      return reader.readRoles(local);
    },
    readText(opinion) {
      const [reader, local] = find(opinion);
      return reader.readText(local);
    },
    readSlice(opinion, start, end) {
      const [reader, local] = find(opinion);
      return reader.readSlice(local, start, end);
    },
  };
}

/** Texts of blocks that are kept: 1 MB at most, what a page of results reads twice, as a whole and for its snippets. */
const MAX_KEPT_BLOCKS = 64;

function createOwnOpinionReader(database: Database): OpinionReader {
  const ofCase = database.prepare("SELECT id, kind, author, length FROM opinion WHERE cluster_id = ? ORDER BY id");
  const marks = database.prepare("SELECT pages_json, footnotes_json, roles_json FROM opinion_marks WHERE id = ?");
  const roles = database.prepare("SELECT roles_json FROM opinion_marks WHERE id = ?");
  const blocks = database.openBlobTable("text_block");
  let dictionary: Uint8Array | undefined;
  const readBlock = keepRecent(MAX_KEPT_BLOCKS, (id) => {
    const opinion = Math.floor(id / BLOCKS_PER_OPINION);
    const row = readTextRow(blocks, opinion, id % BLOCKS_PER_OPINION);
    if (!row) return undefined;
    dictionary ??= readMetaBlob(database, TEXT_DICTIONARY);
    return { start: row.start, text: inflateText(database.codec, row.data, dictionary) };
  });

  function readSlice(opinion: StoredOpinion, start: number, end: number): string {
    const base = opinion.id * BLOCKS_PER_OPINION;
    // A block may begin one unit before its offset, with a surrogate pair.
    const last = Math.min(Math.floor(end / MAX_BLOCK_CHARS), BLOCKS_PER_OPINION - 1);
    let text = "";
    let origin = -1;
    for (let n = Math.floor(start / MAX_BLOCK_CHARS); n <= last; n++) {
      const block = readBlock(base + n);
      if (!block) break;
      if (origin < 0) origin = block.start;
      text += block.text;
    }
    return origin < 0 ? "" : text.slice(Math.max(0, start - origin), end - origin);
  }

  return {
    listByCase: (clusterId) =>
      ofCase.all(clusterId).map((row) => ({
        id: readNumber(row, 0),
        kind: readLabel<SectionKind>(row, 1),
        author: readText(row, 2),
        length: readNumber(row, 3),
      })),
    readMarks({ id }) {
      const row = requireRow(marks.get(id));
      return {
        pages: readJson<[number, string][]>(row, 0).map(([offset, page]) => ({ offset, page })),
        footnotes: readJson<[number, number, string][]>(row, 1).map(([start, end, label]) => ({
          start,
          end,
          label,
        })),
        roles: toRoleMarks(readJson(row, 2)),
      };
    },
    readRoles: ({ id }) => toRoleMarks(readJson(requireRow(roles.get(id)), 0)),
    readText: (opinion) => readSlice(opinion, 0, opinion.length),
    readSlice,
  };
}

function toRoleMarks(rows: readonly [number, number, number][]): RoleMark[] {
  return rows.map(([start, end, code]) => ({ start, end, role: decodeRole(code) }));
}
