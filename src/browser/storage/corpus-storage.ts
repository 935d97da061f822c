import type { CorpusFile } from "../../store/file/corpus-file.ts";

/** Where the bytes of corpora lie: files that are written from front to back, and then only read. */
export interface CorpusStorage {
  /** Opens a file at its end, made where there is none. */
  append(file: string): Promise<CorpusWriter>;
  /** Opens a whole file. */
  open(file: string): Promise<CorpusFile>;
  /** Removes a file, if it is there and nobody has it open. */
  remove(file: string): Promise<void>;
  listFiles(): Promise<string[]>;
}

export interface CorpusWriter {
  /** Bytes that are written. */
  readonly size: number;
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when everything is safe. */
  close(): Promise<void>;
}
