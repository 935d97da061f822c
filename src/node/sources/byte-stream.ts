import { createReadStream, readFileSync } from "node:fs";
import { createUnreadableSourceError } from "../../ingest/source.ts";
import { describeCause } from "../files/file-errors.ts";

/** Size of the chunks in which files are read, in bytes. */
export const CHUNK_BYTES = 256 * 1024;

/** The bytes of a file, in chunks. */
export type ByteStream = AsyncGenerator<Uint8Array, void, undefined>;

/**
 * Reads a file on disk. A file of at most one chunk is read at once, because a stream takes a buffer and four turns of the
 * event loop, which adds up over thousands of files.
 * @param name names the file in messages
 * @param size bytes of the file, if known
 */
export async function* readFileBytes(path: string, name: string, size = Number.POSITIVE_INFINITY): ByteStream {
  try {
    if (size <= CHUNK_BYTES) return yield readFileSync(path);
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) yield chunk as Uint8Array;
  } catch (cause) {
    throw createUnreadableSourceError(`${name}: the file cannot be read to its end: ${describeCause(cause)}`, cause);
  }
}

/** Returns the bytes as a web stream: one chunk per pull. Cancelling it closes the file. */
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
