import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../src/contract/operations/operations.ts";
import { readRequest } from "../../src/contract/request/read-request.ts";
import { ENDPOINTS } from "../../src/http/endpoints.ts";
import { createHandler } from "../../src/http/handler.ts";
import { EXAMPLE_RESPONSES } from "../../src/http/openapi/example-responses.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";
import { listOperations, readNamedSchemas } from "../support/http/documented-operations.ts";

const { engine } = await openSmallEngine();
const { fetch } = createHandler(engine, { keys: [] });
const operations = listOperations("http://service.example");

describe("the OpenAPI document", () => {
  it.each(["/openapi.json", "/external/openapi.json"])(
    "is at %s, without a key, and names the service",
    async (path) => {
      const response = await fetch(new Request(`http://service.example${path}`));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ openapi: "3.1.0", servers: [{ url: "http://service.example" }] });
    },
  );

  it("has every endpoint under an id of its own, and the health check", () => {
    expect(operations).toHaveLength(ENDPOINTS.length + 1);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it.each(operations)("$operationId says what its fields mean and lists its failures", (operation) => {
    expect(operation.summary).not.toBe("");
    for (const { name, description } of operation.parameters ?? []) expect(description, name).toBeTruthy();
    const statuses = Object.keys(operation.responses);
    const expected = operation.operationId === "health" ? ["200", "503"] : ["200", "401", "422", "429", "500", "503"];
    expect(statuses).toEqual(expect.arrayContaining(expected));
  });

  it.each(ENDPOINTS)("the examples of $name are requests", ({ name, docs: about }) => {
    for (const example of Object.values(about.examples ?? {})) {
      expect(() => readRequest(OPERATIONS[name].request, example, { where: "body" })).not.toThrow();
    }
  });

  it.each(Object.entries(EXAMPLE_RESPONSES))("the example of an answer to %s is one", (name, answer) => {
    expect(v.parse(OPERATIONS[name as keyof typeof EXAMPLE_RESPONSES].response, answer)).toEqual(answer);
  });

  it("its schemas are JSON Schema", () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
    formats.default(ajv);
    ajv.addSchema(readNamedSchemas("http://service.example"));
    for (const { responses } of operations) {
      for (const { schema } of Object.values(responses)) expect(() => ajv.compile(schema)).not.toThrow();
    }
  });
});
