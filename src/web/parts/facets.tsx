import { useState } from "preact/hooks";
import type { Facets as FacetData, FacetRow } from "../../contract/research.ts";
import { goTo, type Place, usePlace, withQuery } from "../place.ts";
import { FlagShape, flagLabel } from "./flag.tsx";
import { YearBars } from "./year-bars.tsx";
import { YearFields } from "./year-fields.tsx";

/** The conditions of a search besides its query, each with how many of the found cases meet it. */
export function Facets({ facets }: { readonly facets: FacetData | undefined }) {
  const place = usePlace();
  // Beside the results where there is room, folded above them where there is not.
  const [isOpen] = useState(() => matchMedia("(min-width: 60rem)").matches);
  const set = (name: string) => (event: Event) =>
    goTo(withQuery(place, { [name]: (event.currentTarget as HTMLInputElement).value.trim(), page: "" }));
  const at = (name: string) => place.query.get(name) ?? "";
  return (
    <details class="facets" open={isOpen}>
      <summary>Filters</summary>
      <fieldset class="filters">
        <legend class="visually-hidden">Country and years</legend>
        <label class="wide">
          Country
          <select value={at("jurisdiction")} onChange={set("jurisdiction")}>
            <option value="">US and India</option>
            <option value="US">United States</option>
            <option value="IN">India</option>
          </select>
        </label>
        <YearFields at={at} set={set} />
      </fieldset>
      {facets ? (
        <>
          <YearBars rows={facets.year} />
          <Group name="freshness" title="Later treatment" rows={facets.freshness} place={place} />
          <Group name="court" title="Court" rows={facets.court} place={place} />
          <Group name="judge" title="Judge" rows={facets.judge} place={place} />
        </>
      ) : null}
    </details>
  );
}

interface GroupProps {
  readonly name: "freshness" | "court" | "judge";
  readonly title: string;
  readonly rows: readonly FacetRow[];
  readonly place: Place;
}

const FIRST = 6;

function Group({ name, title, rows, place }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const chosen = place.query.get(name) ?? "";
  if (rows.length === 0 && chosen === "") return null;
  const shown = isWhole ? rows : rows.slice(0, FIRST);
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
                {labelOf(
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
                <span>{labelOf(name, row)}</span> <small>{row.count.toLocaleString("en-US")}</small>
              </a>
            </li>
          ))
        )}
      </ul>
      {!chosen && rows.length > shown.length ? (
        <button type="button" class="copy" onClick={() => setWhole(true)}>
          {rows.length - shown.length} more
        </button>
      ) : null}
    </section>
  );
}

function labelOf(name: GroupProps["name"], { value, label }: FacetRow) {
  if (name !== "freshness") return label;
  return (
    <>
      <FlagShape freshness={value} /> {flagLabel(value)}
    </>
  );
}
