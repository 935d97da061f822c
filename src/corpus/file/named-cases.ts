import { createStemPlan } from "../../query/plan/plan.ts";
import { findCaseNames } from "../../resolve/names/find-case-names.ts";
import type { FoundCaseName } from "../../resolve/names/name-source.ts";
import { isMember } from "../../search/case-set.ts";
import { findAdmittedCases } from "../../search/execute-plan.ts";
import { readCaseTitle } from "../../store/cases/cases.ts";
import { findCasesByNameWords, findNameWord, findNameWordsByKey, type NameWord } from "../../store/cases/name-words.ts";
import { stem } from "../../text/stem.ts";
import type { CaseFilter } from "../port/case-search.ts";
import { toCaseFilters } from "./case-filter.ts";
import type { FileContext } from "./file-context.ts";

/** Returns the cases of a corpus file that a text names, see {@link findCaseNames}. */
export function findCasesByName(context: FileContext, text: string, filter: CaseFilter): FoundCaseName[] {
  const { file, searcher, lookup, toOrdinal } = context;
  const { database } = file;
  const { index, statistics } = searcher;
  const { columns } = index;
  const admitted = findAdmittedCases(index, lookup, toCaseFilters(context, filter));
  const source = {
    caseCount: columns.count,
    findWord: (word: string) => findNameWord(database, word),
    findWordsByKey: (key: string, limit: number) => findNameWordsByKey(database, key, limit),
    findCases: (a: NameWord, b: NameWord, limit: number) => findCasesByNameWords(database, a, b, limit),
    readName: (clusterId: number) => readCaseTitle(database, clusterId)?.name ?? "",
    countCitations: (clusterId: number) => columns.citeCounts[toOrdinal(clusterId)] ?? 0,
    countTexts: (word: string) => statistics.documentFrequency(createStemPlan(stem(word))),
    isAdmitted: (clusterId: number) => admitted === null || isMember(admitted, toOrdinal(clusterId)),
  };
  return findCaseNames(source, text);
}
