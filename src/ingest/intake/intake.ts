import { isSameCaseName } from "../../citation/case-name-match.ts";
import { parseCitationKey } from "../../citation/parse/parse-citation.ts";
import { EngineError } from "../../errors.ts";
import type { Court } from "../../law/court.ts";
import { findStoredCase, insertCase, updateDateIfMorePrecise, visitCases } from "../../store/cases/cases.ts";
import { insertCourt, readCourts } from "../../store/cases/courts.ts";
import { createOpinionWriter, listCasesWithText, type OpinionWriter } from "../../store/cases/opinions.ts";
import { findCasesByKey, insertCitation, listCitationsOfCase } from "../../store/citations/case-citations.ts";
import { copyLegislation } from "../../store/copy-corpus.ts";
import type { Corpus } from "../../store/corpus.ts";
import { type BuiltFrom, type CaseCounts, type CorpusCounts, countCases } from "../../store/manifest.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { IngestInput } from "../importer.ts";
import { findSharedCitation } from "../merge/shared-citation.ts";
import { type LegislationRecord, readCorpusRecords, readLegislationRecords } from "../records/corpus-records.ts";
import type { CaseInput, SourceLocation, SourceRecord } from "../records/source-record.ts";
import { hasUnreadableText } from "../records/unreadable-text.ts";
import type { ActMergeNote, BuildProgress, MergeNote, RecordNote } from "../report.ts";
import type { Source } from "../source.ts";
import { yieldToEventLoop } from "../stages.ts";
import { deriveClusterId } from "./derive-cluster-id.ts";
import { createLegislationIntake, type LegislationIntake } from "./legislation-intake.ts";

/** Records per transaction: large enough that committing costs nothing, small enough to stay in the page cache. */
const RECORDS_PER_TRANSACTION = 500;

/** How records are taken in. */
export interface IntakeOptions {
  /** Stop at the first record that has to be refused. Default false. */
  readonly strict?: boolean;
  /** Ends the build; the file is no corpus then. */
  readonly signal?: AbortSignal;
  /** Is told, often, how far it has come. */
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** Takes records in and keeps account of every one of them. */
export class Intake {
  readonly refused: RecordNote[] = [];
  readonly repaired: RecordNote[] = [];
  readonly merged: MergeNote[] = [];
  readonly mergedActs: ActMergeNote[] = [];
  /** Cases that were stored. */
  readonly added = new Set<number>();
  /** Cases that were carried over and have got a citation, a date or a text. */
  readonly changed = new Set<number>();

  readonly #database: Database;
  readonly #options: IntakeOptions;
  readonly #counts: CaseCounts;
  readonly #opinions: OpinionWriter;
  readonly #legislation: LegislationIntake;
  readonly #courts: Map<string, Court>;
  /** Cluster id by namespace and source id. */
  readonly #clusters = new Map<string, number>();
  /** Where a case's text comes from: it keeps the text of the input that came first. */
  readonly #textFrom = new Map<number, OpinionOrigin>();
  /** A corpus whose enacted law is to be carried over, as long as no input brings any. */
  #law: Corpus | null;
  /** What was stored of enacted law before this input. */
  #lawBefore: LegislationIntake["counts"];
  #source = "";
  /** The number of the input that is being read; what is carried over has 0. */
  #input = 0;
  /** Whether the cases of this input have been told apart already, so that none of them is another's twin. */
  #isSettled = false;

  /**
   * Goes on from the cases that the database holds.
   * @param carried the corpus that these come from, whose enacted law belongs to the new one too
   */
  constructor(database: Database, options: IntakeOptions, carried: Corpus | null = null) {
    this.#database = database;
    this.#options = options;
    this.#counts = countCases(database);
    this.#opinions = createOpinionWriter(database);
    this.#legislation = createLegislationIntake(database);
    this.#lawBefore = { ...this.#legislation.counts };
    this.#courts = new Map(readCourts(database));
    this.#law = carried;
    const withText = new Set(listCasesWithText(database));
    visitCases(database, ({ clusterId, namespace, sourceId }) => {
      this.#clusters.set(`${namespace}\0${sourceId}`, clusterId);
      if (withText.has(clusterId)) this.#textFrom.set(clusterId, { input: 0, namespace });
    });
  }

