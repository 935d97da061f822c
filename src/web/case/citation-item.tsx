import type { CitingCase } from "../../contract/schemas/citations/resolve.ts";
import { formatDate } from "../common/format-date.ts";
import { TreatmentChip } from "./treatment-chip.tsx";

/** One case of a list of authorities or of citing cases, with the words that prove how the one treats the other. */
export function CitationItem({ row }: { readonly row: CitingCase }) {
  const { absoluteUrl, caseName, citation, citations, dateFiled, treatment, snippet, depthOfTreatment } = row;
  return (
    <li class="citing">
      <TreatmentChip treatment={treatment} />
      <div>
        <h3>
          <a href={absoluteUrl}>{caseName}</a>
        </h3>
        <p class="facts">
          <b>{citation}</b>
          <time dateTime={dateFiled}>{formatDate(dateFiled, citations ? "IN" : "US")}</time>
          {depthOfTreatment > 1 ? <span>mentioned {depthOfTreatment} times</span> : null}
        </p>
        {snippet ? <blockquote>{snippet}</blockquote> : null}
      </div>
    </li>
  );
}
