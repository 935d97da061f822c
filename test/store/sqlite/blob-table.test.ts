import fc from "fast-check";
import initSqlJs from "sql.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type CorpusFile, openCorpusBytes } from "../../../src/store/file/corpus-file.ts";
import { openFileBlobTable } from "../../../src/store/sqlite/blob-table.ts";
import { assertProperty } from "../../support/assert-property.ts";

let SQL: Awaited<ReturnType<typeof initSqlJs>>;
beforeAll(async () => {
  SQL = await initSqlJs();
});

interface Stored {
  readonly file: Uint8Array;
  readonly rootPage: number;
  /** The rows that SQLite returns. */
  readonly rows: ReadonlyMap<number, Uint8Array>;
  /** Of each the column before, in the table that has one of numbers. */
  readonly numbers: ReadonlyMap<number, number>;
}

/** A table among others, after some of its rows were replaced and deleted. */
function stored(pageSize: number, columns: string, lengths: readonly number[]): Stored {
  const database = new SQL.Database();
  database.run(`PRAGMA page_size = ${pageSize}; CREATE TABLE other (x); CREATE TABLE kept (${columns}data BLOB)`);
  const first = /^\w+/.exec(columns)![0];
  const insert = database.prepare(`INSERT INTO kept (${first}, data) VALUES (?, ?)`);
  lengths.forEach((length, i) => {
    const key = { name: `row ${i}`, id: 3 * i, start: START_OF[i % START_OF.length]! }[first]!;
    insert.run([key, Uint8Array.from({ length }, (_, at) => (at * 31 + i) & 255)]);
    database.run(`INSERT INTO other VALUES (zeroblob(${length % 700}))`);
  });
  insert.free();
  database.run(
    "UPDATE kept SET data = zeroblob(length(data) / 2) WHERE rowid % 7 = 3; DELETE FROM kept WHERE rowid % 5 = 4",
  );
  const number = (sql: string) => database.exec(sql)[0]!.values[0]![0] as number;
  const rootPage = number("SELECT rootpage FROM sqlite_schema WHERE name = 'kept'");
  const found = database.exec(`SELECT rowid, data, ${first} FROM kept`)[0]?.values ?? [];
  const file = database.export();
  database.close();
  return {
    file,
    rootPage,
    rows: new Map(found.map(([id, data]) => [id as number, data as Uint8Array])),
    numbers: new Map(first === "start" ? found.map(([id, , start]) => [id as number, start as number]) : []),
  };
}

/** A file that is read into memory of the caller, as one on a disk. */
function openOnDisk(bytes: Uint8Array): CorpusFile & { reads: number } {
  return {
    size: bytes.length,
    reads: 0,
    read: (offset, length) => bytes.slice(offset, offset + length),
    readInto(offset, into) {
      this.reads++;
      const part = bytes.subarray(offset, offset + into.length);
      into.set(part);
      return part.length;
    },
  };
}

const FILES = [openCorpusBytes, openOnDisk];
const KINDS = { keyed: "id INTEGER PRIMARY KEY, ", named: "name TEXT PRIMARY KEY, ", counted: "start INTEGER, " };
/** SQLite writes numbers in as few bytes as they fit. */
const START_OF = [0, 1, 2, 127, 128, 4095, 32_767, 32_768, 8_388_608, 2 ** 31, 2 ** 40, 2 ** 48];

describe("a table read from its pages", () => {
  it("returns the rows that SQLite returns", () => {
    const lengths = fc.array(fc.oneof(fc.nat(90), fc.nat(3000)), { maxLength: 300 });
    assertProperty(
      fc.property(
        fc.constantFrom(512, 4096, 65_536),
        fc.constantFrom("keyed", "named", "counted"),
        lengths,
        fc.constantFrom(...FILES),
        (size, kind, all, open) => {
          const { file, rootPage, rows, numbers } = stored(size, KINDS[kind], all);
          const table = openFileBlobTable(open(file), rootPage);
          for (const id of [...rows.keys(), ...Array.from({ length: 3 * all.length + 3 }, (_, i) => i - 1)]) {
            expect(table.getBlob(id), `row ${id}`).toEqual(rows.get(id));
            expect(table.viewRow(id)?.blob, `row ${id}`).toEqual(rows.get(id));
            if (numbers.has(id)) expect(table.getRow(id)!.number, `row ${id}`).toBe(numbers.get(id));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(FILES)("may be several levels deep, and larger than the cache of a file of %o", (open) => {
    const { file, rootPage, rows } = stored(512, KINDS.keyed, Array<number>(12_000).fill(300));
    const table = openFileBlobTable(open(file), rootPage);
    for (const pass of [1, 7919]) {
      for (let i = 0; i < 12_000; i++) {
        const id = 3 * ((i * pass) % 12_000);
        for (const row of [table.getBlob(id), table.viewRow(id)?.blob])
          if (!Buffer.from(row ?? []).equals(rows.get(id) ?? new Uint8Array(0))) expect.fail(`row ${id}`);
      }
    }
  });

  it("returns rows that no later one overwrites, and reads pages in succession together", () => {
    const { file, rootPage, rows } = stored(4096, KINDS.keyed, Array<number>(5000).fill(700));
    const disk = openOnDisk(file);
    const table = openFileBlobTable(disk, rootPage);
    const ids = [...rows.keys()];
    const kept = ids.map((id) => table.getBlob(id));
    kept.forEach((blob, i) => void expect(blob).toEqual(rows.get(ids[i]!)));
    expect(disk.reads).toBeLessThan(file.length / 4096 / 4);
  });

  it("fails if the file ends before its last page", () => {
    const { file, rootPage } = stored(512, KINDS.keyed, Array<number>(400).fill(1200));
    const short = { ...openOnDisk(file), readInto: () => 100 };
    expect(() => openFileBlobTable(short, rootPage).getBlob(3)).toThrow("a table contradicts itself");
  });

  it("fails or returns no row if the pages are not a table or damaged", () => {
    const { file, rootPage } = stored(512, KINDS.keyed, Array<number>(400).fill(1200));
    assertProperty(
      fc.property(
        fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
        fc.constantFrom(...FILES),
        (changes, open) => {
          const damaged = file.slice();
          // Page 1 has the header, without which nothing is opened.
          for (const [at, byte] of changes) if (at >= 512) damaged[at] = byte;
          const table = openFileBlobTable(open(damaged), rootPage);
          for (let id = 0; id < 1200; id += 3) {
            try {
              table.getBlob(id);
            } catch (error) {
              expect(error).toMatchObject({ code: "corpus_unavailable" });
            }
          }
        },
      ),
    );
    expect(() => openFileBlobTable(openCorpusBytes(file), 1).getBlob(1)).toThrow("damaged");
    expect(() => openFileBlobTable(openCorpusBytes(file), 99_999).getBlob(1)).toThrow("damaged");
  });
});
