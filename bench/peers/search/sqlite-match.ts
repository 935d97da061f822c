import type { Asked } from "./search-peer.ts";

/** Phrases and beginnings are of exact words, everything else of stems. */
export function tableOf({ kind }: Asked): "stems" | "words" {
  return kind === "phrase" || kind === "prefix" ? "words" : "stems";
}

/** A question in the query language that FTS4 (with parentheses) and FTS5 share, but for how each writes proximity. */
export function matchOf(asked: Asked, near: (words: readonly [string, string], within: number) => string): string {
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
