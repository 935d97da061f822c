import { describe, expect, it } from "vitest";
import { uslm } from "../../../../src/ingest/importers/uslm/uslm.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

function title(inside: string, head = ""): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" identifier="/us/usc/t9">
<meta><dc:title>Title 9</dc:title><docNumber>9</docNumber><dcterms:created>2031-02-03T04:05:06</dcterms:created>${head}</meta>
<main><title identifier="/us/usc/t9"><num value="9">Title 9—</num><heading>KITES AND BALLOONS</heading>
${inside}</title></main></uscDoc>`;
}
const CHAPTER = `<chapter identifier="/us/usc/t9/ch1"><num value="1">CHAPTER 1—</num><heading>GENERAL PROVISIONS</heading>`;

async function read(xml: string | Uint8Array, path = "usc09.xml") {
  const records = await collectItems(uslm.records(createMemorySource({ [path]: xml })));
  return {
    codes: filterKind(records, "code").map((record) => record.code),
    sections: filterKind(records, "section").map((record) => record.section),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}

describe("uslm", () => {
  it("reads a title of the US Code", async () => {
    const { codes, sections, refused, repaired } = await read(
      title(`${CHAPTER}<toc><layout><tocItem><column>1.</column></tocItem></layout></toc>
<section identifier="/us/usc/t9/s10b–1"><num value="10b–1">§ 10b–1.</num><heading> Flying of kites</heading>
<subsection><num value="a">(a)</num><heading> In general.—</heading><chapeau> A kite—</chapeau>
<paragraph><num value="1">(1)</num><content> may fly<ref class="footnoteRef">1</ref><note type="footnote"><num>1</num> So in original.</note>; and</content></paragraph>
<paragraph><num value="2">(2)</num><content> may land.<continuation>All kites so.</continuation></content></paragraph></subsection>
<sourceCredit>(<ref href="/x">Pub. L. 900–1</ref>, <date date="2030-01-01">Jan. 1, 2030</date>.)</sourceCredit>
<notes type="uscNote"><note topic="amendments"><heading>Amendments</heading><p>2031—Struck “<quotedContent><section><num value="3">§ 3.</num><heading>Old</heading></section></quotedContent>”.</p></note></notes>
</section></chapter>`),
    );
    expect(codes).toEqual([
      {
        id: "usc-9",
        corpusType: "USC",
        state: null,
        label: "United States Code, Title 9: Kites and Balloons",
        titleNumber: 9,
        titleName: "Kites and Balloons",
      },
    ]);
    expect(sections).toEqual([
      {
        id: "usc-9-10b-1",
        codeId: "usc-9",
        citation: "9 U.S.C. § 10b-1",
        citationShort: "9 USC 10b-1",
        heading: "Flying of kites",
        number: "10b-1",
        chapter: "1",
        chapterName: "General Provisions",
        breadcrumb: [
          { level: "title", label: "Title 9: Kites and Balloons" },
          { level: "chapter", label: "Chapter 1: General Provisions" },
        ],
        year: 2031,
        status: "in_force",
        urls: {
          htmlUrl:
            "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title9-section10b-1&num=0&edition=prelim",
          govInfoHtmlUrl: "https://www.govinfo.gov/link/uscode/9/10b-1?year=mostrecent&link-type=html",
          govInfoPdfUrl: "https://www.govinfo.gov/link/uscode/9/10b-1?year=mostrecent&link-type=pdf",
        },
        text: "(a) In general.—A kite—\n\n(1) may fly; and\n\n(2) may land.\n\nAll kites so.\n\n[1] So in original.",
        history: "(Pub. L. 900–1, Jan. 1, 2030.)",
        notes: "Amendments\n\n2031—Struck “\n\n§ 3. Old\n\n”.",
        asOf: null,
      },
    ]);
    expect([refused, repaired]).toEqual([[], []]);
  });

  it.each([
    [
      `<section status="repealed"><num value="5">[§ 5.</num><heading> Repealed. Act 9]</heading></section>`,
      "repealed",
      "9 U.S.C. § 5",
      "Repealed. Act 9",
    ],
    [
      `<section status="repealed"><num value="5 to 8">[§§ 5 to 8.</num><heading>Repealed.]</heading></section>`,
      "repealed",
      "9 U.S.C. §§ 5 to 8",
      "Repealed.",
    ],
    [
      `<section><num value="5, 6">[§§ 5, 6.</num><heading>Omitted]</heading></section>`,
      "omitted",
      "9 U.S.C. §§ 5, 6",
      "Omitted",
    ],
    [
      `<section status="renumbered"><num value="5">[§ 5.</num><heading>Renumbered § 6]</heading></section>`,
      "transferred",
      "9 U.S.C. § 5",
      "Renumbered § 6",
    ],
    [
      `<section><num value="5">[§ 5.</num><heading>Reserved]</heading></section>`,
      "reserved",
      "9 U.S.C. § 5",
      "Reserved",
    ],
  ])("keeps provisions that are no longer in force: %s", async (xml, status, citation, heading) => {
    const { sections } = await read(title(`${CHAPTER}${xml}</chapter>`));
    expect(sections).toEqual([expect.objectContaining({ status, citation, heading, text: "" })]);
  });

  it.each([
    [`<num value="40.25">§ 40.25a</num>`, "40.25a"],
    [`<num value="5">§ 5.</num>`, "5"],
    [`<num value="5">5 bis</num>`, "5"],
    ["<num>§ 7–1.</num>", "7-1"],
    [`<num value="300aa–1">§ 300aa–1.</num>`, "300aa-1"],
  ])("reads the number of %s as %s", async (xml, number) => {
    expect((await read(title(`<section>${xml}</section>`))).sections).toMatchObject([{ number }]);
  });

  it("creates a row for a chapter that has notes, or is repealed as a whole", async () => {
    const { sections } = await read(
      title(`${CHAPTER}<notes><note topic="amendments"><p>Of the chapter.</p></note></notes>
