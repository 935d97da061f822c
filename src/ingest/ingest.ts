import { namesAgree } from "../citation/mismatch.ts";
import { keyOf } from "../citation/parse.ts";
import { EngineError } from "../errors.ts";
import type { Court } from "../law/court.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import { caseById, insertCase, sharpenDate } from "../store/cases.ts";
import { casesByKey, citationsOfCase, insertCitation } from "../store/citations.ts";
import { type Corpus, createCorpusDatabase } from "../store/corpus.ts";
import type { WritableCorpusFile } from "../store/corpus-file.ts";
import { insertCourt } from "../store/courts.ts";
import type { Database } from "../store/database.ts";
import { type BuiltFrom, type CorpusCounts, writeManifest } from "../store/manifest.ts";
import { type OpinionWriter, opinionWriter } from "../store/opinions.ts";
import type { SqliteOptions } from "../store/sqlite.ts";
import { writeTrailer } from "../store/trailer.ts";
import { corpusRecords } from "./corpus-records.ts";
import { deriveClusterId } from "./identity.ts";
import type { Importer } from "./importer.ts";
import { type LegislationIntake, legislationIntake } from "./legislation-intake.ts";
import { sharedDecision } from "./merge.ts";
import { nextTask, PROJECTION_TABLES, project } from "./project.ts";
import type { CaseInput, RecordPlace, SourceRecord } from "./record.ts";
import type { ActMergeNote, BuildReport, MergeNote, Progress, RecordNote } from "./report.ts";
import type { Source } from "./source.ts";
import { hasUnreadable } from "./unreadable.ts";

/** One input of a build and the importer that reads it. */
export interface IngestInput {
  readonly importer: Importer;
  readonly source: Source;
}

export interface IngestOptions extends SqliteOptions {
  /** The corpus's own name and version, as its manifest gives them. */
  readonly name: string;
  readonly version: string;
  /** Version of Headnote, for the manifest. */
  readonly builtBy: string;
  /** Stop at the first record that has to be refused. Default false. */
  readonly strict?: boolean;
  /** A corpus that these inputs are added to: its records come first, and what was computed of them is computed anew. */
  readonly into?: Corpus;
  /** Ends the build; the file is no corpus then. */
  readonly signal?: AbortSignal;
  /** Is told, often, how far it has come. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Records per transaction: large enough that committing costs nothing, small enough to stay in the page cache. */
const BATCH = 500;

/**
 * Builds a corpus out of its inputs, in their order, into an empty file. The file is a corpus only when this resolves.
 * @throws EngineError `validation_failed` where an input cannot be read at all, or at the first refusal with `strict`
 */
export async function ingest(
  inputs: readonly IngestInput[],
  file: WritableCorpusFile,
  options: IngestOptions,
): Promise<BuildReport> {
  const database = await createCorpusDatabase(file, PROJECTION_TABLES, options);
  const intake = new Intake(database, options);
  const builtFrom: BuiltFrom[] = [];
  if (options.into) builtFrom.push(...(await intake.readCorpus(options.into)));
  for (const input of inputs) builtFrom.push(await intake.read(input));
  intake.finish();
  const { cases, sections, acts } = intake.stored;
  if (cases + sections + acts === 0) throw nothingFound(inputs, intake.refused);
  const { edges, learned } = await project(database, options);
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
  return { stored: counts, refused, repaired, merged, mergedActs, learned };
}

/** Refusals that the error of an input without a record lists. */
const LISTED = 3;

function nothingFound(inputs: readonly IngestInput[], refused: readonly RecordNote[]): EngineError {
  const names = inputs.map(({ source, importer }) => `${source.name}, read as ${importer.name}`).join("; ");
  const reasons = refused
    .slice(0, LISTED)
    .map(({ place, reason }) => `${place.file}, record ${place.record}: ${reason}`);
  if (refused.length > LISTED) reasons.push(`${refused.length - LISTED} more`);
  const why = reasons.length === 0 ? "" : ` Refused: ${reasons.join("; ")}.`;
  return new EngineError("validation_failed", `No case, no section of a code and no Act was found in ${names}.${why}`);
}

/** Takes records in and keeps account of every one of them. */
class Intake {
  readonly counts = { courts: 0, cases: 0, citations: 0, opinions: 0, characters: 0 };
  readonly refused: RecordNote[] = [];
  readonly repaired: RecordNote[] = [];
  readonly merged: MergeNote[] = [];
  readonly mergedActs: ActMergeNote[] = [];

