import { openCorpusBytes } from "../../store/file/corpus-file.ts";
import type { BrowserDatabase } from "./browser-database.ts";
import type { CorpusStorage } from "./corpus-storage.ts";

const PIECE_BYTES = 2 ** 20;

/** Creates a storage in IndexedDB that divides files into pieces of 1 MiB. Opening a file reads it into memory. */
export function createIndexedDbStorage(database: BrowserDatabase): CorpusStorage {
  const toPieceRange = (file: string) => IDBKeyRange.bound([file, 0], [file, Number.MAX_SAFE_INTEGER]);

  return {
    async append(file) {
      const numbers = await database.getAllKeys("pieces", toPieceRange(file));
      // The last piece may be short; it is completed first.
      let number = Math.max(0, numbers.length - 1);
      const last = await database.get("pieces", [file, number]);
      const piece = new Uint8Array(PIECE_BYTES);
      piece.set(last ?? []);
      let filled = last?.length ?? 0;
      const storePiece = () => database.put("pieces", piece.slice(0, filled), [file, number]);
      return {
        get size() {
          return number * PIECE_BYTES + filled;
        },
        async write(bytes) {
          for (let done = 0; done < bytes.length; ) {
            const taken = bytes.subarray(done, done + PIECE_BYTES - filled);
            piece.set(taken, filled);
            filled += taken.length;
            done += taken.length;
            if (filled < PIECE_BYTES) return;
            await storePiece();
            number++;
            filled = 0;
          }
        },
        async close() {
          if (filled > 0) await storePiece();
        },
      };
    },

    async open(file) {
      const pieces = await database.getAll("pieces", toPieceRange(file));
      const bytes = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
      pieces.forEach((piece, number) => {
        bytes.set(piece, number * PIECE_BYTES);
      });
      return openCorpusBytes(bytes);
    },

    remove: (file) => database.delete("pieces", toPieceRange(file)),

    async listFiles() {
      const keys = await database.getAllKeys("pieces");
      return [...new Set(keys.map(([file]) => file))];
    },
  };
}
