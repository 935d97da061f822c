import { useState } from "preact/hooks";
import type { Facets as FacetData, FacetRow } from "../../contract/schemas/research/search.ts";
import { COUNTRY_OPTIONS, findOption, SelectField } from "../common/controls/select-field.tsx";
import { YearRangeFields } from "../common/controls/year-range-fields.tsx";
import { useQueryFields } from "../common/hooks/use-query-fields.ts";
import { useLocation, withQuery } from "../common/location.ts";
import { getStatusLabel, StatusIcon } from "../common/status-flag.tsx";
import { DecadeChart } from "./decade-chart.tsx";

/** Minimum width of the window at which the filters are beside the results and open. */
const WIDE_LAYOUT_QUERY = "(min-width: 60rem)";

/** The filters of a search, each value with the number of found cases. */
export function FilterPanel({ facets }: { readonly facets: FacetData | undefined }) {
  const fields = useQueryFields();
  const [isOpen] = useState(() => matchMedia(WIDE_LAYOUT_QUERY).matches);
  return (
    <details class="facets" open={isOpen}>
      <summary>Filters</summary>
      <fieldset class="filters">
        <legend class="visually-hidden">Country and years</legend>
        <SelectField
          class="wide"
          label="Country"
          value={findOption(COUNTRY_OPTIONS, fields.getField("jurisdiction"))}
          options={COUNTRY_OPTIONS}
          onChange={(value) => fields.setField("jurisdiction", value)}
        />
        <YearRangeFields {...fields} />
      </fieldset>
      {facets ? (
        <>
          <DecadeChart rows={facets.year} />
          <FacetGroup name="freshness" title="Later treatment" rows={facets.freshness} />
          <FacetGroup name="court" title="Court" rows={facets.court} />
          <FacetGroup name="judge" title="Judge" rows={facets.judge} />
          <FacetGroup name="corpus" title="Corpus" rows={facets.corpus ?? []} />
        </>
      ) : null}
    </details>
  );
}

interface FacetGroupProps {
  readonly name: "freshness" | "court" | "judge" | "corpus";
  readonly title: string;
  readonly rows: readonly FacetRow[];
}

const INITIAL_ROWS = 6;

function FacetGroup({ name, title, rows }: FacetGroupProps) {
  const location = useLocation();
  const [isExpanded, setExpanded] = useState(false);
  const chosen = location.query.get(name) ?? "";
  if (rows.length === 0 && chosen === "") return null;
  const shown = isExpanded ? rows : rows.slice(0, INITIAL_ROWS);
  const chosenRow = rows.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen, count: 0 };
  return (
    <section class="facet" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {chosen ? (
          <li>
            <a
              class="chosen"
              href={withQuery(location, { [name]: "", page: "" })}
              aria-label={`Remove the filter ${title}`}
            >
              <span>{renderFacetLabel(name, chosenRow)}</span>
              <small aria-hidden="true">×</small>
            </a>
          </li>
        ) : (
          shown.map((row) => (
            <li key={row.value}>
              <a href={withQuery(location, { [name]: row.value, page: "" })}>
                <span>{renderFacetLabel(name, row)}</span> <small>{row.count.toLocaleString("en-US")}</small>
              </a>
            </li>
          ))
        )}
      </ul>
      {!chosen && rows.length > shown.length ? (
        <button type="button" class="copy" onClick={() => setExpanded(true)}>
          {rows.length - shown.length} more
        </button>
      ) : null}
    </section>
  );
}

function renderFacetLabel(name: FacetGroupProps["name"], { value, label }: FacetRow) {
  if (name !== "freshness") return label;
  return (
    <>
      <StatusIcon freshness={value} /> {getStatusLabel(value)}
    </>
  );
}
