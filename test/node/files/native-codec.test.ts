import * as zlib from "node:zlib";
import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createNativeCodec, type ZlibFunctions } from "../../../src/node/files/native-codec.ts";
import { javascriptCodec } from "../../../src/store/file/codec.ts";

const text = new TextEncoder().encode("a lamp that is kept lit, and a lamp that is not kept lit");
const dictionary = text.subarray(0, 20);
const packed = deflateSync(text, { dictionary });

const RUNTIMES: readonly (ZlibFunctions & { readonly name: string; readonly isNative: boolean })[] = [
  { name: "Node's functions", ...zlib, isNative: true },
  {
    name: "an inflateRawSync that fails with a dictionary, as in Deno",
    crc32: zlib.crc32,
    inflateRawSync: () => {
      throw new Error("invalid distance too far back");
    },
    isNative: false,
  },
  {
    name: "an inflateRawSync that ignores the dictionary",
    crc32: zlib.crc32,
    inflateRawSync: () => Buffer.alloc(text.length),
    isNative: false,
  },
  { name: "none of the functions", isNative: false },
];

describe("the codec of a runtime", () => {
  it.each(RUNTIMES)("reads a corpus right with $name", ({ isNative, ...functions }) => {
    const codec = createNativeCodec(functions);
    expect(Buffer.from(codec.inflate(packed, dictionary, text.length)).toString()).toBe(Buffer.from(text).toString());
    expect(codec.checksum(text)).toBe(javascriptCodec.checksum(text));
    expect(codec.inflate !== javascriptCodec.inflate).toBe(isNative);
  });
});