  readonly #database: Database;
  readonly #options: IngestOptions;
  readonly #opinions: OpinionWriter;
  readonly #legislation: LegislationIntake;
  readonly #courts = new Map<string, Court>();
  /** Cluster id by namespace and source id. */
  readonly #clusters = new Map<string, number>();
  /** Where a case's text comes from: it keeps the text of the input that came first. */
  readonly #textFrom = new Map<number, TextOrigin>();
  #source = "";
  /** The number of the input that is being read. */
  #input = 0;
  /** Whether the cases of this input have been told apart already, so that none of them is another's twin. */
  #isSettled = false;

  constructor(database: Database, options: IngestOptions) {
    this.#database = database;
    this.#options = options;
    this.#opinions = opinionWriter(database);
    this.#legislation = legislationIntake(database);
  }

  get stored(): Omit<CorpusCounts, "edges"> {
    return { ...this.counts, ...this.#legislation.counts };
  }

  async read({ importer, source }: IngestInput): Promise<BuiltFrom> {
    this.#begin(source.name);
    const before = this.stored;
    const total = await sizeOf(source);
    let bytes = 0;
    const records = importer.records(source, {
      signal: this.#options.signal,
      onBytes: (more) => {
        bytes += more;
        this.#options.onProgress?.({ stage: "import", done: bytes, total, unit: "bytes" });
      },
    });
    await this.#takeAll(records);
    return {
      format: importer.name,
      source: source.name.replace(/.*[\\/]/, ""),
      ...importer.provenance,
      cases: this.stored.cases - before.cases,
      opinions: this.stored.opinions - before.opinions,
      sections: this.stored.sections - before.sections,
      acts: this.stored.acts - before.acts,
    };
  }

  /** Takes in again what a corpus holds; answers with what it was built from. */
  async readCorpus(corpus: Corpus): Promise<readonly BuiltFrom[]> {
    const { name, builtFrom, counts } = corpus.manifest;
    this.#begin(name);
    this.#isSettled = true;
    await this.#takeAll(
      corpusRecords(corpus, {
        onCase: (done) => {
          if (done % BATCH === 0) {
            this.#options.onProgress?.({ stage: "import", done, total: counts.cases, unit: "cases" });
          }
        },
      }),
    );
    this.#isSettled = false;
    return builtFrom;
  }

