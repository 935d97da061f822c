import { expect, it } from "vitest";
import { createVerbNamesPlugin, VERB_NAMES_MODULE } from "../../scripts/bundle/inline-verb-names.ts";
import { listOperations } from "../../src/contract/operations/operation.ts";
import { OPERATIONS } from "../../src/contract/operations/operations.ts";
import { VERB_NAMES } from "../../src/contract/operations/verb-names.ts";

it("lists every declared verb with whether it streams", () => {
  const declared = listOperations(OPERATIONS).map(({ name, operation }) => [name, operation.streams === true]);
  expect(VERB_NAMES.map(({ name, streams }) => [name, streams])).toEqual(declared);
});

it("replaces the list in bundles by the same data without an import", async () => {
  const module = await import(`data:text/javascript,${encodeURIComponent(VERB_NAMES_MODULE)}`);
  expect(module.VERB_NAMES).toEqual(VERB_NAMES);
  expect(VERB_NAMES_MODULE).not.toContain("import ");
  expect(createVerbNamesPlugin().load).toMatchObject({ filter: { id: expect.any(RegExp) } });
});
