import { isSameCaseName } from "../../citation/case-name-match.ts";
import type { Court } from "../../law/court.ts";
import { findStoredCase, insertCase, updateDateIfMorePrecise } from "../../store/cases/cases.ts";
import { insertCourt, readCourts, writeCourtAppeals } from "../../store/cases/courts.ts";
import { createOpinionWriter, type HeldText, type OpinionWriter } from "../../store/cases/opinions.ts";
import { insertTopics } from "../../store/cases/topics.ts";
import { findCasesByKey, listCitationsOfCase } from "../../store/citations/case-citations.ts";
import { type CaseCounts, countCases } from "../../store/manifest.ts";
import { createExternalSorter, type ExternalSorter } from "../../store/scratch/external-sorter.ts";
import { encodeFields } from "../../store/scratch/fields.ts";
import type { Scratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { findSharedCitation } from "../merge/shared-citation.ts";
import type { CaseInput, SourceLocation, SourceRecord } from "../records/source-record.ts";
import { detectRoles } from "../roles/detect-roles.ts";
import type { CaseSelection } from "../selection/case-selection.ts";
import type { CitationBatchState } from "./citation-batch.ts";
import { type CitationIntake, createCitationIntake, type KeyedCitation, toKeyedCitations } from "./citation-intake.ts";
import { deriveClusterId } from "./derive-cluster-id.ts";
import type { IntakeReport } from "./intake-report.ts";
import { createOpinionOrigins, type OpinionOrigins } from "./opinion-origins.ts";
import type { CaseChange, ReadingLog } from "./reading-log.ts";
import { createSourceIds, type SourceIds } from "./source-ids.ts";

/** How cases are taken in. */
export interface CaseIntakeOptions {
  readonly selection: CaseSelection;
  /** Whether `added` and `changed` are needed, because the cases are added to a corpus. */
  readonly tracksChanges: boolean;
  readonly scratch: Scratch;
  /** Receives every change of what is in memory. */
  readonly log: ReadingLog;
  /** State of the interrupted build that filled the database; the logged changes have to be repeated. Default: none. */
  readonly restored?: CaseState;
}

/** What an interrupted build remembers of its cases, beside the logged changes. */
export interface CaseState {
  readonly counts: CaseCounts;
  /** The first id of an opinion that the build assigned. */
  readonly firstOpinionId: number;
  readonly heldTexts: readonly HeldText[];
  readonly heldCitations: CitationBatchState | null;
}

/** Stores courts, cases and opinions; merges cases of different sources that are one decision. */
export class CaseIntake {
  readonly counts: CaseCounts;
  readonly citations: CitationIntake;
  /** Cluster ids of cases that this build stored; empty unless changes are tracked. */
  readonly added = new Set<number>();
  /** Cluster ids of carried cases that have received a citation, a date or a text; empty unless changes are tracked. */
  readonly changed = new Set<number>();

  /** Edges that sources state, by citing cluster id: the cited ones as float64; null if none does. */
  statedEdges: ExternalSorter | null = null;

  /** Citations that sources could not resolve, by citing cluster id; null if none states any. */
  unmatchedCitations: ExternalSorter | null = null;

  readonly #database: Database;
  readonly #report: IntakeReport;
  readonly #options: CaseIntakeOptions;
  readonly #opinions: OpinionWriter;
  readonly #courts: Map<string, Court>;
  readonly #sourceIds: SourceIds;
  readonly #origins: OpinionOrigins;
  readonly #firstOpinionId: number;
  /** Sources of the stored cases. */
  readonly #namespaces = new Set<string>();

  /** Continues from the cases that the database contains. */
  constructor(database: Database, report: IntakeReport, options: CaseIntakeOptions) {
    this.#database = database;
    this.#report = report;
    this.#options = options;
    const { log, restored } = options;
    this.counts = restored ? { ...restored.counts } : countCases(database);
    this.#opinions = createOpinionWriter(database, restored?.heldTexts);
    this.#courts = new Map(readCourts(database));
    this.#sourceIds = createSourceIds(database, this.#namespaces);
    this.citations = createCitationIntake(database, this.counts, restored?.heldCitations ?? null);
    this.#firstOpinionId = restored?.firstOpinionId ?? this.#opinions.nextId;
    this.#origins = createOpinionOrigins(database, this.#firstOpinionId, (range) => log.add({ kind: "origin", range }));
  }

  /** What the logged changes do not contain, for an intake that continues. */
  get state(): CaseState {
    const { counts } = this;
    return {
      counts: { ...counts },
      firstOpinionId: this.#firstOpinionId,
      heldTexts: this.#opinions.held,
      heldCitations: this.citations.state,
    };
  }

  /** Repeats a logged change. */
  apply(change: CaseChange): void {
    switch (change.kind) {
      case "merged_case":
        return this.#sourceIds.add(change.namespace, change.sourceId, change.clusterId);
      case "origin":
        return this.#origins.addRange(change.range);
      case "stated_edges":
        return this.#addStatedEdges(change.clusterId, change.cited);
      case "unmatched_citations":
        return this.#addUnmatchedCitations(change.clusterId, change.citations);
      case "added_case":
        return void this.added.add(change.clusterId);
      case "changed_case":
        return void this.changed.add(change.clusterId);
    }
  }

  /**
   * Stores a court, or replaces the one with its id.
   * @param input number of the input, from 1
   */
  addCourt(court: Court, input: number): void {
    if (!this.#courts.has(court.id)) this.counts.courts++;
    this.#courts.set(court.id, court);
    this.#options.selection.addCourt(court);
    this.#options.log.add({ kind: "court", input, court });
    insertCourt(this.#database, court);
  }

  /** Registers a court that an interrupted build stored. */
  restoreCourt(court: Court): void {
    this.#courts.set(court.id, court);
  }

  /**
   * Stores a case, merges it with another source's, or refuses it. If {@link mustWriteCitations}, they are written before.
   * @param record number of its record in the input
   * @param isDeduplicated whether its source contains no case twice, so that it is merged with none
   */
  addCase(input: CaseInput, location: SourceLocation, record: number, isDeduplicated: boolean): void {
    if (!this.#storeCase(input, location, record, isDeduplicated)) this.citations.passOver(record);
  }

  /** Whether a record is a case that the filter leaves out, or an opinion of one. */
  isLeftOut(record: SourceRecord): boolean {
    const { selection } = this.#options;
    if (record.kind === "case") return !selection.mayTake(record.case);
    if (record.kind !== "opinion" || !selection.isActive) return false;
    return this.#sourceIds.find(record.namespace, record.caseSourceId) === undefined;
  }

  /** Whether the citations that are held must be written before a case is added, or at all. */
  mustWriteCitations(next: SourceRecord, isDeduplicated: boolean): boolean {
    if (this.citations.isFull) return true;
    return next.kind === "case" && !isDeduplicated && this.#hasOtherSources(next.case.namespace);
  }

  /** Returns whether a new case was stored. */
  #storeCase(input: CaseInput, location: SourceLocation, record: number, isDeduplicated: boolean): boolean {
    const { namespace, sourceId } = input;
    const { selection } = this.#options;
    // The cases of a corpus were selected when it was built.
    if (!isDeduplicated && !selection.mayTake(input)) {
      selection.countLeftOut("cases");
      return false;
    }
    if (!this.#courts.has(input.courtId)) {
      this.#report.addRefusal("case", `its court "${input.courtId}" is not in the input`, location);
      return false;
    }
    if (this.#sourceIds.find(namespace, sourceId) !== undefined) {
      this.#report.addRefusal("case", "the corpus already contains the case that has this id in its source", location);
      return false;
    }
    const citations = toKeyedCitations(input.citations);
    const mayBeDuplicate = !isDeduplicated && this.#hasOtherSources(namespace);
    const duplicate = mayBeDuplicate ? this.#findDuplicate(input, citations) : null;
    if (duplicate) {
      const { clusterId, citation } = duplicate;
      this.#report.addMerge(clusterId, citation, location);
      updateDateIfMorePrecise(this.#database, clusterId, input);
      this.citations.add(clusterId, citations);
      this.#change({ kind: "merged_case", namespace, sourceId, clusterId });
      this.#markChanged(clusterId);
      return false;
    }
    const clusterId = input.clusterId ?? deriveClusterId(namespace, sourceId);
    if (findStoredCase(this.#database, clusterId)) {
      this.#report.addRefusal("case", `cluster id ${clusterId} is taken by another case`, location);
      return false;
    }
    insertCase(this.#database, { ...input, clusterId });
    insertTopics(this.#database, clusterId, input.topics ?? []);
    this.counts.cases++;
    if (!isDeduplicated) selection.countTaken();
    if (this.#options.tracksChanges) this.#change({ kind: "added_case", clusterId });
    this.#sourceIds.add(namespace, sourceId, clusterId);
    this.#namespaces.add(namespace);
    if (mayBeDuplicate) this.citations.add(clusterId, citations);
    else this.citations.addToNewCase(record, clusterId, citations);
    return true;
  }

  /** Whether a case of another source is stored. */
  #hasOtherSources(namespace: string): boolean {
    return this.#namespaces.size > (this.#namespaces.has(namespace) ? 1 : 0);
  }

  /**
   * Stores an opinion of a case that was stored or merged before, or refuses it.
   * @param input number of the input, from 1: the opinions of a case come from one input
   */
  addOpinion(record: Extract<SourceRecord, { kind: "opinion" }>, input: number): void {
    const { namespace, caseSourceId, opinion, location } = record;
    const { selection } = this.#options;
    const clusterId = this.#sourceIds.find(namespace, caseSourceId);
    if (clusterId === undefined) {
      if (selection.isActive) return selection.countLeftOut("opinions");
      return this.#report.addRefusal("opinion", `its case "${caseSourceId}" was not stored`, location);
    }
    const earlier = this.#origins.begin(clusterId, { input, namespace }, this.#opinions.nextId);
    if (earlier !== null) {
      const reason = `its case has its text from ${earlier}, which was read before`;
      return this.#report.addRefusal("opinion", reason, location);
    }
    this.#opinions.add(clusterId, { ...opinion, roles: opinion.roles ?? detectRoles(opinion) });
    this.#markChanged(clusterId);
    this.counts.opinions++;
    this.counts.characters += opinion.text.length;
  }

  /** Keeps the edges that a source states, for {@link statedEdges}. */
  addCitedCases({ namespace, caseSourceId, cited }: Extract<SourceRecord, { kind: "cited_cases" }>): void {
    const clusterId = this.#sourceIds.find(namespace, caseSourceId);
    const found = cited.flatMap((id) => this.#sourceIds.find(namespace, id) ?? []);
    if (clusterId === undefined || found.length === 0) return;
    this.#change({ kind: "stated_edges", clusterId, cited: found });
  }

  /** Keeps the citations that a source could not resolve, for {@link unmatchedCitations}. */
  addUnmatchedCitations({
    namespace,
    caseSourceId,
    citations,
  }: Extract<SourceRecord, { kind: "unmatched_citations" }>): void {
    const clusterId = this.#sourceIds.find(namespace, caseSourceId);
    if (clusterId !== undefined) this.#change({ kind: "unmatched_citations", clusterId, citations });
  }

  /** Writes what is buffered; called once, after the last record. */
  finish(): void {
    this.#opinions.finish();
    writeCourtAppeals(this.#database, this.#courts.values());
  }

  #markChanged(clusterId: number): void {
    if (!this.#options.tracksChanges || this.added.has(clusterId) || this.changed.has(clusterId)) return;
    this.#change({ kind: "changed_case", clusterId });
  }

  /** Makes a change and logs it. */
  #change(change: CaseChange): void {
    this.apply(change);
    this.#options.log.add(change);
  }

  #addStatedEdges(clusterId: number, cited: readonly number[]): void {
    this.statedEdges ??= createExternalSorter(this.#options.scratch);
    this.statedEdges.add(clusterId, new Uint8Array(Float64Array.from(cited).buffer));
  }

  #addUnmatchedCitations(clusterId: number, citations: readonly string[]): void {
    this.unmatchedCitations ??= createExternalSorter(this.#options.scratch);
    this.unmatchedCitations.add(clusterId, encodeFields(citations));
  }

  /** Finds the stored case of another source that is the same decision, and the citation that both have. */
  #findDuplicate(
    input: CaseInput,
    citations: readonly KeyedCitation[],
  ): { readonly clusterId: number; readonly citation: string } | null {
    const subject = { ...input, keys: citations.map(({ key }) => key) };
    for (const clusterId of new Set(subject.keys.flatMap((key) => findCasesByKey(this.#database, key)))) {
      const stored = findStoredCase(this.#database, clusterId);
      if (stored === null || stored.namespace === input.namespace) continue;
      const keys = listCitationsOfCase(this.#database, clusterId).map(({ key }) => key);
      const shared = findSharedCitation(subject, { ...stored, keys }, isSameCaseName);
      if (shared !== null) return { clusterId, citation: citations.find(({ key }) => key === shared)?.text ?? shared };
    }
    return null;
  }
}
