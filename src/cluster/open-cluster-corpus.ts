import { createCaseReader } from "../corpus/file/case-reader.ts";
import { createCitationGraph } from "../corpus/file/citation-graph.ts";
import { createQuestionMatcher } from "../corpus/file/expansion/match-questions.ts";
import { findNamedDoctrines } from "../corpus/file/expansion/named-doctrines.ts";
import { rankDoctrines } from "../corpus/file/expansion/rank-doctrines.ts";
import { createLegislationReader } from "../corpus/file/legislation-reader.ts";
import { createPassageSearch } from "../corpus/file/passage-search.ts";
import type { CaseReader } from "../corpus/port/case-reader.ts";
import type { CitationGraph } from "../corpus/port/citation-graph.ts";
import type { Corpus, CorpusStats } from "../corpus/port/corpus.ts";
import type { LegislationReader } from "../corpus/port/legislation-reader.ts";
import type { PassageSearch } from "../corpus/port/passage-search.ts";
import { openClusterContext } from "./cluster-context.ts";
import { createClusterReader } from "./cluster-reader.ts";
import type { OpenSearch } from "./opensearch/client.ts";
import { findCandidateCases, findTopicCases } from "./search/candidate-cases.ts";
import { createClusterSearch } from "./search/case-search.ts";
import { readStatistics, suggestCases } from "./search/cluster-lists.ts";
import { findActSectionCiters, findSectionCiters } from "./search/provision-citers.ts";

/** Opens a version of a corpus in a cluster. @throws EngineError `corpus_unavailable` if the cluster does not have it */
export async function openClusterCorpus(search: OpenSearch, version: string): Promise<Corpus> {
  const context = await openClusterContext(search, version);
  const { file, run } = context;
  const questions = createQuestionMatcher(file.file.database);
  const toGroups = (kind: string) => (clusterIds: readonly number[]) => clusterIds.map((id) => `${kind}=${id}`);
  const records = toGroups("record");
  const texts = (clusterIds: readonly number[]) => [...records(clusterIds), ...toGroups("text")(clusterIds)];
  return {
    cases: {
      ...createClusterReader<CaseReader>(createCaseReader(file), context, {
        readCases: records,
        readDetails: records,
        listOpinions: records,
        readMarks: records,
        readOpinions: texts,
        readTexts: texts,
        readSlices: (slices) => texts(slices.map(({ clusterId }) => clusterId)),
        findCandidates: (keys) => keys.map((key) => `citation=${key}`),
      }),
      suggestCases: (typed, limit) => suggestCases(context, typed, limit),
    },
    search: createClusterSearch(context),
    citations: createClusterReader<CitationGraph>(createCitationGraph(file), context, {
      readEdges: ({ clusterIds }) => toGroups("edges")(clusterIds),
      readSnippets: (edges) => toGroups("edge_texts")(edges.map(({ citing }) => citing)),
      listUnresolved: toGroups("edge_texts"),
    }),
    legislation: {
      ...createClusterReader<LegislationReader>(createLegislationReader(file), context),
      findSectionCiters: (actIds, limit) => findSectionCiters(context, actIds, limit),
      findActSectionCiters: (sections, limit) => findActSectionCiters(context, sections, limit),
    },
    passages: {
      ...createClusterReader<PassageSearch>(createPassageSearch(file), context, {
        readBriefs: texts,
        findPassages: ({ cases }) => {
          const ids = cases.map(({ clusterId }) => clusterId);
          return [...texts(ids), ...toGroups("words")(ids)];
        },
      }),
      findCandidateCases: (query) => findCandidateCases(context, query),
      findTopicCases: (query) => findTopicCases(context, query),
    },
    findDoctrines: (text, country) => run(() => findNamedDoctrines(file.file.database, text, [country])),
    rankDoctrines: (query) => run(() => rankDoctrines(file.file.database, query)),
    matchQuestions: (query) => run(() => questions.match(query)),
    readManifest: async () => file.file.manifest,
    readCourts: () => run(() => file.file.readCourts()),
    computeStats: (): Promise<CorpusStats> => readStatistics(context),
    close: async () => context.database.close(),
  };
}
