import type { Court } from "../../law/court.ts";
import type { Doctrine } from "../../law/doctrines/doctrine.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { QuestionOdds } from "../../search/questions/question-odds.ts";
import type { SimilarQuestion } from "../../search/questions/similar-questions.ts";
import type { Manifest } from "../../store/manifest.ts";
import type { CaseReader } from "./case-reader.ts";
import type { CaseSearch } from "./case-search.ts";
import type { CitationGraph } from "./citation-graph.ts";
import type { LegislationReader } from "./legislation-reader.ts";
import type { PassageSearch, PassageTerm } from "./passage-search.ts";

export type { BuiltFrom, Manifest } from "../../store/manifest.ts";

/** A doctrine that a text names. Offsets are UTF-16 code units, `end` exclusive. */
export interface FoundDoctrine extends Doctrine {
  readonly start: number;
  readonly end: number;
}

/** A doctrine whose names and terms share words with a question. */
export interface DoctrineOfWords extends Doctrine {
  /** Share of the weight of the words that it has: 0 to 1. */
  readonly share: number;
  /** The stems of the words that it has. */
  readonly stems: readonly string[];
}

/** A search for the doctrines that words are about. */
export interface DoctrineQuery {
  readonly terms: readonly Pick<PassageTerm, "stem" | "weight">[];
  readonly country: Jurisdiction;
  readonly limit: number;
}

/** Sizes of a corpus that its manifest does not contain. */
export interface CorpusStats {
  /** Number of cases of each court that has any, most first. */
  readonly casesByCourt: readonly { readonly courtId: string; readonly cases: number }[];
  /** The case of each jurisdiction that is cited most; a jurisdiction without citations is absent. */
  readonly mostCited: readonly { readonly jurisdiction: Jurisdiction; readonly clusterId: number }[];
  /** Size of the corpus in bytes. */
  readonly bytes: number;
}

/** A comparison of a question with the known ones. */
export interface QuestionQuery {
  /** The telling stems of the question, each once. */
  readonly stems: readonly string[];
  readonly country: Jurisdiction;
  /** Maximum number of similar ones that the corpus answers, and of those that it does not. */
  readonly limit: number;
  /** Citations of the authority that was found for it. */
  readonly authority: readonly string[];
}

/** What the known questions say of another one. */
export interface QuestionMatch {
  /** The most similar ones, best first. */
  readonly similar: readonly SimilarQuestion[];
  /** By those that have its authority. */
  readonly odds: QuestionOdds;
}

/**
 * A corpus as the engine sees it: one file, several files as one, or a search cluster. Methods are asynchronous and take
 * batches, so that an implementation answers each with one round trip. Cases are identified by cluster id, provisions by
 * their public ids. Totals, counts and lists of several corpora can be merged. Methods throw EngineError
 * `corpus_unavailable` if the corpus cannot be read; an unknown id is a value, not an error.
 */
export interface Corpus {
  readonly cases: CaseReader;
  readonly search: CaseSearch;
  readonly citations: CitationGraph;
  readonly legislation: LegislationReader;
  readonly passages: PassageSearch;
  /**
   * Returns the doctrines, popular names and lay words of a country that the text contains: of names that overlap, the
   * longest.
   */
  findDoctrines(text: string, country: Jurisdiction): Promise<FoundDoctrine[]>;
  /** Returns the doctrines of a country with an authority whose names and terms share at least two words, best first. */
  rankDoctrines(query: DoctrineQuery): Promise<DoctrineOfWords[]>;
  /** Compares a question with those of which it is known whether the corpus answers them; null if it contains none. */
  matchQuestions(query: QuestionQuery): Promise<QuestionMatch | null>;
  readManifest(): Promise<Manifest>;
  /** Returns every court by id: a few hundred at most. */
  readCourts(): Promise<ReadonlyMap<string, Court>>;
  computeStats(): Promise<CorpusStats>;
  /** Releases the corpus; no method may be called afterwards. */
  close(): Promise<void>;
}
