import type { FreshnessDetail } from "../../../contract/schemas/common/case.ts";
import { formatCount } from "../../../text/plural.ts";
import { buildCaseAddress } from "../../common/addresses.ts";
import { formatDate } from "../../common/format-date.ts";
import { getStatusTone, StatusFlag, StatusShape } from "../../common/status-flag.tsx";

interface StatusReasonProps {
  readonly detail: FreshnessDetail;
  readonly jurisdiction: string;
}

/** The status of a case with the decision that decides it, and the words that prove it. */
export function StatusReason({ detail, jurisdiction }: StatusReasonProps) {
  const { status, partial, definitive, reason, citing } = detail;
  return (
    <section class={`freshness ${getStatusTone(status)}`} aria-label="Later treatment">
      {reason ? (
        <>
          <StatusFlag freshness={status} isPartial={partial} />
          <p>
            {formatTreatment(reason.treatment, partial)} by{" "}
            {reason.clusterId === null ? (
              reason.caseName
            ) : (
              <a href={buildCaseAddress(reason.clusterId)}>{reason.caseName}</a>
            )}
            {reason.citation ? `, ${reason.citation}` : ""}.
            {definitive ? "" : " The words are explicit, but the authority of that court over this case is not known."}
          </p>
          {reason.snippet ? <blockquote>{reason.snippet}</blockquote> : null}
        </>
      ) : (
        <p class="flag">
          <StatusShape freshness={status} />
          {citing.total === 0
            ? "No decision in this corpus cites it."
            : describeNoNegativeTreatment(citing, jurisdiction)}
        </p>
      )}
    </section>
  );
}

function describeNoNegativeTreatment({ total, lastDate }: FreshnessDetail["citing"], jurisdiction: string): string {
  const period = lastDate ? ` to ${formatDate(lastDate, jurisdiction)}` : "";
  return `No negative treatment found in ${formatCount(total, "citing decision")}${period}.`;
}

function formatTreatment(treatment: string, isPartial: boolean): string {
  const words = treatment.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${isPartial ? " in part" : ""}`;
}
