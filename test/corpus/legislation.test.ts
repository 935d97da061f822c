import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { DIGEST_NOTE, parseAct, parseCode } from "../../corpus/legislation-sources.ts";
import { CORPUS_TYPES } from "../../src/law/legislation.ts";

const STATE_CODE = `---
type: STATE
state: wy
code: wy-fence-code
name: Wyoming Fence Code
cited: Wyo. Fence Code §
short: Wyo Fence Code §
in: code (Wyoming Fence Code)
url: https://law.example/fences/{number}
---

## 12.5 | Height of fences
in: title 3 (Of Fences) > chapter 2 (Measures)
checked: none
history: Enacted 1901.
year: 1901

A fence is as high as a horse.

A hedge is no fence.

## 13 | Gates
checked: none
status: repealed
url: https://law.example/gates

Gates are kept shut.
`;

const ACT = `---
title: The Utopia Fences Act, 1951
number: 9 of 1951
category: central
status: in_force
department: home-affairs
enacted: "1951-03-01"
checked: none
---
Of fences and their keepers.

## 4 | Keepers
chapter: II Of Keepers

Every fence has a keeper.

* Subs. by Act 7 of 1960, s. 2, for "a warden" (w.e.f. 1-4-1960).
* The words "or gate" omitted by Act 8 of 1961, s. 3.
* Note: Struck down in Quibble v. Union of India, AIR 1999 SC 9999.

## 5 | Gates

Every gate has a bolt.

* Ins. by Act 7 of 1960, s. 4 (w.e.f. 1-4-1960).
`;

describe("a code's file", () => {
  const { code, sections } = parseCode("statutes/wy.md", STATE_CODE);

  it("names the code", () => {
    expect(code).toEqual({
      id: "wy-fence-code",
      corpusType: "STATE",
      state: "wy",
      label: "Wyoming Fence Code",
      titleNumber: null,
      titleName: "Wyoming Fence Code",
    });
  });

  it("reads the citation, the position and the text of each section", () => {
    expect(sections[0]).toEqual({
      id: "wy-fence-code-12_2e5",
      codeId: "wy-fence-code",
      citation: "Wyo. Fence Code § 12.5",
      citationShort: "Wyo Fence Code § 12.5",
      heading: "Height of fences",
      number: "12.5",
      chapter: "2",
      chapterName: "Measures",
      breadcrumb: [
        { level: "code", label: "Wyoming Fence Code" },
        { level: "title", label: "Title 3: Of Fences" },
        { level: "chapter", label: "Chapter 2: Measures" },
      ],
      year: 1901,
      status: "in_force",
      urls: { htmlUrl: "https://law.example/fences/12.5" },
      text: "A fence is as high as a horse.\n\nA hedge is no fence.",
      history: "Enacted 1901.",
      notes: DIGEST_NOTE,
      asOf: null,
    });
    expect(sections[1]).toMatchObject({ status: "repealed", urls: { htmlUrl: "https://law.example/gates" } });
  });

  it("reads the topics of a section, which a section without them lacks", () => {
    const named = STATE_CODE.replace("year: 1901", "year: 1901\ntopics: tall fence; neighbor's wall");
    expect(parseCode("statutes/wy.md", named).sections[0]?.topics).toEqual(["tall fence", "neighbor's wall"]);
    expect(sections[0]).not.toHaveProperty("topics");
    const act = ACT.replace("chapter: II Of Keepers", "chapter: II Of Keepers\ntopics: who minds a fence");
    expect(parseAct("acts/x.md", act).sections[1]?.topics).toEqual(["who minds a fence"]);
  });

  it("is a title of the US Code by its number", () => {
    const usc =
      '---\ntype: USC\ntitle: "99"\nname: Fences\n---\n## 7 | Gates\nin: chapter 1 (Bolts)\nchecked: none\n\nShut.\n';
    const { code, sections } = parseCode("statutes/usc-99.md", usc);
    expect(code).toMatchObject({ id: "usc-99", label: "United States Code, Title 99: Fences", titleNumber: 99 });
    expect(sections[0]).toMatchObject({ id: "usc-99-7", citation: "99 U.S.C. § 7", citationShort: "99 USC 7" });
    expect(sections[0]?.breadcrumb[0]).toEqual({ level: "title", label: "Title 99: Fences" });
  });

  it.each([
    ["type: STATE", "type: FOLKLORE", "type"],
    ["code: wy-fence-code\n", "", "code"],
    ["checked: none\nhistory", "checked: hearsay\nhistory", "12.5, checked"],
    ["history:", "colour:", "12.5, colour"],
    ["title 3 (Of Fences)", "Title the third", "12.5, in"],
    ["## 13 | Gates", "## 13 Gates", "section"],
    ["Gates are kept shut.", "", "13, text"],
    ["status: repealed", "status: forgotten", "13, status"],
  ])("%j as %j is refused by name", (from, to, field) => {
    expect(() => parseCode("statutes/wy.md", STATE_CODE.replace(from, to))).toThrow(`corpus/statutes/wy.md, ${field}`);
  });
});

