import { caseAsGiven, clusterIds } from "../store/cases.ts";
import { citationsOfCase } from "../store/citations.ts";
import type { Corpus } from "../store/corpus.ts";
import type { Database } from "../store/database.ts";
import { actByOrdinal, footnotesOf, lastAct, sectionsOfAct } from "../store/legislation-acts.ts";
import { lastSection, readCodes, sectionByOrdinal } from "../store/legislation-sections.ts";
import { type LegislationTextReader, legislationTextReader } from "../store/legislation-text.ts";
import type { RecordPlace, SourceRecord } from "./record.ts";

export interface CorpusRecordsOptions {
  /** How many cases have been read; called before each. */
  readonly onCase?: (done: number) => void;
  /** Cluster ids of cases that are left out. Default none. */
  readonly without?: ReadonlySet<number>;
}

export type LawRecord = Extract<SourceRecord, { readonly kind: "code" | "section" | "act" }>;

/**
 * The records of a corpus as importers yielded them: courts, cases with their opinions, codes, every version of their
 * sections, Acts. What the build has computed of them is left out: cases that those who cite them have named are called
 * again as their source calls them. A case that was merged comes once, with all its citations, from the source that
 * came first. Holds the ids of all cases and the text of one.
 */
export async function* corpusRecords(
  corpus: Corpus,
  { onCase, without }: CorpusRecordsOptions = {},
): AsyncGenerator<SourceRecord> {
  const at = placeIn(corpus);
  for (const court of corpus.courts().values()) yield { kind: "court", court, place: at(court.id) };
  for (const [done, clusterId] of clusterIds(corpus.database).entries()) {
    onCase?.(done);
    if (!without?.has(clusterId)) yield* recordsOfCase(corpus, clusterId, at(String(clusterId)));
  }
  yield* legislationRecords(corpus);
}

/** Those of enacted law. */
export function* legislationRecords(corpus: Corpus): Generator<LawRecord> {
  const { database } = corpus;
  const at = placeIn(corpus);
  const texts = legislationTextReader(database);
  for (const { sectionCount: _, ...code } of readCodes(database)) yield { kind: "code", code, place: at(code.id) };
  for (let ordinal = 1; ordinal <= lastSection(database); ordinal++) yield sectionRecord(database, texts, ordinal, at);
  for (let ordinal = 1; ordinal <= lastAct(database); ordinal++) yield actRecord(database, texts, ordinal, at);
}

function placeIn(corpus: Corpus): (record: string) => RecordPlace {
  return (record) => ({ file: corpus.manifest.name, record });
}

function* recordsOfCase(corpus: Corpus, clusterId: number, place: RecordPlace): Generator<SourceRecord> {
  const { database, opinions } = corpus;
  const row = caseAsGiven(database, clusterId)!;
  const citations = citationsOfCase(database, clusterId).map(({ text }) => text);
  yield { kind: "case", case: { ...row, citations }, place };
  for (const opinion of opinions.ofCase(clusterId)) {
    const { kind, author } = opinion;
    yield {
      kind: "opinion",
      namespace: row.namespace,
      caseSourceId: row.sourceId,
      opinion: { kind, author, text: opinions.text(opinion), ...opinions.marks(opinion) },
      place,
    };
  }
}

function sectionRecord(
  database: Database,
  texts: LegislationTextReader,
  ordinal: number,
  at: (record: string) => RecordPlace,
): LawRecord {
  const { ordinal: _, isCurrent: _current, actId, ...row } = sectionByOrdinal(database, ordinal);
  const section = { ...row, id: actId, text: texts(row.text), history: texts(row.history), notes: texts(row.notes) };
  return { kind: "section", section, place: at(actId) };
}

/** Every footnote: a negative limit is none. */
const NO_LIMIT = -1;

function actRecord(
  database: Database,
  texts: LegislationTextReader,
  ordinal: number,
  at: (record: string) => RecordPlace,
): LawRecord {
  const { ordinal: _, citeCount: _citers, actId, ...act } = actByOrdinal(database, ordinal);
  return {
    kind: "act",
    act: { ...act, id: actId },
    sections: sectionsOfAct(database, ordinal).map(({ number, heading, chapter, text }) => ({
      number,
      heading,
      chapter,
      text: texts(text),
    })),
    footnotes: footnotesOf(database, texts, ordinal, {}, 0, NO_LIMIT),
    place: at(actId),
  };
}
