import { useState } from "preact/hooks";
import type { Facets as FacetData, FacetRow } from "../../contract/schemas/research/search.ts";
import { type AppLocation, navigate, useLocation, withQuery } from "../common/location.ts";
import { getStatusLabel, StatusIcon } from "../common/status-flag.tsx";
import { YearRangeFields } from "../common/year-range-fields.tsx";
import { DecadeChart } from "./decade-chart.tsx";

/** The conditions of a search besides its query, each with how many of the found cases meet it. */
export function FilterPanel({ facets }: { readonly facets: FacetData | undefined }) {
  const location = useLocation();
  // Beside the results where there is room, folded above them where there is not.
  const [isOpen] = useState(() => matchMedia("(min-width: 60rem)").matches);
  const setField = (name: string) => (event: Event) =>
    navigate(withQuery(location, { [name]: (event.currentTarget as HTMLInputElement).value.trim(), page: "" }));
  const getField = (name: string) => location.query.get(name) ?? "";
  return (
    <details class="facets" open={isOpen}>
      <summary>Filters</summary>
      <fieldset class="filters">
        <legend class="visually-hidden">Country and years</legend>
        <label class="wide">
          Country
          <select value={getField("jurisdiction")} onChange={setField("jurisdiction")}>
            <option value="">US and India</option>
            <option value="US">United States</option>
            <option value="IN">India</option>
          </select>
        </label>
        <YearRangeFields at={getField} set={setField} />
      </fieldset>
      {facets ? (
        <>
          <DecadeChart rows={facets.year} />
          <FacetGroup name="freshness" title="Later treatment" rows={facets.freshness} location={location} />
          <FacetGroup name="court" title="Court" rows={facets.court} location={location} />
          <FacetGroup name="judge" title="Judge" rows={facets.judge} location={location} />
        </>
      ) : null}
    </details>
  );
}

interface FacetGroupProps {
  readonly name: "freshness" | "court" | "judge";
  readonly title: string;
  readonly rows: readonly FacetRow[];
  readonly location: AppLocation;
}

const INITIAL_ROWS = 6;

function FacetGroup({ name, title, rows, location: place }: FacetGroupProps) {
  const [isExpanded, setExpanded] = useState(false);
  const chosen = place.query.get(name) ?? "";
  if (rows.length === 0 && chosen === "") return null;
  const shown = isExpanded ? rows : rows.slice(0, INITIAL_ROWS);
  return (
    <section class="facet" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {chosen ? (
          <li>
            <a
              class="chosen"
              href={withQuery(place, { [name]: "", page: "" })}
              aria-label={`Remove the filter ${title}`}
            >
              <span>
                {renderFacetLabel(
                  name,
                  rows.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen, count: 0 },
                )}
              </span>
              <small aria-hidden="true">×</small>
            </a>
          </li>
        ) : (
          shown.map((row) => (
            <li key={row.value}>
              <a href={withQuery(place, { [name]: row.value, page: "" })}>
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
