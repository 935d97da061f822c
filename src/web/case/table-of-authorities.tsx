import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { readPageNumber, useLocation } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { Pager } from "../common/pager.tsx";
import type { CaseText } from "./case-text.ts";
import { CitationItem } from "./citation-item.tsx";

const PAGE_SIZE = 50;

/** The cases that a case cites, in the order of its text, and what it cites beyond the corpus. */
export function TableOfAuthorities({ record }: { readonly record: CaseText }) {
  const caseId = String(record.clusterId);
  const page = readPageNumber(useLocation());
  const { value, error } = useEngineQuery(`authorities ${caseId} ${page}`, (engine) =>
    engine.citations.citationsOf({ caseId, page, pageSize: PAGE_SIZE }),
  );
  if (error) return <ErrorNotice error={error} />;
  if (!value) return <LoadingPlaceholder />;
  const { total, results, unresolved } = value.data;
  if (total === 0 && unresolved.length === 0) return <EmptyNotice title="It cites no case that this corpus can tell" />;
  return (
    <section class="authorities">
      <h2>Table of authorities</h2>
      <p class="lead">
        {total} {total === 1 ? "case" : "cases"} of this corpus
        {unresolved.length > 0 ? `, and ${unresolved.length} citations that it does not hold` : ""}.
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
