import { OPERATIONS } from "../../contract/operations/operations.ts";
import { ENDPOINTS } from "../endpoints.ts";
import { toOpenApiOperation } from "./operation.ts";
import { describeProblemResponse, listProblems, toProblemName } from "./problems.ts";
import { listNamedSchemas } from "./schemas.ts";

/** The OpenAPI 3.1 document of all endpoints, for a service at `url`. A JSON value, made from the contract's schemas. */
export function buildOpenApiDocument(url: string): object {
  cachedDocument ??= buildDocument();
  return { ...cachedDocument, servers: [{ url, description: "This service." }] };
}

/** Nothing in it but the address ever changes, and making it takes as long as many a search. */
let cachedDocument: object | undefined;

function buildDocument(): object {
  const paths = Object.fromEntries(
    ENDPOINTS.map((endpoint) => {
      const { method, path } = OPERATIONS[endpoint.name].route;
      return [path, { [method.toLowerCase()]: toOpenApiOperation(endpoint) }];
    }),
  );
  const problems = ENDPOINTS.flatMap((endpoint) => [...listProblems(endpoint).values()]);
  const responses = Object.fromEntries(
    [...problems, ...HEALTH_PROBLEMS].map((codes) => [toProblemName(codes), describeProblemResponse(codes)]),
  );
  const groups = new Set(ENDPOINTS.map(({ name }) => name.split(".")[0]!));
  const document = {
    openapi: "3.1.0",
    info: {
      title: "Headnote",
      version: "1",
      summary: "Legal research in US and Indian law.",
      description: API_DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "Headnote" },
    },
    tags: [...groups, "service"].toSorted().map((name) => ({ name, description: TAG_DESCRIPTIONS[name] ?? name })),
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
    components: { ...document.components, schemas: selectReachableSchemas(document, listNamedSchemas()) },
  };
}

const API_DESCRIPTION = [
  "Every field may be written in camelCase or in snake_case; `null` is the same as leaving a field out. Fields that are not known are ignored, unless the service is strict.",
  "A call that fails costs nothing, except an answer to a question whose first `chunk` was already sent.",
].join("\n\n");

const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = {
  citations: "Citations, the cases they name, and the citation network.",
  research: "Case-law search.",
  statutes: "US statutes, constitutions, court rules and executive actions.",
  acts: "Acts of India.",
  ask: "Questions and their answers.",
  credits: "Prices and credits.",
  service: "The service itself.",
};

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

/** The schemas that the document refers to, directly or through one another. */
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
