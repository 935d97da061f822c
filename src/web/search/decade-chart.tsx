import type { FacetRow } from "../../contract/schemas/research/search.ts";
import { formatCount } from "../../text/plural.ts";
import { useLocation, withQuery } from "../common/location.ts";

const MAX_BAR_HEIGHT_PX = 44;

/** The number of found cases per decade, as bars; each links to the results of its decade. */
export function DecadeChart({ rows }: { readonly rows: readonly FacetRow[] }) {
  const location = useLocation();
  const decades = countByDecade(rows);
  if (decades.length < 2) return null;
  const maxCount = Math.max(...decades.map(({ count }) => count));
  return (
    <section class="facet" aria-label="Decade">
      <ul class="year-bars">
        {decades.map(({ decade, count }) => (
          <li key={decade}>
            {count > 0 ? (
              <a
                href={withQuery(location, { from: decade, to: decade + 9, page: "" })}
                aria-label={`${decade}s: ${formatCount(count, "case")}`}
                title={`${decade}s: ${count}`}
              >
                <span style={{ blockSize: `${Math.max(3, (count / maxCount) * MAX_BAR_HEIGHT_PX)}px` }} />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      <p class="ends" aria-hidden="true">
        <span>{decades[0]!.decade}s</span>
        <span>{decades.at(-1)!.decade}s</span>
      </p>
    </section>
  );
}

/** Counts cases per decade, from the first to the last one, including empty decades. */
function countByDecade(rows: readonly FacetRow[]): { decade: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { value, count } of rows) {
    const decade = Math.floor(Number(value) / 10) * 10;
    counts.set(decade, (counts.get(decade) ?? 0) + count);
  }
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const decades = rows.length === 0 ? 0 : (last - first) / 10 + 1;
  return Array.from({ length: decades }, (_, index) => first + index * 10).map((decade) => ({
    decade,
    count: counts.get(decade) ?? 0,
  }));
}
