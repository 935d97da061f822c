/**
 * The first and the last year of what is looked for, `from` and `to` in the address.
 * @param at what the address has for a name
 * @param set what to do when the field of a name is changed
 */
export function YearRangeFields({
  at: getField,
  set: setField,
}: {
  readonly at: (name: string) => string;
  readonly set: FieldHandler;
}) {
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
            onChange={setField(name)}
          />
        </label>
      ))}
    </>
  );
}

type FieldHandler = (name: string) => (event: Event) => void;

const YEAR_FIELDS = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;