  get stored(): Omit<CorpusCounts, "edges"> {
    const { codes, sections, acts, footnotes } = this.#law?.manifest.counts ?? this.#legislation.counts;
    return { ...this.#counts, codes, sections, acts, footnotes };
  }

  /** Whether enacted law is as it was in the corpus that was carried over. */
  get keepsLegislation(): boolean {
    return this.#law !== null;
  }

  async read({ importer, source }: IngestInput): Promise<BuiltFrom> {
    this.#begin(source.name);
    const before = { ...this.#counts };
    this.#lawBefore = { ...this.#legislation.counts };
    const total = await computeSize(source);
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
      cases: this.#counts.cases - before.cases,
      opinions: this.#counts.opinions - before.opinions,
      sections: this.#legislation.counts.sections - this.#lawBefore.sections,
      acts: this.#legislation.counts.acts - this.#lawBefore.acts,
    };
  }

  /** Takes in again what a corpus holds, record by record. */
  async readCorpus(corpus: Corpus, without: ReadonlySet<number>): Promise<void> {
    const { name, counts } = corpus.manifest;
    this.#begin(name);
    this.#isSettled = true;
    await this.#takeAll(
      readCorpusRecords(corpus, {
        excludedCases: without,
        onProgress: (done) => {
          if (done % RECORDS_PER_TRANSACTION === 0) {
            this.#options.onProgress?.({ stage: "import", done, total: counts.cases, unit: "cases" });
          }
        },
      }),
    );
    this.#isSettled = false;
  }

  finish(): void {
    this.#database.transaction(() => {
      this.#opinions.finish();
      if (this.#law === null) this.#legislation.finish();
      else copyLegislation(this.#law.database, this.#database);
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
      if (isLegislation(record)) await this.#readLaw();
      this.#take(record);
      if (++inBatch === RECORDS_PER_TRANSACTION) {
        await this.#nextBatch();
        inBatch = 0;
      }
    }
    this.#database.exec("COMMIT");
  }

  async #nextBatch(): Promise<void> {
    this.#database.exec("COMMIT; BEGIN");
    await yieldToEventLoop();
    this.#options.signal?.throwIfAborted();
  }

  #take(record: SourceRecord): void {
    const isNew = !this.#isSettled && record.kind !== "refused" && record.kind !== "repaired";
    if (isNew && hasUnreadableText(record)) {
      this.#repaired(record.kind, "characters that could not be read stand as U+FFFD", record.location);
    }
    switch (record.kind) {
      case "court":
        return this.#takeCourt(record.court);
      case "case":
        return this.#takeCase(record.case, record.location);
      case "opinion":
        return this.#takeOpinion(record);
      case "code":
      case "section":
      case "act":
        return this.#takeLaw(record);
      case "refused":
        return this.#refuse(record.what, record.reason, record.location);
      case "repaired":
        this.#repaired(record.what, record.reason, record.location);
    }
  }

