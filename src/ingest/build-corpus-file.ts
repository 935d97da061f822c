import { EngineError } from "../errors.ts";
import type { DatePrecision } from "../law/case.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import { findStoredCase } from "../store/cases/cases.ts";
import { hasCitedReferences } from "../store/citations/cited-references.ts";
import { copyStatedEdges, insertStatedEdges } from "../store/citations/stated-edges.ts";
import { copyCases } from "../store/copy-corpus.ts";
import { createCorpusDatabase, type OpenCorpusFile, reopenCorpusDatabase } from "../store/corpus.ts";
import type { CorpusRepair } from "../store/corpus-repair.ts";
import type { WritableCorpusFile } from "../store/file/corpus-file.ts";
import { writeCorpusTrailer } from "../store/file/trailer.ts";
import { type BuiltFrom, type CorpusCounts, type Manifest, writeManifest } from "../store/manifest.ts";
import { computePageCacheKib, createMemoryScratch } from "../store/scratch/scratch.ts";
import { attachDatabase, type TableCopier } from "../store/sqlite/attach-database.ts";
import type { Database } from "../store/sqlite/database.ts";
import type { SqliteOptions } from "../store/sqlite/load-sqlite.ts";
import { createEmptyInputError, createNothingLeftError } from "./empty-input-error.ts";
import type { IngestInput } from "./importer.ts";
import { Intake } from "./intake/intake.ts";
import type { IntakeOptions } from "./intake/intake-options.ts";
import { buildProjections, PROJECTION_TABLES } from "./projections/build-projections.ts";
import type { BuildThreads } from "./projections/build-threads.ts";
import { compareEdges } from "./projections/compare-edges.ts";
import { compareUnmatched } from "./projections/compare-unmatched.ts";
import type { PreviousCorpus } from "./projections/reusable-readings.ts";
import { createRepairIndex } from "./records/repair-index.ts";
import type { BuildReport, EdgeComparison, UnmatchedComparison } from "./report.ts";
import { createStages } from "./stages.ts";

/** The name of a corpus, and what it is added to. */
export interface IngestOptions extends SqliteOptions, IntakeOptions {
  /** The corpus's own name and version, for the manifest. */
  readonly name: string;
  readonly version: string;
  /** Version of Headnote, for the manifest. */
  readonly builtBy: string;
  /**
   * A corpus that the inputs are added to: its records come first. What it has computed is kept if it still holds;
   * without inputs and removals everything is computed again.
   */
  readonly into?: OpenCorpusFile;
  /** Cluster ids of cases of that corpus that are left out. Default none. */
  readonly remove?: readonly number[];
  /** Changes of that corpus's records, which its manifest then lists. Default none. */
  readonly repairs?: readonly CorpusRepair[];
  /** Encoded questions of which it is known whether the corpus answers them. Default: none. */
  readonly knownQuestions?: Uint8Array;
  /** Default: everything is computed in this thread. */
  readonly threads?: BuildThreads;
}

/**
 * Builds a corpus from its inputs, in their order, into an empty file. The file is a corpus only when this resolves.
 * @throws EngineError `validation_failed` if an input cannot be read at all, or at the first refusal with `strict`;
 * `case_not_found` if a case to remove is not in the corpus
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
  const removed = listCasesToRemove(options);
  const fullRebuildReason = options.into ? findFullRebuildReason(options.into, inputs, options) : null;
  const carried = options.into && fullRebuildReason === null ? options.into : null;
  const { scratch = createMemoryScratch() } = options;
  const cacheKib = computePageCacheKib(scratch);
  const isResumed = (options.checkpoint?.state ?? null) !== null;
  const database = await (isResumed
    ? reopenCorpusDatabase(file, { ...options, cacheKib })
    : createCorpusDatabase(file, PROJECTION_TABLES, { ...options, cacheKib }));
  const copier = carried && attachDatabase(carried.database, database);
  if (copier && !isResumed) {
    database.exec("BEGIN");
    await createStages(options).runThrough(copyCases(copier, removed));
    database.exec("COMMIT");
  }
  const intake = await readInputs(database, inputs, removed, carried !== null, options);
  const previous = copier && toPreviousCorpus(copier, removed, intake);
  const { edges, learnedNames, casesRead } = await buildProjections(database, {
    ...options,
    previous,
  });
  const { refused, repaired, merged, mergedActs, counts } = intake.report;
  const stored: CorpusCounts = { ...intake.stored, edges };
  if (options.into) database.transaction(() => copyStatedEdges(options.into!.database, database));
  const sourceEdges = compareStatedEdges(database, intake, edges, options);
  const unmatchedCitations = compareUnmatchedCitations(database, intake, options);
  sealCorpus(database, file, intake.builtFrom, stored, options);
  for (const name of learnedNames) options.onNote?.({ kind: "learnedNames", ...name });
  return {
    stored,
    counts: { ...counts, learnedNames: learnedNames.length },
    inputs: intake.inputs,
    sourceEdges,
    unmatchedCitations,
    leftOut: { ...intake.selection.leftOut },
    unknownCourts: intake.selection.findUnknownCourts(),
    refused,
    repaired,
    merged,
    mergedActs,
    learnedNames,
    removed: [...removed],
    casesRead,
    fullRebuildReason,
  };
}

/** Stores the records of all inputs, preceded by those of the corpus that they are added to unless these are carried. */
async function readInputs(
  database: Database,
  inputs: readonly IngestInput[],
  removed: ReadonlySet<number>,
  isCarried: boolean,
  options: IngestOptions,
): Promise<Intake> {
  const { into = null } = options;
  const intake = new Intake(database, options, into, isCarried);
  if (intake.isFinished) return intake;
  if (into && !isCarried) await intake.readCorpus(into, removed, createRepairIndex(options.repairs ?? []));
  for (const input of inputs) await intake.read(input);
  await intake.finish();
  const { cases, sections, acts } = intake.stored;
  if (cases + sections + acts === 0) throw createNothingStoredError(inputs, intake, options);
  return intake;
}

