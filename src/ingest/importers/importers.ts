import type { Importer } from "../importer.ts";
import type { SourceEntry } from "../source.ts";
import { cap } from "./cap/cap.ts";
import { constitutions } from "./constitutions.ts";
import { courtlistenerApi } from "./courtlistener-api/courtlistener-api.ts";
import { courtlistenerBulk } from "./courtlistener-bulk/courtlistener-bulk.ts";
import { dcLibrary } from "./dc-library.ts";
import { ecfr } from "./ecfr.ts";
import { federalRegister } from "./federal-register.ts";
import { federalRules } from "./federal-rules.ts";
import { inCivictech } from "./in-civictech/in-civictech.ts";
import { inLino } from "./in-lino/in-lino.ts";
import { indiaCode } from "./india-code/india-code.ts";
import { jsonl } from "./jsonl/jsonl.ts";
import { liiofindia } from "./liiofindia/liiofindia.ts";
import { textFolder } from "./text-folder/text-folder.ts";
import { uslm } from "./uslm.ts";

/** Every format that can be read, one row each. */
export const importers: readonly Importer[] = [
  courtlistenerBulk,
  courtlistenerApi,
  liiofindia,
  uslm,
  ecfr,
  federalRegister,
  dcLibrary,
  constitutions,
  federalRules,
  cap,
  indiaCode,
  inLino,
  inCivictech,
  jsonl,
  textFolder,
];

/**
 * The importer of this name, as `--from NAME:PATH` writes it; null where there is none.
 *
 * @example
 * ```ts
 * import { findImporter } from "headnote/ingest";
 *
 * console.log(findImporter("headnote-jsonl")?.name); // headnote-jsonl
 * console.log(findImporter("unknown")); // null
 * ```
 */
export function findImporter(name: string): Importer | null {
  return importers.find((importer) => importer.name === name) ?? null;
}

/**
 * Every importer whose format the entries' paths look like: an archive may hold several. One that reads any file of its
 * kind is taken only where no other is.
 *
 * @example
 * ```ts
 * import { detectImporters, listEntries } from "headnote/ingest";
 * import { openSource } from "headnote/node";
 *
 * const source = await openSource("opinions.tar.gz");
 * console.log(detectImporters(await listEntries(source)).map(({ name }) => name));
 * await source.close();
 * ```
 */
export function detectImporters(entries: readonly SourceEntry[]): readonly Importer[] {
  const found = importers.filter((importer) => importer.detect(entries));
  const special = found.filter((importer) => !importer.isFallback);
  return special.length > 0 ? special : found.slice(0, 1);
}
