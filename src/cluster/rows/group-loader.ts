/** Reads groups of rows into a cache. */
export type GroupLoader = (groups: readonly string[]) => Promise<void>;

/**
 * Joins reads that begin at the same time to one, and lets a read wait for groups that another one is already reading.
 * @param has returns whether a group is in the cache
 */
export function createGroupLoader(has: (group: string) => boolean, read: GroupLoader): GroupLoader {
  const running = new Map<string, Promise<void>>();
  let next: { readonly groups: Set<string>; readonly done: Promise<void> } | null = null;

  function startNext(): { readonly groups: Set<string>; readonly done: Promise<void> } {
    const groups = new Set<string>();
    const done = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      next = null;
      return read([...groups]);
    });
    const forget = () => {
      for (const group of groups) running.delete(group);
    };
    done.then(forget, forget);
    return { groups, done };
  }

  return async (groups) => {
    const waits = new Set<Promise<void>>();
    for (const group of groups) {
      if (has(group)) continue;
      const own = running.get(group);
      if (own) waits.add(own);
      else {
        next ??= startNext();
        next.groups.add(group);
        running.set(group, next.done);
        waits.add(next.done);
      }
    }
    await Promise.all(waits);
  };
}
