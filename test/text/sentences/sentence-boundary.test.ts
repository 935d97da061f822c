import { expect, it } from "vitest";
import { classifyBoundary } from "../../../src/text/sentences/sentence-boundary.ts";
import { findWords } from "../../../src/text/words.ts";

it.each([
  ["The appeal fails. We affirm.", ["We"]],
  ["Is it so? It is! Good.", ["It", "Good"]],
  ["See Doe v. Roe, 1 U.S. 2. It held so.", ["It"]],
  ["In Doe v. Roe, 16 Pet. 435, and Roe v. Doe, 11 Wall. 113, it was so held. It stands.", ["It"]],
  ["under Art. 21 and S. 5 of the Act", []],
  ["He said “never.” Then he left.", ["Then"]],
  ["overruled M.P. Sharma v. Satish Chandra and K.S. Puttaswamy (Retd.) v. Union of India. It went on.", ["It"]],
  ["Of version 2.5. The next", ["The"]],
  ["(See above.) The rest follows.", ["The"]],
  ["it costs 3.50 dollars", []],
  ["the word ends. and goes on", []],
  ["First paragraph\n\nsecond paragraph", ["second"]],
  ["a wrapped\nline", []],
  ["न्याय हुआ। फिर अपील", ["फिर"]],
])("finds in %j sentences that begin with %j", (text, expected) => {
  const found = findWords(text);
  const starts = found.filter(
    ({ start }, i) => i > 0 && classifyBoundary(text, found[i - 1]!.word, found[i - 1]!.end, start) > 0,
  );
  expect(starts.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

it("distinguishes paragraphs from sentences", () => {
  const text = "One. Two.\n \nThree";
  const [, two, three] = findWords(text);
  expect(classifyBoundary(text, "one", 3, two!.start)).toBe(1);
  expect(classifyBoundary(text, "two", two!.end, three!.start)).toBe(2);
});
