/** An option of a select: its value and its label. */
export type SelectOption<Value extends string> = readonly [value: Value, label: string];

/** Options of a select. */
export type SelectOptions<Value extends string> = readonly [SelectOption<Value>, ...SelectOption<Value>[]];

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly class?: string;
  readonly disabled?: boolean;
}

/** A labelled select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, disabled } = props;
  return (
    <label class={props.class}>
      {label}{" "}
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, optionLabel]) => (
          <option key={option} value={option}>
            {optionLabel}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the option that a text names. @param fallback returned if it names none; default: the first option */
export function findOption<Value extends string>(
  options: SelectOptions<Value>,
  text: string,
  fallback: Value = options[0][0],
): Value {
  return options.find(([option]) => option === text)?.[0] ?? fallback;
}

/** Countries whose cases a search can be limited to. */
export const COUNTRY_OPTIONS = [
  ["", "All countries"],
  ["US", "United States"],
  ["IN", "India"],
  ["CA", "Canada"],
  ["GB", "United Kingdom"],
] as const satisfies SelectOptions<string>;
