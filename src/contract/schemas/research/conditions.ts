import * as v from "valibot";
import { FreshnessSchema } from "../common/case.ts";
import { countryCode } from "../common/country.ts";
import { anyInteger, calendarDate, limitText, optional } from "../common/field.ts";
import { isOrdered, requireOrder } from "../common/range.ts";

const filterFields = v.object({
  jurisdiction: optional(countryCode),
  /** Alias of `jurisdiction`; absent from a validated request. */
  countryCode: optional(countryCode),
  /** Court id or name. */
  court: optional(limitText(1, 200)),
  courtType: optional(limitText(1, 200)),
  courtName: optional(limitText(1, 200)),
  yearFrom: optional(anyInteger),
  yearTo: optional(anyInteger),
  dateFrom: optional(calendarDate),
  dateTo: optional(calendarDate),
  judge: optional(limitText(1, 200)),
  /** Citation format that the case must have, such as SCC or AIR. */
  citationFormat: optional(limitText(1, 50)),
  freshness: optional(FreshnessSchema),
  /** Name of a corpus, of several that are open as one. */
  corpus: optional(limitText(1, 200)),
});

/** Conditions that a case must meet in addition to the query. */
export const SearchFiltersSchema = v.pipe(filterFields, requireOrder("dateFrom", "dateTo"));

/** Schema of the conditions of a validated request. */
export const SavedFiltersSchema = v.partial(v.omit(filterFields, ["countryCode"]));

/** Fields of a request that select cases: the query, and conditions, nested or flat. */
export const CONDITION_FIELDS = {
  /** Natural language, Boolean, or a citation. */
  query: limitText(1, 10_000),
  filters: v.nullish(SearchFiltersSchema, {}),
  /** `connectors` makes `&` and `%` operators. */
  syntax: v.nullish(v.picklist(["standard", "connectors"]), "standard"),
  court: optional(limitText(1, 200)),
  yearFrom: optional(anyInteger),
  yearTo: optional(anyInteger),
  jurisdiction: optional(countryCode),
  countryCode: optional(countryCode),
};

const conditionFields = v.object(CONDITION_FIELDS);

/**
 * Returns the query and its conditions, each once and all in `filters`. Returns null if they contradict each other,
 * after calling `refuse` for every contradiction.
 */
export function readConditions(
  { query, syntax, filters: nested, ...flat }: v.InferOutput<typeof conditionFields>,
  refuse: (key: string, message: string) => void,
) {
  const wrong = findContradictions(flat, nested);
  for (const [key, message] of wrong) refuse(key, message);
  if (wrong.length > 0) return null;

  const { countryCode, ...conditions } = nested;
  const filters = {
    ...conditions,
    jurisdiction: nested.jurisdiction ?? countryCode ?? flat.jurisdiction ?? flat.countryCode,
    court: nested.court ?? flat.court,
    yearFrom: nested.yearFrom ?? flat.yearFrom,
    yearTo: nested.yearTo ?? flat.yearTo,
  };
  if (!isOrdered(filters.yearFrom, filters.yearTo)) {
    refuse(flat.yearFrom === undefined ? "filters" : "yearFrom", "yearFrom must not be after yearTo");
    return null;
  }
  return { query, filters, syntax };
}

/** The query and conditions of a validated request. */
export type Conditions = NonNullable<ReturnType<typeof readConditions>>;
/** The conditions of a validated request. */
export type SearchFilters = Conditions["filters"];

type ConditionValues = Readonly<Record<string, unknown>>;

/** Conditions with two names: the field of the request, and the field of `filters`. */
const CONDITION_ALIASES = [
  ["court", "court"],
  ["yearFrom", "yearFrom"],
  ["yearTo", "yearTo"],
  ["jurisdiction", "jurisdiction"],
  ["jurisdiction", "countryCode"],
  ["countryCode", "jurisdiction"],
  ["countryCode", "countryCode"],
] as const;

function findContradictions(
  given: ConditionValues,
  nested: ConditionValues,
): (readonly [key: string, message: string])[] {
  const wrong: (readonly [string, string])[] = CONDITION_ALIASES.filter(([flat, inner]) =>
    isConflict(given[flat], nested[inner]),
  ).map(([flat, inner]) => [flat, `contradicts filters.${inner}`]);
  if (isConflict(given.jurisdiction, given.countryCode)) wrong.push(["jurisdiction", "contradicts countryCode"]);
  if (isConflict(nested.jurisdiction, nested.countryCode))
    wrong.push(["filters", "jurisdiction contradicts countryCode"]);
  return wrong;
}

/** Returns whether both values are present and differ. */
export function isConflict(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
