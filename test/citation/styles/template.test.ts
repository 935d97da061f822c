import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportCitation } from "../../../src/citation/styles/bibliography/export-citation.ts";
import { EXPORT_FORMATS } from "../../../src/citation/styles/bibliography/export-formats.ts";
import { citationStyles, formatCitation } from "../../../src/citation/styles/format-citation.ts";
import { buildCaseParts } from "../../../src/citation/styles/parts/case-parts.ts";
import { DATE_FORMS } from "../../../src/citation/styles/parts/date-form.ts";
import { INDIAN_FORMS } from "../../../src/citation/styles/parts/indian-form.ts";
import { buildLawParts } from "../../../src/citation/styles/parts/law-parts.ts";
import { formatParties, NAME_FORMS, type NameFormName } from "../../../src/citation/styles/parts/name-form.ts";
import { REPORTER_FORMS } from "../../../src/citation/styles/parts/reporter-form.ts";
import { STYLES } from "../../../src/citation/styles/tables/styles.ts";
import { fillTemplate, parseTemplate, toHtml, toPlainText } from "../../../src/citation/styles/template.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { BROWN, KESAVANANDA, PENAL_CODE, SECTION } from "./records.ts";

describe("templates", () => {
  const html = (template: string, parts: Record<string, string>) =>
    toHtml(fillTemplate(parseTemplate(template), parts));

  it.each([
    ["_{a}_, {b}", { a: "A v. B", b: "1 U.S. 1" }, "<i>A v. B</i>, 1 U.S. 1"],
    ["{a}< ({b} {c})| ({c})>", { a: "x", b: "", c: "1999" }, "x (1999)"],
    ["{a}< ({b} {c})| ({c})>", { a: "x" }, "x"],
    ["{a}.", { a: "Acme Co." }, "Acme Co."],
    ["{a}, {b}", { a: "<b>&", b: '"' }, "&lt;b&gt;&amp;, &quot;"],
  ])("fills the template %s", (template, parts, expected) => expect(html(template, parts)).toBe(expected));

  it.each(["{a", "<{a}", "a>"])("throws for the unclosed template %s", (template) =>
    expect(() => parseTemplate(template)).toThrow("Template"),
  );
});

describe("the table of styles", () => {
  const known = {
    case: Object.keys(buildCaseParts(BROWN, STYLES[0]!, "")),
    indianCase: Object.keys(buildCaseParts(KESAVANANDA, STYLES[0]!, "")),
    statute: Object.keys(buildLawParts(SECTION, STYLES[0]!, "")),
    act: Object.keys(buildLawParts(PENAL_CODE, STYLES[0]!, "")),
  };

  it.each(STYLES)("$id names only parts and forms that there are", (row) => {
    for (const kind of ["case", "indianCase", "statute", "act"] as const) {
      const own: Readonly<Record<string, unknown>> = { ...row.homeState };
      for (const template of [row[kind], String(own[kind] ?? "")]) {
        parseTemplate(template);
        const parts = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
        expect(parts.filter((part) => !known[kind].includes(part))).toEqual([]);
      }
    }
    const forms = { ...row, ...row.homeState };
    expect(NAME_FORMS).toHaveProperty(forms.names);
    expect(REPORTER_FORMS).toHaveProperty(forms.reporters);
    expect(INDIAN_FORMS).toHaveProperty(forms.india);
    expect(DATE_FORMS).toHaveProperty(forms.dates);
    expect(row.manual).not.toBe("");
    expect(row.rule).not.toBe("");
  });

  it("contains at least a hundred styles with distinct ids", () => {
    const ids = citationStyles().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(100);
  });
});

describe("names", () => {
  it.each<[NameFormName, string, string]>([
    ["bluebook", "Vishaka & Ors. v. State of Rajasthan & Ors.", "Vishaka v. State of Rajasthan"],
    ["bluebook", "Abood v. Detroit Board of Education, et al.", "Abood v. Detroit Bd. of Educ."],
    ["bluebook", "West Virginia State Board of Education v. Barnette", "W. Va. State Bd. of Educ. v. Barnette"],
    [
      "bluebook",
      "Phillips Chemical Co. v. DUMAS INDEPENDENT SCHOOL DIST.",
      "Phillips Chem. Co. v. Dumas Indep. Sch. Dist.",
    ],
    ["bluebook", "NAACP v. Alabama", "NAACP v. Alabama"],
    ["bluebook", "State of Bihar vs The Kameshwar Singh etc. etc.", "State of Bihar v. Kameshwar Singh"],
    ["commonwealth", "In re Gault", "Re Gault"],
    ["commonwealth", "A.K. Gopalan v. State of Madras", "AK Gopalan v State of Madras"],
    ["slash", "Brown v. Board of Education", "Brown/Board of Education"],
  ])("formats by the form %s the party %s", (form, name, expected) =>
    expect(formatParties(form, name).name).toBe(expected),
  );

  it.each([
    ["Brown v. Board of Education", "Brown"],
    ["United States v. Leon", "Leon"],
    ["In re Gault", "Gault"],
    ["Union of India v. Association for Democratic Reforms", "Ass'n for Democratic Reforms"],
  ])("shortens %s to %s", (name, short) => expect(formatParties("bluebook", name).short).toBe(short));
});

