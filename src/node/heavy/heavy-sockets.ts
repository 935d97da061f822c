import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Sockets between the processes of one server, which no other user of the machine can open. */
export interface HeavySockets {
  readonly paths: readonly string[];
  /** Removes them. */
  remove(): void;
}

/** Creates the paths of sockets, in a folder of their own that only this user may enter; on Windows, of named pipes. */
export function createHeavySockets(count: number): HeavySockets {
  const folder = mkdtempSync(join(tmpdir(), "headnote-socket-"));
  const prefix = process.platform === "win32" ? `\\\\.\\pipe\\${basename(folder)}-` : join(folder, "heavy-");
  return {
    paths: Array.from({ length: count }, (_, index) => `${prefix}${index}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
