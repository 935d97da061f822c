import unbzip2 from "unbzip2-stream";
import { describeCause } from "../files/file-errors.ts";
import type { ByteStream } from "./byte-stream.ts";
import { createDamagedDataError } from "./damaged-data-error.ts";
import { DECOMPRESSION_BOMB_REASON, isDecompressionBomb } from "./decompression-bomb.ts";

/**
 * Decompresses bzip2, also of several concatenated members, and verifies the checksum of each block. Throws an error that
 * names `name` if the data is damaged, cut off or a decompression bomb.
 */
export async function* decompressBzip2(compressed: ByteStream, name: string): ByteStream {
  const decoder = unbzip2();
  let failure: unknown = null;
  let unpacked: Uint8Array[] = [];
  let bytesIn = 0;
  let bytesOut = 0;
  // The decoder is synchronous: it emits blocks before `write` returns. An error thrown here stops it.
  decoder.on("data", (block: Uint8Array) => {
    bytesOut += block.length;
    if (isDecompressionBomb(bytesIn, bytesOut)) throw new Error(DECOMPRESSION_BOMB_REASON);
    unpacked.push(block);
  });
  decoder.on("error", (error: unknown) => {
    failure ??= error;
  });

  for await (const chunk of compressed) {
    bytesIn += chunk.length;
    decoder.write(chunk);
    if (failure !== null) throw createDamagedBzip2Error(name, failure);
    yield* unpacked;
    unpacked = [];
  }
  // For empty input the decoder emits neither data nor an error.
  if (bytesIn === 0) throw createDamagedBzip2Error(name, new Error("the file is empty"));
  decoder.end();
  if (failure !== null) throw createDamagedBzip2Error(name, failure);
  yield* unpacked;
}

function createDamagedBzip2Error(name: string, cause: unknown): Error {
  // On truncated input the decoder reads past the last byte and fails with a TypeError of the runtime.
  const isPastEnd = cause instanceof TypeError || !(cause instanceof Error);
  return createDamagedDataError(
    name,
    "bzip2 data",
    cause,
    isPastEnd ? "input ended prematurely" : describeCause(cause),
  );
}
