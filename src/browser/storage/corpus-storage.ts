import type { CorpusFile } from "../../store/file/corpus-file.ts";

/** Storage of corpus files, which are appended to until they are complete and then only read. */
export interface CorpusStorage {
  /** Opens a file for appending; creates it if it is missing. */
  append(file: string): Promise<CorpusWriter>;
  /** Opens a complete file for reading. */
  open(file: string): Promise<CorpusFile>;
  /** Removes a file. Does nothing if it is missing or open. */
  remove(file: string): Promise<void>;
  listFiles(): Promise<string[]>;
}

/** A file that is open for appending. */
export interface CorpusWriter {
  /** Bytes of the file, including those just written. */
  readonly size: number;
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when all bytes are stored durably. */
  close(): Promise<void>;
}
