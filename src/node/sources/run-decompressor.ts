import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { Readable } from "node:stream";
import type { ByteStream } from "./byte-stream.ts";
import { createDamagedDataError } from "./damaged-data-error.ts";
import { DECOMPRESSION_BOMB_REASON, isDecompressionBomb } from "./decompression-bomb.ts";

/** Returns the path of a program on the search path; null if there is none. */
export function findProgram(name: string, searchPath = process.env.PATH ?? ""): string | null {
  for (const folder of searchPath.split(delimiter)) {
    if (folder === "") continue;
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** Characters of the program's messages that an error repeats. */
const MAX_MESSAGE_CHARS = 200;

/**
 * Decompresses bytes by a program that reads standard input and writes standard output with `-d -c`, as bzip2's do; it
 * uses all processors where ours uses one. Throws an error that names `name` if the program fails or the data is a
 * decompression bomb.
 */
export async function* decompressByProgram(program: string, compressed: ByteStream, name: string): ByteStream {
  const child = spawn(program, ["-d", "-c"], { stdio: ["pipe", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
    child.once("error", () => resolve(null));
  });
  let message = "";
  child.stderr.on("data", (text: Buffer) => {
    if (message.length < MAX_MESSAGE_CHARS) message += text.toString("utf8");
  });
  let bytesIn = 0;
  let bytesOut = 0;
  let failure: unknown = null;
  const input = Readable.from(
    (async function* () {
      for await (const chunk of compressed) {
        bytesIn += chunk.length;
        yield chunk;
      }
    })(),
  );
  input.once("error", (error) => {
    failure = error;
    child.kill();
  });
  // The program ends early when its input is damaged; its status says so.
  child.stdin.on("error", () => undefined);
  input.pipe(child.stdin);
  try {
    for await (const chunk of child.stdout) {
      bytesOut += (chunk as Uint8Array).length;
      if (isDecompressionBomb(bytesIn, bytesOut))
        throw createDamagedDataError(
          name,
          "bzip2 data",
          new Error(DECOMPRESSION_BOMB_REASON),
          DECOMPRESSION_BOMB_REASON,
        );
      yield chunk as Uint8Array;
    }
    const status = await ended;
    if (failure !== null) throw failure;
    if (status !== 0 || bytesIn === 0) {
      const reason = message.trim().slice(0, MAX_MESSAGE_CHARS) || "the data is cut off";
      throw createDamagedDataError(name, "bzip2 data", new Error(reason), reason);
    }
  } finally {
    input.destroy();
    child.kill();
  }
}
