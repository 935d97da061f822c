import type { Source } from "../../ingest/source.ts";
import { isTar } from "./compression.ts";
import { openTar } from "./open-tar.ts";
import { openZip } from "./open-zip.ts";

/** Opens the tar or zip archive at a path. @param name names it in messages */
export function openArchive(path: string, name: string, scratchFolder?: string): Promise<Source> {
  return isTar(path) ? openTar(path, name, scratchFolder) : openZip(path, name);
}
