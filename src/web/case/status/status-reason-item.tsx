import { DISCOUNT_PHRASES } from "../../../citator/status/discount-phrases.ts";
import { formatTreatmentPhrase } from "../../../citator/status/treatment-phrases.ts";
import type { StatusResponse } from "../../../contract/schemas/citations/explain.ts";
import { buildCaseAddress } from "../../common/addresses.ts";
import { computePreviousDate } from "../../common/format-date.ts";
import { KnownDate } from "../../common/known-date.tsx";
import { useLocation, withQuery } from "../../common/location.ts";

type Reason = StatusResponse["data"]["reasons"][number];

const EFFECT_LABELS: Readonly<Record<Reason["countsAs"], string>> = {
  ends: "ends its authority",
  questions: "puts it in question",
  narrows: "narrows it",
};

interface StatusReasonItemProps {
  readonly reason: Reason;
  readonly jurisdiction: string;
  /** Date of the treated case, `YYYY-MM-DD`. */
  readonly dateFiled: string;
}

/** A later treatment with its effect on the status, and a link to the status on the day before it. */
export function StatusReasonItem({ reason, jurisdiction, dateFiled }: StatusReasonItemProps) {
  const location = useLocation();
  const { clusterId, caseName, citation, date, datePrecision, treatment, countsAs, decisive, discounted } = reason;
  const { since, snippet, partial } = reason;
  const dayBefore = discounted || datePrecision !== "day" ? null : computePreviousDate(date);
  return (
    <li class={discounted ? "reason discounted" : "reason"}>
      <h3>{clusterId === null ? caseName || citation : <a href={buildCaseAddress(clusterId)}>{caseName}</a>}</h3>
      <p class="facts">
        <b>{citation}</b>
        <KnownDate date={date} precision={datePrecision} jurisdiction={jurisdiction} />
        <span>
          {formatTreatmentPhrase(treatment)}
          {partial ? " in part" : ""}
        </span>
        <span>
          {discounted ? `${since ?? DISCOUNT_PHRASES[discounted]}: not counted` : EFFECT_LABELS[countsAs]}
          {decisive ? ", decisive" : ""}
        </span>
        {dayBefore !== null && dayBefore >= dateFiled ? (
          <a href={withQuery(location, { "as-of": dayBefore })}>Status the day before</a>
        ) : null}
      </p>
      {snippet ? <blockquote>{snippet}</blockquote> : null}
    </li>
  );
}
