import { describe, expect, it } from "vitest";
import { federalRules } from "../../../../src/ingest/importers/federal-rules/federal-rules.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

async function read(files: Record<string, string>) {
  const records = await collectItems(federalRules.records(createMemorySource(files)));
  return {
    codes: filterKind(records, "code").map((record) => record.code.id),
    sections: filterKind(records, "section").map((record) => record.section),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}

function print(...texts: string[]): string {
  return JSON.stringify(
    texts.map((text, i) => ({ type: "Title", text, metadata: { page_number: 1 + Math.floor(i / 10) } })),
  );
}

const HEAD = [
  "FEDERAL RULES",
  "DECEMBER 1, 2031",
  "Rule 1. Kites ............... Rule 2. Tails ..........",
  "SUPPLEMENTAL RULES FOR KITE ACTIONS",
];

function rule(title: string, body: string, more = ""): string {
  return `---\nlayout: rule\ntitle: "${title}"\norder: 1\n${more}---\n\n${body}\n`;
}

describe("federalRules, as printed", () => {
  it("reads rules without running heads, page numbers and broken words", async () => {
    const { sections } = await read({
      "federal_rules.json": print(
        ...HEAD,
        "TITLE II. FLYING OF KITES",
        "Rule 4.1. Long Kites; Tails, Strings, and Repre-",
        "sentations",
        "(a) LONG KITES. A kite may fly with a tail of ten ells or with",
        "11",
        "Rule 4.1",
        "FEDERAL RULES OF CIVIL PROCEDURE",
        "more, if repre- sented by:",
        "(1) a flyer; (2) a holder; or (3) a ‘‘helper’’.",
        "(b) SHORT REPRE- SENTED THIRD- PARTY KITES. A third-party kite; Rule 5(c) applies. (As amended Jan. 1, 2030, eff. Feb. 2,",
        "2031.)",
        "Rule 5. [Abrogated (Jan. 1, 2030, eff. Feb. 2, 2031).]",
        "Rule 6. Landing (a) WHEN KITES LAND.",
        "Kites represented land.",
        "SUPPLEMENTAL RULES FOR ADMIRALTY OR MARITIME CLAIMS AND ASSET FORFEITURE ACTIONS 1",
        "Rule B. Kites at Sea",
        "Float.",
        "APPENDIX OF FORMS",
        "Form 1",
      ),
    });
    expect(sections.map(({ id, citation, heading, text }) => [id, citation, heading, text])).toEqual([
      [
        "frcp-4_2e1",
        "Fed. R. Civ. P. 4.1",
        "Long Kites; Tails, Strings, and Representations",
        [
          "(a) LONG KITES. A kite may fly with a tail of ten ells or with more, if represented by:",
          "(1) a flyer;",
          "(2) a holder; or",
          "(3) a “helper”.",
          "(b) SHORT REPRESENTED THIRD-PARTY KITES. A third-party kite; Rule 5(c) applies.",
        ].join("\n\n"),
      ],
      ["frcp-5", "Fed. R. Civ. P. 5", "[Abrogated (Jan. 1, 2030, eff. Feb. 2, 2031).]", ""],
      ["frcp-6", "Fed. R. Civ. P. 6", "Landing", "(a) WHEN KITES LAND.\n\nKites represented land."],
      ["frcp-supp-B", "Fed. R. Civ. P. Supp. R. B", "Kites at Sea", "Float."],
    ]);
    expect(sections[0]).toMatchObject({
      history: "(As amended Jan. 1, 2030, eff. Feb. 2, 2031.)",
      chapter: "II",
      chapterName: "Flying of Kites",
      year: 2031,
      breadcrumb: [
        { label: "Federal Rules of Civil Procedure" },
        { label: "Title II. Flying of Kites", level: "title" },
      ],
    });
    expect(sections[1]).toMatchObject({ status: "repealed" });
  });

  it.each([
    ["{", "file file: it has no rules, or it is too long"],
    ["[]", "file file: it has no rules, or it is too long"],
    [`[{"text":5},{"metadata":7},null]`, "file file: it has no rules, or it is too long"],
  ])("refuses %s", async (json, refusal) => {
    expect((await read({ "federal_rules.json": json })).refused).toEqual([refusal]);
  });
});

describe("federalRules in Markdown", () => {
  it.each([
    ["_frap/rule_10.md", "frap-10", "Fed. R. App. P. 10"],
    ["_frcmp/rule_10.md", "frcrp-10", "Fed. R. Crim. P. 10"],
    ["_frcp/rule_10.md", "frcp-10", "Fed. R. Civ. P. 10"],
    ["_supct/rule_10.md", "sup-ct-r-10", "Sup. Ct. R. 10"],
  ])("reads %s", async (path, id, citation) => {
    expect((await read({ [path]: rule("Rule 10. Kites", "Fly.") })).sections).toMatchObject([{ id, citation }]);
  });

  it("restores the designations of subdivisions, and keeps notes separate", async () => {
    const body =
      "(a) Kites.\n\n\n1. one; or\n\n\n    - (A) two:\n\n\n* three.\n\n\nCommittee Notes on Rules—2031\n\nA note.";
    const { sections } = await read({
      "_fre/rule_404.md": rule("Rule 404. Kites; Tails.", body, "chapter: Title IV. Kites\n"),
    });
    expect(sections).toMatchObject([
      {
        id: "fre-404",
        heading: "Kites; Tails",
        text: "(a) Kites.\n\n(1) one; or\n\n(A) two:\n\nthree.",
        notes:
          "Unofficial text. It has not been compared with an official edition.\n\nCommittee Notes on Rules—2031\n\nA note.",
        chapter: "IV",
        chapterName: "Kites",
      },
    ]);
  });

  it("leaves paragraphs that the rule itself numbers", async () => {
    const { sections } = await read({ "_supct/rule_2.md": rule("Rule 2. Kites", "1. One.\n\n2\\. Two.") });
    expect(sections).toMatchObject([{ text: "1. One.\n\n2. Two." }]);
  });

  it.each([
    [
      "a rule its collectors changed",
      "_fre/rule_401.md",
      rule("Rule 401. Kites", "Fly.", "notes:\n  - Amended\n"),
      "section file: its collectors made or changed this rule, as its front matter says",
    ],
    [
      "a rule that does not exist",
      "_fre/rule_416.md",
      rule("Rule 416. Kites", "Fly."),
      "section Rule 416: the Federal Rules of Evidence have no such rule",
    ],
    [
      "a rule beyond the last",
      "_frcp/rule_88.md",
      rule("Rule 88. Kites", "Fly."),
      "section Rule 88: the Federal Rules of Civil Procedure have no such rule",
    ],
    [
      "a file without a title",
      "_frcp/rule_1.md",
      "Fly.",
      "section file: its front matter has no title that names a rule",
    ],
    ["another form of the print", "federal_rules.md", "# Rules", "file file: the print is read from its JSON"],
  ])("refuses %s", async (_, path, text, refusal) => {
    expect((await read({ [path]: text })).refused).toEqual([refusal]);
  });

  it("prefers the print, and reads rules that it lacks from Markdown", async () => {
    const { sections, refused } = await read({
      "federal_rules.json": print("Rule 1. Kites", "Official."),
      "_frcp/rule_1.md": rule("Rule 1. Kites", "Unofficial."),
      "_frcp/rule_2.md": rule("Rule 2. Tails", "Only here."),
    });
    expect(sections.map(({ text }) => text)).toEqual(["Official.", "Only here."]);
    expect(refused).toEqual(["section Rule 1: the source has this rule already, in an official text"]);
  });

  it("ends a rule before another rule in its file", async () => {
    const { sections, repaired } = await read({
      "_frcp/rule_87.md": rule("Rule 87. Kites", "Fly.\n\nRule A. Others\n\nNot this."),
    });
    expect(sections).toMatchObject([{ text: "Fly." }]);
    expect(repaired).toEqual([
      `section Rule 87: what follows "Rule A. Others" in its file is another rule's text and is left out`,
    ]);
  });
});
