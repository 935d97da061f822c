import { createReadStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { createUnreadableSourceError } from "../../ingest/source.ts";
import { DECOMPRESSION_BOMB_REASON, isDecompressionBomb } from "./decompression-bomb.ts";

const CHUNK_BYTES = 256 * 1024;

export type ByteStream = AsyncGenerator<Uint8Array, void, undefined>;

/**
 * The bytes of a file on disk. `name` is what messages call it, `size` its bytes where they are known: a small file is
 * read in one go, as a stream takes a whole buffer and four turns of the event loop for each of thousands.
 */
export async function* readFileBytes(path: string, name: string, size = Number.POSITIVE_INFINITY): ByteStream {
  try {
    if (size <= CHUNK_BYTES) return yield readFileSync(path);
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) yield chunk as Uint8Array;
  } catch (cause) {
    throw createUnreadableSourceError(`${name}: the file cannot be read to its end.`, cause);
  }
}

/**
 * Decompresses gzip, also of several members. A damaged or cut-off stream ends in an error that names `name`, and so
 * does one that unpacks to far more than its own size.
 */
export async function* decompressGzip(compressed: ByteStream, name: string): ByteStream {
  let packed = 0;
  let unpacked = 0;
  const source = Readable.from(
    (async function* () {
      for await (const chunk of compressed) {
        packed += chunk.length;
        yield chunk;
      }
    })(),
  );
  const unzip = createGunzip({ chunkSize: CHUNK_BYTES });
  source.on("error", (error) => unzip.destroy(error));
  source.pipe(unzip);
  try {
    for await (const chunk of unzip) {
      unpacked += (chunk as Uint8Array).length;
      if (isDecompressionBomb(packed, unpacked)) throw new Error(DECOMPRESSION_BOMB_REASON);
      yield chunk as Uint8Array;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw createUnreadableSourceError(
      `${name}: the gzip data is damaged or cut off (${reason}). Fetch the file again.`,
      cause,
    );
  } finally {
    source.destroy();
  }
}

/** A web stream of the bytes: one chunk per pull; a reader that cancels closes the file. */
export function toWebStream(bytes: ByteStream): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return();
      },
    },
    { highWaterMark: 0 },
  );
}
