import { useEffect, useState } from "preact/hooks";

/** The value of something that lives outside the components and tells when it changed. */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, get: () => Value): Value {
  const [value, setValue] = useState(get);
  useEffect(() => {
    const update = () => setValue(() => get());
    update();
    return subscribe(update);
  }, [subscribe]);
  return value;
}
