import type { SearchMeta } from "../../../contract/schemas/common/meta.ts";
import type { SearchResult } from "../../../contract/schemas/research/search.ts";
import { MAX_RESULT_PAGES } from "../../common/page-number.ts";
import { Pager } from "../../common/pager.tsx";
import { SearchResultItem } from "./search-result-item.tsx";

/** A page of found cases, numbered across all pages. */
export function SearchResults({
  results,
  meta,
}: {
  readonly results: readonly SearchResult[];
  readonly meta: SearchMeta;
}) {
  return (
    <>
      <ol start={(meta.page - 1) * meta.pageSize + 1}>
        {results.map((result) => (
          <SearchResultItem key={result.id} result={result} />
        ))}
      </ol>
      <Pager page={meta.page} pages={Math.min(MAX_RESULT_PAGES, meta.totalPages)} />
    </>
  );
}
