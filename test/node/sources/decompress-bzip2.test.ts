import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EngineError } from "../../../src/errors.ts";
import { decompressBzip2 } from "../../../src/node/sources/decompress-bzip2.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { expectEngineError } from "../../support/capture-error.ts";
import { readSourceTexts } from "../../support/node/source-texts.ts";

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** What `bzip2` makes of "The writ is refused.\n". */
const WRIT = bytes("QlpoOTFBWSZTWRAy+NsAAALTgAAQQAEEAAdgHoAgACKYTJ6nqehAAAcm744kwBDL6ZTgu5IpwoSAgZfG2A==");
/** … of "Costs to abide the event.\n". */
const COSTS = bytes("QlpoOTFBWSZTWXTrTIcAAANVgAAQQAEIADZhjQAgACIjRtTRskKYAAepYqBJJuOLzrJsMh8XckU4UJB060yH");
/** … of an empty file. */
const EMPTY = bytes("QlpoORdyRThQkAAAAAA=");
/** … of a hundred million zeros. */
const ZEROS = bytes(
  "QlpoOTFBWSZTWQ4J4t8BX45AAMAAAAggADCATUZCoCWpCoCXMUFZJlNZDgni3wFfjkAAwAAACCAAMIBNRkKgJakKgJcxQVkmU1nEYApVAD7RQALAAABAAAggADDMCapppUiDaipEHi7kinChIcCoiS4=",
);
/** … of a tar archive of in/b.txt, "two", and in/a.txt, "one". */
const TAR = bytes(
  "QlpoOTFBWSZTWc1uxK4AAJD7gMkAAAhAAf2AAEByIZ7ABBggAHISlGQ0AA0Gm9UCqQp6J6hoB5TQD95WZqPEgXyiIQ048m4sokqhCSJWapr41VZIWSDDMXKJuG9RPowwsq2lhUQHkCkI8FGKj4dfLkmIQ+YjJsxmD8XckU4UJDNbsSuA",
);

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function flipped(data: Uint8Array, at: number): Uint8Array {
  return data.map((byte, i) => (i === at ? byte ^ 16 : byte));
}

async function* pieces(data: Uint8Array, size: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < data.length; at += size) yield data.subarray(at, at + size);
}

async function unpacked(data: Uint8Array, size = data.length): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of decompressBzip2(pieces(data, size), "x.bz2"))
    text += decoder.decode(chunk, { stream: true });
  return text;
}

describe("decompressBzip2", () => {
  it.each<[string, Uint8Array, string]>([
    ["one member", WRIT, "The writ is refused.\n"],
    ["members one behind the other", joined(WRIT, COSTS), "The writ is refused.\nCosts to abide the event.\n"],
    ["an empty file", EMPTY, ""],
  ])("reads %s, in pieces of any size", async (_, data, text) => {
    for (const size of [data.length, 1, 7]) expect(await unpacked(data, size)).toBe(text);
  });

  it("reports a stream that is cut off at any byte", async () => {
    for (let length = 0; length < WRIT.length; length++) {
      const error = await expectEngineError(unpacked(WRIT.subarray(0, length), 5));
      expect(error.message).toMatch(/^x\.bz2: the bzip2 data is damaged or cut off \(.+\)\. Fetch the file again\.$/);
      expect(error.code).toBe("validation_failed");
    }
  });

  it("detects damaged data", async () => {
    for (let at = 0; at < WRIT.length - 1; at++) {
      // The block size, in the fourth byte, may be any; some bits of the tables of codes are of codes never used.
      const text = await unpacked(flipped(WRIT, at)).catch((error: unknown) => {
        expect(error).toBeInstanceOf(EngineError);
        return "The writ is refused.\n";
      });
      expect(text).toBe("The writ is refused.\n");
    }
  });

  it("refuses a decompression bomb", { timeout: 240_000 }, async () => {
    expect((await expectEngineError(unpacked(ZEROS))).message).toMatch(/far more than its size/);
  });
});

describe("openSource", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "headnote-bzip2-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("reads a .bz2 file repeatedly", async () => {
    await writeFile(join(folder, "order.csv.bz2"), WRIT);
    const source = await openSource(join(folder, "order.csv.bz2"));
    expect(await readSourceTexts(source)).toEqual({ "order.csv": "The writ is refused.\n" });
    expect(await readSourceTexts(source)).toEqual({ "order.csv": "The writ is refused.\n" });
  });

  it("reads .bz2 files in a folder", async () => {
    await mkdir(join(folder, "bulk"));
    await writeFile(join(folder, "bulk", "b.csv.bz2"), COSTS);
    await writeFile(join(folder, "bulk", "a.csv.bz2"), WRIT);
    const read = await readSourceTexts(await openSource(join(folder, "bulk")));
    expect(Object.entries(read)).toEqual([
      ["a.csv", "The writ is refused.\n"],
      ["b.csv", "Costs to abide the event.\n"],
    ]);
  });

  it.each(["x.tar.bz2", "x.tbz2", "x.tbz"])("reads the archive %s in path order", async (name) => {
    await writeFile(join(folder, name), TAR);
    const source = await openSource(join(folder, name));
    expect(Object.entries(await readSourceTexts(source))).toEqual([
      ["in/a.txt", "one"],
      ["in/b.txt", "two"],
    ]);
    await source.close();
  });

  it("names the archive that is cut off", async () => {
    await writeFile(join(folder, "cut.tar.bz2"), TAR.subarray(0, 90));
    const error = await expectEngineError(openSource(join(folder, "cut.tar.bz2")));
    expect(error.message).toMatch(/^cut\.tar\.bz2: the bzip2 data is damaged or cut off/);
  });
});
