import fc from "fast-check";

/** Runs that `HEADNOTE_RUNS` asks of every property; 0 if it is not set. */
const RUNS = Number(process.env.HEADNOTE_RUNS ?? 0);

/** Seed of all inputs, unless a property has its own. */
const SEED = 20_250_101;

/**
 * Asserts a property as `fc.assert` does. A failure prints the seed, the path and the smallest input that fails.
 *
 * With `HEADNOTE_RUNS=2000` in the environment, each property runs at least 2,000 times, and no seed is fixed: every
 * call sees other inputs. Without it, a property runs as often as its own parameters say, on the same inputs every time.
 */
export function assertProperty<Ts>(property: fc.IAsyncProperty<Ts>, parameters?: fc.Parameters<Ts>): Promise<void>;
export function assertProperty<Ts>(property: fc.IProperty<Ts>, parameters?: fc.Parameters<Ts>): void;
export function assertProperty<Ts>(
  property: fc.IAsyncProperty<Ts> | fc.IProperty<Ts>,
  parameters: fc.Parameters<Ts> = {},
): Promise<void> | void {
  if (!(RUNS > 0)) return fc.assert(property, { seed: SEED, ...parameters });
  const { seed: _, ...others } = parameters;
  return fc.assert(property, { ...others, numRuns: Math.max(RUNS, parameters.numRuns ?? 100) });
}
