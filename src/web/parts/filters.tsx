import { useAnswer } from "../answer.ts";
import { goTo, usePlace, withQuery } from "../place.ts";

/** The conditions of a search besides its query, as they stand in the address. */
export function Filters() {
  const place = usePlace();
  const { value: stats } = useAnswer("stats", (engine) => engine.corpus.stats());
  const set = (name: string) => (event: Event) =>
    goTo(withQuery(place, { [name]: (event.currentTarget as HTMLInputElement).value.trim(), page: "" }));
  const at = (name: string) => place.query.get(name) ?? "";
  return (
    <fieldset class="filters">
      <legend class="visually-hidden">Filters</legend>
      <label>
        Country
        <select value={at("jurisdiction")} onChange={set("jurisdiction")}>
          <option value="">US and India</option>
          <option value="US">United States</option>
          <option value="IN">India</option>
        </select>
      </label>
      <label>
        Court
        <select value={at("court")} onChange={set("court")}>
          <option value="">Every court</option>
          {stats?.data.byCourt.map(({ courtId, court, cases }) => (
            <option key={courtId} value={courtId}>
              {court} ({cases})
            </option>
          ))}
        </select>
      </label>
      <label>
        From
        <input
          class="year"
          inputMode="numeric"
          pattern="\d{4}"
          placeholder="year"
          value={at("from")}
          onChange={set("from")}
        />
      </label>
      <label>
        To
        <input
          class="year"
          inputMode="numeric"
          pattern="\d{4}"
          placeholder="year"
          value={at("to")}
          onChange={set("to")}
        />
      </label>
      <label>
        Judge
        <input class="judge" placeholder="any" value={at("judge")} onChange={set("judge")} />
      </label>
    </fieldset>
  );
}
