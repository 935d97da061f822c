import { expect, it } from "vitest";
import { findLaterLaws } from "../../src/legislation/history/later-laws.ts";

const INDIAN = { jurisdiction: "IN", dateFiled: "1984-05-01" } as const;
const AMERICAN = { jurisdiction: "US", dateFiled: "1984-05-01" } as const;

it.each([
  ["The Forty-fourth Amendment of 1978 repealed article 31.", INDIAN, []],
  ["The Seventy-seventh Amendment of 1995 then allowed it.", INDIAN, [["the Seventy-seventh Amendment", "1995-06-17"]]],
  ["Privacy is known to the American Twenty-seventh Amendment.", AMERICAN, []],
  ["The Representation of the People (Ninetieth Amendment) Act, 1951 was old.", INDIAN, []],
  ["Under the Fens Act, 1999 a fee is due.", INDIAN, [["the Fens Act, 1999", "1999"]]],
  [
    "Title II of the Fens and Moors Act of 1999 forbids it.",
    AMERICAN,
    [["Title II of the Fens and Moors Act of 1999", "1999"]],
  ],
  ["It was revoked by Proclamation 10141 of 2021.", AMERICAN, [["Proclamation 10141 of 2021", "2021"]]],
  [
    "The Bharatiya Nyaya Sanhita, 2023 has no such offence.",
    INDIAN,
    [["the Bharatiya Nyaya Sanhita, 2023", "2024-07-01"]],
  ],
  ["Since 2015 section 34 says so.", INDIAN, [["a law of 2015", "2015"]]],
  ["In 2019 the Court kept the review of section 34 pending.", INDIAN, []],
  ["The house was sold in 1990.", INDIAN, []],
  ["He was charged under the Fens Act, 1984.", INDIAN, []],
  ["Parliament answered with the Fens Act, 1984.", INDIAN, [["the Fens Act, 1984", "1984"]]],
] as const)("reads the later laws of %j", (sentence, decision, laws) => {
  expect(findLaterLaws(sentence, decision).map(({ name, date }) => [name, date])).toEqual(laws);
});
