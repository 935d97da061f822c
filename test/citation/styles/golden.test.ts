import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { citationStyles, formatCitation } from "../../../src/citation/styles/format-citation.ts";
import { BROWN, DURHAM, KESAVANANDA, PENAL_CODE, RAM_NANDAN, SECTION } from "./records.ts";

/**
 * Read line by line against the forms that the manuals are known to prescribe; the printed manuals were not available.
 * One block per style: its id, then the six records as HTML.
 */
const golden = readFileSync(join(import.meta.dirname, "golden.txt"), "utf8")
  .trim()
  .split(/\n(?=\S)/)
  .map((block) => block.split("\n  "));

const RECORDS = [BROWN, DURHAM, KESAVANANDA, RAM_NANDAN, SECTION, PENAL_CODE];

describe("every style: a case with and without an implied court, by volume and by year, a section and an Act", () => {
  it.each(golden)("the style %s formats every record as recorded", (id, ...citations) => {
    expect(RECORDS.map((record) => formatCitation(record, id!, { output: "html" }))).toEqual(citations);
  });

  it("covers every style except the states', which another table covers", () => {
    const general = citationStyles().filter(({ region }) => !region.startsWith("US-"));
    expect(general.map(({ id }) => id)).toEqual(golden.map(([id]) => id));
  });
});
