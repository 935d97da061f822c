import type { StatusResponse } from "../../contract/schemas/citations/explain.ts";
import { computePreviousDate, formatDate } from "../common/format-date.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { navigate, useLocation, withQuery } from "../common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { StatusFlag } from "../common/status-flag.tsx";
import type { CaseText } from "./case-text.ts";
import { RelyingCases } from "./relying-cases.tsx";
import { TreatmentHistory } from "./treatment-history.tsx";

type StatusReasonData = StatusResponse["data"]["reasons"][number];

/** How a case stands, now or on a day: every later treatment with what it counts for, and all of them over time. */
export function CaseStatus({ record }: { readonly record: CaseText }) {
  const location = useLocation();
  const caseId = String(record.clusterId);
  const asOf = location.query.get("as-of") || undefined;
  const { value, error, isLoading } = useEngineQuery(`standing ${caseId} ${asOf}`, (engine) =>
    engine.citations.explain({ caseId, asOf }),
  );
  const { value: history } = useEngineQuery(`history ${caseId}`, (engine) => engine.citations.history({ caseId }));
  return (
    <section class="standing">
      <h2>Later treatment</h2>
      <fieldset class="filters">
        <legend class="visually-hidden">On which day</legend>
        <label>
          As it stood on
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
            <StatusFlag freshness={value.data.status} isPartial={value.data.freshnessDetail.partial} />
            {value.data.asOf ? <span class="as-of"> on {formatDate(value.data.asOf, record.jurisdiction)}</span> : null}
          </p>
          <p class="lead">{value.data.sentence}</p>
          <ol>
            {value.data.reasons.map((reason) => (
              <ReasonItem
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
      <RelyingCases caseId={caseId} />
    </section>
  );
}

const EFFECT_LABELS: Readonly<Record<StatusReasonData["countsAs"], string>> = {
  ends: "ends its authority",
  questions: "puts it in question",
  narrows: "narrows it",
};

const DISCOUNT_LABELS: Readonly<Record<NonNullable<StatusReasonData["discounted"]>, string>> = {
  dissent: "said in a dissent: does not count",
  counsel: "said by counsel: does not count",
  minority: "a minority view: does not count",
  wrong_order: "decided before it: does not count",
  low_confidence: "the words are not clear enough: does not count",
  other_country: "a court of another country: does not count",
  void: "itself overruled: does not count",
};

interface ReasonItemProps {
  readonly reason: StatusReasonData;
  readonly jurisdiction: string;
  /** When the case that is spoken of was decided. */
  readonly dateFiled: string;
}

function ReasonItem({ reason, jurisdiction, dateFiled: decided }: ReasonItemProps) {
  const location = useLocation();
  const { clusterId, caseName, citation, date, treatment, countsAs, decisive, discounted, snippet, partial } = reason;
  const before = discounted ? null : computePreviousDate(date);
  return (
    <li class={discounted ? "reason discounted" : "reason"}>
      <h3>{clusterId === null ? caseName || citation : <a href={`/research/cases/${clusterId}`}>{caseName}</a>}</h3>
      <p class="facts">
        <b>{citation}</b>
        <span>{formatDate(date, jurisdiction)}</span>
        <span>
          {treatment.replaceAll("_", " ")}
          {partial ? " in part" : ""}
        </span>
        <span>
          {discounted ? DISCOUNT_LABELS[discounted] : EFFECT_LABELS[countsAs]}
          {decisive ? ", and decides" : ""}
        </span>
        {before !== null && before >= decided ? (
          <a href={withQuery(location, { "as-of": before })}>How it stood the day before</a>
        ) : null}
      </p>
      {snippet ? <blockquote>{snippet}</blockquote> : null}
    </li>
  );
}
