/**
 * Creates a function that returns what `read` returns for a number, and keeps the values that were used last. What is
 * `undefined` is read again.
 * @param limit maximum number of values that are kept
 */
export function keepRecent<Value>(limit: number, read: (id: number) => Value): (id: number) => Value {
  const kept = new Map<number, Value>();
  return (id) => {
    const value = kept.get(id) ?? read(id);
    if (value === undefined) return value;
    kept.delete(id);
    kept.set(id, value);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
    return value;
  };
}
