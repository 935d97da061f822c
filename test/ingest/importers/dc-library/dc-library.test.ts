import { describe, expect, it } from "vitest";
import { dcLibrary } from "../../../../src/ingest/importers/dc-library/dc-library.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

const INDEX = `<container><prefix>Title</prefix><num>9</num><heading>Kites. [Enacted title]</heading>
<container><prefix>Chapter</prefix><num>1A</num><heading>Tails.</heading>
<xi:include href="./sections/9-102.xml"/><xi:include href="./sections/9-101.01.xml"/></container>
<container><prefix>Chapter</prefix><num>2</num><heading>Strings. [Repealed].</heading></container></container>`;

function section(number: string, inside = "<text>Text.</text>", head = "<heading>Heading.</heading>"): string {
  return `<section xmlns="https://code.dccouncil.us/schemas/dc-library"><num>${number}</num>${head}${inside}</section>`;
}

async function read(files: Record<string, string>) {
  const at = Object.fromEntries(Object.entries(files).map(([path, text]) => [`code/titles/9/${path}`, text]));
  const records = await collectItems(dcLibrary.records(createMemorySource(at)));
  return {
    codes: filterKind(records, "code").map((record) => record.code),
    sections: filterKind(records, "section").map((record) => record.section),
    refused: listReasons(records, "refused"),
  };
}

describe("dcLibrary", () => {
  it("reads sections in the order of their title's index, each with its place in it", async () => {
    const { codes, sections, refused } = await read({
      "index.xml": INDEX,
      "sections/9-101.01.xml": section(
        "9-101.01",
        `<text>For this chapter:</text><para><num>(a)</num><para><num>(1)</num><text>See <cite path="x">§ 9-102</cite>.</text></para></para>
<aftertext>All so.</aftertext>
<annotations><annotation doc="x" type="History">Jan. 1, 2030, D.C. Law 99-1, § 2</annotation><annotation type="History">Feb. 2, 2031</annotation>
<annotation type="Prior Codifications">1981 Ed., § 9-1.</annotation><text type="Editor's Notes">Kept.</text></annotations>`,
      ),
      "sections/9-102.xml": section("9-102"),
    });
    expect(codes).toEqual([
      {
        id: "dc-code-9",
        corpusType: "STATE",
        state: "dc",
        label: "D.C. Code, Title 9: Kites",
        titleNumber: 9,
        titleName: "Kites",
      },
    ]);
    expect(sections.map(({ citation }) => citation)).toEqual([
      "D.C. Code ch. 2",
      "D.C. Code § 9-102",
      "D.C. Code § 9-101.01",
    ]);
    expect(sections[0]).toMatchObject({ status: "repealed", heading: "Strings. [Repealed]" });
    expect(sections[2]).toEqual({
      id: "dc-code-9-9-101_2e01",
      codeId: "dc-code-9",
      citation: "D.C. Code § 9-101.01",
      citationShort: "DC Code 9-101.01",
      heading: "Heading",
      number: "9-101.01",
      chapter: "1A",
      chapterName: "Tails",
      breadcrumb: [
        { level: "title", label: "Title 9: Kites" },
        { level: "chapter", label: "Chapter 1A: Tails" },
      ],
      year: null,
      status: "in_force",
      urls: {
        htmlUrl: "https://code.dccouncil.gov/us/dc/council/code/sections/9-101.01",
        stateHtmlUrl: "https://code.dccouncil.gov/us/dc/council/code/sections/9-101.01",
      },
      text: "For this chapter:\n\n(a)(1) See § 9-102.\n\nAll so.",
      history: "Jan. 1, 2030, D.C. Law 99-1, § 2\n\nFeb. 2, 2031",
      notes: "Prior Codifications: 1981 Ed., § 9-1.\n\nEditor's Notes: Kept.",
      asOf: null,
    });
    expect(refused).toEqual([]);
  });

  it.each([
    ["<reason>Repealed</reason><heading>Kites.</heading>", "repealed", "Kites"],
    ["<reason>Expired</reason><heading>Kites.</heading>", "expired", "Kites"],
    ["<reason>Omitted</reason><heading>Kites.</heading>", "omitted", "Kites"],
    ["<reason>Transferred</reason><heading>Kites.</heading>", "transferred", "Kites"],
    ["<heading>Kites. [Recodified]</heading>", "transferred", "Kites. [Recodified]"],
    ["<reason>this</reason><heading>Kites under</heading>", "in_force", "Kites under this"],
    ["<heading>Repeal of kites.</heading>", "in_force", "Repeal of kites"],
  ])("reads %s as %s", async (head, status, heading) => {
    const { sections } = await read({ "sections/9-101.xml": section("9-101", "<text>T.</text>", head) });
    expect(sections).toMatchObject([{ status, heading }]);
  });

  it("keeps the articles of a compact", async () => {
    const compact = `<para><prefix>Article</prefix><num>III</num><para><num>1.</num><text>One.</text></para></para>`;
    const { sections } = await read({ "sections/9-101.xml": section("9-101", compact) });
    expect(sections).toMatchObject([{ text: "Article III 1. One." }]);
  });

  it("reads sections that no index names", async () => {
    const { codes, sections } = await read({ "sections/29A-1.xml": section("29A-1") });
    expect(codes).toMatchObject([{ id: "dc-code-29A", label: "D.C. Code, Title 29A", titleNumber: 29 }]);
    expect(sections).toMatchObject([{ id: "dc-code-29A-29A-1", breadcrumb: [] }]);
  });

  it("refuses sections that are missing, empty or cut off", async () => {
    const { refused, sections } = await read({
      "index.xml": INDEX,
      "sections/9-101.01.xml": section("9-101.01").slice(0, -30),
      "sections/9-103.xml": "<p>nothing</p>",
    });
    expect(sections.map(({ number }) => number)).toEqual(["ch. 2"]);
    expect(refused).toEqual([
      "section code/titles/9/sections/9-102.xml: the file that its title's index names is not in the source",
      "section 9-101.01: the file is cut off within it",
      "section file: the file contains no section",
    ]);
  });
});
