import type { Importer } from "../importer.ts";
import { readLines } from "../readers/read-lines.ts";
import { type JsonValue, parseJson } from "../readers/read-text.ts";
import type { SourceEntry } from "../source.ts";
import { a2aj } from "./a2aj/a2aj.ts";
import { awsIndiaHighCourts, awsIndiaSupremeCourt } from "./aws-india/aws-india.ts";
import { cap } from "./cap/cap.ts";
import { capParquet } from "./cap-parquet/cap-parquet.ts";
import { coldCases } from "./cold-cases/cold-cases.ts";
import { constitutions } from "./constitutions/constitutions.ts";
import { courtlistenerApi } from "./courtlistener-api/courtlistener-api.ts";
import { courtlistenerBulk } from "./courtlistener-bulk/courtlistener-bulk.ts";
import { dcLibrary } from "./dc-library/dc-library.ts";
import { ecfr } from "./ecfr/ecfr.ts";
import { federalRegister } from "./federal-register/federal-register.ts";
import { federalRules } from "./federal-rules/federal-rules.ts";
import { findCaseLaw } from "./find-case-law/find-case-law.ts";
import { inCivictech } from "./in-civictech/in-civictech.ts";
import { inLino } from "./in-lino/in-lino.ts";
import { indiaCode } from "./india-code/india-code.ts";
import { jsonl } from "./jsonl/jsonl.ts";
import { liiofindia } from "./liiofindia/liiofindia.ts";
import { openIndiaLaw } from "./open-india-law/open-india-law.ts";
import { textFolder } from "./text-folder/text-folder.ts";
import { uslm } from "./uslm/uslm.ts";

/** The importers of all supported formats. */
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
  coldCases,
  capParquet,
  awsIndiaSupremeCourt,
  awsIndiaHighCourts,
  openIndiaLaw,
  a2aj,
  findCaseLaw,
  indiaCode,
  inLino,
  inCivictech,
  jsonl,
  textFolder,
];

/**
 * Finds the importer of a name in `--from NAME:PATH`; null if there is none.
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
 * Returns every importer whose format the entries' paths look like: an archive may contain several. A fallback importer
 * is returned only if there is no other.
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

/**
 * Returns every importer whose format the entries look like: by their paths and, where these tell no format but a fallback,
 * by the first record of the JSON lines, which several formats have in files of any name.
 *
 * @example
 * ```ts
 * import { listEntries, recognizeImporters } from "headnote/ingest";
 * import { openSource } from "headnote/node";
 *
 * const source = await openSource("opinions.tar.gz");
 * console.log((await recognizeImporters(await listEntries(source))).map(({ name }) => name));
 * await source.close();
 * ```
 */
export async function recognizeImporters(entries: readonly SourceEntry[]): Promise<readonly Importer[]> {
  const byPath = detectImporters(entries);
  if (!byPath.includes(jsonl)) return byPath;
  const record = await readFirstRecord(entries);
  const byRecord = importers.filter(({ recordMembers }) => recordMembers?.every((name) => hasMember(record, name)));
  return byRecord.length > 0 ? byRecord : byPath;
}

function hasMember(record: JsonValue | undefined, name: string): boolean {
  return typeof record === "object" && record !== null && Object.hasOwn(record, name);
}

/** Reads the first record of the JSON lines; undefined if there is none, or it is not JSON. */
async function readFirstRecord(entries: readonly SourceEntry[]): Promise<JsonValue | undefined> {
  try {
    for (const entry of entries) {
      if (!entry.path.endsWith(".jsonl")) continue;
      for await (const line of readLines(entry)) if (line.trim() !== "") return parseJson(line);
    }
  } catch {
    // A damaged file, or a line without end: reading the records reports it.
  }
  return undefined;
}
