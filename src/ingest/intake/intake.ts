import { runInSlices } from "../../async/run-in-slices.ts";
import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { copyLegislation } from "../../store/copy-corpus.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { BuiltFrom, CorpusCounts } from "../../store/manifest.ts";
import { createMemoryScratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { IngestInput } from "../importer.ts";
import {
  isLegislationRecord,
  type LegislationRecord,
  readCorpusRecords,
  readLegislationRecords,
} from "../records/corpus-records.ts";
import type { RepairIndex } from "../records/repair-index.ts";
import type { SourceRecord } from "../records/source-record.ts";
import { hasUnreadableText } from "../records/unreadable-text.ts";
import type { InputCounts } from "../report.ts";
import { type CaseSelection, createCaseSelection } from "../selection/case-selection.ts";
import { omitLeftOutNotes } from "../selection/omit-left-out-notes.ts";
import { computeSourceBytes } from "../source.ts";
import { parseReadingState, type ReadingPosition, type ReadingState } from "./build-checkpoint.ts";
import { CaseIntake } from "./case-intake.ts";
import { createInputCounter, type InputCounter, readIntakeFigures } from "./input-counts.ts";
import type { IntakeOptions } from "./intake-options.ts";
import { createIntakeReport, type IntakeReport } from "./intake-report.ts";
import {
  addLegislation,
  createLegislationTables,
  type LegislationCounts,
  type LegislationTables,
} from "./legislation-intake.ts";
import type { ReadingLog } from "./reading-log.ts";
import { repeatChanges } from "./repeat-changes.ts";

/** Records per transaction: enough for commits to cost nothing, few enough to stay in the page cache. */
const RECORDS_PER_TRANSACTION = 500;

/**
 * Stores the records of all inputs and reports what became of each. If the checkpoint has a state, the intake is as it was
 * then: inputs that were read are passed over, and so are the first records of the one that was being read.
 */
export class Intake {
  readonly cases: CaseIntake;
  readonly report: IntakeReport;
  readonly selection: CaseSelection;
  /** What became of the cases and opinions of each input. */
  readonly inputs: InputCounts[];

  /** The inputs that are read, after those of the corpus that they are added to. */
  readonly builtFrom: BuiltFrom[];

  readonly #database: Database;
  readonly #options: IntakeOptions;
  readonly #legislation: LegislationTables;
  readonly #restored: ReadingState | null;
  /** A corpus whose enacted law is copied at the end; null once an input has brought other law. */
  #carriedLegislation: OpenCorpusFile | null;
  /** The enacted law that was stored before this input. */
  #legislationBefore: LegislationCounts;
  /** The record that is being read. */
  #position: ReadingPosition = { input: 0, record: 0 };
  #fullSince: ReadingPosition | null;
  /** Counts the records of the input that is being read; null for a corpus. */
  #counter: InputCounter | null = null;
  #isRestoring = true;

  /**
   * Continues from the cases that the database contains.
   * @param into the corpus that the inputs are added to
   * @param isCarried whether the cases of the database come from that corpus, whose enacted law belongs to the new one too
   */
  constructor(database: Database, options: IntakeOptions, into: OpenCorpusFile | null = null, isCarried = false) {
    const { checkpoint } = options;
    const restored = parseReadingState(checkpoint);
    const log: ReadingLog = {
      add: (change) => void (this.#isRestoring || checkpoint?.addChange(JSON.stringify(change))),
    };
    this.#database = database;
    this.#options = options;
    this.#restored = restored;
    this.report = createIntakeReport(options.strict === true, (note) => {
      log.add({ kind: "note", note });
      options.onNote?.(note);
    });
    this.selection = createCaseSelection(options.filter);
    this.cases = new CaseIntake(database, this.report, {
      selection: this.selection,
      tracksChanges: isCarried,
      scratch: options.scratch ?? createMemoryScratch(),
      log,
      restored: restored?.cases,
    });
    this.#legislation = createLegislationTables(database, log, restored?.legislation);
    this.inputs = [...(restored?.inputs ?? [])];
    this.builtFrom = [...(restored?.builtFrom ?? into?.manifest.builtFrom ?? [])];
    this.#carriedLegislation = isCarried && restored?.keepsLegislation !== false ? into : null;
    this.#legislationBefore = restored?.legislationBefore ?? { ...this.#legislation.counts };
    this.#fullSince = restored?.selection.fullSince ?? null;
    if (checkpoint && restored) {
      const { report, selection, cases } = this;
      repeatChanges(checkpoint.readChanges(), restored, { report, selection, cases, legislation: this.#legislation });
    }
    this.#isRestoring = false;
  }

  /** Whether all inputs are read, by the build that this one continues. */
  get isFinished(): boolean {
    return this.#restored?.isFinished === true;
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
  async read({ importer, source }: IngestInput): Promise<void> {
    if (!this.#begin(source.name)) return;
    const counted = this.#restored?.position.input === this.#position.input ? this.#restored.counter : null;
    const input = { source: source.name, format: importer.name };
    const readFigures = () => readIntakeFigures(this.report, this.cases.counts, this.selection);
    const counter = createInputCounter(input, readFigures, counted);
    const total = await computeSourceBytes(source);
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
    await this.#addAll(omitLeftOutNotes(records, this.selection), false, counter);
    const counts = counter.finish();
    this.inputs.push(counts);
    const before = this.#legislationBefore;
    const after = this.#legislation.counts;
    this.builtFrom.push({
      format: importer.name,
      source: source.name.replace(/.*[\\/]/, ""),
      ...importer.provenance,
      cases: counts.cases.stored,
      opinions: counts.opinions.stored,
      sections: after.sections - before.sections,
      acts: after.acts - before.acts,
    });
  }

  /** Stores the records of a corpus; its cases were merged when it was built. */
  async readCorpus(corpus: OpenCorpusFile, excludedCases: ReadonlySet<number>, repairs: RepairIndex): Promise<void> {
    const { name, counts } = corpus.manifest;
    if (!this.#begin(name)) return;
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
  async finish(): Promise<void> {
    const carried = this.#carriedLegislation?.database;
    this.#database.exec("BEGIN");
    this.cases.finish();
    if (carried === undefined) this.#legislation.finish();
    else await runInSlices(copyLegislation(carried, this.#database), this.#options.signal);
    this.#database.exec("COMMIT");
    this.#save(true);
  }

  /** Begins an input; returns false if it was read before. */
  #begin(source: string): boolean {
    this.report.beginSource(source);
    const { input } = this.#position;
    this.#position = { input: input + 1, record: 0 };
    const restored = this.#restored?.position.input ?? 0;
    if (restored > input + 1) return false;
    if (restored < input + 1) this.#legislationBefore = { ...this.#legislation.counts };
    return true;
  }

  async #addAll(
    records: AsyncIterable<SourceRecord>,
    isDeduplicated: boolean,
    counter: InputCounter | null,
  ): Promise<void> {
    const { input } = this.#position;
    const skipped = this.#restored?.position.input === input ? this.#restored.position.record : 0;
    this.#counter = counter;
    let record = 0;
    this.#database.exec("BEGIN");
    for await (const next of records) {
      this.#options.signal?.throwIfAborted();
      this.#position = { input, record: ++record };
      if (this.#restored && record <= skipped) {
        this.#skip(next, this.#restored);
        if (record % RECORDS_PER_TRANSACTION === 0) await yieldToEventLoop(this.#options.signal);
        continue;
      }
      if (isLegislationRecord(next)) await this.#restoreLegislation();
      if (this.cases.mustWriteCitations(next, isDeduplicated))
        await runInSlices(this.cases.citations.write(), this.#options.signal);
      const takeIn = () => this.#add(next, isDeduplicated);
      if (counter) counter.count(next, takeIn);
      else takeIn();
      if (this.#fullSince === null && this.selection.isFull) this.#fullSince = this.#position;
      if (record % RECORDS_PER_TRANSACTION === 0) {
        this.#database.exec("COMMIT");
        if (this.#options.checkpoint?.isDue()) this.#save(false);
        this.#database.exec("BEGIN");
        await yieldToEventLoop(this.#options.signal);
      }
    }
    await runInSlices(this.cases.citations.write(), this.#options.signal);
    this.#database.exec("COMMIT");
  }

  /** Passes over a record that was stored before; the selection, which importers ask, changes as it did then. */
  #skip(record: SourceRecord, { position, selection: { taken, leftOut } }: ReadingState): void {
    if (record.kind === "court") this.selection.addCourt(record.court);
    if (record.kind === "case") this.cases.citations.holdAgain(record.case, this.#position.record);
    if (this.#fullSince?.input === position.input && this.#fullSince.record === this.#position.record)
      this.selection.restore(taken);
    if (this.#position.record === position.record) this.selection.restore(taken, leftOut);
  }

  #save(isFinished: boolean): void {
    const { taken, leftOut } = this.selection;
    const state: ReadingState = {
      position: this.#position,
      isFinished,
      builtFrom: this.builtFrom,
      inputs: this.inputs,
      counter: this.#counter?.state ?? null,
      legislationBefore: this.#legislationBefore,
      cases: this.cases.state,
      legislation: this.#legislation.state,
      keepsLegislation: this.keepsLegislation,
      selection: { taken, leftOut, fullSince: this.#fullSince },
    };
    this.#options.checkpoint?.save(JSON.stringify(state));
  }

  #add(record: SourceRecord, isDeduplicated: boolean): void {
    if (record.kind === "refused") return this.report.addRefusal(record.what, record.reason, record.location);
    if (record.kind === "repaired") return this.report.addRepair(record.what, record.reason, record.location);
    if (record.kind === "cited_cases") return this.cases.addCitedCases(record);
    if (record.kind === "unmatched_citations") return this.cases.addUnmatchedCitations(record);
    if (!isDeduplicated && hasUnreadableText(record) && !this.cases.isLeftOut(record)) {
      this.report.addRepair(record.kind, "characters that could not be read are stored as U+FFFD", record.location);
    }
    switch (record.kind) {
      case "court":
        return this.cases.addCourt(record.court, this.#position.input);
      case "case":
        return this.cases.addCase(record.case, record.location, this.#position.record, isDeduplicated);
      case "opinion":
        return this.cases.addOpinion(record, this.#position.input);
      default:
        return this.#addLegislation(record);
    }
  }

  #addLegislation(record: LegislationRecord): void {
    const outcome = addLegislation(this.#legislation, record, this.#position.input);
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
      if (++inBatch % RECORDS_PER_TRANSACTION !== 0) continue;
      this.#database.exec("COMMIT; BEGIN");
      await yieldToEventLoop(this.#options.signal);
    }
    this.#legislationBefore = { ...this.#legislation.counts };
  }
}
