import { formatDate } from "../../common/format-date.ts";
import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";
import { navigate, useLocation, withQuery } from "../../common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "../../common/notices.tsx";
import { StatusFlag } from "../../common/status-flag.tsx";
import type { CaseText } from "../case-text.ts";
import { RelyingCases } from "./relying-cases.tsx";
import { StatusReasonItem } from "./status-reason-item.tsx";
import { TreatmentHistory } from "./treatment-history.tsx";

/** The status of a case today or on a day: every later treatment with its effect, and all treatments over time. */
export function CaseStatus({ record }: { readonly record: CaseText }) {
  const location = useLocation();
  const caseId = String(record.clusterId);
  const asOf = location.query.get("as-of") || undefined;
  const { value, error, isLoading } = useEngineQuery("status", { caseId, asOf }, (engine, request) =>
    engine.citations.explain(request),
  );
  const { value: history } = useEngineQuery("history", { caseId }, (engine, request) =>
    engine.citations.history(request),
  );
  return (
    <section class="case-status">
      <h2>Later treatment</h2>
      <fieldset class="filters">
        <legend class="visually-hidden">Date of the status</legend>
        <label>
          Status on
          <input
            type="date"
            min={record.dateFiled}
            value={asOf ?? ""}
            onChange={(event) =>
              navigate(withQuery(location, { "as-of": event.currentTarget.value }), { replace: true })
            }
          />
        </label>
        {asOf ? <a href={withQuery(location, { "as-of": "" })}>Today</a> : null}
      </fieldset>
      {error ? <ErrorNotice error={error} /> : null}
      {value ? (
        <div aria-busy={isLoading}>
          <p role="status">
            <StatusFlag
              freshness={value.data.status}
              isPartial={value.data.freshnessDetail.partial}
              isCited={value.data.freshnessDetail.basis !== "none"}
            />
            {value.data.asOf ? <span class="as-of"> on {formatDate(value.data.asOf, record.jurisdiction)}</span> : null}
          </p>
          <p class="lead">{value.data.sentence}</p>
          <ol>
            {value.data.reasons.map((reason) => (
              <StatusReasonItem
                key={`${reason.clusterId} ${reason.citation} ${reason.treatment}`}
                reason={reason}
                jurisdiction={record.jurisdiction}
                dateFiled={record.dateFiled}
              />
            ))}
          </ol>
        </div>
      ) : error ? null : (
        <LoadingPlaceholder lines={3} />
      )}
      {history && history.data.rows.length > 0 ? <TreatmentHistory history={history.data} asOf={asOf} /> : null}
      <RelyingCases caseId={caseId} jurisdiction={record.jurisdiction} />
    </section>
  );
}
