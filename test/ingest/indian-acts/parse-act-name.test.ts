import { expect, it } from "vitest";
import { parseActName } from "../../../src/ingest/indian-acts/parse-act-name.ts";

it.each([
  ["The Lamps Act, 1951", "lamps-act-1951", "The Lamps Act, 1951"],
  ["THE LAMPS ACT 1951.", "lamps-act-1951", "THE LAMPS ACT, 1951"],
  ["The Keepers' Lamps Act, 1951", "keepers-lamps-act-1951", "The Keepers' Lamps Act, 1951"],
  ["Lamps & Oil (Rates) Act, 1968 (3 of 1968)", "lamps-and-oil-rates-act-1968", "Lamps & Oil (Rates) Act, 1968"],
])("derives the id and the title of the Act %s", (printed, id, title) => {
  expect(parseActName(printed)).toMatchObject({ id, title });
});

it("uses the separate year if the title has none, else returns null", () => {
  expect(parseActName("The Lamps Act", 1951)?.id).toBe("lamps-act-1951");
  expect(parseActName("The Lamps Act")).toBeNull();
  expect(parseActName("  ", 1951)).toBeNull();
  expect(parseActName(`The ${"Very ".repeat(100)}Long Act, 1951`)?.id).toHaveLength(200);
});
