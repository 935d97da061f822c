import { readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPeerModule } from "../packages.ts";
import type { PeerQuery, SearchPeer } from "./search-peer.ts";

interface MiniSearch {
  add(document: object): void;
  search(query: unknown, options?: object): { readonly id: number }[];
}

interface MiniSearchModule {
  new (options: object): MiniSearch;
  loadJSON(json: string, options: object): MiniSearch;
}

const OPTIONS = {
  fields: ["name", "text"],
  storeFields: ["year"],
  tokenize: (text: string) => text.split(" "),
  processTerm: (term: string) => term,
  searchOptions: { boost: { name: 2 } },
};

export const minisearch: SearchPeer = {
  name: "MiniSearch",
  package: "minisearch",
  setup: "its JSON on disk; fields name (boost 2) and text",
  unsupported: {
    phrase: "it keeps no positions",
    near: "it keeps no positions",
    texts: "it makes no snippets",
  },
  maxCases: 20_000,

  build(folder) {
    const index = new (loadPeerModule<MiniSearchModule>("minisearch"))(OPTIONS);
    return {
      add: ({ id, year, stems }) => index.add({ id, year, ...stems }),
      finish() {
        const path = resolve(folder, "minisearch.json");
        writeFileSync(path, JSON.stringify(index));
        return statSync(path).size;
      },
    };
  },

  open(folder) {
    const json = readFileSync(resolve(folder, "minisearch.json"), "utf8");
    const index = loadPeerModule<MiniSearchModule>("minisearch").loadJSON(json, OPTIONS);
    return {
      search(asked) {
        const found = index.search(...toMiniSearchQuery(asked));
        return { total: found.length, ids: found.slice(0, 20).map(({ id }) => id) };
      },
      close() {},
    };
  },
};

function toMiniSearchQuery(asked: PeerQuery): [unknown, object?] {
  switch (asked.kind) {
    case "all":
      return [asked.words.join(" "), { combineWith: "AND" }];
    case "any":
      return [asked.words.join(" "), { combineWith: "OR" }];
    case "natural":
      return [asked.stems.join(" "), { combineWith: "OR" }];
    case "not":
      return [{ combineWith: "AND_NOT", queries: [asked.word, asked.without] }];
    case "filtered":
      return [asked.word, { filter: ({ year }: { year: number }) => year >= asked.from && year <= asked.to }];
    case "prefix":
      return [asked.prefix, { prefix: true }];
    case "phrase":
    case "near":
      throw new Error(minisearch.unsupported[asked.kind]);
  }
}
