import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listOperations as listDeclarations } from "../../src/contract/operations/operation.ts";
import { OPERATIONS } from "../../src/contract/operations/operations.ts";
import { readRequest } from "../../src/contract/request/read-request.ts";
import { RESULT_FILE_FORMATS } from "../../src/engine/research/result-formats.ts";
import { parseMediaType } from "../../src/http/attachment.ts";
import { createHandler } from "../../src/http/handler.ts";
import { DOCUMENTATION } from "../../src/http/openapi/docs/documentation.ts";
import { ROUTED_NAMES } from "../support/contract/operations.ts";
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

  it("lists every endpoint under a unique id, and the health check", () => {
    expect(operations).toHaveLength(ROUTED_NAMES.length + 1);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it.each(operations)("$operationId describes its fields and lists its failures", (operation) => {
    expect(operation.summary).not.toBe("");
    for (const { name, description } of operation.parameters ?? []) expect(description, name).toBeTruthy();
    const statuses = Object.keys(operation.responses);
    const expected = operation.operationId === "health" ? ["200", "503"] : ["200", "401", "422", "429", "500", "503"];
    expect(statuses).toEqual(expect.arrayContaining(expected));
  });

  const documented = listDeclarations(OPERATIONS).map(({ name, area, verb, operation }) => {
    const { examples = {}, answer } = DOCUMENTATION[area]?.operations[verb] ?? {};
    return { name, operation, examples: Object.values(examples), answer };
  });

  it.each(documented.filter(({ examples }) => examples.length > 0))(
    "the examples of $name are requests",
    ({ operation, examples }) => {
      for (const example of examples) {
        expect(() => readRequest(operation.request, example, { where: "body" })).not.toThrow();
      }
    },
  );

  it.each(documented.filter(({ answer }) => answer !== undefined))(
    "the example of an answer to $name is one",
    ({ operation, answer }) => {
      expect(v.parse(operation.response, answer)).toEqual(answer);
    },
  );

  it("names the media types of the files that research.export creates", () => {
    const mediaTypes = Object.values(RESULT_FILE_FORMATS).map(({ mediaType }) => parseMediaType(mediaType));
    expect(OPERATIONS.research.export.fileTypes).toEqual(mediaTypes);
  });

  it("contains valid JSON Schemas", () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
    formats.default(ajv);
    ajv.addSchema(readNamedSchemas("http://service.example"));
    for (const { responses } of operations) {
      for (const { schema } of Object.values(responses)) expect(() => ajv.compile(schema)).not.toThrow();
    }
  });
});
