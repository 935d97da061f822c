import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EngineError } from "../../../src/errors.ts";
import type { Source } from "../../../src/ingest/source.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { readSourceTexts } from "../../support/node/source-texts.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "headnote-zip-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openZip(files: Zippable, damage: (zip: Uint8Array) => Uint8Array = (zip) => zip): Promise<Source> {
  const path = join(folder, "a.zip");
  await writeFile(path, damage(zipSync(files)));
  return openSource(path);
}

describe("a zip archive as a source", () => {
  it("reads its files in path order, stored or deflated, repeatedly", async () => {
    const source = await openZip({
      "b/two.txt": strToU8("two ".repeat(500)),
      "a.txt": [strToU8("one"), { level: 0 }],
      "b/": new Uint8Array(0),
      "ü.txt": strToU8("three"),
    });
    const all = { "a.txt": "one", "b/two.txt": "two ".repeat(500), "ü.txt": "three" };
    expect(await readSourceTexts(source)).toEqual(all);
    expect(Object.keys(await readSourceTexts(source))).toEqual(Object.keys(all));
    await source.close();
  });

  it.each([
    ["../outside.txt", /leaves the source/],
    ["in/../../outside.txt", /leaves the source/],
    ["/etc/outside.txt", /absolute/],
    ["C:/outside.txt", /absolute/],
    ["in\\outside.txt", /not a file name/],
  ])("refuses the name %s and reads the rest", async (name, reason) => {
    const source = await openZip({ "ok.txt": strToU8("fine"), [name]: strToU8("bad") });
    expect(await readSourceTexts(source)).toEqual({ "ok.txt": "fine" });
    expect(source.refused).toEqual([{ path: name, reason: expect.stringMatching(reason) }]);
    await source.close();
  });

  it("refuses a link", async () => {
    const link: Zippable = { "to.txt": [strToU8("/etc/passwd"), { os: 3, attrs: (0o120777 << 16) >>> 0 }] };
    const source = await openZip(link);
    expect(source.refused).toEqual([{ path: "to.txt", reason: expect.stringMatching(/^a link/) }]);
    await source.close();
  });

  it("refuses a bomb without unpacking it", async () => {
    const source = await openZip({
      "bomb.txt": [new Uint8Array(80 * 1024 * 1024), { level: 9 }],
      "ok.txt": strToU8("fine"),
    });
    expect(await readSourceTexts(source)).toEqual({ "ok.txt": "fine" });
    expect(source.refused).toEqual([{ path: "bomb.txt", reason: expect.stringMatching(/far more than its size/) }]);
    await source.close();
  });

  it("refuses an archive whose files together unpack to far more than its size", async () => {
    // Files of 40 MB each, harmless alone, and all of zeros.
    const zeros = new Uint8Array(40 * 1024 * 1024);
    await expect(openZip({ "a.txt": zeros, "b.txt": zeros })).rejects.toThrow(/far more than its size/);
  });

  it("stops at a file that unpacks to more than the archive states", async () => {
    const source = await openZip({ "a.txt": strToU8("word ".repeat(4000)) }, (zip) => {
      const view = new DataView(zip.buffer, zip.byteOffset);
      // The uncompressed size in the central directory, whose records begin with PK\x01\x02.
      for (let at = 0; at < zip.length - 4; at++) {
        if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
      }
      return zip;
    });
    await expect(readSourceTexts(source)).rejects.toThrow(EngineError);
    await expect(readSourceTexts(source)).rejects.toThrow(/a\.zip: a\.txt: the zip archive is damaged/);
    await source.close();
  });

  it.each<[string, (zip: Uint8Array) => Uint8Array]>([
    ["cut off", (zip) => zip.subarray(0, zip.length - 30)],
    ["no archive", () => strToU8("not a zip archive at all, but long enough to be looked at")],
    ["empty", () => new Uint8Array(0)],
  ])("reports an archive that is %s", async (_, damage) => {
    await expect(openZip({ "a.txt": strToU8("one") }, damage)).rejects.toThrow(/^a\.zip: the zip archive is damaged/);
  });
});
