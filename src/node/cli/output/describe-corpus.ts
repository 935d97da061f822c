import type { Engine } from "../../../contract/engine.ts";

/** What the greeting of a server states of its corpus. */
export interface CorpusDescription {
  readonly cases: number;
  readonly sections: number;
  /** Citations of the cases that are cited most. */
  readonly mostCited: readonly { readonly citation: string }[];
  /** A query that finds a case. */
  readonly query: string;
}

/** Queries that find a case in most corpora; the first one that matches is printed as an example. */
const EXAMPLE_QUERIES = ['"due process" AND NOT tax', "court AND NOT tax", "court OR law"] as const;

/** Returns what the greeting of a server states of its corpus. */
export async function describeCorpus(engine: Engine): Promise<CorpusDescription> {
  const { cases, sections, mostCited } = (await engine.corpus.stats()).data;
  const cited = mostCited.map(({ citation }) => ({ citation }));
  return { cases, sections, mostCited: cited, query: await findMatchingQuery(engine) };
}

/** Returns the first example query that finds a case, or the last example if none does. */
async function findMatchingQuery(engine: Engine): Promise<string> {
  for (const query of EXAMPLE_QUERIES) {
    const { meta } = await engine.research.search({ query, pageSize: 1, content: false });
    if (meta.total > 0) return query;
  }
  return EXAMPLE_QUERIES[EXAMPLE_QUERIES.length - 1]!;
}
