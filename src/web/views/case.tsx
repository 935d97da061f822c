import { useAnswer } from "../answer.ts";
import { CaseHead } from "../parts/case-head.tsx";
import { CitedBy } from "../parts/cited-by.tsx";
import { Network } from "../parts/network.tsx";
import { Opinions } from "../parts/opinions.tsx";
import { Standing } from "../parts/standing.tsx";
import { Failed, Loading } from "../parts/state.tsx";
import { TableOfAuthorities } from "../parts/table-of-authorities.tsx";
import { useTitle } from "../parts/title.ts";
import { usePlace, withQuery } from "../place.ts";
import type { ViewProps } from "../routes.ts";

const SIDES = [
  { id: "", label: "Text", Side: Opinions },
  { id: "authorities", label: "Authorities", Side: TableOfAuthorities },
  { id: "cited-by", label: "Cited by", Side: CitedBy },
  { id: "standing", label: "Standing", Side: Standing },
  { id: "network", label: "Network", Side: Network },
] as const;

/** One case: what it says, what it cites, who cites it and how, and both as a picture. */
export function CaseView({ id }: ViewProps) {
  const place = usePlace();
  const { value, error } = useAnswer(`case ${id}`, (engine) => engine.citations.case({ caseId: id }));
  useTitle(value?.data.caseName ?? "");
  if (error) return <Failed error={error} isPage />;
  if (!value) return <Loading lines={14} />;
  const record = value.data;
  const { Side } = SIDES.find((side) => side.id === (place.query.get("view") ?? "")) ?? SIDES[0];
  return (
    <article class="case">
      <CaseHead record={record} />
      <nav class="sides" aria-label="This case">
        {SIDES.map(({ id: side, label, Side: Own }) => (
          <a
            key={side}
            href={withQuery({ ...place, query: new URLSearchParams() }, { view: side })}
            aria-current={Own === Side ? "page" : undefined}
          >
            {label}
            {side === "cited-by" ? <small>{record.citeCount}</small> : null}
          </a>
        ))}
      </nav>
      <Side record={record} />
    </article>
  );
}
