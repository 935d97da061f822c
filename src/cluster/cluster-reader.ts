import type { ClusterContext } from "./cluster-context.ts";

/** Returns the groups that a call is going to need, by its arguments. */
export type ExpectedGroups<Reader> = {
  readonly [Method in keyof Reader]?: Reader[Method] extends (...args: infer Args) => unknown
    ? (...args: Args) => readonly string[]
    : never;
};

/**
 * Returns a reader over a corpus file whose methods are run again until the rows that they need are there.
 * @param expected what is read before a method is run, so that one request reads it
 */
export function createClusterReader<Reader extends object>(
  reader: Reader,
  { run, load, database: { cache } }: ClusterContext,
  expected: ExpectedGroups<Reader> = {},
): Reader {
  const methods = Object.entries(reader) as [keyof Reader, (...args: unknown[]) => Promise<unknown>][];
  return Object.fromEntries(
    methods.map(([name, method]) => {
      const expect = expected[name] as ((...args: unknown[]) => readonly string[]) | undefined;
      return [
        name,
        async (...args: unknown[]) => {
          const groups = (expect?.(...args) ?? []).filter((group) => !cache.has(group));
          if (groups.length > 0) await load(groups);
          return run(() => method(...args));
        },
      ];
    }),
  ) as Reader;
}
