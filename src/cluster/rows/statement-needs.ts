import { EngineError } from "../../errors.ts";
import type { SqlValue } from "../../store/sqlite/row.ts";

/** Where rows are that a table refers to by other numbers than cluster ids. */
export interface RowOwners {
  /** Returns the cluster id of an ordinal; undefined if there is no such case. */
  clusterOfOrdinal(ordinal: number): number | undefined;
  /** Returns the cluster id of the opinion of an id; undefined if its record is not loaded. */
  clusterOfOpinion(opinion: number): number | undefined;
  /** Returns the word of names of a number; undefined if it is not loaded. */
  nameWord(id: number): string | undefined;
}

/** Returns the groups of rows that a statement reads with some values. */
export type StatementNeeds = (values: readonly SqlValue[], owners: RowOwners) => readonly string[];

/** The group of all rows of a table. */
export const toWholeTable = (table: string) => `all=${table}`;
/** Sections and the sections of Acts are in groups of this number of ids. */
export const IDS_PER_GROUP = 64;

const ofCluster =
  (group: string): StatementNeeds =>
  ([clusterId]) => [`${group}=${clusterId}`];
const ofOrdinal =
  (group: string): StatementNeeds =>
  ([ordinal], owners) => {
    const clusterId = owners.clusterOfOrdinal(Number(ordinal));
    return clusterId === undefined ? [] : [`${group}=${clusterId}`];
  };
const ofOpinion: StatementNeeds = ([opinion], owners) => {
  const clusterId = owners.clusterOfOpinion(Number(opinion));
  return clusterId === undefined ? [] : [`record=${clusterId}`];
};
const ofKey =
  (group: string): StatementNeeds =>
  ([key]) => [`${group}=${key}`];
const ofIds =
  (group: string): StatementNeeds =>
  ([id]) => [`${group}=${Math.floor(Number(id) / IDS_PER_GROUP)}`];
const ofTable =
  (table: string): StatementNeeds =>
  () => [toWholeTable(table)];
const ofBlocks: StatementNeeds = ([first, last]) =>
  Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `law_text=${Number(first) + at}`);

/** By the table that a statement reads and its condition; the first row that fits counts. */
const NEEDS: readonly (readonly [from: RegExp, needs: StatementNeeds])[] = [
  [/FROM (?:cases|given_name|standing|opinion|topic) WHERE cluster_id = \?/, ofCluster("record")],
  [/FROM citation WHERE cluster_id = \?/, ofCluster("record")],
  [/FROM citation WHERE key = \?/, ofKey("citation")],
  [/FROM citation WHERE key >= \? AND key < \? LIMIT/, ofKey("citations")],
  [/FROM opinion_marks WHERE id = \?/, ofOpinion],
  [/FROM topic_stem WHERE stem = \?/, ofKey("topic")],
  [/FROM edge WHERE ordinal = \?/, ofOrdinal("edges")],
  [/FROM edge_rest WHERE ordinal = \?/, ofOrdinal("more_edges")],
  [/FROM edge_text WHERE ordinal = \?/, ofOrdinal("edge_texts")],
  [/FROM provision_ruling WHERE key = \?/, ofKey("rulings")],
  [/FROM (?:provision_ruling|law_answer|act_citer) WHERE cluster_id = \?/, ofCluster("record")],
  [/FROM name_word WHERE word = \?/, ofKey("name_word")],
  [/FROM name_key JOIN name_word/, ofKey("name_key")],
  [/FROM name_case a/, ([a, b], { nameWord }) => [`names=${a} ${b} ${nameWord(Number(a))} ${nameWord(Number(b))}`]],
  [/FROM doctrine(?:_name)? WHERE/, () => [toWholeTable("doctrine"), toWholeTable("doctrine_name")]],
  [/FROM doctrine_word WHERE/, ofTable("doctrine_word")],
  [/FROM code ORDER BY/, ofTable("code")],
  [/FROM section WHERE id = \?/, ofIds("sections")],
  [/FROM section\s+WHERE code_id = \? AND is_current/, ofKey("code_sections")],
  [/FROM section WHERE act_id = \?/, ofKey("section")],
  [/FROM section_key WHERE key = \?/, ofKey("section_key")],
  [/FROM section_key WHERE key > \? AND key < \?/, ofKey("section_keys")],
  [/FROM law_text WHERE id BETWEEN \? AND \?/, ofBlocks],
  [/FROM act_section WHERE id = \?/, ofIds("act_sections")],
  [/FROM act_section WHERE act = \?/, ofKey("sections_of_act")],
  [/FROM footnote\s+WHERE act = \?1/, ofKey("footnotes")],
  [/FROM provision_topic WHERE key = \?/, ofTable("provision_topic")],
  // Which tables there are, not what they contain.
  [/FROM sqlite_schema WHERE/, () => []],
  [/FROM act_key WHERE/, ofTable("act_key")],
  [/FROM act\b/, ofTable("act")],
  [/FROM court\b/, ofTable("court")],
  [/FROM meta WHERE/, ofTable("meta")],
  [/FROM \w*posting_(?:term|word) WHERE first <= \?/, () => []],
  [/FROM (\w*posting_column) WHERE name = \?/, () => []],
];

/**
 * Returns what a statement needs.
 * @throws EngineError `internal` for a statement that reads a whole corpus, which a server of a cluster must not
 */
export function findNeeds(sql: string): StatementNeeds {
  const [, needs] = NEEDS.find(([from]) => from.test(sql)) ?? [];
  if (needs === undefined) throw new EngineError("internal", `A cluster does not answer this statement: ${sql}`);
  const block = /FROM (\w*posting_(?:term|word|column)) WHERE/.exec(sql)?.[1];
  return block === undefined ? needs : ofTable(block.endsWith("column") ? block : `${block}_first`);
}
