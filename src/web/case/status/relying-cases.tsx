import { formatDate } from "../../common/format-date.ts";
import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";
import { CitationItem } from "../citation-item.tsx";

interface RelyingCasesProps {
  readonly caseId: string;
  readonly jurisdiction: string;
}

/** The cases that relied on an overruled case, those after its overruling first. */
export function RelyingCases({ caseId, jurisdiction }: RelyingCasesProps) {
  const { value } = useEngineQuery("relying-on", { caseId }, (engine, request) => engine.citations.relyingOn(request));
  if (!value || value.data.overruledOn === null || value.data.results.length === 0) return null;
  const after = value.data.results.filter(({ afterwards }) => afterwards);
  const before = value.data.results.filter(({ afterwards }) => !afterwards);
  return (
    <>
      <h3>Cases that relied on it</h3>
      <p class="lead">
        It was overruled on {formatDate(value.data.overruledOn, jurisdiction)}. Cases that relied on it: {after.length}{" "}
        afterwards, {before.length} before.
      </p>
      <ol>
        {[...after, ...before].map((row) => (
          <CitationItem key={row.clusterId} row={row} />
        ))}
      </ol>
    </>
  );
}
