import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { packTar, type TarHeader } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { expectEngineError } from "../../support/capture-error.ts";
import { readSourceTexts } from "../../support/node/source-texts.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "headnote-sources-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Entry = Partial<TarHeader> & { readonly name: string; readonly body?: string };

async function tarOf(entries: readonly Entry[]): Promise<Uint8Array> {
  return packTar(
    entries.map(({ body = "", ...header }) => ({
      header: { size: new TextEncoder().encode(body).length, ...header },
      body,
    })),
  );
}

const UNSORTED: readonly Entry[] = [
  { name: "in/b.txt", body: "two" },
  { name: "in/a.txt", body: "one" },
  { name: "in/", type: "directory", size: 0 },
  { name: "in/B.txt", body: "" },
];
const SORTED = { "in/B.txt": "", "in/a.txt": "one", "in/b.txt": "two" };

describe("openSource", () => {
  it("reads a folder with everything below it, in path order, without hidden files", async () => {
    const path = join(folder, "tree");
    await mkdir(join(path, "deep", "deeper"), { recursive: true });
    await writeFile(join(path, "b.txt"), "b");
    await writeFile(join(path, "a.csv.gz"), gzipSync("zipped"));
    await writeFile(join(path, "deep", "deeper", "c.txt"), "c");
    await writeFile(join(path, ".DS_Store"), "x");
    await symlink("/etc/passwd", join(path, "link.txt"));
    const source = await openSource(path);
    expect(source.name).toBe("tree");
    const read = await readSourceTexts(source);
    expect(Object.entries(read)).toEqual([
      ["a.csv", "zipped"],
      ["b.txt", "b"],
      ["deep/deeper/c.txt", "c"],
    ]);
    expect(source.refused).toEqual([{ path: "link.txt", reason: "a link: its target may be outside the source" }]);
    await source.close();
  });

  it("opens the archives in a folder, each below its name, but no archive in an archive", async () => {
    const path = join(folder, "volumes");
    await mkdir(join(path, "more"), { recursive: true });
    await writeFile(join(path, "b.txt"), "plain");
    await writeFile(join(path, "b.zip"), zipSync({ "x/1.txt": strToU8("one"), "in.zip": strToU8("PK") }));
    await writeFile(join(path, "more", "c.tar.gz"), gzipSync(await tarOf(UNSORTED)));
    await writeFile(join(path, "more", "cut.tgz"), gzipSync(await tarOf(UNSORTED)).subarray(0, 80));
    await writeFile(join(path, "evil.zip"), zipSync({ "../out.txt": strToU8("x"), "ok.txt": strToU8("fine") }));
    await symlink(join(path, "b.zip"), join(path, "link.zip"));
    const source = await openSource(path);
    for (let round = 0; round < 2; round++) {
      expect(Object.entries(await readSourceTexts(source))).toEqual([
        ["b.txt", "plain"],
        ["b.zip/x/1.txt", "one"],
        ["evil.zip/ok.txt", "fine"],
        ["more/c.tar.gz/in/B.txt", ""],
        ["more/c.tar.gz/in/a.txt", "one"],
        ["more/c.tar.gz/in/b.txt", "two"],
      ]);
    }
    expect(source.refused).toEqual([
      { path: "link.zip", reason: expect.stringMatching(/^a link/) },
      { path: "b.zip/in.zip", reason: expect.stringMatching(/^an archive within an archive/) },
      { path: "evil.zip/../out.txt", reason: "the path leaves the source (..)" },
      {
        path: "more/cut.tgz",
        reason: expect.stringMatching(/^volumes: more\/cut\.tgz: the gzip data is damaged or cut off/),
      },
    ]);
    await source.close();
  });

  it("refuses a compressed file beside its decompressed form", async () => {
    const path = join(folder, "twice");
    await mkdir(path);
    await writeFile(join(path, "a.csv"), "plain");
    await writeFile(join(path, "a.csv.gz"), gzipSync("zipped"));
    const source = await openSource(path);
    expect(await readSourceTexts(source)).toEqual({ "a.csv": "plain" });
    expect(source.refused).toEqual([{ path: "a.csv.gz", reason: "a second file with the path a.csv" }]);
  });

  it("reads an empty folder as no entries", async () => {
    const path = join(folder, "empty");
    await mkdir(path);
    expect(await readSourceTexts(await openSource(path))).toEqual({});
  });

  it.each(["plain.csv", "zipped.csv.gz"])("reads the single file %s repeatedly", async (name) => {
    const path = join(folder, name);
    await writeFile(path, name.endsWith(".gz") ? gzipSync("one\ntwo") : "one\ntwo");
    const source = await openSource(path);
    const expected = { [name.replace(".gz", "")]: "one\ntwo" };
    expect(await readSourceTexts(source)).toEqual(expected);
    expect(await readSourceTexts(source)).toEqual(expected);
  });

  it.each(["x.tar", "x.tar.gz", "x.tgz"])(
    "reads the archive %s in path order, again and again, and leaves nothing",
    async (name) => {
      const path = join(folder, name);
      const tar = await tarOf(UNSORTED);
      await writeFile(path, name === "x.tar" ? tar : gzipSync(tar));
      const scratchFolder = join(folder, `scratch-${name}`);
      await mkdir(scratchFolder);
      const source = await openSource(path, { scratchFolder });
      expect(Object.entries(await readSourceTexts(source))).toEqual(Object.entries(SORTED));
      expect(Object.entries(await readSourceTexts(source))).toEqual(Object.entries(SORTED));
      expect(source.refused).toEqual([]);
      expect(await readdir(scratchFolder)).toEqual([]);
      await source.close();
    },
  );

  it("reads an entry that is larger than one chunk and stops when the reader cancels", async () => {
    const path = join(folder, "large.tar.gz");
    const body = "0123456789".repeat(100_000);
    await writeFile(path, gzipSync(await tarOf([{ name: "large.txt", body }])));
    const source = await openSource(path);
    expect(await readSourceTexts(source)).toEqual({ "large.txt": body });
    for await (const entry of source.entries()) {
      expect(entry.size).toBe(body.length);
      const reader = entry.open().getReader();
      await reader.read();
      await reader.cancel();
    }
    await source.close();
  });

  it.each<[string, Entry, RegExp | null]>([
    ["a path that leaves the archive", { name: "../evil.txt", body: "x" }, /leaves the source/],
    ["such a path further in", { name: "in/../../evil.txt", body: "x" }, /leaves the source/],
    ["an absolute path", { name: "/etc/evil", body: "x" }, /absolute/],
    ["a drive letter", { name: "C:/evil.txt", body: "x" }, /absolute/],
    ["a backslash", { name: "in\\evil.txt", body: "x" }, /not a file name/],
    ["a symbolic link", { name: "link", type: "symlink", linkname: "/etc/passwd", size: 0 }, /a link/],
    ["a hard link", { name: "link", type: "link", linkname: "ok.txt", size: 0 }, /a link/],
    ["a device", { name: "dev", type: "character-device", size: 0 }, /a device/],
    ["a pipe", { name: "pipe", type: "fifo", size: 0 }, /not a regular file/],
    ["the same name again", { name: "ok.txt", body: "other" }, /a second file with the path/],
    ["a hidden file, which is passed over", { name: "in/._ok.txt", body: "x" }, null],
  ])("does not read %s in an archive", async (_, entry, reason) => {
    const path = join(folder, "hostile.tar.gz");
    await writeFile(path, gzipSync(await tarOf([{ name: "./ok.txt", body: "fine" }, entry])));
    const source = await openSource(path);
    expect(await readSourceTexts(source)).toEqual({ "ok.txt": "fine" });
    expect(source.refused.map((refused) => refused.reason)).toEqual(
      reason === null ? [] : [expect.stringMatching(reason)],
    );
    await source.close();
  });

  it.each<[string, (tar: Uint8Array) => Uint8Array, RegExp]>([
    ["cut.tar.gz", (tar) => gzipSync(tar).subarray(0, -20), /^cut\.tar\.gz: the gzip data is damaged or cut off/],
    ["cut.tar", (tar) => tar.subarray(0, 1100), /^cut\.tar: the tar archive is damaged or cut off/],
    [
      "cut-inside.tar.gz",
      (tar) => gzipSync(tar.subarray(0, 700)),
      /^cut-inside\.tar\.gz: the tar archive is damaged or cut off/,
    ],
    ["not.tar.gz", () => new TextEncoder().encode("not gzip at all"), /^not\.tar\.gz: the gzip data is damaged/],
    ["not.tar", () => new Uint8Array(2048).fill(65), /^not\.tar: the tar archive is damaged/],
  ])("reports the damage of %s", async (name, damage, message) => {
    const path = join(folder, name);
    await writeFile(path, damage(await tarOf(UNSORTED)));
    const error = await expectEngineError(openSource(path));
    expect(error.message).toMatch(message);
    expect(error.code).toBe("validation_failed");
  });

  it("refuses a .gz file that is a decompression bomb", async () => {
    const path = join(folder, "bomb.csv.gz");
    await writeFile(path, gzipSync(new Uint8Array(80 * 1024 * 1024)));
    const source = await openSource(path);
    const error = await expectEngineError(readSourceTexts(source));
    expect(error.message).toMatch(/^bomb\.csv\.gz: .*far more than its size/);
  });

  it("reports a truncated .gz file when it is read", async () => {
    const path = join(folder, "cut.csv.gz");
    await writeFile(path, gzipSync("word ".repeat(10_000)).subarray(0, -10));
    const error = await expectEngineError(openSource(path).then(readSourceTexts));
    expect(error.message).toMatch(/^cut\.csv\.gz: the gzip data is damaged or cut off/);
  });

  it.each([
    ["nowhere", /^nowhere: there is no such file or folder/],
    ["x.7z", /^x\.7z: \.7z files are not supported/],
    ["x.zip", /^x\.zip: the zip archive is damaged or cut off/],
  ])("states why %s cannot be opened", async (name, message) => {
    if (name.startsWith("x.")) await writeFile(join(folder, name), "PK");
    expect((await expectEngineError(openSource(join(folder, name)))).message).toMatch(message);
  });

  it("names the scratch folder that it cannot write to", async () => {
    const path = join(folder, "ok.tar");
    await writeFile(path, await tarOf(UNSORTED));
    const error = await expectEngineError(openSource(path, { scratchFolder: join(folder, "missing") }));
    expect(error.message).toMatch(/no scratch file can be written/);
  });
});
