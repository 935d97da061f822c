import { mapInSlices } from "../../async/run-in-slices.ts";
import type { CandidateCase, CandidatesByKey } from "../../resolve/resolve-candidates.ts";
import { readStatusLabel } from "../../store/cases/case-status.ts";
import { readCaseTitle } from "../../store/cases/cases.ts";
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
    readCases: (clusterIds) => mapInSlices(clusterIds, (clusterId) => readCaseData(context, clusterId)),
    readDetails: (clusterIds) => mapInSlices(clusterIds, (clusterId) => readCaseDetail(context, clusterId)),
    findCandidates: async (keys) => findCandidates(file, keys),
    listCitations: async (prefix, limit) => findCitationsByPrefix(database, prefix, limit),
    suggestCases: async (typed, limit) =>
      context
        .suggester()
        .suggest(typed, limit)
        .map((ordinal) => readCaseOfOrdinal(context, ordinal)),
    listOpinions: (clusterIds) => mapInSlices(clusterIds, (clusterId) => listOpinionParts(file, clusterId)),
    readOpinions: (clusterIds) =>
      mapInSlices(clusterIds, (clusterId) =>
        texts.listParts(clusterId).map(({ opinion, start }) => {
          const { kind, author, length } = opinion;
          return { kind, author, length, start, text: opinions.readText(opinion) };
        }),
      ),
    readMarks: (clusterIds) =>
      mapInSlices(clusterIds, (clusterId) =>
        opinions.listByCase(clusterId).map((opinion) => opinions.readMarks(opinion)),
      ),
    readTexts: (clusterIds) => mapInSlices(clusterIds, (clusterId) => texts.readWhole(clusterId)),
    readSlices: (slices) => mapInSlices(slices, ({ clusterId, start, end }) => texts.readSlice(clusterId, start, end)),
  };
}

/** A join of the three tables would take three times as long: SQLite opens a cursor on each for every key. */
function findCandidates({ database }: OpenCorpusFile, keys: readonly string[]): CandidatesByKey {
  const found = keys.map((key) => findCasesByKey(database, key));
  const clusterIds = new Set(found.flat());
  const candidates = new Map<number, CandidateCase>();
  for (const clusterId of clusterIds) {
    const { name, nameFull, dateFiled } = readCaseTitle(database, clusterId)!;
    // Decides between candidates only.
    const citeCount = clusterIds.size === 1 ? 0 : readStatusLabel(database, clusterId).citeCount;
    const year = Number(dateFiled.slice(0, 4));
    candidates.set(clusterId, { clusterId, name, fullName: nameFull, year, citeCount });
  }
  return new Map(keys.map((key, at) => [key, found[at]!.map((clusterId) => candidates.get(clusterId)!)]));
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
