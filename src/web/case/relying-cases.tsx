import { formatDate } from "../common/format-date.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { CitationItem } from "./citation-item.tsx";

/** For a case that was overruled: who relied on it all the same, and who had relied on it before. */
export function RelyingCases({ caseId }: { readonly caseId: string }) {
  const { value } = useEngineQuery(`relying ${caseId}`, (engine) => engine.citations.relyingOn({ caseId }));
  if (!value || value.data.overruledOn === null || value.data.results.length === 0) return null;
  const after = value.data.results.filter(({ afterwards }) => afterwards);
  const before = value.data.results.filter(({ afterwards }) => !afterwards);
  return (
    <>
      <h3>Relied on it</h3>
      <p class="lead">
        It was overruled on {formatDate(value.data.overruledOn)}. {after.length} relied on it afterwards,{" "}
        {before.length} before.
      </p>
      <ol>
        {[...after, ...before].map((row) => (
          <CitationItem key={row.clusterId} row={row} />
        ))}
      </ol>
    </>
  );
}
