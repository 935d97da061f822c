import { JURISDICTIONS } from "../../law/jurisdiction.ts";
import { findMostCitedCase } from "../../store/cases/case-status.ts";
import { countCasesByCourt } from "../../store/cases/cases.ts";
import { type OpenCorpusFile, type OpenCorpusOptions, openCorpus } from "../../store/corpus.ts";
import { type CorpusFile, openCorpusBytes } from "../../store/file/corpus-file.ts";
import type { Corpus, CorpusStats } from "../port/corpus.ts";
import { createCaseReader } from "./case-reader.ts";
import { createCaseSearch } from "./case-search.ts";
import { createCitationGraph } from "./citation-graph.ts";
import { createQuestionMatcher } from "./expansion/match-questions.ts";
import { findNamedDoctrines } from "./expansion/named-doctrines.ts";
import { rankDoctrines } from "./expansion/rank-doctrines.ts";
import { createFileContext } from "./file-context.ts";
import { createLegislationReader } from "./legislation-reader.ts";
import { createPassageSearch } from "./passage-search.ts";

export type { CorpusFile, OpenCorpusOptions };

/** A corpus to open: bytes in memory, or a file that is read in place. */
export type CorpusSource = Uint8Array | ArrayBuffer | CorpusFile;

/** Returns a corpus as a file. */
export function toCorpusFile(source: CorpusSource): CorpusFile {
  return "read" in source ? source : openCorpusBytes(source);
}

/**
 * Opens a corpus: bytes in memory, or a file that is read in place. Reads only its trailer and its manifest.
 * @throws EngineError `corpus_unavailable` for a file that is foreign, damaged, unfinished, or of another format version
 */
export async function openFileCorpus(source: CorpusSource, options: OpenCorpusOptions = {}): Promise<Corpus> {
  return createFileCorpus(await openCorpus(toCorpusFile(source), options));
}

/** Returns an open corpus file as a {@link Corpus}; nothing is read before a method needs it. */
export function createFileCorpus(file: OpenCorpusFile): Corpus {
  const context = createFileContext(file);
  const questions = createQuestionMatcher(file.database);
  return {
    cases: createCaseReader(context),
    search: createCaseSearch(context),
    citations: createCitationGraph(context),
    legislation: createLegislationReader(context),
    passages: createPassageSearch(context),
    findDoctrines: async (text, country) => findNamedDoctrines(file.database, text, [country]),
    rankDoctrines: async (query) => rankDoctrines(file.database, query),
    matchQuestions: async (query) => questions.match(query),
    readManifest: async () => file.manifest,
    readCourts: async () => file.readCourts(),
    computeStats: async () => computeStats(file),
    close: async () => file.close(),
  };
}

function computeStats({ database, bytes }: OpenCorpusFile): CorpusStats {
  return {
    casesByCourt: countCasesByCourt(database),
    mostCited: JURISDICTIONS.flatMap((jurisdiction) => {
      const most = findMostCitedCase(database, jurisdiction);
      return most === null ? [] : [{ jurisdiction, clusterId: most.clusterId }];
    }),
    bytes,
  };
}
