import { listEndpoints, type Operations } from "../../contract/operations/operation.ts";
import { OPERATIONS } from "../../contract/operations/operations.ts";
import { DOCUMENTATION, type Documentation } from "./docs/documentation.ts";
import { type OpenApiVersion, toOpenApiOperation } from "./operation.ts";
import { describeProblemResponse, listProblems, toProblemName } from "./problems.ts";
import { createSchemaWriter } from "./schemas.ts";

/** Options of {@link buildOpenApiDocument}. */
export interface OpenApiOptions {
  readonly operations?: Operations;
  readonly documentation?: Documentation;
  /** Default 3.1. */
  readonly version?: OpenApiVersion;
}

/** Returns the OpenAPI document of all endpoints, a JSON value, for a service at `url`. */
export function buildOpenApiDocument(url: string, options: OpenApiOptions = {}): object {
  const { operations = OPERATIONS, documentation = DOCUMENTATION, version = "3.1" } = options;
  const built = builtDocuments.get(operations)?.filter((known) => known.documentation === documentation) ?? [];
  const known = built.find((one) => one.version === version);
  const document = known?.document ?? buildDocument(operations, documentation, version);
  if (known === undefined) builtDocuments.set(operations, [...built, { documentation, version, document }]);
  return { ...document, servers: [{ url, description: "This service." }] };
}

interface BuiltDocument {
  readonly documentation: Documentation;
  readonly version: OpenApiVersion;
  readonly document: object;
}

/**
 * The last documents of each set of operations: only the address varies, and building one takes as long as many searches.
 */
const builtDocuments = new WeakMap<Operations, readonly BuiltDocument[]>();

function buildDocument(operations: Operations, documentation: Documentation, version: OpenApiVersion): object {
  const schemas = createSchemaWriter(operations, documentation);
  const endpoints = listEndpoints(operations).map((endpoint) => ({
    ...endpoint,
    documentation: documentation[endpoint.area]?.operations[endpoint.verb] ?? { summary: endpoint.name },
  }));
  const paths = Object.fromEntries(
    endpoints.map((endpoint) => [
      endpoint.route.path,
      { [endpoint.route.method.toLowerCase()]: toOpenApiOperation(endpoint, schemas, version) },
    ]),
  );
  const problems = endpoints.flatMap((endpoint) => [...listProblems(endpoint).values()]);
  const responses = Object.fromEntries(
    [...problems, ...HEALTH_PROBLEMS].map((codes) => [toProblemName(codes), describeProblemResponse(codes)]),
  );
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  const tags = [
    ...areas.map((name) => ({ name, description: documentation[name]?.description ?? name })),
    { name: "service", description: "The service itself." },
  ];
  const document = {
    openapi: `${version}.0`,
    info: {
      title: "Headnote",
      version: "1",
      summary: "Legal research in US and Indian law.",
      description: API_DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "Headnote" },
    },
    tags: tags.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    security: [{ ApiKey: [] }],
    paths: { ...paths, "/healthz": { get: HEALTH_OPERATION } },
    components: {
      securitySchemes: {
        ApiKey: { type: "http", scheme: "bearer", description: "`Authorization: Bearer <API_KEY>`" },
      },
      parameters: {
        "Idempotency-Key": {
          name: "Idempotency-Key",
          in: "header",
          description:
            "The same key with the same request gives the stored answer and no second debit, for 24 hours; with another request it is 422.",
          schema: { type: "string", minLength: 1, maxLength: 255 },
        },
      },
      headers: { "X-Request-Id": { description: "The id of this call.", schema: { type: "string" } } },
      responses,
    },
  };
  return {
    ...document,
    components: { ...document.components, schemas: selectReachableSchemas(document, schemas.components) },
  };
}

const API_DESCRIPTION = [
  "Every field may be written in camelCase or in snake_case; `null` is the same as leaving a field out. Fields that are not known are ignored, unless the service is strict.",
  "An empty value in a query is the same as leaving the field out.",
  "Two fields that mean the same (`limit` and `pageSize`, `jurisdiction` and `countryCode`, a field and the one in `filters`) must not differ, and a range must not end before it begins: otherwise 422.",
  "A call that fails costs nothing, except an answer to a question whose first `chunk` was already sent.",
].join("\n\n");

const HEALTH_PROBLEMS = [["method_not_allowed"], ["corpus_unavailable"]] as const;

const HEALTH_OPERATION = {
  operationId: "health",
  tags: ["service"],
  summary: "Whether the service answers",
  description: "Needs no key and costs nothing.",
  security: [],
  responses: {
    200: {
      description: "It does.",
      content: {
        "application/json": {
          schema: { type: "object", properties: { status: { const: "ok" } }, required: ["status"] },
          example: { status: "ok" },
        },
      },
    },
    405: { $ref: `#/components/responses/${toProblemName(HEALTH_PROBLEMS[0])}` },
    503: { $ref: `#/components/responses/${toProblemName(HEALTH_PROBLEMS[1])}` },
  },
};

/** Returns the schemas to which the document refers, directly or through other schemas. */
function selectReachableSchemas(document: object, schemas: Readonly<Record<string, object>>): Record<string, object> {
  const found = new Set<string>();
  const waiting = listReferences(document);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...listReferences(schemas[name]!));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}

function listReferences(value: object): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
}
