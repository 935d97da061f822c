import type { CitedByInput } from "../../contract/citations.ts";
import { useAnswer } from "../answer.ts";
import { goTo, pageOf, usePlace, withQuery } from "../place.ts";
import type { CaseText } from "./case-text.ts";
import { CitingRow } from "./citing-row.tsx";
import { Pager } from "./pager.tsx";
import { Empty, Failed, Loading } from "./state.tsx";
import { TreatmentChip } from "./treatment.tsx";
import { YearFields } from "./year-fields.tsx";

const PAGE_SIZE = 25;

const TREATMENTS = [
  ["", "Every treatment"],
  ["negative", "Negative"],
  ["positive", "Positive"],
  ["neutral", "Neutral"],
  ["unknown", "Citing only"],
  ["overruled", "Overruled"],
  ["questioned", "Questioned"],
  ["distinguished", "Distinguished"],
  ["followed", "Followed"],
  ["relied_on", "Relied on"],
] as const;

const SORTS = [
  ["", "Most severe first"],
  ["date_desc", "Newest first"],
  ["date_asc", "Oldest first"],
  ["cite_count_desc", "Most cited first"],
  ["depth_desc", "Most mentions first"],
] as const;

/** The cases that cite a case: how each treats it, with the words that prove it. */
export function CitedBy({ record }: { readonly record: CaseText }) {
  const place = usePlace();
  const at = (name: string) => place.query.get(name) ?? "";
  const request: CitedByInput = {
    caseId: String(record.clusterId),
    page: pageOf(place),
    pageSize: PAGE_SIZE,
    treatment: (at("treatment") || undefined) as CitedByInput["treatment"],
    court: at("court") || undefined,
    dateFrom: isoDay(at("from"), "01-01"),
    dateTo: isoDay(at("to"), "12-31"),
    minDepth: Number(at("mentions")) || undefined,
    sort: (at("sort") || undefined) as CitedByInput["sort"],
  };
  const { value: stats } = useAnswer("stats", (engine) => engine.corpus.stats());
  const { value, error, isLoading } = useAnswer(`cited-by ${JSON.stringify(request)}`, (engine) =>
    engine.citations.citedBy(request),
  );
  const set = (name: string) => (event: Event) =>
    goTo(withQuery(place, { [name]: (event.currentTarget as HTMLSelectElement).value, page: "" }));
  return (
    <section class="cited-by">
      <h2>Cited by</h2>
      <fieldset class="filters">
        <legend class="visually-hidden">Which citing cases</legend>
        <label>
          Treatment
          <select value={at("treatment")} onChange={set("treatment")}>
            {TREATMENTS.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Court
          <select value={at("court")} onChange={set("court")}>
            <option value="">Every court</option>
            {stats?.data.byCourt.map(({ courtId, court }) => (
              <option key={courtId} value={courtId}>
                {court}
              </option>
            ))}
          </select>
        </label>
        <YearFields at={at} set={set} />
        <label>
          Mentions
          <select value={at("mentions")} onChange={set("mentions")}>
            <option value="">any number</option>
            <option value="2">2 or more</option>
            <option value="5">5 or more</option>
          </select>
        </label>
        <label>
          Order
          <select value={at("sort")} onChange={set("sort")}>
            {SORTS.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      {error ? <Failed error={error} /> : null}
      {value ? (
        <div aria-busy={isLoading}>
          <p class="lead" role="status">
            {value.data.total} citing {value.data.total === 1 ? "case" : "cases"}
          </p>
          {value.data.total === 0 ? <Empty title="No case of this corpus" /> : null}
          <ol start={(pageOf(place) - 1) * PAGE_SIZE + 1}>
            {value.data.results.map((row) => (
              <CitingRow key={row.clusterId} row={row} />
            ))}
          </ol>
          <Pager page={pageOf(place)} pages={Math.ceil(value.data.total / PAGE_SIZE)} />
          <ExternalCiters citers={value.data.externalCiters ?? []} />
        </div>
      ) : (
        <Loading />
      )}
    </section>
  );
}

type Citer = { readonly citation: string; readonly treatment: string; readonly snippet: string };

function ExternalCiters({ citers }: { readonly citers: readonly Citer[] }) {
  if (citers.length === 0) return null;
  return (
    <>
      <h3>Beyond this corpus, by the reporter's own note</h3>
      <ol>
        {citers.map(({ citation, treatment, snippet }) => (
          <li key={citation} class="citing">
            <TreatmentChip treatment="unknown" />
            <div>
              <p class="facts">
                <b>{citation}</b>
                <span>{treatment.replaceAll("_", " ")}</span>
              </p>
              <blockquote>{snippet}</blockquote>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function isoDay(year: string, rest: string): string | undefined {
  return /^\d{4}$/.test(year) ? `${year}-${rest}` : undefined;
}