describe("pin cites and incomplete records", () => {
  const database = {
    ...BROWN,
    courtId: "nysd",
    citations: ["2015 WL 1234"],
    dateFiled: "2015-03-16",
    docketNumber: "No. 14-cv-1",
  };

  it.each([
    ["bluebook", { ...BROWN }, "495", "Brown v. Bd. of Educ., 347 U.S. 483, 495 (1954)"],
    ["bluebook-short", { ...BROWN }, "495", "Brown, 347 U.S. at 495"],
    ["us-mi", { ...BROWN }, "495", "Brown v Bd of Educ, 347 US 483, 495 (1954)"],
    ["ili", KESAVANANDA, "1470", "Kesavananda Bharati v. State of Kerala, AIR 1973 SC 1461, 1470"],
    ["oscola", PENAL_CODE, "302", "Indian Penal Code 1860 (India), s 302"],
    ["bluebook", SECTION, "a", "42 U.S.C. § 1983(a)"],
    ["bluebook", database, "", "Brown v. Bd. of Educ., No. 14-cv-1, 2015 WL 1234 (S.D.N.Y. Mar. 16, 2015)"],
    ["bluebook", { ...database, citations: [] }, "", "Brown v. Bd. of Educ., No. 14-cv-1 (S.D.N.Y. Mar. 16, 2015)"],
    [
      "iso-690",
      { ...BROWN, dateFiled: "1954-01-01" },
      "",
      "Supreme Court of the United States. Brown v. Board of Education, 1954. 347 U.S. 483.",
    ],
  ])("formats by the style %s the record %j with pin %s", (style, record, pin, expected) =>
    expect(formatCitation(record, style, { pin })).toBe(expected),
  );
});

describe("any record", () => {
  const words = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom("v.", "<b>", "The", "In re", "& Ors.", "{", "_x_"),
  );
  const citation = fc.oneof(
    fc.constantFrom(
      "347 U.S. 483",
      "(1973) 4 SCC 225",
      "AIR 1973 SC 1461",
      "2014 Ohio 1984",
      "2015 WL 1",
      "214 F.2d 862",
    ),
    fc.string({ maxLength: 20 }),
  );
  const record = fc.record({
    caseName: fc.array(words, { maxLength: 6 }).map((parts) => parts.join(" ")),
    courtId: fc.constantFrom("scotus", "ca9", "cal", "in-sc", "nowhere", ""),
    jurisdiction: fc.constantFrom("US" as const, "IN" as const),
    dateFiled: fc.constantFrom("1954-05-17", "2020-01-01", ""),
    citations: fc.array(citation, { maxLength: 4 }),
    docketNumber: words,
  });
  const style = fc.constantFrom(...citationStyles().map(({ id }) => id));

  it("is printed by every style, with no markup but the style's own", () => {
    assertProperty(
      fc.property(record, style, (r, id) => {
        const html = formatCitation(r, id, { output: "html" });
        expect(html.replace(/<\/?i>/g, "")).not.toMatch(/[<>]/);
        expect(html.split("<i>").length).toBe(html.split("</i>").length);
        const back = html
          .replace(/<[^>]*>/g, "")
          .replace(/&lt;/g, "<")
          .replace(/&gt;/g, ">");
        const plain = back
          .replace(/&quot;/g, '"')
          .replace(/&#39;/g, "'")
          .replace(/&amp;/g, "&");
        expect(plain.trim()).toBe(formatCitation(r, id));
      }),
      { numRuns: 1500 },
    );
  });

  it("is exported in every format so that it can be parsed again", () => {
    assertProperty(
      fc.property(record, style, fc.constantFrom(...EXPORT_FORMATS), (r, id, format) => {
        const text = exportCitation(r, id, format);
        if (format === "csl-json") expect(JSON.parse(text)).toMatchObject([{ type: "legal_case" }]);
        if (format === "ris")
          for (const line of text.trimEnd().split("\r\n")) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}-/);
        if (format === "bibtex") {
          const depth = [...text].reduce((d, c) => d + (c === "{" ? 1 : c === "}" ? -1 : 0), 0);
          expect(depth).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("is printed without marks in plain text", () => {
    expect(toPlainText(fillTemplate(parseTemplate("_{a}_"), { a: "x" }))).toBe("x");
  });
});
