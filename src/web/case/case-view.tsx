import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useLocation, withQuery } from "../common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import type { ViewProps } from "../routes.ts";
import { CaseHeader } from "./case-header.tsx";
import { CaseStatus } from "./case-status.tsx";
import { CitingReferences } from "./citing-references.tsx";
import { CitationNetwork } from "./network/citation-network.tsx";
import { Opinions } from "./opinions.tsx";
import { TableOfAuthorities } from "./table-of-authorities.tsx";

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
