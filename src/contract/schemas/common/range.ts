import * as v from "valibot";

/** Refuses a range that ends before it begins. Numbers compare as numbers, dates (`YYYY-MM-DD`) as text. */
export function requireOrder<Fields extends object>(from: keyof Fields & string, to: keyof Fields & string) {
  return v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed || isOrdered(dataset.value[from], dataset.value[to])) return;
    addIssue({ message: `must not be after ${to}`, path: [toPathItem(dataset.value, from)] });
  });
}

/** A range with an open end is in order. */
export function isOrdered(first: unknown, last: unknown): boolean {
  if (typeof first === "number" && typeof last === "number") return first <= last;
  if (typeof first === "string" && typeof last === "string") return first <= last;
  return true;
}

/** The path of one field, as an issue wants it. */
export function toPathItem(input: object, key: string): v.ObjectPathItem {
  const fields = input as Record<string, unknown>;
  return { type: "object", origin: "value", input: fields, key, value: fields[key] };
}