<section><num value="1">§ 1.</num><heading>One</heading></section></chapter>
<chapter><num value="2">[CHAPTER 2—</num><heading>REPEALED]</heading></chapter>
<chapter><num value="3">CHAPTER 3—</num><heading>EMPTY</heading></chapter>`),
    );
    expect(sections.map(({ citation, heading, notes, status }) => [citation, heading, notes, status])).toEqual([
      ["9 U.S.C. § 1", "One", "", "in_force"],
      ["9 U.S.C. ch. 1", "General Provisions", "Of the chapter.", "in_force"],
      ["9 U.S.C. ch. 2", "Repealed", "", "repealed"],
    ]);
  });

  it("reads the appendix of a title as a separate code", async () => {
    const xml = title(`<section><num value="3">§ 3.</num><heading>Three</heading></section>`).replaceAll(">9<", ">9a<");
    const { codes, sections } = await read(xml, "usc09A.xml");
    expect(codes[0]).toMatchObject({
      id: "usc-9a",
      titleNumber: 9,
      label: "United States Code, Title 9, Appendix: Kites and Balloons",
    });
    expect(sections[0]).toMatchObject({ id: "usc-9a-3", citation: "9 U.S.C. app. § 3" });
  });

  it("reads a volume of the CFR in USLM 2", async () => {
    const { codes, sections } = await read(
      `<cfrDoc xmlns:xhtml="http://www.w3.org/1999/xhtml"><meta><docNumber>9</docNumber><dc:type>CFR Title</dc:type>
