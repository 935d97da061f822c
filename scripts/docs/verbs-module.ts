import type { JsonSchema } from "@valibot/to-json-schema";
import { listOperations, type Operation } from "../../src/contract/operations/operation.ts";
import { OPERATIONS } from "../../src/contract/operations/operations.ts";
import { DOCUMENTATION } from "../../src/http/openapi/docs/documentation.ts";
import { FIELD_DESCRIPTIONS } from "../../src/http/openapi/docs/field-descriptions.ts";
import { createSchemaWriter } from "../../src/http/openapi/schemas.ts";

const SCHEMAS = createSchemaWriter(OPERATIONS, DOCUMENTATION);

/** Renders a module of the types of all requests and responses, documented with the descriptions and bounds of their schemas. */
export function createVerbsModule(contract: string): string {
  const types = listOperations(OPERATIONS).flatMap(({ name, operation: { request, response, route, errors = [] } }) => {
    const type = name.replace(/(?:^|\.)(.)/g, (_, letter: string) => letter.toUpperCase());
    const served = route ? `Over HTTP: \`${route.method} ${route.path}\`.` : "Not served over HTTP.";
    const failing = errors.length === 0 ? "" : ` Specific errors: ${errors.map((code) => `\`${code}\``).join(", ")}.`;
    return [
      formatType(`${type}Request`, `InputOf<"${name}">`, [
        `Request of \`${name}\`. ${served}${failing}`,
        ...listFields(SCHEMAS.writeInlineRequest(request), FIELD_DESCRIPTIONS),
      ]),
      ...describeResponse(name, type, response),
    ];
  });
  return [`import type { InputOf, ResponseOf } from "${contract}";`, ...types].join("\n\n");
}

/** Renders one type, or one per kind of event. */
function describeResponse(name: string, type: string, response: Operation["response"]): string[] {
  const body = `ResponseOf<"${name}">`;
  if (!("options" in response)) {
    return [
      formatType(`${type}Response`, body, [
        `Response of \`${name}\`.`,
        ...listFields(SCHEMAS.writeInlineResponse(response)),
      ]),
    ];
  }
  return (response.options as readonly Operation["request"][]).map((option) => {
    const event = String((option.entries.type as unknown as { literal: string }).literal);
    const called = event.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
    const lines = [`The event \`${event}\` of \`${name}\`.`, ...listFields(SCHEMAS.writeInlineResponse(option))];
    return formatType(`${type}${called}Event`, `Extract<${body}, { readonly type: "${event}" }>`, lines);
  });
}

function formatType(name: string, type: string, comment: readonly string[]): string {
  return `/**\n${comment.map((line) => ` * ${line}`).join("\n")}\n * @interface\n */\nexport type ${name} = ${type};`;
}

/** Lists the descriptions and bounds of a schema's fields. */
function listFields(schema: JsonSchema, known: Readonly<Record<string, string>> = {}): string[] {
  const lines = [...walkFields(schema, "", known)].map(([path, said]) => `- \`${path}\`: ${said}`);
  return lines.length === 0 ? [] : ["", ...lines, ""];
}

function* walkFields(
  schema: JsonSchema,
  path: string,
  known: Readonly<Record<string, string>>,
): Iterable<[string, string]> {
  const { properties = {}, items } = schema;
  if (items && typeof items === "object" && !Array.isArray(items))
    yield* walkFields(resolveSchema(items), `${path}[]`, known);
  for (const [name, given] of Object.entries(properties)) {
    const at = path === "" ? name : `${path}.${name}`;
    const field = resolveSchema(given as JsonSchema);
    const said = [field.description ?? known[name], formatBounds(field)].filter(Boolean).join(" ");
    if (said !== "") yield [at, said];
    yield* walkFields(field, at, known);
  }
}

/** Resolves a reference and "or null". */
function resolveSchema({ $ref, anyOf, ...rest }: JsonSchema): JsonSchema {
  const some = (anyOf as readonly JsonSchema[] | undefined)?.filter(({ type }) => type !== "null");
  if (some?.length === 1) return resolveSchema({ ...some[0], ...rest });
  return $ref ? { ...SCHEMAS.components[$ref.split("/").at(-1)!], ...rest } : rest;
}

function formatBounds(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, default: byDefault } = schema;
  const said = [
    formatRange(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ""),
    formatRange(minLength, maxLength, " characters"),
    formatRange(minItems, maxItems, " items"),
    byDefault === undefined || byDefault === null ? "" : `default \`${JSON.stringify(byDefault)}\``,
  ].filter((part) => part !== "");
  return said.length === 0 ? "" : `${said.join(", ").replace(/^./, (first) => first.toUpperCase())}.`;
}

function formatRange(least: number | undefined, most: number | undefined, unit: string): string {
  if (most !== undefined) return `${least ?? 0} to ${most}${unit}`;
  return least === undefined || least === Number.MIN_SAFE_INTEGER ? "" : `from ${least}${unit}`;
}
