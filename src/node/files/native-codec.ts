import * as zlib from "node:zlib";
import { type Codec, javascriptCodec } from "../../store/file/codec.ts";

/** The functions of `node:zlib` that a codec uses; a runtime may lack one. */
export type ZlibFunctions = Partial<Pick<typeof zlib, "crc32" | "inflateRawSync">>;

/**
 * Creates a codec of the runtime's own code, several times as fast as that in JavaScript, and of JavaScript where the
 * runtime fails a probe: Deno's `inflateRawSync`, for instance, ignores a preset dictionary. Compression is always done in
 * JavaScript, because the bytes that zlib writes differ between its versions.
 */
export function createNativeCodec({ crc32, inflateRawSync }: ZlibFunctions): Codec {
  const inflate: Codec["inflate"] | undefined =
    inflateRawSync && ((data, dictionary, size) => inflateRawSync(data, { dictionary, chunkSize: Math.max(64, size) }));
  return {
    checksum:
      crc32 && isRight(() => crc32(PROBE) === javascriptCodec.checksum(PROBE)) ? crc32 : javascriptCodec.checksum,
    inflate:
      inflate && isRight(() => inflatesWithDictionary(inflate))
        ? (data, dictionary, size) =>
            (data.length < MIN_NATIVE_BYTES ? javascriptCodec.inflate : inflate)(data, dictionary, size)
        : javascriptCodec.inflate,
  };
}

/** Setting zlib up takes 15 microseconds, in which JavaScript inflates this number of bytes. */
const MIN_NATIVE_BYTES = 256;

const PROBE = new TextEncoder().encode("the court of appeals affirmed the judgment of the district court");
/** The probe as raw deflate with its first 40 bytes as the dictionary. */
const DEFLATED_PROBE = Buffer.from("I1ZdHlgBiJ+SWVxSlJlcAtEGAA==", "base64");

function inflatesWithDictionary(inflate: Codec["inflate"]): boolean {
  const dictionary = PROBE.subarray(0, 40);
  const inflated = inflate(DEFLATED_PROBE, dictionary, PROBE.length);
  return inflated.length === PROBE.length && inflated.every((byte, index) => byte === PROBE[index]);
}

function isRight(probe: () => boolean): boolean {
  try {
    return probe();
  } catch {
    return false;
  }
}

/** The codec of this runtime. */
export const NATIVE_CODEC: Codec = createNativeCodec(zlib);
