import { describe, expect, it } from "vitest";
import {
  formatIndianReportCitation,
  orderIndianCitations,
  readCitationLine,
  readFirstLine,
  repairCutCitation,
} from "../../../../src/ingest/importers/liiofindia/citations.ts";

describe("readCitationLine", () => {
  it.each<[string, string[]]>([
    ["1901 AIR 23 [[1900] INSC 52]; [1901 SCR 136 ]", ["AIR 1901 SC 23", "[1900] INSC 52", "[1901] SCR 136"]],
    [
      "1901 SCC (4) [264 JT 1901] (4) 381 1901 SCALE (1)1304",
      ["(1901) 4 SCC 264", "JT 1901 (4) 381", "1901 (1) SCALE 1304"],
    ],
    ["1901 SCR Supl. (1) 276", ["[1901] Supp. 1 SCR 276"]],
    ["1901 SCC Supl. (3) 161 1901 SCC Supl. 9", ["1901 Supp (3) SCC 161", "1901 Supp SCC 9"]],
    ["1901 AIR 838 1902 SCR (1) 9", ["AIR 1901 SC 838", "[1902] 1 SCR 9"]],
    ["", []],
    ["no citation here", []],
  ])("reads the citations of the line %j", (line, printed) => {
    expect(readCitationLine(line).map(formatIndianReportCitation)).toEqual(printed);
  });
});

describe("readFirstLine", () => {
  it.each<[string, { date: string; cut: string; cited: string[] }]>([
    [
      " [1900] INSC 3; AIR 1901 SC 4; 1901 (3) Suppl.SCR 5; 1901 (1) SCALE 6 (4 December 1900)",
      {
        date: "1900-12-04",
        cut: "",

        cited: ["[1900] INSC 3", "AIR 1901 SC 4", "[1901] Supp. 3 SCR 5", "1901 (1) SCALE 6"],
      },
    ],
    [" SC 4; 1901 SCR 5 (30 October 1900)", { date: "1900-10-30", cut: "SC 4", cited: ["[1901] SCR 5"] }],
    [" & ORS [1900] INSC 3 (2 May 1900)", { date: "1900-05-02", cut: "", cited: ["[1900] INSC 3"] }],
    [" October 1900)", { date: "1900-10", cut: "", cited: [] }],
    [" 1900)", { date: "1900", cut: "", cited: [] }],
    ["", { date: "", cut: "", cited: [] }],
  ])("reads the date and the citations of the first line %j", (line, { cited, ...rest }) => {
    const read = readFirstLine(line);
    expect({ ...read, citations: read.citations.map(formatIndianReportCitation) }).toEqual({
      ...rest,
      citations: cited,
      isHead: true,
    });
  });

  it.each([
    "The appellants, who are partners, were assessed under the Act; the Tribunal disagreed (1952)",
    "Code of Criminal Procedure (Act V of 1898), ss. 497, 498-Bail",
    "AIR 1901 SC 4 was followed in the High Court; hence this appeal",
    "S.B. Majmudar, J.",
  ])("leaves the line %j to the text", (line) => {
    expect(readFirstLine(line).isHead).toBe(false);
  });
});

describe("repairCutCitation", () => {
  it.each<[string, string, string, string | null]>([
    ["SC 23", "1901 AIR 23 1901 SCR (2) 136", "1901 (2) SCR 136", "AIR 1901 SC 23"],
    ["(2) SCR 136", "1901 SCR (2) 136", "", "[1901] 2 SCR 136"],
    ["INSC 52", "1901 AIR 23", "AIR 1901 SC 23", "[1900] INSC 52"],
    ["52", "1901 AIR 23", "AIR 1901 SC 23", "[1900] INSC 52"],
    ["52", "", "1901 (2) SCR 136", null],
    ["SCC 9", "1901 AIR 23", "", null],
  ])("%j with the line %j before %j", (cut, line, next, mended) => {
    const first = readFirstLine(`${next} (1 May 1900)`).citations[0];
    const read = repairCutCitation(cut, readCitationLine(line), first, "1900");
    expect(read && formatIndianReportCitation(read)).toBe(mended);
  });
});

describe("orderIndianCitations", () => {
  it("puts the official report first and the site's own number last, each once", () => {
    const citations = readCitationLine("1900 INSC 1 1901 AIR 23 JT 1901 (1) 5 1901 SCR (2) 136 1901 AIR 23");
    expect(orderIndianCitations(citations).map(formatIndianReportCitation)).toEqual([
      "[1901] 2 SCR 136",
      "AIR 1901 SC 23",
      "JT 1901 (1) 5",
      "[1900] INSC 1",
    ]);
  });
});
