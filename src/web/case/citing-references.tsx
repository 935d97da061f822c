import type { CitedByInput, CitedByResponse } from "../../contract/schemas/citations/resolve.ts";
import { formatCount } from "../../text/plural.ts";
import { findOption, SelectField, type SelectOption } from "../common/controls/select-field.tsx";
import { YearRangeFields } from "../common/controls/year-range-fields.tsx";
import { useStats } from "../common/hooks/use-corpus-info.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useQueryFields } from "../common/hooks/use-query-fields.ts";
import { type AppLocation, useLocation } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { readPageNumber } from "../common/page-number.ts";
import { Pager } from "../common/pager.tsx";
import type { CaseText } from "./case-text.ts";
import { CitationItem } from "./citation-item.tsx";
import { ExternalCiters } from "./external-citers.tsx";

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

const MENTION_OPTIONS = [
  ["", "any number"],
  ["2", "2 or more"],
  ["5", "5 or more"],
] as const;

/** The citing references of a case: how each one treats it, with the words that prove it. */
export function CitingReferences({ record }: { readonly record: CaseText }) {
  const request = toCitedByRequest(useLocation(), record);
  const { value, error, isLoading } = useEngineQuery("cited-by", request, (engine, query) =>
    engine.citations.citedBy(query),
  );
  return (
    <section class="cited-by">
      <h2>Cited by</h2>
      <CitingReferenceFilters />
      {error ? <ErrorNotice error={error} /> : null}
      {value ? (
        <div aria-busy={isLoading}>
          <CitingReferenceList data={value.data} />
        </div>
      ) : error ? null : (
        <LoadingPlaceholder />
      )}
    </section>
  );
}

function CitingReferenceFilters() {
  const fields = useQueryFields();
  const { getField, setField } = fields;
  const { value: stats } = useStats();
  const courts = (stats?.data.byCourt ?? []).map(({ courtId, court }): SelectOption<string> => [courtId, court]);
  return (
    <fieldset class="filters">
      <legend class="visually-hidden">Which citing cases</legend>
      <SelectField
        label="Treatment"
        value={findOption(TREATMENT_OPTIONS, getField("treatment"))}
        options={TREATMENT_OPTIONS}
        onChange={(value) => setField("treatment", value)}
      />
      <SelectField
        label="Court"
        value={getField("court")}
        options={[["", "Every court"], ...courts]}
        onChange={(value) => setField("court", value)}
      />
      <YearRangeFields {...fields} />
      <SelectField
        label="Mentions"
        value={findOption(MENTION_OPTIONS, getField("mentions"))}
        options={MENTION_OPTIONS}
        onChange={(value) => setField("mentions", value)}
      />
      <SelectField
        label="Order"
        value={findOption(SORT_OPTIONS, getField("sort"))}
        options={SORT_OPTIONS}
        onChange={(value) => setField("sort", value)}
      />
    </fieldset>
  );
}

function CitingReferenceList({ data }: { readonly data: CitedByResponse["data"] }) {
  const page = readPageNumber(useLocation());
  return (
    <>
      <p class="lead" role="status">
        {formatCount(data.total, "citing case")}
      </p>
      {data.total === 0 ? (
        <EmptyNotice title="No citing case in this corpus">
          <p>Remove a filter, or open a larger corpus.</p>
        </EmptyNotice>
      ) : null}
      <ol start={(page - 1) * PAGE_SIZE + 1}>
        {data.results.map((row) => (
          <CitationItem key={row.clusterId} row={row} />
        ))}
      </ol>
      <Pager page={page} pages={Math.ceil(data.total / PAGE_SIZE)} />
      <ExternalCiters citers={data.externalCiters ?? []} />
    </>
  );
}

function toCitedByRequest(location: AppLocation, record: CaseText): CitedByInput {
  const getField = (name: string) => location.query.get(name) ?? "";
  return {
    caseId: String(record.clusterId),
    page: readPageNumber(location),
    pageSize: PAGE_SIZE,
    treatment: findOption(TREATMENT_OPTIONS, getField("treatment")) || undefined,
    court: getField("court") || undefined,
    dateFrom: buildDateBound(getField("from"), "01-01"),
    dateTo: buildDateBound(getField("to"), "12-31"),
    minDepth: Number(getField("mentions")) || undefined,
    sort: findOption(SORT_OPTIONS, getField("sort")) || undefined,
  };
}

function buildDateBound(year: string, monthAndDay: string): string | undefined {
  return /^\d{4}$/.test(year) ? `${year}-${monthAndDay}` : undefined;
}
