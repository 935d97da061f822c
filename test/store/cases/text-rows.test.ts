import { describe, expect, it } from "vitest";
import { MAX_BLOCK_CHARS } from "../../../src/store/cases/text-blocks.ts";
import {
  copyTextRows,
  createTextRowWriter,
  listTextRows,
  readTextRow,
  type TextRow,
} from "../../../src/store/cases/text-rows.ts";
import { createCorpusDatabase } from "../../../src/store/corpus.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import { type Database, SQLITE_PAGE_BYTES } from "../../../src/store/sqlite/database.ts";
import { queryNumber } from "../../../src/store/sqlite/query-row.ts";
import { createRandom } from "../../support/seeded-random.ts";

const OPINIONS = 60;
const BLOCKS = 7;

/** Blocks of two to four kilobytes, some of which begin one unit early, and a few that are shorter or longer. */
function createBlock(opinion: number, n: number): TextRow {
  const random = createRandom(opinion * 100 + n);
  const kind = random();
  const length = kind < 0.1 ? 20 : kind < 0.15 ? 30_000 : 2000 + Math.floor(random() * 2000);
  const data = Uint8Array.from({ length }, () => Math.floor(random() * 256));
  return { start: n * MAX_BLOCK_CHARS - (n > 0 && random() < 0.2 ? 1 : 0), data };
}

async function openDatabase(): Promise<Database> {
  return createCorpusDatabase(createMemoryFile());
}

function writeOpinions(database: Database, from: number, to: number): void {
  const writer = createTextRowWriter(database);
  for (let opinion = from; opinion <= to; opinion++) {
    for (let n = 0; n < BLOCKS; n++) writer.add(opinion, n, createBlock(opinion, n));
  }
}

function listRows(database: Database) {
  return database.prepare("SELECT id, flags, length(data) FROM text_block ORDER BY id").all();
}

describe("the rows of texts", () => {
  it("contain every block that was stored", async () => {
    const database = await openDatabase();
    writeOpinions(database, 1, OPINIONS);
    const table = database.openBlobTable("text_block");
    for (let opinion = 1; opinion <= OPINIONS; opinion++) {
      for (let n = 0; n < BLOCKS; n++) {
        const { start, data } = createBlock(opinion, n);
        const read = readTextRow(table, opinion, n);
        expect(read?.start).toBe(start);
        expect(Buffer.compare(read!.data, data)).toBe(0);
      }
      expect(readTextRow(table, opinion, BLOCKS)).toBeUndefined();
    }
    database.close();
  });

  it("leave less than one hundredth of the pages unused", async () => {
    const database = await openDatabase();
    const before = queryNumber(database, "PRAGMA page_count");
    const writer = createTextRowWriter(database);
    let bytes = 0;
    for (let opinion = 1; opinion <= 200; opinion++) {
      const data = new Uint8Array(2000 + ((opinion * 977) % 2000));
      writer.add(opinion, 0, { start: 0, data });
      bytes += data.length;
    }
    const pages = queryNumber(database, "PRAGMA page_count") - before;
    expect(bytes / (pages * SQLITE_PAGE_BYTES)).toBeGreaterThan(0.97);
    // The root of the table, and the last page.
    expect(bytes / ((pages - 2) * SQLITE_PAGE_BYTES)).toBeGreaterThan(0.99);
    database.close();
  });

  it("are the same if another writer continues", async () => {
    const [whole, divided] = [await openDatabase(), await openDatabase()];
    writeOpinions(whole, 1, OPINIONS);
    for (const [from, to] of [
      [1, 1],
      [2, 23],
      [24, 24],
      [25, OPINIONS],
    ] as const)
      writeOpinions(divided, from, to);
    expect(listRows(divided)).toEqual(listRows(whole));
    whole.close();
    divided.close();
  });

  it("are copied without those of other opinions, and divided anew", async () => {
    const [from, to] = [await openDatabase(), await openDatabase()];
    writeOpinions(from, 1, OPINIONS);
    const writer = createTextRowWriter(to);
    for (const range of [
      [1, 30],
      [31, OPINIONS],
    ] as const)
      copyTextRows(from, writer, range, (opinion) => opinion % 3 > 0);
    const expected = await openDatabase();
    const own = createTextRowWriter(expected);
    for (let opinion = 1; opinion <= OPINIONS; opinion++) {
      for (let n = 0; n < BLOCKS && opinion % 3 > 0; n++) own.add(opinion, n, createBlock(opinion, n));
    }
    expect(listRows(to)).toEqual(listRows(expected));
    for (const database of [from, to, expected]) database.close();
  });

  it("are listed whole, wherever the texts before them end", async () => {
    const listAfter = async (first: number) => {
      const database = await openDatabase();
      writeOpinions(database, first, 10);
      const isDivided = listRows(database).some(([, flags]) => Number(flags) >= 2);
      const table = database.openBlobTable("text_block");
      const listed = [9, 10].flatMap((opinion) => listTextRows(table, opinion));
      database.close();
      return { listed, isDivided };
    };
    const [one, other] = [await listAfter(1), await listAfter(9)];
    expect(one.isDivided).toBe(true);
    expect(one.listed).toEqual(other.listed);
    expect(one.listed.map(({ flags, data }) => ({ flags, data }))).toEqual(
      [9, 10].flatMap((opinion) =>
        Array.from({ length: BLOCKS }, (_, n) => {
          const { start, data } = createBlock(opinion, n);
          return { flags: start < n * MAX_BLOCK_CHARS ? 1 : 0, data };
        }),
      ),
    );
  });

  it("are refused if the end of a block is missing", async () => {
    const database = await openDatabase();
    writeOpinions(database, 1, 10);
    const [id] = database.prepare("SELECT id FROM text_block WHERE flags >= 2").get()!;
    database.prepare("DELETE FROM text_block WHERE id = ?").run(Number(id) + 1);
    const opinion = Math.floor(Number(id) / 131_072);
    const n = (Number(id) - opinion * 131_072) / 2;
    expect(() => readTextRow(database.openBlobTable("text_block"), opinion, n)).toThrow(/is cut off/);
    database.close();
  });
});
