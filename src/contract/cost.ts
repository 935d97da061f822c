import type * as v from "valibot";
import type { CallMetaSchema } from "./schemas/common/meta.ts";

/** The fields in which a response states what its call cost. */
export type CostField = keyof typeof CallMetaSchema.entries;

/** A response body without the cost fields of its `meta`, or of the body itself if that is flat: what a handler returns. */
export type WithoutCost<Body> = Body extends { meta: infer Meta }
  ? Omit<Body, "meta"> & { meta: Omit<Meta, CostField> }
  : Omit<Body, CostField>;

/** Adds those cost fields that the response schema declares: to `meta`, or to the body itself if that is flat. */
export function addCost<Body extends { readonly meta?: object }>(
  response: v.GenericSchema,
  body: Body,
  cost: Readonly<Record<CostField, number>>,
): Body {
  const flat = { ...body, ...pickCostFields(cost, response) };
  if (!body.meta || !("entries" in response)) return flat;
  const { meta } = response.entries as { readonly meta?: v.GenericSchema };
  return meta === undefined ? flat : { ...flat, meta: { ...body.meta, ...pickCostFields(cost, meta) } };
}

/** Cost fields that each schema declares. */
const DECLARED_FIELDS = new WeakMap<v.GenericSchema, readonly CostField[]>();

function pickCostFields(cost: Readonly<Record<CostField, number>>, schema: v.GenericSchema): Partial<typeof cost> {
  let fields = DECLARED_FIELDS.get(schema);
  if (fields === undefined) {
    const entries = "entries" in schema ? (schema.entries as object) : {};
    fields = (Object.keys(cost) as CostField[]).filter((field) => field in entries);
    DECLARED_FIELDS.set(schema, fields);
  }
  const picked: Partial<Record<CostField, number>> = {};
  for (const field of fields) picked[field] = cost[field];
  return picked;
}
