import { expect, it } from "vitest";
import { foldWhitespace } from "../../src/text/fold-whitespace.ts";

it.each([
  ["", ""],
  ["no v. yes", "no v. yes"],
  [" at both ends ", " at both ends "],
  ["two  spaces", "two spaces"],
  ["a\nline", "a line"],
  ["a\t \r\n mixture", "a mixture"],
  ["no-break\u00a0space", "no-break space"],
  ["  \u2009", " "],
])("folds %j to %j", (text, folded) => {
  expect(foldWhitespace(text)).toBe(folded);
});
