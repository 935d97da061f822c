import { OPERATIONS } from "../../contract/operations.ts";
import { ENDPOINTS } from "../endpoints.ts";
import { operationOf } from "./operation.ts";
import { problemName, problemResponse, problemsOf } from "./problems.ts";
import { namedSchemas } from "./schemas.ts";

/** The OpenAPI 3.1 document of all endpoints, for a service at `url`. A JSON value, made from the contract's schemas. */
export function openApi(url: string): object {
  kept ??= describe();
  return { ...kept, servers: [{ url, description: "This service." }] };
}

/** Nothing in it but the address ever changes, and making it takes as long as many a search. */
let kept: object | undefined;

function describe(): object {
  const paths = Object.fromEntries(
    ENDPOINTS.map((endpoint) => {
      const { method, path } = OPERATIONS[endpoint.name].route;
      return [path, { [method.toLowerCase()]: operationOf(endpoint) }];
    }),
  );
  const problems = ENDPOINTS.flatMap((endpoint) => [...problemsOf(endpoint).values()]);
  const responses = Object.fromEntries(
    [...problems, ...HEALTH_PROBLEMS].map((codes) => [problemName(codes), problemResponse(codes)]),
  );
  const groups = new Set(ENDPOINTS.map(({ name }) => name.split(".")[0]!));
  const document = {
    openapi: "3.1.0",
    info: {
      title: "Headnote",
      version: "1",
      summary: "Legal research in US and Indian law.",
      description: ABOUT,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "Headnote" },
    },
    tags: [...groups, "service"].toSorted().map((name) => ({ name, description: GROUPS[name] ?? name })),
    security: [{ ApiKey: [] }],
    paths: { ...paths, "/healthz": { get: HEALTH } },
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
  return { ...document, components: { ...document.components, schemas: reached(document, namedSchemas()) } };
}

const ABOUT = [
  "Every field may be written in camelCase or in snake_case; `null` is the same as leaving a field out. Fields that are not known are ignored, unless the service is strict.",
  "A call that fails costs nothing, except an answer to a question whose first `chunk` was already sent.",
].join("\n\n");

const GROUPS: Readonly<Record<string, string>> = {
  citations: "Citations, the cases they name, and the citation network.",
  research: "Case-law search.",
  statutes: "US statutes, constitutions, court rules and executive actions.",
  acts: "Acts of India.",
  ask: "Questions and their answers.",
  credits: "Prices and credits.",
  service: "The service itself.",
};

const HEALTH_PROBLEMS = [["method_not_allowed"], ["corpus_unavailable"]] as const;

const HEALTH = {
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
    405: { $ref: `#/components/responses/${problemName(HEALTH_PROBLEMS[0])}` },
    503: { $ref: `#/components/responses/${problemName(HEALTH_PROBLEMS[1])}` },
  },
};

/** The schemas that the document refers to, directly or through one another. */
function reached(document: object, schemas: Readonly<Record<string, object>>): Record<string, object> {
  const found = new Set<string>();
  const waiting = referencesIn(document);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...referencesIn(schemas[name]!));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}

function referencesIn(value: object): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
}
