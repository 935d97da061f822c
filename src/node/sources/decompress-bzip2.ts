import unbzip2 from "unbzip2-stream";
import { createUnreadableSourceError } from "../../ingest/source.ts";
import type { ByteStream } from "./byte-stream.ts";
import { DECOMPRESSION_BOMB_REASON, isDecompressionBomb } from "./decompression-bomb.ts";

/**
 * Decompresses bzip2, also of several members, one behind the other. Each block's checksum is compared. A damaged or
 * cut-off stream ends in an error that names `name`, and so does one that unpacks to far more than its own size.
 */
export async function* decompressBzip2(compressed: ByteStream, name: string): ByteStream {
  const decoder = unbzip2();
  let failure: unknown = null;
  let unpacked: Uint8Array[] = [];
  let bytesIn = 0;
  let bytesOut = 0;
  // The decoder works while it is written to: a block is here before `write` returns. What is thrown here ends it.
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
  // Of no bytes at all the decoder makes no bytes and no error.
  if (bytesIn === 0) throw createDamagedBzip2Error(name, new Error("the file is empty"));
  decoder.end();
  if (failure !== null) throw createDamagedBzip2Error(name, failure);
  yield* unpacked;
}

function createDamagedBzip2Error(name: string, cause: unknown) {
  // The decoder reads on behind the last byte, and then fails with whatever the runtime says of that.
  const reason = cause instanceof Error && !(cause instanceof TypeError) ? cause.message : "input ended prematurely";
  return createUnreadableSourceError(
    `${name}: the bzip2 data is damaged or cut off (${reason}). Fetch the file again.`,
    cause,
  );
}
