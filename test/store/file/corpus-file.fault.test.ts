import { describe, expect, it } from "vitest";
import { EngineError } from "../../../src/errors.ts";
import { type CorpusFile, createMemoryFile, openCorpusBytes } from "../../../src/store/file/corpus-file.ts";
import { CHECKSUM_BLOCK_BYTES, readCorpusTrailer, writeCorpusTrailer } from "../../../src/store/file/trailer.ts";
import { createVerifiedFile } from "../../../src/store/file/verified-file.ts";
import { createDatabase, openDatabase } from "../../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";

const sqlite = await loadSqlite();
const ROWS = 3000;

function build(): Uint8Array {
  const file = createMemoryFile();
  const database = createDatabase(sqlite, file);
  database.exec("CREATE TABLE t (id INTEGER PRIMARY KEY, word TEXT, data BLOB)");
  const insert = database.prepare("INSERT INTO t VALUES (?, ?, ?)");
  database.transaction(() => {
    for (let id = 0; id < ROWS; id++) insert.run(id, `word ${id}`, new Uint8Array(id % 300).fill(id));
  });
  database.close();
  writeCorpusTrailer(file);
  return file.bytes().slice();
}

function open(bytes: Uint8Array, copy = false) {
  const file = openCorpusBytes(bytes);
  return openDatabase(sqlite, createVerifiedFile(file, readCorpusTrailer(file)), copy);
}

/** Reads as a disk does: into a new buffer for every read, or into one of the caller. */
function diskLike(bytes: Uint8Array): CorpusFile & { reads: number } {
  return {
    size: bytes.length,
    reads: 0,
    read(offset, length) {
      this.reads++;
      return bytes.slice(offset, offset + length);
    },
    readInto(offset, into) {
      const part = this.read(offset, into.length);
      into.set(part);
      return part.length;
    },
  };
}

const bytes = build();

describe.each([
  ["in-place", false],
  ["copy", true],
] as const)("a database opened %s", (access, copy) => {
  it("reads every row that was written", () => {
    const database = open(bytes, copy);
    expect(database.access).toBe(access);
    const select = database.prepare("SELECT word, data FROM t WHERE id = ?");
    for (let id = 0; id < ROWS; id += 7) {
      expect(select.get(id)).toEqual([`word ${id}`, new Uint8Array(id % 300).fill(id)]);
    }
    expect(select.get(ROWS)).toBeUndefined();
    const blobs = database.openBlobTable("t");
    for (let id = 0; id < ROWS; id += 7) expect(blobs.getBlob(id)).toEqual(new Uint8Array(id % 300).fill(id));
    expect(blobs.getBlob(ROWS)).toBeUndefined();
    database.close();
  });

  it("answers while another database is open", () => {
    const [a, b] = [open(bytes, copy), open(bytes, copy)];
    expect(a.prepare("SELECT count(*) FROM t").get()).toEqual([ROWS]);
    expect(b.prepare("SELECT count(*) FROM t").get()).toEqual([ROWS]);
    a.close();
    expect(b.prepare("SELECT word FROM t WHERE id = 1").get()).toEqual(["word 1"]);
    b.close();
  });

  it("rejects statements that write", () => {
    const database = open(bytes, copy);
    expect(() => database.exec("DELETE FROM t")).toThrow(EngineError);
    database.close();
  });
});

it("reads few blocks in place for one row", () => {
  const file = diskLike(bytes);
  const database = openDatabase(sqlite, createVerifiedFile(file, readCorpusTrailer(file)));
  database.prepare("SELECT word FROM t WHERE id = 5").get();
  expect(file.reads).toBeLessThan(12);
  database.close();
});

it("returns the current rows of a table that is being written", () => {
  const database = createDatabase(sqlite, createMemoryFile());
  database.exec("CREATE TABLE t (id INTEGER PRIMARY KEY, data BLOB); INSERT INTO t VALUES (3, x'0102')");
  const blobs = database.openBlobTable("t");
  expect([blobs.getBlob(3), blobs.getBlob(4)]).toEqual([Uint8Array.of(1, 2), undefined]);
  database.exec("UPDATE t SET data = x'05' WHERE id = 3; INSERT INTO t VALUES (4, x'')");
  expect([blobs.getBlob(3), blobs.getBlob(4)]).toEqual([Uint8Array.of(5), new Uint8Array(0)]);
  database.close();
});

it("writes the same bytes in every build", () => {
  expect(build()).toEqual(bytes);
});

describe("opening an invalid corpus file", () => {
  const flipped = (at: number) => {
    const copy = bytes.slice();
    copy[at]! ^= 0x10;
    return copy;
  };
  const footer = bytes.length - 32;
  it.each([
    ["empty", new Uint8Array(0), "not a Headnote corpus"],
    ["foreign", new TextEncoder().encode("%PDF-1.7 ".repeat(20)), "not a Headnote corpus"],
    ["a bare SQLite database", bytes.slice(0, 40_960), "without Headnote's trailer"],
    ["cut in the middle", bytes.slice(0, bytes.length >> 1), "without Headnote's trailer"],
    ["cut at the front", bytes.slice(4096), "bytes long, not the"],
    ["newer", withVersion(99), "format version 99"],
    ["a changed footer", flipped(footer + 17), "last bytes are damaged"],
    ["a changed checksum", flipped(footer - 2), "table of checksums is damaged"],
  ])("fails with a clear error if it is invalid: %s", (_, broken, message) => {
    expect(() => open(broken)).toThrow(
      expect.objectContaining({ code: "corpus_unavailable", message: expect.stringContaining(message) }),
    );
  });

  it.each([100, CHECKSUM_BLOCK_BYTES + 5, 3 * CHECKSUM_BLOCK_BYTES - 1])(
    "fails when a block with a flipped bit, at byte %i, is read",
    (at) => {
      expect(() => {
        const database = open(flipped(at));
        database.prepare("SELECT sum(length(word) + length(data)) FROM t").get();
      }).toThrow(
        expect.objectContaining({
          code: "corpus_unavailable",
          message: expect.stringContaining(`block ${Math.floor(at / CHECKSUM_BLOCK_BYTES)} `),
        }),
      );
    },
  );

  it.each([CHECKSUM_BLOCK_BYTES + 5, 6 * CHECKSUM_BLOCK_BYTES - 1])(
    "fails when a row is read from a page with a flipped bit, at byte %i",
    (at) => {
      const file = diskLike(flipped(at));
      const database = openDatabase(sqlite, createVerifiedFile(file, readCorpusTrailer(file)));
      const table = database.openBlobTable("t");
      expect(() => {
        for (let id = 0; id < ROWS; id++) table.viewRow(id);
      }).toThrow(
        expect.objectContaining({
          code: "corpus_unavailable",
          message: expect.stringContaining(`block ${Math.floor(at / CHECKSUM_BLOCK_BYTES)} `),
        }),
      );
    },
  );

  function withVersion(version: number): Uint8Array {
    const copy = bytes.slice();
    const view = new DataView(copy.buffer, footer);
    view.setUint32(8, version, true);
    // A newer writer signs its own footer.
    view.setUint32(28, checksumOf(copy.subarray(footer, footer + 28)), true);
    return copy;
  }
});

function checksumOf(part: Uint8Array): number {
  // The plain bitwise definition of CRC-32, beside the library that the store uses.
  let crc = 0xffffffff;
  for (const byte of part) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
