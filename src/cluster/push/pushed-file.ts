import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { javascriptCodec } from "../../store/file/codec.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";

const MIN_NATIVE_BYTES = 4096;

/** Opens a corpus file that another thread has opened before. */
export function openPushedFile(path: string): CorpusFile {
  const descriptor = openSync(path, "r");
  const { size } = fstatSync(descriptor);
  return {
    size,
    codec: {
      ...javascriptCodec,
      // Native code is slower to start than a short text takes.
      inflate: (data, dictionary, length) =>
        length < MIN_NATIVE_BYTES
          ? javascriptCodec.inflate(data, dictionary, length)
          : inflateRawSync(data, { dictionary, chunkSize: Math.max(64, length) }),
    },
    read(offset, length) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      for (let at = 0; at < bytes.length; ) {
        const read = readSync(descriptor, bytes, at, bytes.length - at, offset + at);
        if (read === 0) throw new Error("The corpus file became shorter.");
        at += read;
      }
      return bytes;
    },
    close: () => closeSync(descriptor),
  };
}
