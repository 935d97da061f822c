import { describe, expect, it } from "vitest";
import { decompressByProgram, findProgram } from "../../../src/node/sources/run-decompressor.ts";

/** What `bzip2` makes of "The writ is refused.\n". */
const WRIT = Uint8Array.from(
  atob("QlpoOTFBWSZTWRAy+NsAAALTgAAQQAEEAAdgHoAgACKYTJ6nqehAAAcm744kwBDL6ZTgu5IpwoSAgZfG2A=="),
  (character) => character.charCodeAt(0),
);

async function* pieces(...all: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield* all;
}

async function decompress(program: string, ...all: readonly Uint8Array[]): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of decompressByProgram(program, pieces(...all), "a.bz2")) text += decoder.decode(chunk);
  return text;
}

const bzip2 = findProgram("lbzip2") ?? findProgram("bzip2");

describe.skipIf(bzip2 === null)("decompressByProgram", () => {
  it("decompresses what it is given, in pieces and in several members", async () => {
    expect(await decompress(bzip2!, WRIT.subarray(0, 9), WRIT.subarray(9), WRIT)).toBe(
      "The writ is refused.\nThe writ is refused.\n",
    );
  });

  it.each([
    ["cut off", WRIT.subarray(0, 40)],
    ["no bzip2", new TextEncoder().encode("text")],
    ["empty", new Uint8Array(0)],
  ])("names the file if the data is %s", async (_, data) => {
    await expect(decompress(bzip2!, data)).rejects.toThrow(/^a\.bz2: the bzip2 data is damaged or cut off/);
  });
});

describe("findProgram", () => {
  it("returns null for a program that is not installed", () => {
    expect(findProgram("no-such-program")).toBeNull();
    expect(findProgram("sh", "")).toBeNull();
  });
});
