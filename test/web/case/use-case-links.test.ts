import { expect, it } from "vitest";
import type { CheckedCitation } from "../../../src/contract/schemas/citations/check.ts";
import { toTextLinks } from "../../../src/web/case/use-case-links.ts";

type Read = Pick<CheckedCitation, "clusterId" | "span" | "fullSpan">;
const read = (clusterId: number | null, from: number, start: number, end: number, to = end): Read => ({
  clusterId,
  span: { start, end },
  fullSpan: { start: from, end: to },
});

it.each<[string, Read[], [number, number, number][]]>([
  ["a citation with its name and year", [read(7, 10, 24, 36, 43)], [[110, 143, 7]]],
  ["none for what the corpus lacks", [read(null, 0, 5, 9)], []],
  ["parallel citations of one case as one link", [read(7, 10, 24, 36, 36), read(7, 10, 38, 50, 57)], [[110, 157, 7]]],
  [
    "apart, where two cases are named at one place",
    [read(7, 0, 0, 20), read(8, 15, 21, 30)],
    [
      [100, 120, 7],
      [120, 130, 8],
    ],
  ],
  [
    "two mentions of one case as two",
    [read(7, 0, 0, 9), read(7, 20, 20, 29)],
    [
      [100, 109, 7],
      [120, 129, 7],
    ],
  ],
])("%s", (_, citations, links) => {
  const made = toTextLinks(citations as CheckedCitation[], 100);
  expect(made.map(({ start, end, clusterId }) => [start, end, clusterId])).toEqual(links);
});
