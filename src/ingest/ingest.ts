import { EngineError } from "../errors.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import { carryCases } from "../store/carry.ts";
import { caseById } from "../store/cases.ts";
import { hasCited } from "../store/cited.ts";
import { type Corpus, createCorpusDatabase } from "../store/corpus.ts";
import type { WritableCorpusFile } from "../store/corpus-file.ts";
import type { Database } from "../store/database.ts";
import { type BuiltFrom, type CorpusCounts, writeManifest } from "../store/manifest.ts";
import type { SqliteOptions } from "../store/sqlite.ts";
import { writeTrailer } from "../store/trailer.ts";
import type { Earlier } from "./earlier.ts";
import type { IngestInput } from "./importer.ts";
import { Intake, type IntakeOptions } from "./intake.ts";
import { PROJECTION_TABLES, project } from "./project.ts";
import type { BuildReport, RecordNote } from "./report.ts";
import { stagesOf } from "./stages.ts";

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
 */
export async function ingest(
  inputs: readonly IngestInput[],
  file: WritableCorpusFile,
  options: IngestOptions,
): Promise<BuildReport> {
  const { into } = options;
  const removed = casesToRemove(options);
  const anew = into ? whyAnew(into, inputs, options) : null;
  const carried = into && anew === null ? into : null;
  const database = await createCorpusDatabase(file, PROJECTION_TABLES, options);
  if (carried) {
    database.exec("BEGIN");
    await stagesOf(options).through(carryCases(carried.database, database, removed));
    database.exec("COMMIT");
  }
  const intake = new Intake(database, options, carried);
  const builtFrom: BuiltFrom[] = [...(into?.manifest.builtFrom ?? [])];
  if (into && !carried) await intake.readCorpus(into, removed);
  for (const input of inputs) builtFrom.push(await intake.read(input));
  intake.finish();
  const { cases, sections, acts } = intake.stored;
  if (cases + sections + acts === 0) throw nothingFound(inputs, intake.refused);
  const earlier: Earlier | null = carried && {
    database: carried.database,
    removed,
    changed: new Set([...intake.added, ...intake.changed]),
    keepsLaw: intake.keepsLaw,
  };
  const { edges, learned, read } = await project(database, { ...options, earlier });
  const counts: CorpusCounts = { ...intake.stored, edges };
  writeManifest(database, {
    name: options.name,
    version: options.version,
    builtBy: options.builtBy,
    builtFrom,
    counts,
    currentThrough: currentThrough(database),
  });
  database.close();
  options.onProgress?.({ stage: "seal", done: 0, total: 1, unit: "steps" });
  writeTrailer(file);
  options.onProgress?.({ stage: "seal", done: 1, total: 1, unit: "steps" });
  const { refused, repaired, merged, mergedActs } = intake;
  return { stored: counts, refused, repaired, merged, mergedActs, learned, removed: [...removed], read, anew };
}

function casesToRemove({ into, remove = [] }: IngestOptions): ReadonlySet<number> {
  for (const clusterId of remove) {
    if (into && caseById(into.database, clusterId)) continue;
    throw new EngineError("case_not_found", `The corpus has no case ${clusterId} to remove.`);
  }
  return new Set(remove);
}

/** Why nothing that a corpus has computed may be kept; null where it may. */
function whyAnew(
  { database, manifest }: Corpus,
  inputs: readonly IngestInput[],
  options: IngestOptions,
): string | null {
  if (inputs.length === 0 && (options.remove ?? []).length === 0) return "nothing was to be added or removed";
  if (manifest.builtBy !== options.builtBy)
    return `Headnote ${manifest.builtBy} built it, which may read texts otherwise`;
  return hasCited(database) ? null : "it does not say what its cases cite";
}

/** Refusals that the error of an input without a record lists. */
const LISTED = 3;

function nothingFound(inputs: readonly IngestInput[], refused: readonly RecordNote[]): EngineError {
  if (inputs.length === 0) return new EngineError("validation_failed", "Nothing would be left in the corpus.");
  const names = inputs.map(({ source, importer }) => `${source.name}, read as ${importer.name}`).join("; ");
  const reasons = refused
    .slice(0, LISTED)
    .map(({ place, reason }) => `${place.file}, record ${place.record}: ${reason}`);
  if (refused.length > LISTED) reasons.push(`${refused.length - LISTED} more`);
  const why = reasons.length === 0 ? "" : ` Refused: ${reasons.join("; ")}.`;
  return new EngineError("validation_failed", `No case, no section of a code and no Act was found in ${names}.${why}`);
}

function currentThrough(database: Database): Partial<Record<Jurisdiction, string>> {
  const newest: Partial<Record<Jurisdiction, string>> = {};
  database
    .prepare("SELECT jurisdiction, max(date_filed) FROM cases GROUP BY jurisdiction ORDER BY jurisdiction")
    .each(([jurisdiction, date]) => {
      newest[jurisdiction as Jurisdiction] = date as string;
    });
  return newest;
}
