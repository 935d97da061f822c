import { readFileSync } from "node:fs";
import { describe, it } from "vitest";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { findSharedFile } from "../../support/shared-data.ts";
import { expectShare } from "./citation-labels.ts";

const reporters = findSharedFile("reference/us_reporters.tsv");
const laws = findSharedFile("reference/us_laws.tsv");

/** Forms of a citation to a reporter; each must be read whole, from the number to the page. */
const REPORTER_FORMS: readonly (readonly [name: string, write: (reporter: string) => string])[] = [
  ["as listed", (r) => `12 ${r} 345`],
  ["without blanks", (r) => `12 ${r.replace(/\. /g, ".")} 345`],
  ["with blanks after full stops", (r) => `12 ${r.replace(/\.(?=\w)/g, ". ")} 345`],
  ["without full stops", (r) => `12 ${r.replaceAll(".", "")} 345`],
  ["with a comma before the page", (r) => `12 ${r}, 345`],
  ["with the volume of a nominative series", (r) => `12 ${r} (3 Smith) 345`],
  ["with a range of years as volume", (r) => `1974-1975 ${r} 345`],
  ["with a year and a part as volume", (r) => `1999-1 ${r} 345`],
  ["with a paragraph", (r) => `12 ${r} ¶ 34,567`],
  ["with a blank page", (r) => `12 ${r} ___`],
  ["short form", (r) => `12 ${r} at 345`],
  ["short form with p.", (r) => `12 ${r}, at p. 345`],
];

/** Forms of a citation to a law by the type of its table; a blank stands for the abbreviation. */
const LAW_FORMS: Readonly<Record<string, readonly string[]>> = {
  leg_session: [
    "1999 _ 345",
    "25 _ 345",
    "1999-4 _ 6",
    "1999 _ No. 801, 0072",
    "1999 _ 12 (Reg. Sess.)",
    "1999 _ ch. 12",
  ],
  admin_register: ["12 _ 345", "1999-2000 _ 6", "12 _ No. 3, 45", "No. 12 _ 45"],
  admin_docket: ["_ No. 12345", "_ No. 2013-AB-0013", "_ Nos. 12345, 12346"],
  code: [
    "_ § 12",
    "_ § 4:57.42",
    "12 _ § 3",
    "_ tit. 12, § 3",
    "_ tit. 12, pt. IV, § 3",
    "_ ch. 3, § 3",
    "_ art. 12",
    "_ 12.34",
  ],
};

function readTable(path: string): string[][] {
  const [, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line) => line.split("\t"));
}

const isReadWhole = (text: string) =>
  findCitations(text).some(({ span }) => span.start === 0 && span.end >= text.length - 1);

describe("citations made from reference tables (maintainer data)", () => {
  it.skipIf(reporters === null)("are read whole for every spelling of every reporter", () => {
    const spellings = readTable(reporters!).map(([spelling]) => spelling!);
    for (const [name, write] of REPORTER_FORMS) {
      expectShare(
        `US reporters, ${name}`,
        spellings.map((spelling) => isReadWhole(write(spelling))),
        98.5,
      );
    }
  });

  it.skipIf(laws === null)("are read whole for every law", () => {
    const rows = readTable(laws!).filter(([name]) => name !== "N.Y." && !/^(?:Pub|Pvt)\. L\.$/.test(name!));
    for (const [type, forms] of Object.entries(LAW_FORMS)) {
      const names = rows
        .filter(([, , cited]) => cited === type || (type === "code" && isCode(cited!)))
        .map(([n]) => n!);
      const results = names.flatMap((name) => forms.map((form) => isReadWhole(form.replace("_", name))));
      expectShare(`US laws, ${type.replace("_", " ")}`, results, 98.5);
    }
  });
});

function isCode(type: string): boolean {
  return type === "leg_statute" || type === "admin_compilation" || type === "municipal";
}
