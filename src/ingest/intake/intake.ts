import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { copyLegislation } from "../../store/copy-corpus.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { BuiltFrom, CorpusCounts } from "../../store/manifest.ts";
import { createMemoryScratch, type Scratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { IngestInput } from "../importer.ts";
import { type LegislationRecord, readCorpusRecords, readLegislationRecords } from "../records/corpus-records.ts";
import type { RepairIndex } from "../records/repair-index.ts";
import type { SourceRecord } from "../records/source-record.ts";
import { hasUnreadableText } from "../records/unreadable-text.ts";
import type { BuildNote, BuildProgress, InputCounts } from "../report.ts";
import { type CaseFilter, type CaseSelection, createCaseSelection } from "../selection/case-selection.ts";
import type { Source } from "../source.ts";
import { CaseIntake } from "./case-intake.ts";
import { createInputCounter, type InputCounter, type IntakeFigures } from "./input-counts.ts";
import { createIntakeReport, type IntakeReport } from "./intake-report.ts";
import { addLegislation, createLegislationTables, type LegislationTables } from "./legislation-intake.ts";

/** Records per transaction: enough for commits to cost nothing, few enough to stay in the page cache. */
const RECORDS_PER_TRANSACTION = 500;

/** How records are stored. */
export interface IntakeOptions {
  /** Stop at the first record that has to be refused. Default false. */
  readonly strict?: boolean;
  /** Ends the build; the file is not a corpus then. */
  readonly signal?: AbortSignal;
  /** Called often during the build. */
  readonly onProgress?: (progress: BuildProgress) => void;
  /** Receives every note about a record when it is made. */
  readonly onNote?: (note: BuildNote) => void;
  /** Which cases of the inputs are taken. Default: all. */
  readonly filter?: CaseFilter;
  /** Where to keep what does not fit into memory, and how much memory there is. Default: 1 GiB, without a disk. */
  readonly scratch?: Scratch;
}

/** Stores the records of all inputs and reports what became of each. */
export class Intake {
  readonly cases: CaseIntake;
  readonly report: IntakeReport;
  readonly selection: CaseSelection;
  /** What became of the cases and opinions of each input. */
  readonly inputs: InputCounts[] = [];

  readonly #database: Database;
  readonly #options: IntakeOptions;
  readonly #legislation: LegislationTables;
  /** A corpus whose enacted law is copied at the end; null once an input has brought other law. */
  #carriedLegislation: OpenCorpusFile | null;
  /** What was stored of enacted law before this input. */
  #countsBefore: LegislationTables["counts"];
  /** The number of the input that is being read, from 1. */
  #input = 0;

  /**
   * Continues from the cases that the database contains.
   * @param carried the corpus that these come from, whose enacted law belongs to the new one too
   */
  constructor(database: Database, options: IntakeOptions, carried: OpenCorpusFile | null = null) {
    this.#database = database;
    this.#options = options;
    this.report = createIntakeReport(options.strict === true, options.onNote);
    this.selection = createCaseSelection(options.filter);
    this.cases = new CaseIntake(database, this.report, {
      selection: this.selection,
      tracksChanges: carried !== null,
      scratch: options.scratch ?? createMemoryScratch(),
    });
    this.#legislation = createLegislationTables(database);
    this.#countsBefore = { ...this.#legislation.counts };
    this.#carriedLegislation = carried;
  }

  /** Number of stored records of each kind. */
  get stored(): Omit<CorpusCounts, "edges"> {
    const { codes, sections, acts, footnotes } = this.#carriedLegislation?.manifest.counts ?? this.#legislation.counts;
    return { ...this.cases.counts, codes, sections, acts, footnotes };
  }

  /** Whether enacted law is the same as in the carried corpus. */
  get keepsLegislation(): boolean {
    return this.#carriedLegislation !== null;
  }

  /** Stores the records of one input. */
  async read({ importer, source }: IngestInput): Promise<BuiltFrom> {
    this.#begin(source.name);
    const before = { ...this.cases.counts };
    const counter = createInputCounter({ source: source.name, format: importer.name }, () => this.#readFigures());
    this.#countsBefore = { ...this.#legislation.counts };
    const total = await computeSize(source);
    let bytes = 0;
    const records = importer.records(source, {
      signal: this.#options.signal,
      scratch: this.#options.scratch,
      selection: this.selection,
      onBytes: (more) => {
        bytes += more;
        this.#options.onProgress?.({ stage: "import", done: bytes, total, unit: "bytes" });
      },
    });
    await this.#addAll(records, false, counter);
    this.inputs.push(counter.finish());
    const { counts } = this.cases;
    return {
      format: importer.name,
      source: source.name.replace(/.*[\\/]/, ""),
      ...importer.provenance,
      cases: counts.cases - before.cases,
      opinions: counts.opinions - before.opinions,
      sections: this.#legislation.counts.sections - this.#countsBefore.sections,
      acts: this.#legislation.counts.acts - this.#countsBefore.acts,
    };
  }

  /** Stores the records of a corpus; its cases were merged when it was built. */
  async readCorpus(corpus: OpenCorpusFile, excludedCases: ReadonlySet<number>, repairs: RepairIndex): Promise<void> {
    const { name, counts } = corpus.manifest;
    this.#begin(name);
    const records = readCorpusRecords(corpus, {
      excludedCases,
      repairs,
      onProgress: (done) => {
        if (done % RECORDS_PER_TRANSACTION === 0)
          this.#options.onProgress?.({ stage: "import", done, total: counts.cases, unit: "cases" });
      },
    });
    await this.#addAll(records, true, null);
  }

  /** Writes what is buffered; called once, after the last input. */
  finish(): void {
    this.#database.transaction(() => {
      this.cases.finish();
      if (this.#carriedLegislation === null) this.#legislation.finish();
      else copyLegislation(this.#carriedLegislation.database, this.#database);
    });
  }

  #readFigures(): IntakeFigures {
    const { counts, refusedRecords } = this.report;
    const { cases, opinions } = this.cases.counts;
    const { leftOut } = this.selection;
    return { cases, opinions, merged: counts.merged, refused: { ...refusedRecords }, leftOut: { ...leftOut } };
  }

  #begin(source: string): void {
    this.report.beginSource(source);
    this.#input++;
  }

  async #addAll(
    records: AsyncIterable<SourceRecord>,
    isDeduplicated: boolean,
    counter: InputCounter | null,
  ): Promise<void> {
    let inBatch = 0;
    this.#database.exec("BEGIN");
    for await (const record of records) {
      this.#options.signal?.throwIfAborted();
      if (isLegislation(record)) await this.#restoreLegislation();
      const takeIn = () => this.#add(record, isDeduplicated);
      if (counter) counter.count(record, takeIn);
      else takeIn();
      if (++inBatch === RECORDS_PER_TRANSACTION) {
        await this.#beginTransaction();
        inBatch = 0;
      }
    }
    this.#database.exec("COMMIT");
  }

  async #beginTransaction(): Promise<void> {
    this.#database.exec("COMMIT; BEGIN");
    await yieldToEventLoop();
    this.#options.signal?.throwIfAborted();
  }

  #add(record: SourceRecord, isDeduplicated: boolean): void {
    if (record.kind === "refused") return this.report.addRefusal(record.what, record.reason, record.location);
    if (record.kind === "repaired") return this.report.addRepair(record.what, record.reason, record.location);
    if (record.kind === "cited_cases") return this.cases.addCitedCases(record);
    if (record.kind === "unmatched_citations") return this.cases.addUnmatchedCitations(record);
    if (!isDeduplicated && hasUnreadableText(record)) {
      this.report.addRepair(record.kind, "characters that could not be read are stored as U+FFFD", record.location);
    }
    switch (record.kind) {
      case "court":
        return this.cases.addCourt(record.court);
      case "case":
        return this.cases.addCase(record.case, record.location, isDeduplicated);
      case "opinion":
        return this.cases.addOpinion(record, this.#input);
      default:
        return this.#addLegislation(record);
    }
  }

  #addLegislation(record: LegislationRecord): void {
    const outcome = addLegislation(this.#legislation, record, this.#input);
    if (outcome.kind === "refused") this.report.addRefusal(record.kind, outcome.reason, record.location);
    if (outcome.kind === "merged") this.report.addActMerge(outcome.actId, outcome.taken, record.location);
  }

  /** Stores the carried law record by record, before the first record that may be merged with it. */
  async #restoreLegislation(): Promise<void> {
    if (this.#carriedLegislation === null) return;
    const corpus = this.#carriedLegislation;
    this.#carriedLegislation = null;
    let inBatch = 0;
    for (const record of readLegislationRecords(corpus)) {
      addLegislation(this.#legislation, record, 0);
      if (++inBatch % RECORDS_PER_TRANSACTION === 0) await this.#beginTransaction();
    }
    this.#countsBefore = { ...this.#legislation.counts };
  }
}

function isLegislation({ kind }: SourceRecord): boolean {
  return kind === "code" || kind === "section" || kind === "act";
}

/** Returns the bytes of all entries; null if the size of one is not known. */
async function computeSize(source: Source): Promise<number | null> {
  let total = 0;
  for await (const entry of source.entries()) {
    if (entry.size === undefined) return null;
    total += entry.size;
  }
  return total;
}
