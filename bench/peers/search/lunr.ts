import { readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPeerModule } from "../packages.ts";
import type { PeerQuery, SearchPeer } from "./search-peer.ts";

interface LunrIndex {
  query(build: (query: LunrQuery) => void): { readonly ref: string }[];
}

interface LunrQuery {
  term(term: string, options: { readonly presence?: number; readonly wildcard?: number }): void;
}

interface LunrModule {
  readonly Builder: new () => {
    ref(name: string): void;
    field(name: string, options?: { readonly boost: number }): void;
    add(document: object): void;
    build(): LunrIndex;
  };
  readonly Index: { load(saved: unknown): LunrIndex };
  readonly Query: {
    readonly presence: { readonly REQUIRED: number; readonly PROHIBITED: number };
    readonly wildcard: { readonly TRAILING: number };
  };
}

export const lunr: SearchPeer = {
  name: "lunr",
  package: "lunr",
  setup: "its JSON on disk; fields name (boost 2) and text, no pipeline",
  unsupported: {
    filtered: "it has no filters",
    phrase: "it has no phrases",
    near: "it has no proximity",
    texts: "it keeps no texts and makes no snippets",
  },
  maxCases: 5000,

  build(folder) {
    const builder = new (loadPeerModule<LunrModule>("lunr").Builder)();
    builder.ref("id");
    builder.field("name", { boost: 2 });
    builder.field("text");
    return {
      add: ({ id, stems }) => builder.add({ id, ...stems }),
      finish() {
        const path = resolve(folder, "lunr.json");
        writeFileSync(path, JSON.stringify(builder.build()));
        return statSync(path).size;
      },
    };
  },

  open(folder) {
    const { Index, Query } = loadPeerModule<LunrModule>("lunr");
    const index = Index.load(JSON.parse(readFileSync(resolve(folder, "lunr.json"), "utf8")));
    return {
      search(asked) {
        const found = index.query((query) => applyQuery(query, asked, Query));
        return { total: found.length, ids: found.slice(0, 20).map(({ ref }) => Number(ref)) };
      },
      close() {},
    };
  },
};

function applyQuery(query: LunrQuery, asked: PeerQuery, { presence, wildcard }: LunrModule["Query"]): void {
  switch (asked.kind) {
    case "all":
      for (const word of asked.words) query.term(word, { presence: presence.REQUIRED });
      break;
    case "any":
      for (const word of asked.words) query.term(word, {});
      break;
    case "natural":
      for (const word of asked.stems) query.term(word, {});
      break;
    case "not":
      query.term(asked.word, { presence: presence.REQUIRED });
      query.term(asked.without, { presence: presence.PROHIBITED });
      break;
    case "prefix":
      query.term(asked.prefix, { wildcard: wildcard.TRAILING });
      break;
    case "filtered":
    case "phrase":
    case "near":
      throw new Error(lunr.unsupported[asked.kind]);
  }
}