function createNothingStoredError(
  inputs: readonly IngestInput[],
  { report, selection }: Intake,
  { filter }: IngestOptions,
): EngineError {
  if (inputs.length === 0) return createNothingLeftError();
  return createEmptyInputError({
    inputs: inputs.map(({ source, importer }) => ({ source: source.name, format: importer.name })),
    namedFormats: inputs.flatMap(({ importer, isFormatNamed }) => (isFormatNamed ? importer.name : [])),
    filter,
    leftOut: selection.leftOut.cases,
    unknownCourts: selection.findUnknownCourts(),
    refused: report.refused,
  });
}

function compareStatedEdges(
  database: Database,
  { cases: { statedEdges } }: Intake,
  edges: number,
  { onNote }: IngestOptions,
): EdgeComparison | null {
  if (statedEdges === null) return null;
  const compared = database.transaction(() =>
    compareEdges(database, statedEdges, edges, (note) => {
      insertStatedEdges(database, note.clusterId, note.onlyStated);
      onNote?.({ kind: "edges", ...note });
    }),
  );
  statedEdges.close();
  return compared;
}

function compareUnmatchedCitations(
  database: Database,
  { cases: { unmatchedCitations } }: Intake,
  { onNote }: IngestOptions,
): UnmatchedComparison | null {
  if (unmatchedCitations === null) return null;
  const compared = compareUnmatched(database, unmatchedCitations, (note) => onNote?.({ kind: "unmatched", ...note }));
  unmatchedCitations.close();
  return compared;
}

function toPreviousCorpus(copier: TableCopier, removed: ReadonlySet<number>, intake: Intake): PreviousCorpus {
  const { added, changed } = intake.cases;
  return {
    database: copier.from,
    copier,
    removed,
    changed: new Set([...added, ...changed]),
    keepsLegislation: intake.keepsLegislation,
  };
}

/** Writes the manifest and the trailer, after which the file is a corpus. */
function sealCorpus(
  database: Database,
  file: WritableCorpusFile,
  builtFrom: readonly BuiltFrom[],
  counts: CorpusCounts,
  { name, version, builtBy, into, repairs: made = [], onProgress }: IngestOptions,
): void {
  const repairs = [...(into?.manifest.repairs ?? []), ...made];
  const manifest = { name, version, builtBy, builtFrom, counts, ...readCurrentThrough(database) };
  writeManifest(database, repairs.length === 0 ? manifest : { ...manifest, repairs });
  database.close();
  onProgress?.({ stage: "seal", done: 0, total: 1, unit: "steps" });
  writeCorpusTrailer(file);
  onProgress?.({ stage: "seal", done: 1, total: 1, unit: "steps" });
}

/**
 * Lists the cases that a build removes from the corpus that it adds to.
 * @throws EngineError `case_not_found` if that does not contain one of them
 */
export function listCasesToRemove({
  into,
  remove: named = [],
  repairs = [],
}: Pick<IngestOptions, "into" | "remove" | "repairs">): ReadonlySet<number> {
  const remove = [...named, ...createRepairIndex(repairs).removedCases];
  for (const clusterId of remove) {
    if (into && findStoredCase(into.database, clusterId)) continue;
    throw new EngineError("case_not_found", `The corpus has no case ${clusterId} to remove.`);
  }
  return new Set(remove);
}

/** Returns why nothing that a corpus has computed may be kept; null if it may. */
function findFullRebuildReason(
  { database, manifest }: OpenCorpusFile,
  inputs: readonly IngestInput[],
  options: IngestOptions,
): string | null {
  if ((options.repairs ?? []).length > 0) return "records of its cases are repaired";
  if (inputs.length === 0 && (options.remove ?? []).length === 0) return "nothing was added or removed";
  if (manifest.builtBy !== options.builtBy)
    return `Headnote ${manifest.builtBy} built it and may read texts differently`;
  return hasCitedReferences(database) ? null : "it does not record what its cases cite";
}

/** Returns the date of the newest case of each jurisdiction, as precisely as one of its cases states it. */
function readCurrentThrough(database: Database): Pick<Manifest, "currentThrough" | "currentThroughPrecision"> {
  const currentThrough: Partial<Record<Jurisdiction, string>> = {};
  const currentThroughPrecision: Partial<Record<Jurisdiction, DatePrecision>> = {};
  database
    .prepare(
      `SELECT jurisdiction, date_filed, min(date_precision) FROM cases JOIN
         (SELECT jurisdiction AS country, max(date_filed) AS newest FROM cases GROUP BY jurisdiction)
         ON jurisdiction = country AND date_filed = newest
       GROUP BY jurisdiction, date_filed ORDER BY jurisdiction`,
    )
    .each(([jurisdiction, date, precision]) => {
      currentThrough[jurisdiction as Jurisdiction] = date as string;
      currentThroughPrecision[jurisdiction as Jurisdiction] = precision as DatePrecision;
    });
  return { currentThrough, currentThroughPrecision };
}
