import type { RelyingCasesResponse } from "../../../contract/schemas/citations/explain.ts";
import { formatDate } from "../../common/format-date.ts";
import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";
import { CitationItem } from "../citation-item.tsx";

type Relying = RelyingCasesResponse["data"];

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
        It was overruled{formatWhen(value.data, jurisdiction)}. Cases that relied on it: {after.length} afterwards,{" "}
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

/** Formats when a case was overruled: " on May 17, 1954", " in 1954", or nothing. */
function formatWhen({ overruledOn, overruledOnPrecision }: Relying, jurisdiction: string): string {
  if (!overruledOn || overruledOnPrecision === null || overruledOnPrecision === "unknown") return "";
  const preposition = overruledOnPrecision === "day" ? "on" : "in";
  return ` ${preposition} ${formatDate(overruledOn, jurisdiction, overruledOnPrecision)}`;
}
