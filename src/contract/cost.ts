import type * as v from "valibot";
import { OPERATIONS, type OperationName } from "./operations/operations.ts";
import type { CallMetaSchema } from "./schemas/common/meta.ts";

/** The fields in which a response says what its call cost. */
export type CostField = keyof typeof CallMetaSchema.entries;

/**
 * The body with those of the cost fields that the operation's response has: in its `meta`, or, where the contract
 * has a flat body, in the body itself.
 */
export function withCost<Body extends { readonly meta?: object }>(
  name: OperationName,
  body: Body,
  cost: Readonly<Record<CostField, number>>,
): Body {
  const { response } = OPERATIONS[name];
  const flat = { ...body, ...pickCostFields(cost, response) };
  if (!body.meta || !("entries" in response) || !("meta" in response.entries)) return flat;
  return { ...flat, meta: { ...body.meta, ...pickCostFields(cost, response.entries.meta) } };
}

function pickCostFields(cost: Readonly<Record<CostField, number>>, schema: v.GenericSchema): Partial<typeof cost> {
  const entries = "entries" in schema ? (schema.entries as object) : {};
  return Object.fromEntries(Object.entries(cost).filter(([field]) => field in entries));
}
