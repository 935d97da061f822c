import { describe, expect, it } from "vitest";
import { inLino } from "../../../../src/ingest/importers/in-lino/in-lino.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind } from "../../../support/ingest/memory-source.ts";

const LAMPS = `obj_root:
  totalSections 3
  law obj_root_law
obj_root_law:
  title \`The Lamps Act, 1951\`
  actNumber (07)
  enactmentDate 1951-03-04
  sections obj_root_law_sections
  actYear (1951)
  ministry \`Ministry of Light\`
  department undefined
  longTitle \`An Act to provide for lamps.\`
  sourceUrl \`https://www.indiacode.nic.in/handle/123456789/77\`
  translations obj_root_law_translations
obj_root_law_sections:
  obj_root_law_sections_1
  obj_root_law_sections_2
obj_root_law_sections_1:
  sectionNo (1)
  title \`Short title.\`
  content obj_root_law_sections_1_content
  footnotes \`1. Ins. by Act 9 of 1963, s. 2 (w.e.f. 1-4-1964).\`
obj_root_law_sections_1_content:
  string
  line \`(1) This Act may be called\`
  line \`^1[the Lamps Act, 1951].\`
  line
  line or
obj_root_law_translations:
  hi obj_root_law_translations_hi
obj_root_law_translations_hi:
  sections obj_root_law_translations_hi_sections
obj_root_law_translations_hi_sections:
  obj_root_law_translations_hi_sections_1
`;

describe("an Act in Links Notation", async () => {
  const records = await collectItems(inLino.records(createMemorySource({ "lamps.lino": LAMPS })));
  const [act] = filterKind(records, "act");

  it("reads India Code's metadata of an Act", () => {
    expect(act?.act).toEqual({
      id: "lamps-act-1951",
      title: "The Lamps Act, 1951",
      longTitle: "An Act to provide for lamps.",
      year: 1951,
      category: "central",
      state: "",
      department: "ministry-of-light",
      actNumber: "7 of 1951",
      status: "in_force",
      enactmentDate: "1951-03-04",
      url: "https://www.indiacode.nic.in/handle/123456789/77",
    });
  });

  it("reads the sections and footnotes of an Act", () => {
    expect(act?.sections).toEqual([
      {
        number: "1",
        heading: "Short title",
        chapter: "",
        text: "(1) This Act may be called the Lamps Act, 1951.\n\nor",
      },
    ]);
    expect(act?.footnotes).toMatchObject([{ type: "insertion", sectionNumber: "1", effectiveDate: "1964-04-01" }]);
  });

  it("reports the records that it does not store", () => {
    expect(filterKind(records, "refused").map(({ what, reason }) => [what, reason])).toEqual([
      ["section", "it is listed, but not in the file"],
      ["act", "its translation (hi, 1 sections) is not read, only the English text"],
    ]);
    expect(filterKind(records, "repaired").map(({ reason }) => reason)).toEqual([
      "1 of its 3 sections were not fetched",
    ]);
  });
});

it.each([
  ["nothing", "", "the file names no Act"],
  ["another object", "obj_root:\n  law nowhere\n", "the file names no Act"],
  ["no title", "obj_root:\n  law x\nx:\n  actYear (1950)\n", "its title and year are not given"],
  ["a line of 2 MB", `obj_root:\n  law ${"x".repeat(2_000_000)}\n`, "the file names no Act"],
  ["brackets", `${"(".repeat(1_000_000)}\n  ${"`".repeat(1_000_000)}\n`, "the file names no Act"],
])("refuses a file with %s", async (_, text, reason) => {
  const records = await collectItems(inLino.records(createMemorySource({ "x.lino": text })));
  expect(records.map((record) => "reason" in record && record.reason)).toEqual([reason]);
});
