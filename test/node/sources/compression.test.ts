import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";

/** What `bzip2` makes of "The writ is refused.\n". */
const WRIT = Uint8Array.from(
  atob("QlpoOTFBWSZTWRAy+NsAAALTgAAQQAEEAAdgHoAgACKYTJ6nqehAAAcm744kwBDL6ZTgu5IpwoSAgZfG2A=="),
  (character) => character.charCodeAt(0),
);

const folder = mkdtempSync(join(tmpdir(), "headnote-bzip2-"));
const searchPath = process.env.PATH;

/** Decompresses a file by a fresh module: it looks for the program once. */
async function decompress(path: string): Promise<string> {
  process.env.PATH = path;
  vi.resetModules();
  const { findFileCompression } = await import("../../../src/node/sources/compression.ts");
  const compressed = (async function* () {
    yield WRIT;
  })();
  let text = "";
  for await (const chunk of findFileCompression("a.csv.bz2")!.decompress(compressed, "a.csv.bz2"))
    text += new TextDecoder().decode(chunk);
  return text;
}

describe("a file that ends in .bz2", () => {
  afterEach(() => {
    process.env.PATH = searchPath;
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(process.platform === "win32")("is decompressed by lbzip2 where that is installed", async () => {
    const program = join(folder, "lbzip2");
    writeFileSync(program, "#!/bin/sh\n/bin/cat > /dev/null\necho by the program\n");
    chmodSync(program, 0o755);
    expect(await decompress(folder)).toBe("by the program\n");
  });

  it("is decompressed without a program otherwise", async () => {
    expect(await decompress("")).toBe("The writ is refused.\n");
  });
});
