import { randomUUID } from "node:crypto";
import { readSync, writeSync } from "node:fs";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTarDecoder, type TarHeader } from "modern-tar";
import { createUnreadableSourceError, type Source } from "../../ingest/source.ts";
import { describeCause } from "../files/file-errors.ts";
import { type ByteStream, CHUNK_BYTES, readFileBytes, toWebStream } from "./byte-stream.ts";
import { findArchiveCompression } from "./compression.ts";
import { createSource, type FoundFile } from "./create-source.ts";
import { createDamagedDataError } from "./damaged-data-error.ts";

/**
 * Opens a tar archive, compressed or not. Streams it once and appends the contents of its files to a scratch file, from
 * which each can be read in any order and repeatedly. Archives are seldom in path order, and a compressed archive cannot be
 * read from the middle, so streaming it once per entry would be quadratic.
 */
export async function openTar(path: string, name: string, scratchFolder = tmpdir()): Promise<Source> {
  const scratch = await openScratch(scratchFolder, name);
  try {
    const onDisk = readFileBytes(path, name);
    const archive = findArchiveCompression(path)?.decompress(onDisk, name) ?? onDisk;
    const files = await unpackTar(archive, scratch, name);
    return createSource(name, files, () => scratch.close());
  } catch (error) {
    await scratch.close();
    throw error;
  }
}

/** Creates a file and unlinks it at once, so that the system removes it when the process ends, also after a crash. */
async function openScratch(folder: string, name: string): Promise<FileHandle> {
  const path = join(folder, `headnote-${randomUUID()}.scratch`);
  try {
    const handle = await open(path, "wx+", 0o600);
    await unlink(path);
    return handle;
  } catch (cause) {
    throw createUnreadableSourceError(
      `${name}: no scratch file can be written in the folder ${folder}: ${describeCause(cause)}`,
      cause,
    );
  }
}

async function unpackTar(archive: ByteStream, scratch: FileHandle, name: string): Promise<FoundFile[]> {
  const files: FoundFile[] = [];
  let end = 0;
  try {
    for await (const { header, body } of toWebStream(archive).pipeThrough(createTarDecoder({ strict: true }))) {
      if (header.type === "directory") {
        await body.cancel();
        continue;
      }
      const start = end;
      const kind = toFileKind(header);
      if (kind === "file") end = await appendToScratch(body, scratch, end, name);
      else await body.cancel();
      const size = end - start;
      files.push({ path: header.name, kind, size, read: () => readSlice(scratch, start, size) });
    }
  } catch (cause) {
    if (cause instanceof Error && cause.name === "EngineError") throw cause;
    throw createDamagedDataError(name, "tar archive", cause);
  }
  return files;
}

async function appendToScratch(
  body: ReadableStream<Uint8Array>,
  scratch: FileHandle,
  at: number,
  name: string,
): Promise<number> {
  let end = at;
  for await (const chunk of body) {
    try {
      for (let done = 0; done < chunk.length; ) {
        done += writeSync(scratch.fd, chunk, done, chunk.length - done, end + done);
      }
    } catch (cause) {
      throw createUnreadableSourceError(
        `${name}: its content cannot be written to the scratch folder: ${describeCause(cause)}`,
        cause,
      );
    }
    end += chunk.length;
  }
  return end;
}

async function* readSlice(scratch: FileHandle, start: number, size: number): ByteStream {
  for (let at = start; at < start + size; ) {
    const chunk = new Uint8Array(Math.min(CHUNK_BYTES, start + size - at));
    // Synchronous, because a turn of the thread pool costs more than reading a small file.
    const bytesRead = readSync(scratch.fd, chunk, 0, chunk.length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

function toFileKind(header: TarHeader): FoundFile["kind"] {
  switch (header.type ?? "file") {
    case "file":
      return "file";
    case "link":
    case "symlink":
      return "link";
    case "character-device":
    case "block-device":
      return "device";
    default:
      return "other";
  }
}
