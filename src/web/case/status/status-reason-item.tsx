import type { StatusResponse } from "../../../contract/schemas/citations/explain.ts";
import { buildCaseAddress } from "../../common/addresses.ts";
import { computePreviousDate, formatDate } from "../../common/format-date.ts";
import { useLocation, withQuery } from "../../common/location.ts";

type Reason = StatusResponse["data"]["reasons"][number];

const EFFECT_LABELS: Readonly<Record<Reason["countsAs"], string>> = {
  ends: "ends its authority",
  questions: "puts it in question",
  narrows: "narrows it",
};

const DISCOUNT_LABELS: Readonly<Record<NonNullable<Reason["discounted"]>, string>> = {
  dissent: "in a dissent: not counted",
  counsel: "an argument of counsel: not counted",
  minority: "a minority view: not counted",
  wrong_order: "decided before this case: not counted",
  low_confidence: "the words are not clear enough: not counted",
  other_country: "a court of another country: not counted",
  void: "set aside by later history: not counted",
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
  const { clusterId, caseName, citation, date, treatment, countsAs, decisive, discounted, snippet, partial } = reason;
  const dayBefore = discounted ? null : computePreviousDate(date);
  return (
    <li class={discounted ? "reason discounted" : "reason"}>
      <h3>{clusterId === null ? caseName || citation : <a href={buildCaseAddress(clusterId)}>{caseName}</a>}</h3>
      <p class="facts">
        <b>{citation}</b>
        <span>{formatDate(date, jurisdiction)}</span>
        <span>
          {treatment.replaceAll("_", " ")}
          {partial ? " in part" : ""}
        </span>
        <span>
          {discounted ? DISCOUNT_LABELS[discounted] : EFFECT_LABELS[countsAs]}
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
