import * as v from "valibot";
import { FreshnessSchema } from "./case.ts";
import { countryCode } from "./country.ts";
import { absent, anyInteger, date, text } from "./field.ts";
import { isOrdered, ordered } from "./range.ts";

const filterFields = v.object({
  jurisdiction: absent(countryCode),
  /** Another name of `jurisdiction`; a request that was read has only that one. */
  countryCode: absent(countryCode),
  /** Court id or name. */
  court: absent(text(1, 200)),
  courtType: absent(text(1, 200)),
  courtName: absent(text(1, 200)),
  yearFrom: absent(anyInteger),
  yearTo: absent(anyInteger),
  dateFrom: absent(date),
  dateTo: absent(date),
  judge: absent(text(1, 200)),
  /** The citation format the case must have, such as SCC or AIR. */
  citationFormat: absent(text(1, 50)),
  freshness: absent(v.pipe(FreshnessSchema, v.description("How the case stands."))),
});

/** Conditions that a case must meet besides the query. */
export const SearchFiltersSchema = v.pipe(filterFields, ordered("dateFrom", "dateTo"));

/** The conditions of a request that was read. */
export const SavedFiltersSchema = v.partial(v.omit(filterFields, ["countryCode"]));

/** The fields of a request that say which cases are meant: the query, and conditions, nested or flat. */
export const CONDITION_FIELDS = {
  /** Natural language, Boolean, or a citation. */
  query: text(1, 10_000),
  filters: v.nullish(SearchFiltersSchema, {}),
  /** `connectors` makes `&` and `%` operators. */
  syntax: v.nullish(v.picklist(["standard", "connectors"]), "standard"),
  court: absent(text(1, 200)),
  yearFrom: absent(anyInteger),
  yearTo: absent(anyInteger),
  jurisdiction: absent(countryCode),
  countryCode: absent(countryCode),
};

const conditionFields = v.object(CONDITION_FIELDS);

/**
 * Which cases are meant, with all conditions in `filters` and nothing said twice. Null where they contradict one
 * another; `refuse` was told of every contradiction.
 */
export function conditionsOf(
  { query, syntax, filters: nested, ...flat }: v.InferOutput<typeof conditionFields>,
  refuse: (key: string, message: string) => void,
) {
  const wrong = contradictions(flat, nested);
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

/** Which cases are meant, as a request that was read says it. */
export type Conditions = NonNullable<ReturnType<typeof conditionsOf>>;
export type SearchFilters = Conditions["filters"];

type Fields = Readonly<Record<string, unknown>>;

/** Conditions said twice: field of the request, its other place, which of them is named in the refusal. */
const SAID_TWICE = [
  ["court", "court"],
  ["yearFrom", "yearFrom"],
  ["yearTo", "yearTo"],
  ["jurisdiction", "jurisdiction"],
  ["jurisdiction", "countryCode"],
  ["countryCode", "jurisdiction"],
  ["countryCode", "countryCode"],
] as const;

function contradictions(given: Fields, nested: Fields): (readonly [key: string, message: string])[] {
  const wrong: (readonly [string, string])[] = SAID_TWICE.filter(([flat, inner]) =>
    differ(given[flat], nested[inner]),
  ).map(([flat, inner]) => [flat, `contradicts filters.${inner}`]);
  if (differ(given.jurisdiction, given.countryCode)) wrong.push(["jurisdiction", "contradicts countryCode"]);
  if (differ(nested.jurisdiction, nested.countryCode)) wrong.push(["filters", "jurisdiction contradicts countryCode"]);
  return wrong;
}

/** Both are given, and not the same. */
export function differ(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
