import { openApi } from "../../src/http/openapi/document.ts";

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

/** The operations of the document, each schema complete in itself. Fields that it does not name are refused. */
export function operationsOf(url: string): DocumentedOperation[] {
  const document = openApi(url) as Document;
  const definitions = document.components.schemas;

  function resolve<Value>(value: Value | { readonly $ref: string }): Value {
    if (typeof value !== "object" || value === null || !("$ref" in value)) return value as Value;
    const path = value.$ref.slice(2).split("/");
    return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Value;
  }

  /** `#/components/schemas/X` as `#/$defs/X`, beside the definitions. */
  const complete = (schema: object): object =>
    JSON.parse(
      JSON.stringify({ ...schema, $defs: definitions }).replaceAll("#/components/schemas/", "#/$defs/"),
      (_, value) => (isClosed(value) ? { ...value, additionalProperties: false } : value),
    );

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters?.map((parameter) => resolve(parameter)),
      body: operation.requestBody && JSON.parse(JSON.stringify(complete(contentOf(operation.requestBody)[1])), open),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, reference]) => {
          const response = resolve(reference);
          const [mediaType, schema] = contentOf(response);
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
  readonly components: { readonly schemas: object };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly (DocumentedParameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Reference>>;
}

type Reference = (Content & { readonly "x-error-codes"?: readonly string[] }) | { readonly $ref: string };

function contentOf({ content }: Content): readonly [string, object] {
  const [[mediaType, { schema }]] = Object.entries(content) as [[string, { schema: object }]];
  return [mediaType, schema];
}

function isClosed(value: unknown): value is object {
  return typeof value === "object" && value !== null && "properties" in value && "required" in value;
}

/** Requests may carry more than is known. */
function open(key: string, value: unknown): unknown {
  return key === "additionalProperties" && value === false ? undefined : value;
}
