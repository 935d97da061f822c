import type { PriceByResults, PriceRule } from "../contract/operations/price-rule.ts";
import type { PriceOperation, Prices } from "./prices.ts";

/** Prices that one thing that is paid for may have. */
type PossiblePrices = readonly PriceOperation[];

/** Lists what a request may be billed: per thing that is paid for, the prices that it may have. */
export function listPossiblePrices(rule: PriceRule | null, request: unknown): readonly PossiblePrices[] {
  if (!isByResults(rule)) return listRequestPrices(rule, request).map((price) => [price]);
  return listItems(request, rule.each?.request).map((item) => listTiers(rule, readPath(item, rule.limit)));
}

/** Lists what a call is billed: one price per thing that is paid for. */
export function listActualPrices(rule: PriceRule | null, request: unknown, body: unknown): PossiblePrices {
  if (!isByResults(rule)) return listRequestPrices(rule, request);
  return listItems(body, rule.each?.response).flatMap((item) => {
    const results = readPath(item, rule.results);
    if (results === undefined) return [];
    return listTiers(rule, Array.isArray(results) ? results.length : results).slice(-1);
  });
}

function isByResults(rule: PriceRule | null): rule is PriceByResults {
  return rule !== null && typeof rule !== "string" && "tiers" in rule;
}

/** Sums the highest prices that the things may have, in credits. */
export function computeMaxCost(prices: Prices, things: readonly PossiblePrices[]): number {
  return things.reduce((sum, possible) => sum + Math.max(0, ...possible.map((price) => prices[price])), 0);
}

/** Lists the prices of rules that depend only on the request. */
function listRequestPrices(rule: Exclude<PriceRule, PriceByResults> | null, request: unknown): PossiblePrices {
  if (rule === null) return [];
  if (typeof rule === "string") return [rule as PriceOperation];
  const row = rule.rows.find(({ when }) =>
    Object.entries(when).every(([field, values]) => values.some((value) => value === readPath(request, field))),
  );
  return row === undefined ? [] : [row.price as PriceOperation];
}

/** Lists the tiers up to that of a number of results. */
function listTiers({ tiers }: PriceByResults, results: unknown): PossiblePrices {
  return tiers.filter(({ above }) => Number(results) > above).map(({ price }) => price as PriceOperation);
}

/** Lists the items of the list at a path; without a path, the value itself. */
function listItems(value: unknown, path: string | undefined): readonly unknown[] {
  return path === undefined ? [value] : (readPath(value, path) as readonly unknown[]);
}

/** Returns the value at a dotted path; undefined if an object of the path is missing. */
function readPath(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], value);
}
