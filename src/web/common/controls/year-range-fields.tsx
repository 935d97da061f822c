import type { QueryFields } from "../hooks/use-query-fields.ts";

/** Fields for the first and the last year, `from` and `to` in the address. */
export function YearRangeFields({ getField, setField }: QueryFields) {
  return (
    <>
      {YEAR_FIELDS.map(({ name, label }) => (
        <label key={name}>
          {label}
          <input
            class="year"
            inputMode="numeric"
            maxLength={4}
            placeholder="year"
            value={getField(name)}
            onChange={(event) => setField(name, event.currentTarget.value.trim())}
          />
        </label>
      ))}
    </>
  );
}

const YEAR_FIELDS = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;
