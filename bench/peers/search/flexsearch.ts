import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Index } from "flexsearch";
import type { PeerQuery, SearchPeer } from "./search-peer.ts";

/** More than there are cases: 0 would mean 100. */
const NO_LIMIT = 1_000_000_000;

/** FlexSearch configured as in its own documentation, not as Headnote uses it. */
export const flexsearch: SearchPeer = {
  name: "FlexSearch, plain",
  package: "flexsearch",
  setup: "its Index, strict tokenizer, default resolution, its own export on disk; OR and NOT by its Resolver",
  unsupported: {
    filtered: "its Index has no filters; those of its Document are for equal tags, not for a span of years",
    phrase: "it has no phrases; `context` prefers words that stand together, and costs 30 times the memory",
    near: "it has no proximity",
    prefix: "its strict tokenizer has whole words; the forward one indexes every beginning of every word",
    texts: "its Index keeps no texts",
  },
  maxCases: 20_000,

  build(folder) {
    const index = createIndex();
    return {
      add: ({ id, stems }) => void index.add(id, `${stems.name} ${stems.text}`),
      async finish() {
        const target = resolve(folder, "flexsearch");
        mkdirSync(target, { recursive: true });
        let bytes = 0;
        await index.export((key, data) => {
          if (data === undefined) return;
          writeFileSync(resolve(target, key), data);
          bytes += statSync(resolve(target, key)).size;
        });
        return bytes;
      },
    };
  },

  open(folder) {
    const index = createIndex();
    const target = resolve(folder, "flexsearch");
    for (const key of readdirSync(target)) index.import(key, readFileSync(resolve(target, key), "utf8"));
    return {
      search(asked) {
        const ids = findMatches(index, asked);
        return { total: ids.length, ids: ids.slice(0, 20) };
      },
      close() {},
    };
  },
};

function createIndex(): Index {
  return new Index({ tokenize: "strict", encode: (text: string) => text.split(" ") });
}

/** The part of its Resolver that is used here. */
interface Matching {
  or(...others: readonly Matching[]): Matching;
  not(...others: readonly Matching[]): Matching;
  resolve(options: object): number[];
}

function findMatches(index: Index, asked: PeerQuery): number[] {
  const matching = (query: string) => index.search({ query, limit: NO_LIMIT, resolve: false }) as unknown as Matching;
  switch (asked.kind) {
    case "all":
      return index.search(asked.words.join(" "), { limit: NO_LIMIT }) as number[];
    case "any": {
      const [first, ...others] = asked.words.map(matching);
      return first!.or(...others).resolve({ limit: NO_LIMIT });
    }
    case "natural":
      return index.search(asked.stems.join(" "), { limit: NO_LIMIT, suggest: true }) as number[];
    case "not":
      return matching(asked.word).not(matching(asked.without)).resolve({ limit: NO_LIMIT });
    case "filtered":
    case "phrase":
    case "prefix":
    case "near":
      throw new Error(flexsearch.unsupported[asked.kind]);
  }
}
