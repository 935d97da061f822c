import { useState } from "preact/hooks";
import type { Footnote } from "../../contract/schemas/acts.ts";
import { SelectField } from "../common/controls/select-field.tsx";
import { groupBy } from "../common/group-by.ts";

/** The amendments of an Act per year. */
export function Amendments({ footnotes }: { readonly footnotes: readonly Footnote[] }) {
  const [type, setType] = useState("");
  if (footnotes.length === 0) return null;
  const types = [...new Set(footnotes.map(({ footnoteType }) => footnoteType))].sort();
  const shown = footnotes.filter(({ footnoteType }) => type === "" || footnoteType === type);
  const years = groupByYear(shown);
  return (
    <section class="amendments" aria-labelledby="amendments">
      <h2 id="amendments">Amendments over time</h2>
      <SelectField
        label="Show"
        value={type}
        options={[
          ["", `every kind (${footnotes.length})`],
          ...types.map((name) => [name, `${name} (${countType(footnotes, name)})`] as const),
        ]}
        onChange={setType}
      />
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

function countType(footnotes: readonly Footnote[], type: string): number {
  return footnotes.filter(({ footnoteType }) => footnoteType === type).length;
}

/** Groups amendments by the year of their effect, else by that of the amending Act; those without a year are last. */
function groupByYear(footnotes: readonly Footnote[]): [string, Footnote[]][] {
  const years = groupBy(
    footnotes,
    ({ effectiveDate, byAct }) => effectiveDate.slice(0, 4) || (/\b(1[89]|20)\d\d\b/.exec(byAct)?.[0] ?? ""),
  );
  return [...years].sort(([a], [b]) => Number(a === "") - Number(b === "") || Number(a) - Number(b));
}
