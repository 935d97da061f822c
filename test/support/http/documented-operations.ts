import { buildOpenApiDocument } from "../../../src/http/openapi/document.ts";

/** An operation of the document, its references resolved as far as a test needs. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters?: readonly DocumentedParameter[];
  readonly body: object | undefined;
  /** By status. */
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

export interface DocumentedParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
}

export interface DocumentedResponse {
  /** The codes that come with a failure; none with a success. */
  readonly codes: readonly string[];
  readonly mediaType: string;
  readonly schema: object;
}

/** The operations of the document. Fields that it does not name are refused in responses. */
export function listOperations(url: string): DocumentedOperation[] {
  const document = buildOpenApiDocument(url) as Document;

  function resolve<Value>(value: Value | { readonly $ref: string }): Value {
    if (typeof value !== "object" || value === null || !("$ref" in value)) return value as Value;
    const path = value.$ref.slice(2).split("/");
    return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Value;
  }

  const complete = (schema: object): object => JSON.parse(serializeSchema(schema), closeSchema);

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters?.map((parameter) => JSON.parse(serializeSchema(resolve(parameter)))),
      body: operation.requestBody && JSON.parse(serializeSchema(readContent(operation.requestBody)[1])),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, reference]) => {
          const response = resolve(reference);
          const [mediaType, schema] = readContent(response);
          return [status, { codes: response["x-error-codes"] ?? [], mediaType, schema: complete(schema) }];
        }),
      ),
    })),
  );
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly (DocumentedParameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Reference>>;
}

type Reference = (Content & { readonly "x-error-codes"?: readonly string[] }) | { readonly $ref: string };

function readContent({ content }: Content): readonly [string, object] {
  const [[mediaType, { schema }]] = Object.entries(content) as [[string, { schema: object }]];
  // Of an event, the JSON value in its data.
  return [
    mediaType,
    mediaType === "text/event-stream" ? (schema as EventSchema).properties.data.contentSchema : schema,
  ];
}

interface EventSchema {
  readonly properties: { readonly data: { readonly contentSchema: object } };
}

function isClosed(value: unknown): value is object {
  return typeof value === "object" && value !== null && "properties" in value && "required" in value;
}

function closeSchema(_: string, value: unknown): unknown {
  return isClosed(value) ? { ...value, additionalProperties: false } : value;
}

/** The schema as JSON, its references pointing to {@link readNamedSchemas}. */
function serializeSchema(schema: object): string {
  return JSON.stringify(schema).replaceAll("#/components/schemas/", `${NAMED}#/$defs/`);
}

const NAMED = "contract";

/** Every schema that others refer to; to be added to ajv. Those of requests may hold more than is known. */
export function readNamedSchemas(url: string): object {
  const { schemas } = (buildOpenApiDocument(url) as Document).components;
  const parts = Object.entries(schemas).map(([name, schema]) => [
    name,
    JSON.parse(serializeSchema(schema), name.endsWith("Request") || name === "SearchFilters" ? undefined : closeSchema),
  ]);
  return { $id: NAMED, $defs: Object.fromEntries(parts) };
}
