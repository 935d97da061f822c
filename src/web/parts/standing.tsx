import type { StandingResponse } from "../../contract/citator.ts";
import { useAnswer } from "../answer.ts";
import { goTo, usePlace, withQuery } from "../place.ts";
import type { CaseText } from "./case-text.ts";
import { day, dayBefore } from "./day.ts";
import { Flag } from "./flag.tsx";
import { OverTime } from "./over-time.tsx";
import { RelyingOn } from "./relying-on.tsx";
import { Failed, Loading } from "./state.tsx";

type Weighed = StandingResponse["data"]["reasons"][number];

/** How a case stands, now or on a day: every later treatment with what it counts for, and all of them over time. */
export function Standing({ record }: { readonly record: CaseText }) {
  const place = usePlace();
  const caseId = String(record.clusterId);
  const asOf = place.query.get("as-of") || undefined;
  const { value, error, isLoading } = useAnswer(`standing ${caseId} ${asOf}`, (engine) =>
    engine.citations.explain({ caseId, asOf }),
  );
  const { value: history } = useAnswer(`history ${caseId}`, (engine) => engine.citations.history({ caseId }));
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
            onChange={(event) => goTo(withQuery(place, { "as-of": event.currentTarget.value }), { replace: true })}
          />
        </label>
        {asOf ? <a href={withQuery(place, { "as-of": "" })}>Today</a> : null}
      </fieldset>
      {error ? <Failed error={error} /> : null}
      {value ? (
        <div aria-busy={isLoading}>
          <p role="status">
            <Flag freshness={value.data.status} isPartial={value.data.freshnessDetail.partial} />
            {value.data.asOf ? <span class="as-of"> on {day(value.data.asOf, record.jurisdiction)}</span> : null}
          </p>
          <p class="lead">{value.data.sentence}</p>
          <ol>
            {value.data.reasons.map((reason) => (
              <Reason
                key={`${reason.clusterId} ${reason.citation} ${reason.treatment}`}
                reason={reason}
                jurisdiction={record.jurisdiction}
                decided={record.dateFiled}
              />
            ))}
          </ol>
        </div>
      ) : error ? null : (
        <Loading lines={3} />
      )}
      {history && history.data.rows.length > 0 ? <OverTime history={history.data} asOf={asOf} /> : null}
      <RelyingOn caseId={caseId} />
    </section>
  );
}

const COUNTS: Readonly<Record<Weighed["countsAs"], string>> = {
  ends: "ends its authority",
  questions: "puts it in question",
  narrows: "narrows it",
};

const DISCOUNTS: Readonly<Record<NonNullable<Weighed["discounted"]>, string>> = {
  dissent: "said in a dissent: does not count",
  counsel: "said by counsel: does not count",
  minority: "a minority view: does not count",
  wrong_order: "decided before it: does not count",
  low_confidence: "the words are not clear enough: does not count",
  other_country: "a court of another country: does not count",
  void: "itself overruled: does not count",
};

interface ReasonProps {
  readonly reason: Weighed;
  readonly jurisdiction: string;
  /** When the case that is spoken of was decided. */
  readonly decided: string;
}

function Reason({ reason, jurisdiction, decided }: ReasonProps) {
  const place = usePlace();
  const { clusterId, caseName, citation, date, treatment, countsAs, decisive, discounted, snippet, partial } = reason;
  const before = discounted ? null : dayBefore(date);
  return (
    <li class={discounted ? "reason discounted" : "reason"}>
      <h3>{clusterId === null ? caseName || citation : <a href={`/research/cases/${clusterId}`}>{caseName}</a>}</h3>
      <p class="facts">
        <b>{citation}</b>
        <span>{day(date, jurisdiction)}</span>
        <span>
          {treatment.replaceAll("_", " ")}
          {partial ? " in part" : ""}
        </span>
        <span>
          {discounted ? DISCOUNTS[discounted] : COUNTS[countsAs]}
          {decisive ? ", and decides" : ""}
        </span>
        {before !== null && before >= decided ? (
          <a href={withQuery(place, { "as-of": before })}>How it stood the day before</a>
        ) : null}
      </p>
      {snippet ? <blockquote>{snippet}</blockquote> : null}
    </li>
  );
}
