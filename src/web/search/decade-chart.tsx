import type { FacetRow } from "../../contract/schemas/research/search.ts";
import { formatCount } from "../../text/plural.ts";
import { useLocation, withQuery } from "../common/location.ts";

const MAX_BAR_HEIGHT_PX = 44;
/** Number of bars that are wide enough to be pointed at, and the periods to choose from, in years. */
const MAX_BARS = 8;
const PERIODS = [10, 20, 50, 100] as const;

/** The number of found cases per decade or longer period, as bars; each links to the results of its period. */
export function DecadeChart({ rows }: { readonly rows: readonly FacetRow[] }) {
  const location = useLocation();
  const { years, periods: decades } = countByPeriod(rows);
  if (decades.length < 2) return null;
  const maxCount = Math.max(...decades.map(({ count }) => count));
  return (
    <section class="facet" aria-label="Decade">
      <ul class="year-bars">
        {decades.map(({ decade, count }) => (
          <li key={decade}>
            {count > 0 ? (
              <a
                href={withQuery(location, { from: decade, to: decade + years - 1, page: "" })}
                aria-label={`${formatPeriod(decade, years)}: ${formatCount(count, "case")}`}
                title={`${formatPeriod(decade, years)}: ${count}`}
              >
                <span style={{ blockSize: `${Math.max(3, (count / maxCount) * MAX_BAR_HEIGHT_PX)}px` }} />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      <p class="ends" aria-hidden="true">
        <span>{formatPeriod(decades[0]!.decade, years)}</span>
        <span>{formatPeriod(decades.at(-1)!.decade, years)}</span>
      </p>
    </section>
  );
}

function formatPeriod(first: number, years: number): string {
  return years === 10 ? `${first}s` : `${first}–${first + years - 1}`;
}

/** Counts cases per period, from the first to the last one, including empty ones; the shortest period that fits. */
function countByPeriod(rows: readonly FacetRow[]) {
  const found = rows.map(({ value }) => Number(value));
  const span = rows.length === 0 ? 0 : Math.max(...found) - Math.min(...found);
  const years = PERIODS.find((period) => span / period < MAX_BARS - 1) ?? 100;
  const counts = new Map<number, number>();
  for (const { value, count } of rows) {
    const first = Math.floor(Number(value) / years) * years;
    counts.set(first, (counts.get(first) ?? 0) + count);
  }
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const length = rows.length === 0 ? 0 : (last - first) / years + 1;
  const periods = Array.from({ length }, (_, index) => first + index * years).map((decade) => ({
    decade,
    count: counts.get(decade) ?? 0,
  }));
  return { years, periods };
}
