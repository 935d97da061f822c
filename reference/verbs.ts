import type { JsonSchema } from "@valibot/to-json-schema";
import { OPERATIONS, type Operation } from "../src/contract/operations.ts";
import { ENDPOINTS } from "../src/http/endpoints.ts";
import { FIELDS } from "../src/http/openapi/fields.ts";
import { namedSchemas, requestSchema, responseSchema } from "../src/http/openapi/schemas.ts";

/** A module of the types of all requests and responses, with what their schemas say of each field beyond its type. */
export function verbsModule(contract: string): string {
  const types = Object.entries<Operation>(OPERATIONS).flatMap(([name, { request, response, route }]) => {
    const type = name.replace(/(?:^|\.)(.)/g, (_, letter: string) => letter.toUpperCase());
    const served = route ? `Over HTTP: \`${route.method} ${route.path}\`.` : "Not served over HTTP.";
    const errors = ENDPOINTS.find((endpoint) => endpoint.name === name)?.about.errors ?? [];
    const failing = errors.length === 0 ? "" : ` Errors of its own: ${errors.map((code) => `\`${code}\``).join(", ")}.`;
    return [
      typeOf(`${type}Request`, `InputOf<"${name}">`, [
        `What \`${name}\` takes. ${served}${failing}`,
        ...fields(requestSchema({ ...request }), FIELDS),
      ]),
      ...answers(name, type, response),
    ];
  });
  return [`import type { InputOf, ResponseOf } from "${contract}";`, ...types].join("\n\n");
}

/** One type, or one for each kind of event. */
function answers(name: string, type: string, response: Operation["response"]): string[] {
  const body = `ResponseOf<"${name}">`;
  if (!("options" in response)) {
    return [typeOf(`${type}Response`, body, [`What \`${name}\` answers.`, ...fields(responseSchema({ ...response }))])];
  }
  return (response.options as readonly Operation["request"][]).map((option) => {
    const event = String((option.entries.type as unknown as { literal: string }).literal);
    const called = event.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
    const lines = [`The event \`${event}\` of \`${name}\`.`, ...fields(responseSchema({ ...option }))];
    return typeOf(`${type}${called}Event`, `Extract<${body}, { readonly type: "${event}" }>`, lines);
  });
}

function typeOf(name: string, type: string, comment: readonly string[]): string {
  return `/**\n${comment.map((line) => ` * ${line}`).join("\n")}\n * @interface\n */\nexport type ${name} = ${type};`;
}

const NAMED = namedSchemas();

/** A list of what the schema says of its fields. */
function fields(schema: JsonSchema, known: Readonly<Record<string, string>> = {}): string[] {
  const lines = [...described(schema, "", known)].map(([path, said]) => `- \`${path}\`: ${said}`);
  return lines.length === 0 ? [] : ["", ...lines, ""];
}

function* described(
  schema: JsonSchema,
  path: string,
  known: Readonly<Record<string, string>>,
): Iterable<[string, string]> {
  const { properties = {}, items } = schema;
  if (items && typeof items === "object" && !Array.isArray(items)) yield* described(within(items), `${path}[]`, known);
  for (const [name, given] of Object.entries(properties)) {
    const at = path === "" ? name : `${path}.${name}`;
    const field = within(given as JsonSchema);
    const said = [field.description ?? known[name], bounds(field)].filter(Boolean).join(" ");
    if (said !== "") yield [at, said];
    yield* described(field, at, known);
  }
}

/** Behind a reference and behind "or null". */
function within({ $ref, anyOf, ...rest }: JsonSchema): JsonSchema {
  const some = (anyOf as readonly JsonSchema[] | undefined)?.filter(({ type }) => type !== "null");
  if (some?.length === 1) return within({ ...some[0], ...rest });
  return $ref ? { ...NAMED[$ref.split("/").at(-1)!], ...rest } : rest;
}

function bounds(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, default: byDefault } = schema;
  const said = [
    range(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " items"),
    byDefault === undefined || byDefault === null ? "" : `default \`${JSON.stringify(byDefault)}\``,
  ].filter((part) => part !== "");
  return said.length === 0 ? "" : `${said.join(", ").replace(/^./, (first) => first.toUpperCase())}.`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (most !== undefined) return `${least ?? 0} to ${most}${unit}`;
  return least === undefined || least === Number.MIN_SAFE_INTEGER ? "" : `from ${least}${unit}`;
}
