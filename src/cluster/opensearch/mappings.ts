import { PACKED_GROUPS, toPackedField } from "../rows/case-groups.ts";
import type { IndexKind } from "./index-names.ts";

/** How the indices of a version are spread over the nodes. */
export interface ShardSettings {
  readonly shards: number;
  readonly replicas: number;
}

/** Words are already split: the analyzer only separates them at blanks. */
const WORDS = { type: "text", analyzer: "words", norms: false, similarity: "count" } as const;
/** A number that scripts read. */
const READ_INTEGER = { type: "integer", index: false } as const;

/**
 * Fields of a case. Words are in the form that the text layer gives them, in their order: of the judgment (`text`), of
 * the name (`name`), and of the judgment with marks before every sentence and paragraph (`marked`).
 */
const CASE_FIELDS = {
  cluster: { type: "long" },
  text: WORDS,
  text_stems: WORDS,
  marked: { ...WORDS, index_options: "positions" },
  name: WORDS,
  name_stems: WORDS,
  text_length: READ_INTEGER,
  name_length: READ_INTEGER,
  typed_name: { type: "keyword" },
  name_words: { type: "keyword" },
  date: { type: "integer" },
  year: { type: "integer" },
  court: { type: "keyword" },
  jurisdiction: { type: "keyword" },
  freshness: { type: "keyword" },
  judges: { type: "keyword" },
  judge_words: { type: "text", analyzer: "words", norms: false, position_increment_gap: 1000 },
  reporters: { type: "keyword" },
  cites: { type: "integer" },
  cited: { type: "long" },
  treated: { type: "integer" },
  topics: { type: "keyword" },
  keys: { type: "keyword" },
  ...Object.fromEntries(PACKED_GROUPS.map((kind) => [toPackedField(kind), { type: "binary", doc_values: true }])),
} as const;

/** Returns settings and mappings of an index. Rows are stored and never searched. */
export function buildIndexBody(kind: IndexKind, { shards }: Pick<ShardSettings, "shards">): object {
  return {
    settings: {
      number_of_shards: kind === "cases" ? shards : 1,
      number_of_replicas: 0,
      refresh_interval: -1,
      // Every search reads some records.
      "index.codec": kind === "cases" ? "default" : "best_compression",
      "index.translog.durability": "async",
      // A word scores its occurrences: the search makes bounds of our own scores from them.
      similarity: { count: { type: "scripted", script: { source: "return query.boost * doc.freq" } } },
      analysis: {
        analyzer: { words: { type: "custom", tokenizer: "blanks" } },
        tokenizer: { blanks: { type: "whitespace", max_token_length: 1024 } },
      },
    },
    mappings: {
      dynamic: false,
      // A shard that moves during a push is sent whole documents again: their second copy for recovery must remain.
      _source: kind === "cases" ? { includes: ["rows", "check"] } : {},
      properties: {
        rows: { type: "keyword", index: false, doc_values: false },
        // Sums of 24 bits of every document show whether all of them arrived.
        check: { type: "integer", index: false },
        // 52 bits of a hash of every document show which ones a later version of the corpus changes.
        digest: { type: "long", index: false },
        ...(kind === "cases" && CASE_FIELDS),
        ...(kind === "provisions" && { key: { type: "keyword" } }),
      },
    },
  };
}
