import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type Citeproc, formatCitationWithCsl } from "../../../src/citation/styles/bibliography/citeproc.ts";
import { BROWN, DURHAM, KESAVANANDA, SECTION } from "./records.ts";

const bench = resolve(import.meta.dirname, "../../../bench");
const installed = existsSync(resolve(bench, "node_modules/citeproc"));

/** As citation styles treat law: reporter, volume, page, court and year. */
const STYLE = `<style xmlns="http://purl.org/net/xbiblio/csl" class="note" version="1.0">
  <info><title>Cases</title><id>cases</id><updated>2026-01-01T00:00:00+00:00</updated></info>
  <citation><layout suffix=".">
    <choose>
      <if type="legal_case">
        <text variable="title" font-style="italic" suffix=", "/>
        <group delimiter=" ">
          <text variable="volume"/><text variable="container-title"/><text variable="page"/>
          <group prefix="(" suffix=")" delimiter=" ">
            <text variable="authority"/><date variable="issued"><date-part name="year"/></date>
          </group>
        </group>
      </if>
      <else>
        <group delimiter=" ">
          <text variable="volume"/><text variable="container-title"/><text variable="section" prefix="§ "/>
        </group>
      </else>
    </choose>
  </layout></citation>
</style>`;

const LOCALE = `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0" xml:lang="en-US">
  <date form="text"><date-part name="year"/></date><terms>${["volume", "page", "section", "number"].map((name) => `<term name="${name}">${name}</term>`).join("")}</terms>
</locale>`;

describe.skipIf(!installed)("any CSL style, through citeproc", () => {
  const citeproc = installed ? (createRequire(resolve(bench, "package.json"))("citeproc") as Citeproc) : undefined;

  it.each([
    ["no court that the reporter implies", BROWN, "<i>Brown v. Board of Education</i>, 347 U.S. 483 (1954)."],
    ["the court that it does not", DURHAM, "<i>Durham v. United States</i>, 214 F.2d 862 (D.C. Cir. 1954)."],
    ["year and volume", KESAVANANDA, "<i>Kesavananda Bharati v. State of Kerala</i>, (1973) 4 SCC 225 (1973)."],
    ["a section", SECTION, "42 U.S.C. § 1983."],
  ])("formats a record with %s as citeproc does", async (_, record, expected) => {
    const { citation } = await formatCitationWithCsl(record, { style: STYLE, locale: LOCALE }, citeproc);
    expect(citation).toBe(expected);
  });
});

describe("without citeproc", () => {
  it("names the package to install", async () => {
    await expect(formatCitationWithCsl(BROWN, { style: STYLE, locale: LOCALE })).rejects.toThrow(
      "npm install citeproc",
    );
  });
});
