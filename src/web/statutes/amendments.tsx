import { useState } from "preact/hooks";
import type { Footnote } from "../../contract/schemas/acts.ts";

/** The amendments of an Act in time: a line of years, each with what was done in it. */
export function Amendments({ footnotes }: { readonly footnotes: readonly Footnote[] }) {
  const [type, setType] = useState("");
  if (footnotes.length === 0) return null;
  const types = [...new Set(footnotes.map(({ footnoteType }) => footnoteType))].sort();
  const shown = footnotes.filter(({ footnoteType }) => type === "" || footnoteType === type);
  const years = groupByYear(shown);
  return (
    <section class="amendments" aria-labelledby="amendments">
      <h2 id="amendments">Amendments in time</h2>
      <label>
        Show{" "}
        <select value={type} onChange={(event) => setType(event.currentTarget.value)}>
          <option value="">every kind ({footnotes.length})</option>
          {types.map((one) => (
            <option key={one} value={one}>
              {one} ({footnotes.filter(({ footnoteType }) => footnoteType === one).length})
            </option>
          ))}
        </select>
      </label>
      <ol>
        {years.map(([year, notes]) => (
          <li key={year}>
            <h3>{year || "No date"}</h3>
            <ul>
              {notes.map(({ footnoteId, footnoteType, footnoteText, sectionNumber }) => (
                <li key={footnoteId} class={footnoteType}>
                  {sectionNumber ? <a href={`#section-${sectionNumber}`}>s. {sectionNumber}</a> : null} {footnoteText}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** By the year from which they count; where it is not said, that of the amending Act. Those without come last. */
function groupByYear(footnotes: readonly Footnote[]): [string, Footnote[]][] {
  const years = new Map<string, Footnote[]>();
  for (const footnote of footnotes) {
    const year = footnote.effectiveDate.slice(0, 4) || (/\b(1[89]|20)\d\d\b/.exec(footnote.byAct)?.[0] ?? "");
    years.set(year, [...(years.get(year) ?? []), footnote]);
  }
  return [...years].sort(([a], [b]) => Number(a === "") - Number(b === "") || Number(a) - Number(b));
}