describe("an Act's file", () => {
  const { act, sections, footnotes } = parseAct("acts/utopia-fences-act-1951.md", ACT);

  it("names the Act", () => {
    expect(act).toEqual({
      id: "utopia-fences-act-1951",
      title: "The Utopia Fences Act, 1951",
      longTitle: "",
      year: 1951,
      category: "central",
      state: "",
      department: "home-affairs",
      actNumber: "9 of 1951",
      status: "in_force",
      enactmentDate: "1951-03-01",
      url: "",
    });
  });

  it("has the Act's summary before its sections", () => {
    expect(sections).toEqual([
      { number: "", heading: "", chapter: "", text: "Of fences and their keepers." },
      { number: "4", heading: "Keepers", chapter: "II Of Keepers", text: "Every fence has a keeper." },
      { number: "5", heading: "Gates", chapter: "", text: "Every gate has a bolt." },
    ]);
  });

  it.each([
    [1, "substitution", "4", "Act 7 of 1960", "a warden", "1960-04-01"],
    [2, "omission", "4", "Act 8 of 1961", "or gate", ""],
    [3, "note", "4", "", "", ""],
    [4, "insertion", "5", "Act 7 of 1960", "", "1960-04-01"],
  ])("note %i is a %s of section %s", (id, type, sectionNumber, byAct, originalText, effectiveDate) => {
    expect(footnotes[id - 1]).toMatchObject({ id, type, sectionNumber, byAct, originalText, effectiveDate });
  });

  it.each([
    ["central", "provincial", "category"],
    ['"1951-03-01"', '"1951-02-30"', "enacted"],
    ["Subs. by Act 7 of 1960", "Bettered by Act 7 of 1960", "4, note"],
    ["Subs. by Act 7 of 1960, s. 2,", "Subs.", "4, note"],
    ["Note: Struck", "Subs. and struck", "4, note"],
  ])("%j as %j is refused by name", (from, to, field) => {
    expect(() => parseAct("acts/a.md", ACT.replace(from, to))).toThrow(`corpus/acts/a.md, ${field}`);
  });
});

const FOLDER = fileURLToPath(new URL("../../corpus/", import.meta.url));

function filesOf(folder: string): [file: string, content: string][] {
  return readdirSync(FOLDER + folder)
    .sort()
    .map((name) => [`${folder}/${name}`, readFileSync(`${FOLDER}${folder}/${name}`, "utf8")]);
}

describe("the statutes of the starter corpus", () => {
  const codes = filesOf("statutes").map(([file, content]) => parseCode(file, content));
  const sections = codes.flatMap((code) => code.sections);

  it("are of every kind", () => {
    const ofType = (type: string) => codes.filter(({ code }) => code.corpusType === type);
    const counts = CORPUS_TYPES.map((type) => ofType(type).reduce((sum, code) => sum + code.sections.length, 0));
    expect(sections.length).toBeGreaterThanOrEqual(84);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(new Set(ofType("STATE").map(({ code }) => code.state)).size).toBeGreaterThanOrEqual(8);
  });

  it("are short, and each is there once", () => {
    for (const { citation, text } of sections) {
      const words = text.split(/\s+/).length;
      expect(words, citation).toBeGreaterThanOrEqual(40);
      expect(words, citation).toBeLessThanOrEqual(160);
    }
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ citation }) => citation)).size).toBe(sections.length);
  });
});

describe("the Acts of the starter corpus", () => {
  const acts = filesOf("acts").map(([file, content]) => parseAct(file, content));

  it("are of every kind", () => {
    const categories = new Set(acts.map(({ act }) => act.category));
    expect(acts.length).toBeGreaterThanOrEqual(32);
    expect([...categories].sort()).toEqual(["central", "regulatory", "repealed", "spent", "state"]);
    expect(acts.filter(({ act }) => (act.category === "state") !== (act.state !== ""))).toEqual([]);
  });

  it("name the topics of every section, none of them twice", () => {
    for (const { act, sections } of acts) {
      for (const { number, topics = [] } of sections.slice(1)) {
        expect(topics.length, `${act.id}, ${number}`).toBeGreaterThan(1);
        expect(new Set(topics).size, `${act.id}, ${number}`).toBe(topics.length);
      }
    }
  });

  it("were amended after they were made", () => {
    for (const { act, footnotes } of acts) {
      for (const { byAct, effectiveDate, text } of footnotes) {
        for (const year of [byAct.slice(-4), effectiveDate.slice(0, 4)].filter((year) => year !== "")) {
          expect(Number(year), `${act.id}: ${text}`).toBeGreaterThanOrEqual(act.year);
        }
      }
    }
  });
});
