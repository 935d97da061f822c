import type { CitingCase } from "../../contract/schemas/citations/resolve.ts";
import { formatCount } from "../../text/plural.ts";
import { toAppAddress } from "../common/addresses.ts";
import { KnownDate } from "../common/known-date.tsx";
import { TreatmentChip } from "./treatment-chip.tsx";

/** A cited or citing case of a list, with its treatment and the words that prove it. */
export function CitationItem({ row }: { readonly row: CitingCase }) {
  const { absoluteUrl, caseName, citation, citations, dateFiled, treatment, snippet, depthOfTreatment } = row;
  return (
    <li class="citing">
      <TreatmentChip treatment={treatment} />
      <div>
        <h3>
          <a href={toAppAddress(absoluteUrl)}>{caseName}</a>
        </h3>
        <p class="facts">
          <b>{citation}</b>
          <KnownDate date={dateFiled} precision={row.datePrecision} jurisdiction={citations ? "IN" : "US"} />
          {depthOfTreatment > 1 ? <span>{formatCount(depthOfTreatment, "mention")}</span> : null}
        </p>
        {snippet ? <blockquote>{snippet}</blockquote> : null}
      </div>
    </li>
  );
}
