import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type ByteStream, CHUNK_BYTES } from "./byte-stream.ts";
import { createDamagedDataError } from "./damaged-data-error.ts";
import { DECOMPRESSION_BOMB_REASON, isDecompressionBomb } from "./decompression-bomb.ts";

/**
 * Decompresses gzip, also of several members. Throws an error that names `name` if the data is damaged, cut off or a
 * decompression bomb.
 */
export async function* decompressGzip(compressed: ByteStream, name: string): ByteStream {
  let bytesIn = 0;
  let bytesOut = 0;
  const source = Readable.from(
    (async function* () {
      for await (const chunk of compressed) {
        bytesIn += chunk.length;
        yield chunk;
      }
    })(),
  );
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  source.on("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const chunk of gunzip) {
      bytesOut += (chunk as Uint8Array).length;
      if (isDecompressionBomb(bytesIn, bytesOut)) throw new Error(DECOMPRESSION_BOMB_REASON);
      yield chunk as Uint8Array;
    }
  } catch (cause) {
    throw createDamagedDataError(name, "gzip data", cause);
  } finally {
    source.destroy();
  }
}
