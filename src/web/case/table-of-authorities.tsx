import { formatCount } from "../../text/plural.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useLocation } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { readPageNumber } from "../common/page-number.ts";
import { Pager } from "../common/pager.tsx";
import type { CaseText } from "./case-text.ts";
import { CitationItem } from "./citation-item.tsx";

const PAGE_SIZE = 50;

/** The cases that a case cites, in the order of its text, and its citations that the corpus does not contain. */
export function TableOfAuthorities({ record }: { readonly record: CaseText }) {
  const page = readPageNumber(useLocation());
  const request = { caseId: String(record.clusterId), page, pageSize: PAGE_SIZE };
  const { value, error } = useEngineQuery("authorities", request, (engine, query) =>
    engine.citations.citationsOf(query),
  );
  if (error) return <ErrorNotice error={error} />;
  if (!value) return <LoadingPlaceholder />;
  const { total, results, unresolved } = value.data;
  if (total === 0 && unresolved.length === 0)
    return <EmptyNotice title="No citation to a case was found in its text" />;
  return (
    <section class="authorities">
      <h2>Table of authorities</h2>
      <p class="lead">
        {formatCount(total, "case")} in this corpus
        {unresolved.length > 0 ? `, and ${formatCount(unresolved.length, "citation")} not in it` : ""}.
      </p>
      <ol start={(page - 1) * PAGE_SIZE + 1}>
        {results.map((row) => (
          <CitationItem key={row.clusterId} row={row} />
        ))}
      </ol>
      <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} />
      {unresolved.length > 0 ? (
        <>
          <h3>Not in this corpus</h3>
          <ul class="unresolved">
            {unresolved.map((citation) => (
              <li key={citation}>{citation}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