  finish(): void {
    this.#database.transaction(() => {
      this.#opinions.finish();
      this.#legislation.finish();
    });
  }

  #begin(source: string): void {
    this.#source = source;
    this.#input++;
  }

  async #takeAll(records: AsyncIterable<SourceRecord>): Promise<void> {
    let inBatch = 0;
    this.#database.exec("BEGIN");
    for await (const record of records) {
      this.#options.signal?.throwIfAborted();
      this.#take(record);
      if (++inBatch === BATCH) {
        this.#database.exec("COMMIT; BEGIN");
        inBatch = 0;
        await nextTask();
      }
    }
    this.#database.exec("COMMIT");
  }

  #take(record: SourceRecord): void {
    const isNew = !this.#isSettled && record.kind !== "refused" && record.kind !== "repaired";
    if (isNew && hasUnreadable(record)) {
      this.#repaired(record.kind, "characters that could not be read stand as U+FFFD", record.place);
    }
    switch (record.kind) {
      case "court":
        return this.#takeCourt(record.court);
      case "case":
        return this.#takeCase(record.case, record.place);
      case "opinion":
        return this.#takeOpinion(record);
      case "code":
        return this.#refuseFor(this.#legislation.code(record), record);
      case "section":
        return this.#refuseFor(this.#legislation.section(record), record);
      case "act":
        return this.#takeAct(record);
      case "refused":
        return this.#refuse(record.what, record.reason, record.place);
      case "repaired":
        this.#repaired(record.what, record.reason, record.place);
    }
  }

  #repaired(what: RecordNote["what"], reason: string, place: RecordPlace): void {
    this.repaired.push({ source: this.#source, place, what, reason });
  }

  #takeCourt(court: Court): void {
    if (!this.#courts.has(court.id)) this.counts.courts++;
    this.#courts.set(court.id, court);
    insertCourt(this.#database, court);
  }

  #takeCase(input: CaseInput, place: RecordPlace): void {
    const sourceKey = `${input.namespace}\0${input.sourceId}`;
    if (!this.#courts.has(input.courtId))
      return this.#refuse("case", `its court "${input.courtId}" is not in the input`, place);
    if (this.#clusters.has(sourceKey)) return this.#refuse("case", "the source has this id twice", place);
    const citations = keyed(input.citations);
    const twin = this.#isSettled ? null : this.#twin(input, citations);
    if (twin) {
      this.merged.push({ clusterId: twin.clusterId, source: this.#source, place, citation: twin.citation });
      this.#addCitations(twin.clusterId, citations);
      this.#clusters.set(sourceKey, twin.clusterId);
      return;
    }
    const clusterId = input.clusterId ?? deriveClusterId(input.namespace, input.sourceId);
    if (caseById(this.#database, clusterId))
      return this.#refuse("case", `cluster id ${clusterId} is taken by another case`, place);
    insertCase(this.#database, { ...input, clusterId });
    this.counts.cases++;
    this.#clusters.set(sourceKey, clusterId);
    this.#addCitations(clusterId, citations);
  }

  /** The stored case of another source that is the same decision. */
  #twin(input: CaseInput, citations: readonly Keyed[]): { clusterId: number; citation: string } | null {
    const subject = { ...input, keys: citations.map(({ key }) => key) };
    for (const clusterId of new Set(subject.keys.flatMap((key) => casesByKey(this.#database, key)))) {
      const stored = caseById(this.#database, clusterId);
      if (stored === null || stored.namespace === input.namespace) continue;
      const keys = citationsOfCase(this.#database, clusterId).map(({ key }) => key);
      const shared = sharedDecision(subject, { ...stored, keys }, namesAgree);
      if (shared !== null) {
        sharpenDate(this.#database, clusterId, input);
        return { clusterId, citation: citations.find(({ key }) => key === shared)?.text ?? shared };
      }
    }
    return null;
  }

  #addCitations(clusterId: number, citations: readonly Keyed[]): void {
    const stored = citationsOfCase(this.#database, clusterId);
    const known = new Set(stored.map((citation) => citation.key));
    let position = stored.length;
    for (const { key, text } of citations) {
      if (known.has(key)) continue;
      known.add(key);
      insertCitation(this.#database, clusterId, { key, text, position: position++ });
      this.counts.citations++;
    }
  }

  #takeOpinion(record: Extract<SourceRecord, { kind: "opinion" }>): void {
    const sourceKey = `${record.namespace}\0${record.caseSourceId}`;
    const clusterId = this.#clusters.get(sourceKey);
    if (clusterId === undefined)
      return this.#refuse("opinion", `its case "${record.caseSourceId}" was not stored`, record.place);
    const textFrom = this.#textFrom.get(clusterId);
    if (textFrom && (textFrom.input !== this.#input || textFrom.namespace !== record.namespace))
      return this.#refuse("opinion", `its case has its text from ${textFrom.namespace}, read before`, record.place);
    if (!textFrom) this.#textFrom.set(clusterId, { input: this.#input, namespace: record.namespace });
    this.#opinions.add(clusterId, record.opinion);
    this.counts.opinions++;
    this.counts.characters += record.opinion.text.length;
  }

  #takeAct(record: Extract<SourceRecord, { kind: "act" }>): void {
    const outcome = this.#legislation.act(record, this.#input);
    if (outcome === null || typeof outcome === "string") return this.#refuseFor(outcome, record);
    this.mergedActs.push({
      actId: record.act.id,
      source: this.#source,
      place: record.place,
      taken: outcome.taken,
    });
  }

  #refuseFor(reason: string | null, { kind, place }: SourceRecord & { readonly kind: RecordNote["what"] }): void {
    if (reason !== null) this.#refuse(kind, reason, place);
  }

  #refuse(what: RecordNote["what"], reason: string, place: RecordPlace): void {
    if (this.#options.strict) {
      throw new EngineError("validation_failed", `${place.file}, record ${place.record}: ${what} refused: ${reason}.`);
    }
    this.refused.push({ source: this.#source, place, what, reason });
  }
}

interface TextOrigin {
  readonly input: number;
  readonly namespace: string;
}

interface Keyed {
  readonly key: string;
  readonly text: string;
}

/** A citation string that no reading fits is still found by its own letters. */
function keyed(citations: readonly string[]): Keyed[] {
  return citations.map((text) => ({ text, key: keyOf(text) }));
}

async function sizeOf(source: Source): Promise<number | null> {
  let total = 0;
  for await (const entry of source.entries()) {
    if (entry.size === undefined) return null;
    total += entry.size;
  }
  return total;
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
