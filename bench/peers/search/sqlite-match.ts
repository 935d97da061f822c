import type { PeerQuery } from "./search-peer.ts";

/** Phrases and beginnings are of exact words, everything else of stems. */
export function selectTable({ kind }: PeerQuery): "stems" | "words" {
  return kind === "phrase" || kind === "prefix" ? "words" : "stems";
}

/** Where its answers come from; FTS4 calls a row's id `docid`. */
export function formatFromClause(asked: PeerQuery, id: "docid" | "rowid"): string {
  const table = selectTable(asked);
  return asked.kind === "filtered"
    ? `FROM ${table} JOIN cases ON cases.id = ${table}.${id} WHERE ${table} MATCH ? AND cases.year BETWEEN ? AND ?`
    : `FROM ${table} WHERE ${table} MATCH ?`;
}

/** A question in the query language that FTS4 (with parentheses) and FTS5 share, but for how each writes proximity. */
export function formatMatch(
  asked: PeerQuery,
  near: (words: readonly [string, string], within: number) => string,
): string {
  switch (asked.kind) {
    case "all":
      return asked.words.join(" AND ");
    case "any":
      return asked.words.join(" OR ");
    case "natural":
      return asked.stems.join(" OR ");
    case "not":
      return `${asked.word} NOT ${asked.without}`;
    case "filtered":
      return asked.word;
    case "phrase":
      return `"${asked.words.join(" ")}"`;
    case "prefix":
      return `${asked.prefix}*`;
    case "near":
      return near(asked.words, asked.within);
  }
}