  #repaired(what: RecordNote["what"], reason: string, location: SourceLocation): void {
    this.repaired.push({ source: this.#source, location, what, reason });
  }

  #takeCourt(court: Court): void {
    if (!this.#courts.has(court.id)) this.#counts.courts++;
    this.#courts.set(court.id, court);
    insertCourt(this.#database, court);
  }

  #takeCase(input: CaseInput, location: SourceLocation): void {
    const sourceKey = `${input.namespace}\0${input.sourceId}`;
    if (!this.#courts.has(input.courtId))
      return this.#refuse("case", `its court "${input.courtId}" is not in the input`, location);
    if (this.#clusters.has(sourceKey)) return this.#refuse("case", "the source has this id twice", location);
    const citations = toKeyedCitations(input.citations);
    const twin = this.#isSettled ? null : this.#twin(input, citations);
    if (twin) {
      this.merged.push({ clusterId: twin.clusterId, source: this.#source, location, citation: twin.citation });
      this.#addCitations(twin.clusterId, citations);
      this.#clusters.set(sourceKey, twin.clusterId);
      this.#change(twin.clusterId);
      return;
    }
    const clusterId = input.clusterId ?? deriveClusterId(input.namespace, input.sourceId);
    if (findStoredCase(this.#database, clusterId))
      return this.#refuse("case", `cluster id ${clusterId} is taken by another case`, location);
    insertCase(this.#database, { ...input, clusterId });
    this.#counts.cases++;
    this.added.add(clusterId);
    this.#clusters.set(sourceKey, clusterId);
    this.#addCitations(clusterId, citations);
  }

  #change(clusterId: number): void {
    if (!this.added.has(clusterId)) this.changed.add(clusterId);
  }

  /** The stored case of another source that is the same decision. */
  #twin(input: CaseInput, citations: readonly KeyedCitation[]): { clusterId: number; citation: string } | null {
    const subject = { ...input, keys: citations.map(({ key }) => key) };
    for (const clusterId of new Set(subject.keys.flatMap((key) => findCasesByKey(this.#database, key)))) {
      const stored = findStoredCase(this.#database, clusterId);
      if (stored === null || stored.namespace === input.namespace) continue;
      const keys = listCitationsOfCase(this.#database, clusterId).map(({ key }) => key);
      const shared = findSharedCitation(subject, { ...stored, keys }, isSameCaseName);
      if (shared !== null) {
        updateDateIfMorePrecise(this.#database, clusterId, input);
        return { clusterId, citation: citations.find(({ key }) => key === shared)?.text ?? shared };
      }
    }
    return null;
  }

  #addCitations(clusterId: number, citations: readonly KeyedCitation[]): void {
    const stored = listCitationsOfCase(this.#database, clusterId);
    const known = new Set(stored.map((citation) => citation.key));
    let position = stored.length;
    for (const { key, text } of citations) {
      if (known.has(key)) continue;
      known.add(key);
      insertCitation(this.#database, clusterId, { key, text, position: position++ });
      this.#counts.citations++;
    }
  }

  #takeOpinion(record: Extract<SourceRecord, { kind: "opinion" }>): void {
    const sourceKey = `${record.namespace}\0${record.caseSourceId}`;
    const clusterId = this.#clusters.get(sourceKey);
    if (clusterId === undefined)
      return this.#refuse("opinion", `its case "${record.caseSourceId}" was not stored`, record.location);
    const textFrom = this.#textFrom.get(clusterId);
    if (textFrom && (textFrom.input !== this.#input || textFrom.namespace !== record.namespace))
      return this.#refuse("opinion", `its case has its text from ${textFrom.namespace}, read before`, record.location);
    if (!textFrom) this.#textFrom.set(clusterId, { input: this.#input, namespace: record.namespace });
    this.#opinions.add(clusterId, record.opinion);
    this.#change(clusterId);
    this.#counts.opinions++;
    this.#counts.characters += record.opinion.text.length;
  }

  /** New law may merge with what is there, so this is taken in again before the first of it. */
  async #readLaw(): Promise<void> {
    if (this.#law === null) return;
    const corpus = this.#law;
    this.#law = null;
    let inBatch = 0;
    for (const record of readLegislationRecords(corpus)) {
      if (record.kind === "code") this.#legislation.addCode(record);
      else if (record.kind === "section") this.#legislation.addSection(record);
      else this.#legislation.addAct(record, 0);
      if (++inBatch % RECORDS_PER_TRANSACTION === 0) await this.#nextBatch();
    }
    this.#lawBefore = { ...this.#legislation.counts };
  }

  #takeLaw(record: LegislationRecord): void {
    if (record.kind === "code") return this.#refuseFor(this.#legislation.addCode(record), record);
    if (record.kind === "section") return this.#refuseFor(this.#legislation.addSection(record), record);
    const outcome = this.#legislation.addAct(record, this.#input);
    if (outcome === null || typeof outcome === "string") return this.#refuseFor(outcome, record);
    this.mergedActs.push({
      actId: record.act.id,
      source: this.#source,
      location: record.location,
      taken: outcome.taken,
    });
  }

  #refuseFor(reason: string | null, { kind, location }: SourceRecord & { readonly kind: RecordNote["what"] }): void {
    if (reason !== null) this.#refuse(kind, reason, location);
  }

  #refuse(what: RecordNote["what"], reason: string, location: SourceLocation): void {
    if (this.#options.strict) {
      throw new EngineError(
        "validation_failed",
        `${location.file}, record ${location.record}: ${what} refused: ${reason}.`,
      );
    }
    this.refused.push({ source: this.#source, location, what, reason });
  }
}

function isLegislation({ kind }: SourceRecord): boolean {
  return kind === "code" || kind === "section" || kind === "act";
}

interface OpinionOrigin {
  readonly input: number;
  readonly namespace: string;
}

interface KeyedCitation {
  readonly key: string;
  readonly text: string;
}

/** A citation string that no reading fits is still found by its own letters. */
function toKeyedCitations(citations: readonly string[]): KeyedCitation[] {
  return citations.map((text) => ({ text, key: parseCitationKey(text) }));
}

async function computeSize(source: Source): Promise<number | null> {
  let total = 0;
  for await (const entry of source.entries()) {
    if (entry.size === undefined) return null;
    total += entry.size;
  }
  return total;
}
