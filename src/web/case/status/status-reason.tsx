import type { FreshnessDetail } from "../../../contract/schemas/common/case.ts";
import { buildCaseAddress } from "../../common/addresses.ts";
import { getStatusTone, StatusFlag } from "../../common/status-flag.tsx";

interface StatusReasonProps {
  readonly detail: FreshnessDetail;
}

/** The status of a case in one sentence, with the words that prove it and a link to the decision that decides it. */
export function StatusReason({ detail }: StatusReasonProps) {
  const { status, partial, basis, reason, sentence } = detail;
  const isCited = basis !== "none";
  return (
    <section class={`freshness ${isCited ? getStatusTone(status) : "unknown"}`} aria-label="Later treatment">
      {reason || !isCited ? <StatusFlag freshness={status} isPartial={partial} isCited={isCited} /> : null}
      <p>{sentence}</p>
      {reason?.snippet ? (
        <blockquote>
          {reason.snippet}
          {reason.clusterId === null ? null : (
            <>
              {" "}
              <a href={buildCaseAddress(reason.clusterId)}>{reason.caseName}</a>
            </>
          )}
        </blockquote>
      ) : null}
    </section>
  );
}