<docReleasePoint>2031-04-01</docReleasePoint></meta><preface><docNumber>Title 9</docNumber><p>Preface.</p></preface>
<main><title identifier="/us/cfr/t9"><num value="9">Title 9</num><heading>Kites</heading>
<chapter><num value="I">CHAPTER I—</num><heading>KITE OFFICE</heading><part><num value="40">PART 40—</num><heading>TAILS</heading>
<authority><heading>Authority:</heading> 9 U.S.C. 1.</authority><subpart><num value="B">Subpart B—</num><heading>Length</heading>
<level><heading>Long Tails</heading>
<section identifier="/us/cfr/t9/s40.7"><num value="40.7">§ 40.7</num><heading>Tails.</heading>
<paragraph><num value="a">(a)</num><heading>Length—</heading><paragraph class="inline"><num value="1">(1)</num><content> 6<inline role="fraction">1/2</inline>.</content></paragraph></paragraph>
<content><xhtml:table><xhtml:tr><xhtml:th>Kite</xhtml:th><xhtml:th>Tail</xhtml:th></xhtml:tr><xhtml:tr><xhtml:td>A</xhtml:td><xhtml:td>10</xhtml:td></xhtml:tr></xhtml:table>
<source>[90 FR 1, Jan. 2, 2030]</source></content></section>
<section role="reserved"><num value="40.8-40.9">§§ 40.8-40.9</num><heading>[Reserved]</heading></section>
</level></subpart></part></chapter></title></main></cfrDoc>`,
      "CFR-2031-title9-uslm.xml",
    );
    expect(codes).toMatchObject([
      { id: "cfr-9", corpusType: "CFR", label: "Code of Federal Regulations, Title 9: Kites" },
    ]);
    expect(sections).toMatchObject([
      {
        id: "cfr-9-40_2e7",
        citation: "9 C.F.R. § 40.7",
        text: "(a) Length—(1) 6 1/2.\n\nKite | Tail\nA | 10",
        history: "[90 FR 1, Jan. 2, 2030]",
        year: 2031,
        breadcrumb: [
          { label: "Title 9: Kites" },
          { label: "Chapter I: Kite Office" },
          { label: "Part 40: Tails" },
          { label: "Subpart B: Length" },
          { label: "Subject group: Long Tails" },
        ],
        urls: { htmlUrl: "https://www.ecfr.gov/current/title-9/section-40.7" },
      },
      { citation: "9 C.F.R. §§ 40.8-40.9", status: "reserved" },
      { citation: "9 C.F.R. pt. 40", heading: "Tails", history: "Authority: 9 U.S.C. 1." },
    ]);
  });

  it.each<[string, string, string[], string[]]>([
    [
      "a section without a number",
      title("<section><heading>Nameless</heading></section>"),
      ["section Nameless: it has no number"],
      [],
    ],
    ["a file that is no USLM", "<html><p>Text</p></html>", ["file file: it has no section, or it is not USLM"], []],
    [
      "a file of no title",
      "<doc><title><section><num>1</num></section></title></doc>",
      ["file file: it does not say of which title it is"],
      [],
    ],
    [
      "a cut-off file",
      title(`<section><num value="1">§ 1.</num><p>A.</p></section><section><num value="2">§ 2.</num><p>B`).split(
        "B</title>",
      )[0] ?? "",
      ["section § 2.: the file is cut off within it"],
      [],
    ],
    [
      "two sections of one number",
      title(`<section><num value="1">§ 1.</num></section><section><num value="1">§ 1.</num></section>`),
      [],
      ["section 1: another section has the same number: both are kept"],
    ],
    [
      "tags that cross",
      title(`<section><num value="1">§ 1.</num><p>A <b>b</p></b></section>`),
      [],
      ["section 1: its tags are not nested as they should be"],
    ],
  ])("reports %s", async (_, xml, refused, repaired) => {
    const read1 = await read(xml);
    expect(read1.refused).toEqual(refused);
    expect(read1.repaired).toEqual(repaired);
  });

  it("keeps apart the ids of sections with one number", async () => {
    const { sections } = await read(
      title(`<section><num value="1">§ 1.</num></section><section><num value="1">§ 1.</num></section>`),
    );
    expect(sections.map(({ id }) => id)).toEqual(["usc-9-1", "usc-9-1-2"]);
  });

  it("reads bytes that are not UTF-8 as U+FFFD", async () => {
    const bytes = new TextEncoder().encode(title(`<section><num value="1">§ 1.</num><p>A # b</p></section>`));
    const { sections } = await read(bytes.map((byte) => (byte === 35 ? 0xfe : byte)));
    expect(sections.map(({ text }) => text)).toEqual(["A \uFFFD b"]);
  });

  it.each([
    ["us-code/usc17.xml", true],
    ["usc11A.xml", true],
    ["CFR-2018-title27-vol2-uslm.xml", true],
    ["ECFR-title1.xml", false],
    ["usc17.json", false],
  ])("detects %s: %s", (path, detected) => {
    expect(uslm.detect([{ path, open: () => new Blob([]).stream() }])).toBe(detected);
  });
});
