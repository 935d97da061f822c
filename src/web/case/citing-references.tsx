import type { CitedByInput } from "../../contract/schemas/citations/resolve.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { navigate, readPageNumber, useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { Pager } from "../common/pager.tsx";
import { YearRangeFields } from "../common/year-range-fields.tsx";
import type { CaseText } from "./case-text.ts";
import { CitationItem } from "./citation-item.tsx";
import { TreatmentChip } from "./treatment-chip.tsx";

const PAGE_SIZE = 25;

const TREATMENT_OPTIONS = [
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

const SORT_OPTIONS = [
  ["", "Most severe first"],
  ["date_desc", "Newest first"],
  ["date_asc", "Oldest first"],
  ["cite_count_desc", "Most cited first"],
  ["depth_desc", "Most mentions first"],
] as const;

/** The cases that cite a case: how each treats it, with the words that prove it. */
export function CitingReferences({ record }: { readonly record: CaseText }) {
  const location = useLocation();
  const getField = (name: string) => location.query.get(name) ?? "";
  const request: CitedByInput = {
    caseId: String(record.clusterId),
    page: readPageNumber(location),
    pageSize: PAGE_SIZE,
    treatment: (getField("treatment") || undefined) as CitedByInput["treatment"],
    court: getField("court") || undefined,
    dateFrom: buildDateBound(getField("from"), "01-01"),
    dateTo: buildDateBound(getField("to"), "12-31"),
    minDepth: Number(getField("mentions")) || undefined,
    sort: (getField("sort") || undefined) as CitedByInput["sort"],
  };
  const { value: stats } = useEngineQuery("stats", (engine) => engine.corpus.stats());
  const { value, error, isLoading } = useEngineQuery(`cited-by ${JSON.stringify(request)}`, (engine) =>
    engine.citations.citedBy(request),
  );
  const setField = (name: string) => (event: Event) =>
    navigate(withQuery(location, { [name]: (event.currentTarget as HTMLSelectElement).value, page: "" }));
  return (
    <section class="cited-by">
      <h2>Cited by</h2>
      <fieldset class="filters">
        <legend class="visually-hidden">Which citing cases</legend>
        <label>
          Treatment
          <select value={getField("treatment")} onChange={setField("treatment")}>
            {TREATMENT_OPTIONS.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Court
          <select value={getField("court")} onChange={setField("court")}>
            <option value="">Every court</option>
            {stats?.data.byCourt.map(({ courtId, court }) => (
              <option key={courtId} value={courtId}>
                {court}
              </option>
            ))}
          </select>
        </label>
        <YearRangeFields at={getField} set={setField} />
        <label>
          Mentions
          <select value={getField("mentions")} onChange={setField("mentions")}>
            <option value="">any number</option>
            <option value="2">2 or more</option>
            <option value="5">5 or more</option>
          </select>
        </label>
        <label>
          Order
          <select value={getField("sort")} onChange={setField("sort")}>
            {SORT_OPTIONS.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      {error ? <ErrorNotice error={error} /> : null}
      {value ? (
        <div aria-busy={isLoading}>
          <p class="lead" role="status">
            {value.data.total} citing {value.data.total === 1 ? "case" : "cases"}
          </p>
          {value.data.total === 0 ? <EmptyNotice title="No case of this corpus" /> : null}
          <ol start={(readPageNumber(location) - 1) * PAGE_SIZE + 1}>
            {value.data.results.map((row) => (
              <CitationItem key={row.clusterId} row={row} />
            ))}
          </ol>
          <Pager page={readPageNumber(location)} pages={Math.ceil(value.data.total / PAGE_SIZE)} />
          <ExternalCiters citers={value.data.externalCiters ?? []} />
        </div>
      ) : (
        <LoadingPlaceholder />
      )}
    </section>
  );
}

type ExternalCiter = { readonly citation: string; readonly treatment: string; readonly snippet: string };

function ExternalCiters({ citers }: { readonly citers: readonly ExternalCiter[] }) {
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

function buildDateBound(year: string, monthAndDay: string): string | undefined {
  return /^\d{4}$/.test(year) ? `${year}-${monthAndDay}` : undefined;
}
