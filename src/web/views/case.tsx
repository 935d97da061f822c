import { useEngineQuery } from "../answer.ts";
import { CaseHeader } from "../parts/case-head.tsx";
import { CitingReferences } from "../parts/cited-by.tsx";
import { CitationNetwork } from "../parts/network.tsx";
import { Opinions } from "../parts/opinions.tsx";
import { CaseStatus } from "../parts/standing.tsx";
import { ErrorNotice, LoadingPlaceholder } from "../parts/state.tsx";
import { TableOfAuthorities } from "../parts/table-of-authorities.tsx";
import { useDocumentTitle } from "../parts/title.ts";
import { useLocation, withQuery } from "../place.ts";
import type { ViewProps } from "../routes.ts";

const TABS = [
  { id: "", label: "Text", Side: Opinions },
  { id: "authorities", label: "Authorities", Side: TableOfAuthorities },
  { id: "cited-by", label: "Cited by", Side: CitingReferences },
  { id: "standing", label: "Standing", Side: CaseStatus },
  { id: "network", label: "Network", Side: CitationNetwork },
] as const;

/** One case: what it says, what it cites, who cites it and how, and both as a picture. */
export function CaseView({ id }: ViewProps) {
  const location = useLocation();
  const { value, error } = useEngineQuery(`case ${id}`, (engine) => engine.citations.case({ caseId: id }));
  useDocumentTitle(value?.data.caseName ?? "");
  if (error) return <ErrorNotice error={error} isPage />;
  if (!value) return <LoadingPlaceholder lines={14} />;
  const record = value.data;
  const { Side: Tab } = TABS.find((side) => side.id === (location.query.get("view") ?? "")) ?? TABS[0];
  return (
    <article class="case">
      <CaseHeader record={record} />
      <nav class="sides" aria-label="This case">
        {TABS.map(({ id: side, label, Side: Own }) => (
          <a
            key={side}
            href={withQuery({ ...location, query: new URLSearchParams() }, { view: side })}
            aria-current={Own === Tab ? "page" : undefined}
          >
            {label}
            {side === "cited-by" ? <small>{record.citeCount}</small> : null}
          </a>
        ))}
      </nav>
      <Tab record={record} />
    </article>
  );
}
