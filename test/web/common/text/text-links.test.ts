import { expect, it } from "vitest";
import type { CheckedCitation } from "../../../../src/contract/schemas/citations/check.ts";
import { toTextLinks } from "../../../../src/web/common/text/text-links.ts";

type CitationRange = Pick<CheckedCitation, "clusterId" | "span" | "fullSpan">;
const createCitation = (
  clusterId: number | null,
  from: number,
  start: number,
  end: number,
  to = end,
): CitationRange => ({
  clusterId,
  span: { start, end },
  fullSpan: { start: from, end: to },
});

it.each<[string, CitationRange[], [number, number, number][]]>([
  ["one link for a citation with its name and year", [createCitation(7, 10, 24, 36, 43)], [[110, 143, 7]]],
  ["no link for a case that the corpus does not contain", [createCitation(null, 0, 5, 9)], []],
  [
    "one link for parallel citations of one case",
    [createCitation(7, 10, 24, 36, 36), createCitation(7, 10, 38, 50, 57)],
    [[110, 157, 7]],
  ],
  [
    "links without an overlap for two cases that are named together",
    [createCitation(7, 0, 0, 20), createCitation(8, 15, 21, 30)],
    [
      [100, 120, 7],
      [120, 130, 8],
    ],
  ],
  [
    "two links for two mentions of one case",
    [createCitation(7, 0, 0, 9), createCitation(7, 20, 20, 29)],
    [
      [100, 109, 7],
      [120, 129, 7],
    ],
  ],
])("returns %s", (_, citations, links) => {
  const made = toTextLinks(citations as CheckedCitation[], 100);
  expect(made.map(({ start, end, clusterId }) => [start, end, clusterId])).toEqual(links);
});
