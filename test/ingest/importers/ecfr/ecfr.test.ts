import { describe, expect, it } from "vitest";
import { ecfr } from "../../../../src/ingest/importers/ecfr/ecfr.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

function title(inside: string): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<DLPSTEXTCLASS><HEADER><TITLESTMT><TITLE>Title 9: Kites</TITLE></TITLESTMT><IDNO TYPE="title">9</IDNO></HEADER>
<TEXT><BODY><ECFRBRWS><AMDDATE>Jan. 5, 2031</AMDDATE><DIV1 N="9" NODE="9:1" TYPE="TITLE">
<HEAD>Title 9—Kites and Balloons--Volume 1</HEAD><CFRTOC><SUBJECT>Contents</SUBJECT></CFRTOC>
<DIV3 N="I" TYPE="CHAPTER"><HEAD> CHAPTER I—KITE OFFICE</HEAD>${inside}</DIV3></DIV1></ECFRBRWS></BODY></TEXT></DLPSTEXTCLASS>`;
}
const PART = `<DIV5 N="40" TYPE="PART"><HEAD>PART 40—TAILS
</HEAD><AUTH><HED>Authority:</HED><PSPACE>9 U.S.C. 1.</PSPACE></AUTH><SOURCE><HED>Source:</HED><PSPACE>90 FR 1.</PSPACE></SOURCE>`;

async function read(xml: string) {
  const records = await collectItems(ecfr.records(createMemorySource({ "ECFR-title9.xml": xml })));
  return {
    codes: filterKind(records, "code").map((record) => record.code),
    sections: filterKind(records, "section").map((record) => record.section),
    refused: listReasons(records, "refused"),
  };
}

describe("ecfr", () => {
  it("reads sections, footnotes, history and notes, and the part with its authority", async () => {
    const { codes, sections } = await read(
      title(`${PART}<DIV8 N="§ 40.10b–5" TYPE="SECTION"><HEAD>§ 40.10b–5   Length of tails.</HEAD>
<P>(a) <I>Tail</I> means ten<SU>1</SU><FTREF/> ells.
</P><FTNT><P><SU>1</SU> An ell is long.</P></FTNT><EXTRACT><P>10<SU>6</SU> by 6<FR>1/2</FR></P></EXTRACT>
<CITA TYPE="N">[90 FR 1, Jan. 2, 2030]
</CITA><EDNOTE><HED>Editorial Note:</HED><PSPACE>See elsewhere.</PSPACE></EDNOTE></DIV8></DIV5>`),
    );
    expect(codes).toMatchObject([{ id: "cfr-9", titleName: "Kites and Balloons", titleNumber: 9, corpusType: "CFR" }]);
    expect(sections).toEqual([
      {
        id: "cfr-9-40_2e10b-5",
        codeId: "cfr-9",
        citation: "9 C.F.R. § 40.10b-5",
        citationShort: "9 CFR 40.10b-5",
        heading: "Length of tails.",
        number: "40.10b-5",
        chapter: "I",
        chapterName: "Kite Office",
        breadcrumb: [
          { level: "title", label: "Title 9: Kites and Balloons" },
          { level: "chapter", label: "Chapter I: Kite Office" },
          { level: "part", label: "Part 40: Tails" },
        ],
        year: 2031,
        status: "in_force",
        urls: {
          htmlUrl: "https://www.ecfr.gov/current/title-9/section-40.10b-5",
          govInfoPdfUrl: "https://www.govinfo.gov/link/cfr/9/40?sectionnum=10b-5&year=mostrecent&link-type=pdf",
          xmlUrl: "https://www.govinfo.gov/link/cfr/9/40?sectionnum=10b-5&year=mostrecent&link-type=xml",
        },
        text: "(a) Tail means ten ells.\n\n106 by 6 1/2\n\n[1] An ell is long.",
        history: "[90 FR 1, Jan. 2, 2030]",
        notes: "Editorial Note:\n\nSee elsewhere.",
        asOf: null,
      },
      expect.objectContaining({
        id: "cfr-9-pt_2e_2040",
        citation: "9 C.F.R. pt. 40",
        heading: "Tails",
        history: "Authority: 9 U.S.C. 1.\n\nSource: 90 FR 1.",
      }),
    ]);
  });

  it.each([
    [
      `<DIV8 N="§ 40.6" TYPE="SECTION"><HEAD>§ 40.6   [Reserved]</HEAD></DIV8>`,
      "9 C.F.R. § 40.6",
      "reserved",
      "[Reserved]",
    ],
    [
      `<DIV8 N="§§ 40.6-40.9" TYPE="SECTION"><HEAD>§§ 40.6-40.9   [Reserved]</HEAD></DIV8>`,
      "9 C.F.R. §§ 40.6-40.9",
      "reserved",
      "[Reserved]",
    ],
    [
      `<DIV6 N="B" TYPE="SUBPART"><HEAD>Subpart B [Reserved]</HEAD></DIV6>`,
      "9 C.F.R. pt. 40, subpt. B",
      "reserved",
      "Reserved",
    ],
    [
      `<DIV9 N="Appendix A to Part 40" TYPE="APPENDIX"><HEAD>Appendix A to Part 40—Knots</HEAD><P>Tie.</P></DIV9>`,
      "9 C.F.R. pt. 40, app. A",
      "in_force",
      "Knots",
    ],
  ])("keeps %s", async (xml, citation, status, heading) => {
    const { sections } = await read(title(`<DIV5 N="40" TYPE="PART"><HEAD>PART 40—TAILS</HEAD>${xml}</DIV5>`));
    expect(sections).toEqual([expect.objectContaining({ citation, status, heading })]);
  });

  it.each([
    ["Appendix to Part 40", "9 C.F.R. pt. 40, app."],
    ["Appendix B-1 to Subpart C of Part 40", "9 C.F.R. pt. 40, subpt. C, app. B-1"],
    ["Exhibit 1", "9 C.F.R. Exhibit 1"],
  ])("cites %s as %s", async (name, citation) => {
    const xml = `<DIV9 N="${name}" TYPE="APPENDIX"><HEAD>${name}—Knots</HEAD><P>Tie.</P></DIV9>`;
    expect((await read(title(xml))).sections).toMatchObject([{ citation }]);
  });

  it("numbers a reserved chapter by its heading", async () => {
    const { sections } = await read(
      title("").replace("</DIV3>", `</DIV3><DIV3 N="0" TYPE="CHAPTER"><HEAD>CHAPTER V [RESERVED]</HEAD></DIV3>`),
    );
    expect(sections).toMatchObject([{ citation: "9 C.F.R. ch. V", status: "reserved" }]);
  });

  it("refuses a file that is another", async () => {
    expect((await read("<rss/>")).refused).toEqual(["file file: it has no section, or it is not eCFR XML"]);
  });
});
