import { describe, expect, it } from "vitest";
import { findPageMarks } from "../../../../src/ingest/importers/liiofindia/find-page-marks.ts";

describe("findPageMarks", () => {
  const words = (characters: number) => "trees ".repeat(characters / 6);

  it("marks pages that count on from the first to the end, over several texts", () => {
    const texts = [`${words(3000)}137 ${words(1500)}`, `${words(1500)}138 ${words(3000)}139 ${words(600)}`];
    expect(findPageMarks(texts, 136)).toEqual([
      [
        { offset: 0, page: "136" },
        { offset: 3000, page: "137" },
      ],
      [
        { offset: 1500, page: "138" },
        { offset: 4504, page: "139" },
      ],
    ]);
  });

  it.each<[string, string]>([
    ["numbers that do not reach the end", `${words(3000)}137 ${words(9000)}`],
    ["a page that is too short", `${words(300)}137 ${words(300)}`],
    ["a number that is counted otherwise", `${words(3000)}of s. 137 ${words(3000)}`],
    ["no numbers", words(3000)],
  ])("returns no marks for %s", (_, text) => {
    expect(findPageMarks([text], 136)).toEqual([[]]);
  });

  it("tolerates one missing page number", () => {
    const pages = [137, 138, 139, 140, 142].map((page) => `${words(page === 142 ? 6000 : 3000)}${page} `);
    expect(findPageMarks([pages.join("")], 136)[0]?.map(({ page }) => page)).toEqual([
      "136",
      "137",
      "138",
      "139",
      "140",
      "142",
    ]);
  });
});
