import { useEffect, useState } from "preact/hooks";

/** The value of something that lives outside the components and tells when it changed. */
export function useExternalStore<Value>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const [value, setValue] = useState(getSnapshot);
  useEffect(() => {
    const update = () => setValue(() => getSnapshot());
    update();
    return subscribe(update);
  }, [subscribe]);
  return value;
}
