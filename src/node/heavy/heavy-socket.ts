import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** A socket between the processes of one server, which no other user of the machine can open. */
export interface HeavySocket {
  readonly path: string;
  /** Removes it. */
  remove(): void;
}

/** Creates the path of a socket, in a folder of its own that only this user may enter; on Windows, of a named pipe. */
export function createHeavySocket(): HeavySocket {
  const folder = mkdtempSync(join(tmpdir(), "headnote-socket-"));
  const isWindows = process.platform === "win32";
  return {
    path: isWindows ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, "heavy"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
