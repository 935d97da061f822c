import { expect, it } from "vitest";
import { toJsonResponse } from "../../src/http/json-response.ts";

const LONG = `é “quoted”\n${"x".repeat(150_000)}`;

it.each([
  ["a short value", { data: [1, null, "é"], absent: undefined }],
  [
    "long texts in lists",
    { data: { results: [{ content: LONG }, { content: LONG, note: undefined }, null, [undefined]] } },
  ],
  ["many short items", Array.from({ length: 50_000 }, (_, i) => ({ i, name: `case ${i}` }))],
  ["a long text alone", LONG.repeat(3)],
  ["empty lists beside long texts", { none: [], nothing: {}, text: LONG.repeat(2) }],
])("writes %s as JSON.stringify does", async (_, value) => {
  const response = await toJsonResponse(value);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await response.text()).toBe(JSON.stringify(value));
});
