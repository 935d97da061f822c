import { isSameCaseName } from "../../citation/case-name-match.ts";
import { parseCitationKey } from "../../citation/parse/parse-citation.ts";
import type { Court } from "../../law/court.ts";
import { findStoredCase, insertCase, updateDateIfMorePrecise, visitCases } from "../../store/cases/cases.ts";
import { insertCourt, readCourts } from "../../store/cases/courts.ts";
import { createOpinionWriter, listCasesWithText, type OpinionWriter } from "../../store/cases/opinions.ts";
import { insertTopics } from "../../store/cases/topics.ts";
import { findCasesByKey, insertCitation, listCitationsOfCase } from "../../store/citations/case-citations.ts";
import { type CaseCounts, countCases } from "../../store/manifest.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { findSharedCitation } from "../merge/shared-citation.ts";
import type { CaseInput, SourceLocation, SourceRecord } from "../records/source-record.ts";
import { detectRoles } from "../roles/detect-roles.ts";
import { deriveClusterId } from "./derive-cluster-id.ts";
import type { IntakeReport } from "./intake-report.ts";

/** The number of the input that carried cases belong to; the inputs of the build count from 1. */
const CARRIED_INPUT = 0;

/** Source of a case's text. */
interface OpinionOrigin {
  readonly input: number;
  readonly namespace: string;
}

interface KeyedCitation {
  readonly key: string;
  readonly text: string;
}

/** Stores courts, cases and opinions; merges cases of different sources that are one decision. */
export class CaseIntake {
  readonly counts: CaseCounts;
  /** Cluster ids of cases that this build stored. */
  readonly added = new Set<number>();
  /** Cluster ids of carried cases that have received a citation, a date or a text. */
  readonly changed = new Set<number>();

  readonly #database: Database;
  readonly #report: IntakeReport;
  readonly #opinions: OpinionWriter;
  readonly #courts: Map<string, Court>;
  /** Cluster id by namespace and source id. */
  readonly #clusters = new Map<string, number>();
  /** By cluster id. A case keeps the text of the input that came first. */
  readonly #opinionOrigins = new Map<number, OpinionOrigin>();

  /** Continues from the cases that the database contains. */
  constructor(database: Database, report: IntakeReport) {
    this.#database = database;
    this.#report = report;
    this.counts = countCases(database);
    this.#opinions = createOpinionWriter(database);
    this.#courts = new Map(readCourts(database));
    const withText = new Set(listCasesWithText(database));
    visitCases(database, ({ clusterId, namespace, sourceId }) => {
      this.#clusters.set(toSourceKey(namespace, sourceId), clusterId);
      if (withText.has(clusterId)) this.#opinionOrigins.set(clusterId, { input: CARRIED_INPUT, namespace });
    });
  }

  /** Stores a court, or replaces the one with its id. */
  addCourt(court: Court): void {
    if (!this.#courts.has(court.id)) this.counts.courts++;
    this.#courts.set(court.id, court);
    insertCourt(this.#database, court);
  }

  /**
   * Stores a case, merges it with another source's, or refuses it.
   * @param isDeduplicated whether its source contains no case twice, so that it is merged with none
   */
  addCase(input: CaseInput, location: SourceLocation, isDeduplicated: boolean): void {
    const sourceKey = toSourceKey(input.namespace, input.sourceId);
    if (!this.#courts.has(input.courtId)) {
      return this.#report.addRefusal("case", `its court "${input.courtId}" is not in the input`, location);
    }
    if (this.#clusters.has(sourceKey)) {
      return this.#report.addRefusal("case", "the source has this id twice", location);
    }
    const citations = toKeyedCitations(input.citations);
    const duplicate = isDeduplicated ? null : this.#findDuplicate(input, citations);
    if (duplicate) {
      const { clusterId, citation } = duplicate;
      this.#report.addMerge(clusterId, citation, location);
      updateDateIfMorePrecise(this.#database, clusterId, input);
      this.#addCitations(clusterId, citations);
      this.#clusters.set(sourceKey, clusterId);
      this.#markChanged(clusterId);
      return;
    }
    const clusterId = input.clusterId ?? deriveClusterId(input.namespace, input.sourceId);
    if (findStoredCase(this.#database, clusterId)) {
      return this.#report.addRefusal("case", `cluster id ${clusterId} is taken by another case`, location);
    }
    insertCase(this.#database, { ...input, clusterId });
    insertTopics(this.#database, clusterId, input.topics ?? []);
    this.counts.cases++;
    this.added.add(clusterId);
    this.#clusters.set(sourceKey, clusterId);
    this.#addCitations(clusterId, citations);
  }

  /**
   * Stores an opinion of a case that was stored or merged before, or refuses it.
   * @param input number of the input, from 1: the opinions of a case come from one input
   */
  addOpinion(record: Extract<SourceRecord, { kind: "opinion" }>, input: number): void {
    const { namespace, caseSourceId, opinion, location } = record;
    const clusterId = this.#clusters.get(toSourceKey(namespace, caseSourceId));
    if (clusterId === undefined)
      return this.#report.addRefusal("opinion", `its case "${caseSourceId}" was not stored`, location);
    const origin = this.#opinionOrigins.get(clusterId);
    if (origin && (origin.input !== input || origin.namespace !== namespace)) {
      const reason = `its case has its text from ${origin.namespace}, which was read before`;
      return this.#report.addRefusal("opinion", reason, location);
    }
    if (!origin) this.#opinionOrigins.set(clusterId, { input, namespace });
    this.#opinions.add(clusterId, { ...opinion, roles: opinion.roles ?? detectRoles(opinion) });
    this.#markChanged(clusterId);
    this.counts.opinions++;
    this.counts.characters += opinion.text.length;
  }

  /** Writes what is buffered; called once, after the last record. */
  finish(): void {
    this.#opinions.finish();
  }

  #markChanged(clusterId: number): void {
    if (!this.added.has(clusterId)) this.changed.add(clusterId);
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

  #addCitations(clusterId: number, citations: readonly KeyedCitation[]): void {
    const stored = listCitationsOfCase(this.#database, clusterId);
    const known = new Set(stored.map((citation) => citation.key));
    let position = stored.length;
    for (const { key, text } of citations) {
      if (known.has(key)) continue;
      known.add(key);
      insertCitation(this.#database, clusterId, { key, text, position: position++ });
      this.counts.citations++;
    }
  }
}

function toSourceKey(namespace: string, sourceId: string): string {
  return `${namespace}\0${sourceId}`;
}

/** A citation that cannot be parsed has its own letters as key, so that it is still found. */
function toKeyedCitations(citations: readonly string[]): KeyedCitation[] {
  return citations.map((text) => ({ text, key: parseCitationKey(text) }));
}
