import type { OpenSearch } from "../opensearch/client.ts";
import { buildIndexName, type IndexKind } from "../opensearch/index-names.ts";
import { type TableRow, unpackRows } from "./row-group.ts";

/** Reads the rows of a group that is no document of its own. */
type RangeReader = (search: OpenSearch, version: string) => Promise<TableRow[]>;

interface SearchAnswer {
  readonly hits: {
    readonly hits: readonly {
      readonly _source?: { readonly rows?: string };
      readonly fields?: Readonly<Record<string, readonly unknown[]>>;
    }[];
  };
}

/** Documents that a range reads at most. */
const MAX_DOCUMENTS = 3000;

/** Returns the reader of a group by range or by search; undefined if the group is a document. */
export function findRange(group: string): RangeReader | undefined {
  const at = group.indexOf("=");
  const value = group.slice(at + 1);
  switch (group.slice(0, at)) {
    case "citations":
      return readCitations(value);
    case "section_keys":
      return readKeys("provisions", value);
    case "names":
      return readNamedCases(value);
    case "topic":
      return readTopicCases(value);
    default:
      return undefined;
  }
}

function readKeys(kind: IndexKind, prefix: string): RangeReader {
  return async (search, version) => {
    const { hits } = await search.send<SearchAnswer>({
      method: "POST",
      path: `/${buildIndexName(search.prefix, kind, version)}/_search`,
      body: {
        size: MAX_DOCUMENTS,
        query: { prefix: { key: prefix } },
        sort: ["key"],
        _source: ["rows"],
        track_total_hits: false,
      },
    });
    return hits.hits.flatMap(({ _source }) => (_source?.rows === undefined ? [] : unpackRows(_source.rows)));
  };
}

/** Reads the citations that begin with a prefix. */
function readCitations(prefix: string): RangeReader {
  return async (search, version) => {
    const { hits } = await search.send<SearchAnswer>({
      method: "POST",
      path: `/${buildIndexName(search.prefix, "cases", version)}/_search`,
      body: { size: MAX_DOCUMENTS, query: { prefix: { keys: prefix } }, sort: ["cluster"], track_total_hits: false },
    });
    return hits.hits
      .flatMap(({ _source }) => unpackRows(_source?.rows ?? "[]"))
      .filter(([table, [key]]) => table === "citation" && String(key).startsWith(prefix));
  };
}

/** Reads the cases whose names contain two words; the group has their numbers, which are those of rows, and the words. */
function readNamedCases(pair: string): RangeReader {
  const [a, b, first, second] = pair.split(" ");
  const [idA, idB] = [Number(a), Number(b)];
  return async (search, version) => {
    const ids = await listClusterIds(search, version, [
      { term: { name_words: first } },
      { term: { name_words: second } },
    ]);
    return ids.flatMap((id): TableRow[] => [
      ["name_case", [idA, id]],
      ["name_case", [idB, id]],
    ]);
  };
}

function readTopicCases(stem: string): RangeReader {
  return async (search, version) => {
    const ids = await listClusterIds(search, version, [{ term: { topics: stem } }]);
    return ids.map((id): TableRow => ["topic_stem", [stem, id]]);
  };
}

async function listClusterIds(search: OpenSearch, version: string, filter: readonly object[]): Promise<number[]> {
  const { hits } = await search.send<{ readonly hits: { readonly hits: readonly { readonly _id: string }[] } }>({
    method: "POST",
    path: `/${buildIndexName(search.prefix, "cases", version)}/_search`,
    body: {
      size: MAX_DOCUMENTS,
      query: { bool: { filter } },
      sort: ["cluster"],
      _source: false,
      track_total_hits: false,
    },
  });
  return hits.hits.map(({ _id }) => Number(_id));
}
