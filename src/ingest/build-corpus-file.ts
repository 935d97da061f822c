import { EngineError } from "../errors.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import { findStoredCase } from "../store/cases/cases.ts";
import { hasCitedReferences } from "../store/citations/cited-references.ts";
import { copyCases } from "../store/copy-corpus.ts";
import { type Corpus, createCorpusDatabase } from "../store/corpus.ts";
import type { WritableCorpusFile } from "../store/file/corpus-file.ts";
import { writeCorpusTrailer } from "../store/file/trailer.ts";
import { type BuiltFrom, type CorpusCounts, writeManifest } from "../store/manifest.ts";
import type { Database } from "../store/sqlite/database.ts";
import type { SqliteOptions } from "../store/sqlite/load-sqlite.ts";
import type { IngestInput } from "./importer.ts";
import { Intake, type IntakeOptions } from "./intake/intake.ts";
import { buildProjections, PROJECTION_TABLES } from "./projections/build-projections.ts";
import type { PreviousCorpus } from "./projections/reusable-readings.ts";
import type { BuildReport, RecordNote } from "./report.ts";
import { createStages } from "./stages.ts";

/** What a corpus is called, and what it is added to. */
export interface IngestOptions extends SqliteOptions, IntakeOptions {
  /** The corpus's own name and version, as its manifest gives them. */
  readonly name: string;
  readonly version: string;
  /** Version of Headnote, for the manifest. */
  readonly builtBy: string;
  /**
   * A corpus that these inputs are added to: its records come first. What was computed of them is kept where it holds;
   * without inputs and removals everything is computed anew.
   */
  readonly into?: Corpus;
  /** Cluster ids of cases of that corpus that are left out. Default none. */
  readonly remove?: readonly number[];
}

/**
 * Builds a corpus out of its inputs, in their order, into an empty file. The file is a corpus only when this resolves.
 * @throws EngineError `validation_failed` where an input cannot be read at all, or at the first refusal with `strict`;
 * `case_not_found` where a case to remove is not in the corpus
 *
 * @example
 * ```ts
 * import { buildCorpusFile, createMemoryFile, findImporter } from "headnote/ingest";
 * import { openSource } from "headnote/node";
 *
 * const importer = findImporter("text-folder");
 * if (importer) {
 *   const source = await openSource("opinions");
 *   const report = await buildCorpusFile([{ importer, source }], createMemoryFile(), {
 *     name: "opinions",
 *     version: "1",
 *     builtBy: "example",
 *   });
 *   console.log(report.stored.cases);
 * }
 * ```
 */
export async function buildCorpusFile(
  inputs: readonly IngestInput[],
  file: WritableCorpusFile,
  options: IngestOptions,
): Promise<BuildReport> {
  const { into } = options;
  const removed = listCasesToRemove(options);
  const fullRebuildReason = into ? findFullRebuildReason(into, inputs, options) : null;
  const carried = into && fullRebuildReason === null ? into : null;
  const database = await createCorpusDatabase(file, PROJECTION_TABLES, options);
  if (carried) {
    database.exec("BEGIN");
    await createStages(options).runThrough(copyCases(carried.database, database, removed));
    database.exec("COMMIT");
  }
  const intake = new Intake(database, options, carried);
  const builtFrom: BuiltFrom[] = [...(into?.manifest.builtFrom ?? [])];
  if (into && !carried) await intake.readCorpus(into, removed);
  for (const input of inputs) builtFrom.push(await intake.read(input));
  intake.finish();
  const { cases, sections, acts } = intake.stored;
  if (cases + sections + acts === 0) throw createEmptyInputError(inputs, intake.refused);
  const earlier: PreviousCorpus | null = carried && {
    database: carried.database,
    removed,
    changed: new Set([...intake.added, ...intake.changed]),
    keepsLegislation: intake.keepsLegislation,
  };
  const {
    edges,
    learnedNames: learned,
    casesRead: read,
  } = await buildProjections(database, { ...options, previous: earlier });
  const counts: CorpusCounts = { ...intake.stored, edges };
  writeManifest(database, {
    name: options.name,
    version: options.version,
    builtBy: options.builtBy,
    builtFrom,
    counts,
    currentThrough: readCurrentThrough(database),
  });
  database.close();
  options.onProgress?.({ stage: "seal", done: 0, total: 1, unit: "steps" });
  writeCorpusTrailer(file);
  options.onProgress?.({ stage: "seal", done: 1, total: 1, unit: "steps" });
  const { refused, repaired, merged, mergedActs } = intake;
  return {
    stored: counts,
    refused,
    repaired,
    merged,
    mergedActs,
    learnedNames: learned,
    removed: [...removed],
    casesRead: read,
    fullRebuildReason,
  };
}

function listCasesToRemove({ into, remove = [] }: IngestOptions): ReadonlySet<number> {
  for (const clusterId of remove) {
    if (into && findStoredCase(into.database, clusterId)) continue;
    throw new EngineError("case_not_found", `The corpus has no case ${clusterId} to remove.`);
  }
  return new Set(remove);
}

/** Why nothing that a corpus has computed may be kept; null where it may. */
function findFullRebuildReason(
  { database, manifest }: Corpus,
  inputs: readonly IngestInput[],
  options: IngestOptions,
): string | null {
  if (inputs.length === 0 && (options.remove ?? []).length === 0) return "nothing was to be added or removed";
  if (manifest.builtBy !== options.builtBy)
    return `Headnote ${manifest.builtBy} built it, which may read texts otherwise`;
  return hasCitedReferences(database) ? null : "it does not say what its cases cite";
}

/** Refusals that the error of an input without a record lists. */
const MAX_LISTED_REFUSALS = 3;

function createEmptyInputError(inputs: readonly IngestInput[], refused: readonly RecordNote[]): EngineError {
  if (inputs.length === 0) return new EngineError("validation_failed", "Nothing would be left in the corpus.");
  const names = inputs.map(({ source, importer }) => `${source.name}, read as ${importer.name}`).join("; ");
  const reasons = refused
    .slice(0, MAX_LISTED_REFUSALS)
    .map(({ place, reason }) => `${place.file}, record ${place.record}: ${reason}`);
  if (refused.length > MAX_LISTED_REFUSALS) reasons.push(`${refused.length - MAX_LISTED_REFUSALS} more`);
  const why = reasons.length === 0 ? "" : ` Refused: ${reasons.join("; ")}.`;
  return new EngineError("validation_failed", `No case, no section of a code and no Act was found in ${names}.${why}`);
}

function readCurrentThrough(database: Database): Partial<Record<Jurisdiction, string>> {
  const newest: Partial<Record<Jurisdiction, string>> = {};
  database
    .prepare("SELECT jurisdiction, max(date_filed) FROM cases GROUP BY jurisdiction ORDER BY jurisdiction")
    .each(([jurisdiction, date]) => {
      newest[jurisdiction as Jurisdiction] = date as string;
    });
  return newest;
}
