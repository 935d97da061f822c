/**
 * The first and the last year of what is looked for, `from` and `to` in the address.
 * @param at what the address has for a name
 * @param set what to do when the field of a name is changed
 */
export function YearFields({ at, set }: { readonly at: (name: string) => string; readonly set: Setter }) {
  return (
    <>
      {YEARS.map(({ name, label }) => (
        <label key={name}>
          {label}
          <input
            class="year"
            inputMode="numeric"
            maxLength={4}
            placeholder="year"
            value={at(name)}
            onChange={set(name)}
          />
        </label>
      ))}
    </>
  );
}

type Setter = (name: string) => (event: Event) => void;

const YEARS = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;
