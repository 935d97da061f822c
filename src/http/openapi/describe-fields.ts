import type { JsonSchema } from "@valibot/to-json-schema";
import type { FieldTexts } from "./docs/area-documentation.ts";

/** Returns the schema that a reference leads to. */
export type SchemaResolver = (reference: string) => JsonSchema;

/**
 * Returns the schema with its descriptions.
 *
 * A described field that is a reference to a named schema becomes a copy of that schema with the description, because the
 * named schema has none, or another.
 */
export function describeFields(schema: JsonSchema, texts: FieldTexts, resolve: SchemaResolver): JsonSchema {
  return describeValue(schema, "", { texts, resolve });
}

interface DescriptionContext {
  readonly texts: FieldTexts;
  readonly resolve: SchemaResolver;
}

function describeValue(schema: JsonSchema, path: string, context: DescriptionContext): JsonSchema {
  return addDescription(describeParts(schema, path, context), context.texts[path], context);
}

/** Describes what is inside a schema: fields, items, and the value of a nullable field. */
function describeParts(schema: JsonSchema, path: string, context: DescriptionContext): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(anyOf && {
      anyOf: anyOf.map((option) =>
        isSchema(option) && option.type !== "null"
          ? addDescription(describeParts(option, path, context), context.texts[`${path}?`], context)
          : option,
      ),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          isSchema(field) ? describeValue(field, path === "" ? name : `${path}.${name}`, context) : field,
        ]),
      ),
    }),
    ...(isSchema(items) && { items: describeParts(items, path, context) }),
  };
}

function addDescription(
  schema: JsonSchema,
  description: string | undefined,
  { resolve }: DescriptionContext,
): JsonSchema {
  if (description === undefined) return schema;
  const { $ref, ...rest } = schema;
  return { ...($ref !== undefined && resolve($ref)), ...rest, description };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
