import * as v from "valibot";

/**
 * Returns a check that rejects a range that ends before it begins. Compares numbers, or dates (`YYYY-MM-DD`) as text.
 */
export function requireOrder<Fields extends object>(from: keyof Fields & string, to: keyof Fields & string) {
  return v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed || isOrdered(dataset.value[from], dataset.value[to])) return;
    addIssue({ message: `must not be after ${to}`, path: [toPathItem(dataset.value, from)] });
  });
}

/** Returns whether `first` does not exceed `last`; true if either is absent. */
export function isOrdered(first: unknown, last: unknown): boolean {
  if (typeof first === "number" && typeof last === "number") return first <= last;
  if (typeof first === "string" && typeof last === "string") return first <= last;
  return true;
}

/** Returns the path of a field for a valibot issue. */
export function toPathItem(input: object, key: string): v.ObjectPathItem {
  const fields = input as Record<string, unknown>;
  return { type: "object", origin: "value", input: fields, key, value: fields[key] };
}
