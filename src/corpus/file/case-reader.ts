import type { CandidateCase } from "../../resolve/resolve-candidates.ts";
import { readStatusLabel } from "../../store/cases/case-status.ts";
import { findStoredCase } from "../../store/cases/cases.ts";
import { isPartOfCaseText, OPINION_SEPARATOR } from "../../store/cases/opinions.ts";
import { findCasesByKey, findCitationsByPrefix } from "../../store/citations/case-citations.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { CaseReader, OpinionPart } from "../port/case-reader.ts";
import { readCaseData, readCaseDetail, readCaseOfOrdinal } from "./case-data.ts";
import type { FileContext } from "./file-context.ts";

/** Reads cases from a corpus file. */
export function createCaseReader(context: FileContext): CaseReader {
  const { file, texts } = context;
  const { database, opinions } = file;
  return {
    readCases: async (clusterIds) => clusterIds.map((clusterId) => readCaseData(file, clusterId)),
    readDetails: async (clusterIds) => clusterIds.map((clusterId) => readCaseDetail(file, clusterId)),
    findCandidates: async (keys) => new Map(keys.map((key) => [key, findCandidates(file, key)])),
    listCitations: async (prefix, limit) => findCitationsByPrefix(database, prefix, limit),
    suggestCases: async (typed, limit) =>
      context
        .suggester()
        .suggest(typed, limit)
        .map((ordinal) => readCaseOfOrdinal(context, ordinal)),
    listOpinions: async (clusterIds) => clusterIds.map((clusterId) => listOpinionParts(file, clusterId)),
    readOpinions: async (clusterIds) =>
      clusterIds.map((clusterId) =>
        texts.listParts(clusterId).map(({ opinion, start }) => {
          const { kind, author, length } = opinion;
          return { kind, author, length, start, text: opinions.readText(opinion) };
        }),
      ),
    readMarks: async (clusterIds) =>
      clusterIds.map((clusterId) => opinions.listByCase(clusterId).map((opinion) => opinions.readMarks(opinion))),
    readTexts: async (clusterIds) => clusterIds.map((clusterId) => texts.readWhole(clusterId)),
    readSlices: async (slices) => slices.map(({ clusterId, start, end }) => texts.readSlice(clusterId, start, end)),
  };
}

/** A join of the three tables would take three times as long: SQLite opens a cursor on each for every key. */
function findCandidates({ database }: OpenCorpusFile, key: string): CandidateCase[] {
  return findCasesByKey(database, key).map((clusterId) => {
    const { name, nameFull, dateFiled } = findStoredCase(database, clusterId)!;
    const { citeCount } = readStatusLabel(database, clusterId);
    return { clusterId, name, fullName: nameFull, year: Number(dateFiled.slice(0, 4)), citeCount };
  });
}

function listOpinionParts({ opinions }: OpenCorpusFile, clusterId: number): OpinionPart[] {
  let end = 0;
  return opinions.listByCase(clusterId).map((opinion) => {
    const { kind, author, length } = opinion;
    if (!isPartOfCaseText(opinion)) return { kind, author, length, start: null };
    const start = end;
    end += length + OPINION_SEPARATOR.length;
    return { kind, author, length, start };
  });
}
