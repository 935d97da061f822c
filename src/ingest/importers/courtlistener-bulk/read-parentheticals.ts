import { createExternalSorter, type ExternalSorter } from "../../../store/scratch/external-sorter.ts";
import { decodeFields, encodeFields } from "../../../store/scratch/fields.ts";
import type { Scratch } from "../../../store/scratch/scratch.ts";
import { formatCount } from "../../../text/plural.ts";
import { cleanCharacters } from "../../clean-text/clean-characters.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { ImportOptions } from "../../importer.ts";
import { createRefusal, createRepair, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";
import { COURTLISTENER_NAMESPACE } from "../common/courtlistener-records.ts";
import { createParentheticalSection, type Parenthetical } from "./create-parenthetical-section.ts";
import { joinByKey, toJoinKey } from "./join-records.ts";
import { joinClusters, type OpinionClusters } from "./opinion-clusters.ts";
import { readCopyChunks } from "./read-copy-table.ts";

/** Ids, names and years of the cases that were read, for the tables that name cases. */
export interface CaseNames {
  add(caseId: string, name: string, dateFiled: string): void;
  /** Returns the rows, sorted by case id: the id, the name, and the year; "" if it is not known. */
  readonly sorter: ExternalSorter;
}

/** Creates an empty table of names by case. */
export function createCaseNames(scratch: Scratch): CaseNames {
  const sorter = createExternalSorter(scratch);
  return {
    sorter,
    add: (caseId, name, dateFiled) =>
      sorter.add(toJoinKey(caseId), encodeFields([caseId, name, dateFiled.slice(0, 4)])),
  };
}

/** What the table of parentheticals is joined with. */
export interface ParentheticalTables {
  readonly entry: SourceEntry;
  readonly opinions: OpinionClusters;
  readonly names: CaseNames;
}

const COLUMNS = ["id", "text", "score", "described_opinion_id", "describing_opinion_id", "group_id"] as const;

/**
 * Reads what later opinions say of a case in parentheses, and yields it as one part of the case that is described, with
 * the name of the case that describes it. Joined by external sorts: the rows of one opinion are in memory. What is not
 * stored is counted in a note about the file.
 */
export async function* readParentheticals(
  { entry, opinions, names }: ParentheticalTables,
  scratch: Scratch,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const sorters = [0, 1, 2, 3].map(() => createExternalSorter(scratch));
  const [byDescribed, byDescribing, byDescriber, byCase] = sorters as [
    ExternalSorter,
    ExternalSorter,
    ExternalSorter,
    ExternalSorter,
  ];
  const counts = { read: 0, other: 0, repeated: 0, further: 0 };
  try {
    for await (const rows of readCopyChunks(entry, COLUMNS, options)) {
      for (const row of rows) {
        counts.read++;
        if ("broken" in row) {
          yield createRefusal("opinion", row.broken, { file: entry.path, record: `line ${row.line}` });
          continue;
        }
        const { id, text, score, described_opinion_id, describing_opinion_id, group_id } = row.values;
        const words = toOneLine(cleanCharacters(text));
        if (words === "")
          yield createRefusal("opinion", "the parenthetical has no text", { file: entry.path, record: id });
        else
          byDescribed.add(
            toJoinKey(described_opinion_id),
            encodeFields([described_opinion_id, describing_opinion_id, words, score, group_id]),
          );
      }
    }
    for (const { cluster, rest } of joinClusters(byDescribed, opinions)) {
      const [describing = "", ...said] = rest;
      if (cluster === null) counts.other++;
      else byDescribing.add(toJoinKey(describing), encodeFields([describing, cluster, ...said]));
    }
    for (const { cluster, rest } of joinClusters(byDescribing, opinions)) {
      const describer = cluster ?? "";
      byDescriber.add(toJoinKey(describer), encodeFields([describer, ...rest]));
    }
    for (const { left, right } of joinByKey(byDescriber.sort(), names.sorter.sort())) {
      for (const [describer, described = "", ...said] of left) {
        const [, name = "", year = ""] = right.find(([id]) => id === describer) ?? [];
        byCase.add(toJoinKey(described), encodeFields([described, name, year, ...said]));
      }
    }
    yield* createSections(byCase, entry.path, counts);
    const { read, other, repeated, further } = counts;
    const left = `${other} describe cases that are not stored, ${repeated} repeat another, ${further} are beyond the limit of their case`;
    yield createRepair("file", `of its ${formatCount(read, "parenthetical")} ${left}`, {
      file: entry.path,
      record: "file",
    });
  } finally {
    for (const sorter of sorters) sorter.close();
  }
}

function* createSections(
  byCase: ExternalSorter,
  file: string,
  counts: { repeated: number; further: number },
): Generator<SourceRecord> {
  let id: string | null = null;
  let said: Parenthetical[] = [];
  function* finishCase(caseSourceId: string): Generator<SourceRecord> {
    const { opinion, repeated, further } = createParentheticalSection(said);
    counts.repeated += repeated;
    counts.further += further;
    const location = { file, record: caseSourceId };
    yield { kind: "opinion", namespace: COURTLISTENER_NAMESPACE, caseSourceId, opinion, location };
  }
  const cursor = byCase.sort();
  while (cursor.next()) {
    const [described = "", name = "", year = "", text = "", score = "", group = ""] = decodeFields(cursor.bytes);
    if (described !== id) {
      if (id !== null) yield* finishCase(id);
      id = described;
      said = [];
    }
    said.push({ name, year, text, score: Number(score) || 0, group });
  }
  if (id !== null) yield* finishCase(id);
}
