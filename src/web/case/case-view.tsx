import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useLocation, withQuery } from "../common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import type { ViewProps } from "../view.ts";
import { CaseHeader } from "./case-header.tsx";
import { CitingReferences } from "./citing-references.tsx";
import { CitationNetwork } from "./network/citation-network.tsx";
import { Opinions } from "./opinions.tsx";
import { CaseStatus } from "./status/case-status.tsx";
import { TableOfAuthorities } from "./table-of-authorities.tsx";

const TABS = [
  { id: "", label: "Text", Content: Opinions },
  { id: "authorities", label: "Authorities", Content: TableOfAuthorities },
  { id: "cited-by", label: "Cited by", Content: CitingReferences },
  { id: "status", label: "Status", Content: CaseStatus },
  { id: "network", label: "Network", Content: CitationNetwork },
] as const;

/** Former ids of tabs, which saved addresses may contain. */
const FORMER_TAB_IDS: Readonly<Record<string, string>> = { standing: "status" };

/** One case: its text, its table of authorities, its citing references, its status and its citation network. */
export function CaseView({ id }: ViewProps) {
  const location = useLocation();
  const { value, error } = useEngineQuery("case", { caseId: id }, (engine, request) => engine.citations.case(request));
  useDocumentTitle(value?.data.caseName ?? "");
  if (error) return <ErrorNotice error={error} isPage />;
  if (!value) return <LoadingPlaceholder lines={14} />;
  const record = value.data;
  const current = findTab(location.query.get("view") ?? "");
  return (
    <article class="case">
      <CaseHeader record={record} />
      <nav class="tabs" aria-label="This case">
        {TABS.map((tab) => (
          <a
            key={tab.id}
            href={withQuery({ ...location, query: new URLSearchParams() }, { view: tab.id })}
            aria-current={tab === current ? "page" : undefined}
          >
            {tab.label}
            {tab.id === "cited-by" ? <small>{record.citeCount.toLocaleString("en-US")}</small> : null}
          </a>
        ))}
      </nav>
      <current.Content record={record} />
    </article>
  );
}

function findTab(view: string): (typeof TABS)[number] {
  const id = FORMER_TAB_IDS[view] ?? view;
  return TABS.find((tab) => tab.id === id) ?? TABS[0];
}
