import { findCourt } from "../../citation/reporters/courts.ts";
import { findCaseAsGiven, listClusterIds } from "../../store/cases/cases.ts";
import { readTopics } from "../../store/cases/topics.ts";
import { listCitationsOfCase } from "../../store/citations/case-citations.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import { listFootnotes, listSectionsOfAct, readLastActOrdinal, readStoredAct } from "../../store/legislation/acts.ts";
import { createLegislationTextReader, type LegislationTextReader } from "../../store/legislation/legislation-text.ts";
import {
  createProvisionTopicReader,
  toActTopicKey,
  toSectionTopicKey,
} from "../../store/legislation/provision-topics.ts";
import { readCodes, readLastSectionOrdinal, readStoredSection } from "../../store/legislation/sections.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { RepairIndex } from "./repair-index.ts";
import type { SourceLocation, SourceRecord } from "./source-record.ts";

/** Options of {@link readCorpusRecords}. */
export interface CorpusRecordsOptions {
  /** Called before each case with the number of cases read so far. */
  readonly onProgress?: (done: number) => void;
  /** Cluster ids of cases that are left out. Default none. */
  readonly excludedCases?: ReadonlySet<number>;
  /** Changes of the records. Default none. */
  readonly repairs?: RepairIndex;
}

/** A record of enacted law. */
export type LegislationRecord = Extract<SourceRecord, { readonly kind: "code" | "section" | "act" }>;

/** Returns whether a record is one of enacted law. */
export function isLegislationRecord({ kind }: SourceRecord): boolean {
  return kind === "code" || kind === "section" || kind === "act";
}

/**
 * Reads the records of a corpus as importers yielded them: courts, cases with their opinions, codes, every version of
 * their sections, Acts. What the build computed is left out: a case that its citing cases have named has its source's
 * name again. A merged case appears once, with all its citations, under the source id of the first source; the source
 * ids of the records that were merged with it are not stored. The ids of all cases and the text of one are in memory.
 */
export async function* readCorpusRecords(
  corpus: OpenCorpusFile,
  { onProgress: onCase, excludedCases: without, repairs }: CorpusRecordsOptions = {},
): AsyncGenerator<SourceRecord> {
  const at = createLocator(corpus);
  for (const court of corpus.readCourts().values()) yield { kind: "court", court, location: at(court.id) };
  for (const courtId of repairs?.courtIds ?? []) {
    const court = corpus.readCourts().has(courtId) ? null : findCourt(courtId);
    if (court) yield { kind: "court", court, location: at(courtId) };
  }
  for (const [done, clusterId] of listClusterIds(corpus.database).entries()) {
    onCase?.(done);
    if (!without?.has(clusterId)) yield* readCaseRecords(corpus, clusterId, at(String(clusterId)), repairs);
  }
  yield* readLegislationRecords(corpus);
}

/** Reads the records of enacted law: codes, every version of their sections, Acts. */
export function* readLegislationRecords(corpus: OpenCorpusFile): Generator<LegislationRecord> {
  const { database } = corpus;
  const at = createLocator(corpus);
  const readers: LawReaders = {
    database,
    texts: createLegislationTextReader(database),
    topics: createProvisionTopicReader(database),
  };
  for (const { sectionCount: _, ...code } of readCodes(database)) yield { kind: "code", code, location: at(code.id) };
  for (let ordinal = 1; ordinal <= readLastSectionOrdinal(database); ordinal++)
    yield readSectionRecord(readers, ordinal, at);
  for (let ordinal = 1; ordinal <= readLastActOrdinal(database); ordinal++) yield readActRecord(readers, ordinal, at);
}

/** What the texts and topics of enacted law are read with. */
interface LawReaders {
  readonly database: Database;
  readonly texts: LegislationTextReader;
  readonly topics: (key: string) => readonly string[];
}

function createLocator(corpus: OpenCorpusFile): (record: string) => SourceLocation {
  return (record) => ({ file: corpus.manifest.name, record });
}

function* readCaseRecords(
  corpus: OpenCorpusFile,
  clusterId: number,
  location: SourceLocation,
  repairs: RepairIndex | undefined,
): Generator<SourceRecord> {
  const { database, opinions } = corpus;
  const row = findCaseAsGiven(database, clusterId)!;
  const stored = listCitationsOfCase(database, clusterId).map(({ text }) => text);
  const citations = repairs?.repairCitations(clusterId, stored) ?? stored;
  const courtId = repairs?.repairCourt(clusterId, row.courtId) ?? row.courtId;
  const topics = readTopics(database, clusterId);
  yield { kind: "case", case: { ...row, courtId, citations, topics }, location };
  for (const opinion of opinions.listByCase(clusterId)) {
    if (repairs?.droppedOpinions.has(opinion.id)) continue;
    const { kind, author } = opinion;
    yield {
      kind: "opinion",
      namespace: row.namespace,
      caseSourceId: row.sourceId,
      opinion: {
        kind,
        author,
        text: opinions.readText(opinion),
        ...opinions.readMarks(opinion),
      },
      location,
    };
  }
}

function readSectionRecord(
  { database, texts, topics }: LawReaders,
  ordinal: number,
  at: (record: string) => SourceLocation,
): LegislationRecord {
  const { ordinal: _, isCurrent: _current, actId, ...row } = readStoredSection(database, ordinal);
  const section = {
    ...row,
    id: actId,
    text: texts(row.text),
    history: texts(row.history),
    notes: texts(row.notes),
    ...toTopicField(topics(toSectionTopicKey(actId))),
  };
  return { kind: "section", section, location: at(actId) };
}

function toTopicField(topics: readonly string[]): { readonly topics?: readonly string[] } {
  return topics.length === 0 ? {} : { topics };
}

/** A negative limit returns every footnote. */
const NO_LIMIT = -1;

function readActRecord(
  { database, texts, topics }: LawReaders,
  ordinal: number,
  at: (record: string) => SourceLocation,
): LegislationRecord {
  const { ordinal: _, citeCount: _citers, actId, ...act } = readStoredAct(database, ordinal);
  return {
    kind: "act",
    act: { ...act, id: actId },
    sections: listSectionsOfAct(database, ordinal).map(({ number, heading, chapter, text }) => ({
      number,
      heading,
      chapter,
      text: texts(text),
      ...toTopicField(topics(toActTopicKey(actId, number))),
    })),
    footnotes: listFootnotes(database, texts, ordinal, {}, 0, NO_LIMIT),
    location: at(actId),
  };
}
