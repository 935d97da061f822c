import { readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPeerModule } from "../packages.ts";
import type { PeerQuery, SearchPeer } from "./search-peer.ts";

interface OramaModule {
  create(options: object): object;
  insert(database: object, document: object): unknown;
  search(
    database: object,
    query: object,
  ): { readonly count: number; readonly hits: readonly { readonly id: string }[] };
  save(database: object): unknown;
  load(database: object, saved: unknown): void;
}

export const orama: SearchPeer = {
  name: "Orama",
  package: "@orama/orama",
  setup:
    "its JSON on disk; every word closed with a mark, because a search finds all that begins alike; one field, because its AND holds within one",
  unsupported: {
    not: "its words cannot be negated",
    phrase: "it keeps no positions",
    near: "it keeps no positions",
    texts: "it makes no snippets without a plugin",
  },
  maxCases: 20_000,

  build(folder) {
    const { create, insert, save } = loadPeerModule<OramaModule>("@orama/orama");
    const database = create(createOptions());
    return {
      add: ({ id, year, stems }) => insert(database, { id: String(id), year, text: `${stems.name} ${stems.text}` }),
      finish() {
        const path = resolve(folder, "orama.json");
        writeFileSync(path, JSON.stringify(save(database)));
        return statSync(path).size;
      },
    };
  },

  open(folder) {
    const { create, load, search } = loadPeerModule<OramaModule>("@orama/orama");
    const database = create(createOptions());
    load(database, JSON.parse(readFileSync(resolve(folder, "orama.json"), "utf8")));
    return {
      search(asked) {
        const { count, hits } = search(database, { ...toOramaQuery(asked), limit: 20 });
        return { total: count, ids: hits.map(({ id }) => Number(id)) };
      },
      close() {},
    };
  },
};

/** A word that is asked for with a star at its end stays open. */
function createOptions(): object {
  const tokenize = (text: string) =>
    [...new Set(text.split(" "))].map((word) => (word.endsWith("*") ? word.slice(0, -1) : `${word}_`));
  return {
    schema: { text: "string", year: "number" },
    sort: { enabled: false },
    components: { tokenizer: { language: "english", normalizationCache: new Map(), tokenize } },
  };
}

function toOramaQuery(asked: PeerQuery): object {
  switch (asked.kind) {
    case "all":
      return { term: asked.words.join(" "), threshold: 0 };
    case "any":
      return { term: asked.words.join(" "), threshold: 1 };
    case "natural":
      return { term: asked.stems.join(" "), threshold: 1 };
    case "filtered":
      return { term: asked.word, where: { year: { between: [asked.from, asked.to] } } };
    case "prefix":
      return { term: `${asked.prefix}*` };
    case "not":
    case "phrase":
    case "near":
      throw new Error(orama.unsupported[asked.kind]);
  }
}
