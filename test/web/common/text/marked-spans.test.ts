import { expect, it } from "vitest";
import { parseMarkedSpans } from "../../../../src/web/common/text/marked-spans.ts";

it.each([
  ["mark=154-312", [[154, 312]]],
  [
    "mark=154-312,416-493",
    [
      [154, 312],
      [416, 493],
    ],
  ],
  ["mark=9-9,20-3", []],
  ["mark=nothing", []],
  ["", []],
])("parses %j", (query, marks) => {
  expect(parseMarkedSpans(new URLSearchParams(query)).map(({ start, end }) => [start, end])).toEqual(marks);
});
