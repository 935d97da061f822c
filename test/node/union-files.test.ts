import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUnionFiles } from "../../src/node/files/union-files.ts";

describe("union files beside a corpus", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "headnote-union-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const publish = async (path: string, key: string) => {
    const file = await createUnionFiles(path).create(key);
    file.write(0, new TextEncoder().encode(key));
    (await file.publish()).close?.();
  };

  it("are found by their key", async () => {
    const path = join(folder, "first.sqlite");
    const key = "ab".repeat(32);
    expect(await createUnionFiles(path).open(key)).toBeNull();
    await publish(path, key);
    const file = await createUnionFiles(path).open(key);
    expect(new TextDecoder().decode(file!.read(0, file!.size))).toBe(key);
    file!.close?.();
    expect(readdirSync(folder)).toEqual([`first.sqlite.union-${key.slice(0, 16)}.sqlite`]);
  });

  it("are removed if they are discarded", async () => {
    const path = join(folder, "second.sqlite");
    const file = await createUnionFiles(path).create("cd".repeat(32));
    file.write(0, new Uint8Array(10));
    file.discard();
    expect(readdirSync(folder).filter((name) => name.startsWith("second"))).toEqual([]);
  });

  it("are at most four", async () => {
    const path = join(folder, "third.sqlite");
    for (const digit of "123456") await publish(path, digit.repeat(64));
    expect(readdirSync(folder).filter((name) => name.startsWith("third"))).toHaveLength(4);
  });

  it("are in memory if the folder cannot be written", async () => {
    const file = await createUnionFiles(join(folder, "absent", "corpus.sqlite")).create("ef".repeat(32));
    file.write(0, Uint8Array.of(1, 2, 3));
    expect((await file.publish()).size).toBe(3);
  });
});
