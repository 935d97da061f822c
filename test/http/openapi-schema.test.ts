import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { createHandler } from "../../src/http/handler.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";

const { engine } = await openSmallEngine();
const { fetch } = createHandler(engine, { keys: [] });

/** A document as it is served. */
async function readDocument(path: string): Promise<ServedDocument> {
  const response = await fetch(new Request(`http://service.example${path}`));
  return (await response.json()) as ServedDocument;
}

interface ServedDocument extends Record<string, unknown> {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** What the schema of the OpenAPI Initiative for the version that the document names refuses in it. */
async function validateDocument(document: ServedDocument): Promise<{ version: string; errors: unknown }> {
  // The validator adds to what it is given.
  const validator = new Validator({ allErrors: true });
  const { valid, errors = [] } = await validator.validate(structuredClone(document));
  return { version: validator.version, errors: valid ? [] : errors };
}

describe("the schema of its own OpenAPI version", () => {
  it.each([
    ["/openapi.json", "3.1"],
    ["/openapi.json?version=3.1", "3.1"],
    ["/openapi.json?version=3.2", "3.2"],
    ["/external/openapi.json", "3.1"],
  ])("allows the document at %s, which is version %s", async (path, version) => {
    expect(await validateDocument(await readDocument(path))).toEqual({ version, errors: [] });
  });

  it.each(["3.1", "3.2"])("would refuse a wrong document of version %s", async (version) => {
    const document = await readDocument(`/openapi.json?version=${version}`);
    const health = { get: { ...document.paths["/healthz"]?.get, parameters: [{ name: "state", in: "header" }] } };
    const { errors } = await validateDocument({ ...document, paths: { ...document.paths, "/healthz": health } });
    expect(errors).not.toEqual([]);
  });

  it("describes the event stream by its items in version 3.2 alone, since 3.1 has no word for them", async () => {
    const texts = await Promise.all(
      ["3.1", "3.2"].map(async (version) => JSON.stringify(await readDocument(`/openapi.json?version=${version}`))),
    );
    expect(texts.map((text) => text.includes('"itemSchema"'))).toEqual([false, true]);
  });
});
