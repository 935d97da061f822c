import type { SearchMeta } from "../../contract/meta.ts";
import type { SearchResult } from "../../contract/research.ts";
import { Pager } from "./pager.tsx";
import { Result } from "./result.tsx";

/** As many pages of a search as the contract gives. */
export const MOST_PAGES = 50;

/** One page of the cases that were found, numbered through all pages. */
export function Results({ results, meta }: { readonly results: readonly SearchResult[]; readonly meta: SearchMeta }) {
  return (
    <>
      <ol start={(meta.page - 1) * meta.pageSize + 1}>
        {results.map((result) => (
          <Result key={result.id} result={result} />
        ))}
      </ol>
      <Pager page={meta.page} pages={Math.min(MOST_PAGES, meta.totalPages)} />
    </>
  );
}
