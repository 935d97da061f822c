import { describe, expect, it } from "vitest";
import { constitutions } from "../../../../src/ingest/importers/constitutions/constitutions.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

async function read(files: Record<string, string>) {
  const records = await collectItems(constitutions.records(createMemorySource(files)));
  return {
    codes: filterKind(records, "code").map((record) => record.code),
    sections: filterKind(records, "section").map((record) => record.section),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}

const FEDERAL = `---
changeTitle: Amendment XCIX
---
# Constitution

We the flyers.

## Article I
### Section 1
All kites.

High ones.

## Article V
Two thirds.

## Amendment XIV
### Section 1
All persons.
`;

describe("constitutions", () => {
  it("reads a dated version of the federal one", async () => {
    const { codes, sections } = await read({ "data/federal/constitution/1992-05-05.md": FEDERAL });
    expect(codes).toMatchObject([{ id: "us-const", corpusType: "CONSTITUTION", state: null }]);
    expect(sections.map(({ id, citation, heading, text }) => [id, citation, heading, text])).toEqual([
      ["us-const-pmbl", "U.S. Const. pmbl.", "Preamble", "We the flyers."],
      ["us-const-art-I-1", "U.S. Const. art. I, § 1", "Article I, Section 1", "All kites.\n\nHigh ones."],
      ["us-const-art-V", "U.S. Const. art. V", "Article V", "Two thirds."],
      ["us-const-amend-XIV-1", "U.S. Const. amend. XIV, § 1", "Amendment XIV, Section 1", "All persons."],
    ]);
    expect(sections[3]).toMatchObject({
      asOf: "1992-05-05",
      year: 1992,
      history: "Amendment XCIX",
      number: "amend. XIV, § 1",
      citationShort: "US Const amend XIV § 1",
      urls: { htmlUrl: "https://constitution.congress.gov/constitution/amendment-14/" },
      breadcrumb: [
        { level: "constitution", label: "Constitution of the United States" },
        { level: "amendment", label: "Amendment XIV" },
      ],
    });
  });

  it("reads versions of a state's, with the same id for the same section", async () => {
    const one = (text: string) => `# C\n## Chapter II: Plan\n### Kite Department\n#### Section 7. [Kites]\n${text}\n`;
    const { codes, sections, repaired } = await read({
      "vermont/constitution/1964-00-00.md": one("Old."),
      "vermont/constitution/2010-11-02.md": `---\nchangeRefs:\n  - https://wiki.example/\n  - https://legislature.vermont.gov/kites/\n---\n${one("New.")}`,
    });
    expect(codes).toMatchObject([{ id: "vt-const", corpusType: "STATE_CONSTITUTION", state: "vt" }]);
    expect(sections).toMatchObject([
      { id: "vt-const-ch-II-7", asOf: "1964-01-01", text: "Old.", urls: {} },
      {
        id: "vt-const-ch-II-7",
        citation: "Vt. Const. ch. II, § 7",
        heading: "Kites",
        asOf: "2010-11-02",
        text: "New.",
        chapter: "II",
        chapterName: "Plan",
        urls: { stateHtmlUrl: "https://legislature.vermont.gov/kites/" },
        breadcrumb: [{ level: "constitution" }, { label: "Chapter II: Plan" }, { label: "Kite Department" }],
      },
    ]);
    expect(repaired).toEqual(["file file: only the year of this version is known: it counts from 1964-01-01"]);
  });

  it.each([
    ["## Article I Rights.\n###### Section 71.01\n**Kites.**\n\nFly.", "Ala. Const. art. I, § 71.01", "Kites.", "Fly."],
    ["## Amendment 26A\n**One.**\n**Two.**\nFly.", "Ala. Const. amend. 26A", "One. Two.", "Fly."],
    ["## Articles of Amendment\n### Article 3\nFly.", "Ala. Const. amend. 3", "Amendment 3", "Fly."],
    ["## Chapter I\n#### XII\nFly.", "Ala. Const. ch. I, art. XII", "Chapter I, Article XII", "Fly."],
    ["## Article I\n###### Ratification\nFly.", "Ala. Const. art. I, Ratification", "Article I, Ratification", "Fly."],
    ["## Amendment 7\n**Only a heading.**", "Ala. Const. amend. 7", "Only a heading.", ""],
    ["## Amendment 8", "Ala. Const. amend. 8", "Amendment 8", ""],
  ])("reads %j", async (body, citation, heading, text) => {
    const { sections } = await read({ "alabama/constitution/2017-12-12.md": `# C\n${body}\n` });
    expect(sections).toMatchObject([{ citation, heading, text }]);
  });

  it("recognises repealed provisions", async () => {
    const { sections } = await read({
      "alabama/constitution/2017-12-12.md": "# C\n## Amendment 9\n**Kites.**\n\nRepealed by Amendment 10.\n",
    });
    expect(sections).toMatchObject([{ status: "repealed" }]);
  });

  const XML = `<root><document description="US Constitution" name=" "><part description="Preamble" name=" "><paragraph><content>We.</content></paragraph></part>
<part description="Articles" name=" "><article description=" Flying " name="Article I "><section description=" Kites" name="Section 1 "><paragraph><content>All.</content></paragraph><paragraph><content>Kites.</content></paragraph></section></article>
<article description="Change" name="Article V "><paragraph><content>Two.</content></paragraph></article></part>
<part description="Amendments" name=" "><amendment description="Speech" name="Amendment 27 "><paragraph><content>None.</content></paragraph></amendment></part></document></root>`;

  it("reads the federal one in XML", async () => {
    const { sections } = await read({ "constitution.xml": XML });
    expect(sections.map(({ id, citation, heading, text, asOf }) => [id, citation, heading, text, asOf])).toEqual([
      ["us-const-pmbl", "U.S. Const. pmbl.", "Preamble", "We.", null],
      ["us-const-art-I-1", "U.S. Const. art. I, § 1", "Kites", "All.\n\nKites.", null],
      ["us-const-art-V", "U.S. Const. art. V", "Change", "Two.", null],
      ["us-const-amend-XXVII", "U.S. Const. amend. XXVII", "Speech", "None.", null],
    ]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "the XML where there are dated versions",
      { "federal/constitution/1992-05-05.md": FEDERAL, "constitution.xml": XML },
      "file file: the source has the same constitution already, in dated versions or in another file",
    ],
    [
      "a state that does not exist",
      { "freedonia/constitution/1999-01-01.md": FEDERAL },
      `file file: there is no state "freedonia"`,
    ],
    [
      "a section with neither number nor text",
      { "alabama/constitution/1999-01-01.md": "# C\n## Article I\n### Section\n" },
      "section article I, section: it has neither number nor text",
    ],
    ["an XML that is another", { "constitution.xml": "<rss/>" }, "file file: it has no article of a constitution"],
  ])("refuses %s", async (_, files, refusal) => {
    expect((await read(files)).refused).toEqual([refusal]);
  });
});
