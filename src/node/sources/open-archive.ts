import type { Source } from "../../ingest/source.ts";
import { isTar } from "./compression.ts";
import { openTar } from "./open-tar.ts";
import { openZip } from "./open-zip.ts";

/** Opens the archive at a path. `name` is what messages call it. */
export function openArchive(path: string, name: string, scratchFolder?: string): Promise<Source> {
  return isTar(path) ? openTar(path, name, scratchFolder) : openZip(path, name);
}
