import { type FileHandle, open } from "node:fs/promises";

/** Part of a file, in bytes; `end` is exclusive. */
export interface FileRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a part of a file as a stream. The file is opened when the first byte is wanted and closed at the end, at an
 * error, and when the reader leaves: a body that nobody reads, as in the answer to `HEAD`, holds no descriptor.
 */
export function streamFile(path: string, { start, end }: FileRange): ReadableStream<Uint8Array> {
  let position = start;
  let file: FileHandle | undefined;

  async function close(): Promise<void> {
    const opened = file;
    file = undefined;
    await opened?.close();
  }

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      file ??= await open(path, "r");
      const wanted = Math.min(CHUNK_BYTES, end - position);
      const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, position);
      if (bytesRead === 0 && wanted > 0) throw new Error(`${path} became shorter while it was sent.`);
      position += bytesRead;
      if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
      if (position < end) return;
      await close();
      controller.close();
    } catch (error) {
      await close();
      throw error;
    }
  }

  return new ReadableStream({ pull, cancel: close }, { highWaterMark: 0 });
}

const CHUNK_BYTES = 256 * 1024;
