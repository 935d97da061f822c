import { renderHistorySvg } from "../../../citator/export/history-svg.ts";
import { TREATMENT_ORDER } from "../../../citator/export/treatment-strokes.ts";
import type { HistoryResponse } from "../../../contract/schemas/citations/explain.ts";
import type { Treatment } from "../../../law/treatment.ts";
import { useLocation, withQuery } from "../../common/location.ts";
import { Svg } from "../svg.tsx";

interface TreatmentHistoryProps {
  readonly history: HistoryResponse["data"];
  /** The day of the status, which the picture marks. */
  readonly asOf: string | undefined;
}

/** The treatment of a case over time: as a picture, and per year with a link to the citing references. */
export function TreatmentHistory({ history, asOf }: TreatmentHistoryProps) {
  const location = useLocation();
  const years = sumByYear(history.rows);
  const totals = TREATMENT_ORDER.map((treatment) => `${countTreatment(history.rows, treatment)} ${treatment}`).join(
    ", ",
  );
  const label = `Citing decisions by year and court level, negative ones below the line: ${years.at(-1)!.year} to ${years[0]!.year}, ${totals}`;
  return (
    <>
      <h3>Over time</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that scrolls sideways must be reachable by key */}
      <section class="history" tabIndex={0} aria-label="Treatment over time">
        <Svg xml={renderHistorySvg(history, { asOf })} label={label} />
      </section>
      <details class="year-by-year">
        <summary>Year by year</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {TREATMENT_ORDER.map((treatment) => (
                <th key={treatment} scope="col">
                  {treatment}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((row) => (
              <tr key={row.year}>
                <th scope="row">{row.year}</th>
                {TREATMENT_ORDER.map((treatment) => (
                  <td key={treatment}>
                    {row[treatment] > 0 ? (
                      <a
                        href={withQuery(location, {
                          view: "cited-by",
                          treatment,
                          from: row.year,
                          to: row.year,
                          "as-of": "",
                          page: "",
                        })}
                        aria-label={`${row[treatment]} ${treatment} in ${row.year}`}
                      >
                        {row[treatment]}
                      </a>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

type TreatmentCounts = Readonly<Record<Treatment | "year", number>>;

/** Sums the counts of all court levels per year, newest year first. */
function sumByYear(rows: readonly TreatmentCounts[]): TreatmentCounts[] {
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => {
    const ownRows = rows.filter((row) => row.year === year);
    const counts = Object.fromEntries(
      TREATMENT_ORDER.map((treatment) => [treatment, countTreatment(ownRows, treatment)]),
    );
    return { ...(counts as Record<Treatment, number>), year };
  });
}

function countTreatment(rows: readonly TreatmentCounts[], treatment: Treatment): number {
  return rows.reduce((total, row) => total + row[treatment], 0);
}
