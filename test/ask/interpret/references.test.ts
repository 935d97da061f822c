import { describe, expect, it } from "vitest";
import { spellOutIndianReferences } from "../../../src/ask/interpret/references/indian-references.ts";
import { spellOutUsReferences } from "../../../src/ask/interpret/references/us-references.ts";

describe("spellOutUsReferences", () => {
  it.each([
    ["What is the 4th Amdt about?", "What is the 4th Amendment about?"],
    ["standard under rule 56", "standard under Fed. R. Civ. P. 56"],
    ["is rule 702 met", "is Fed. R. Evid. 702 met"],
    [
      "must the judge follow rule 11 before a guilty plea",
      "must the judge follow Fed. R. Crim. P. 11 before a guilty plea",
    ],
    ["time to appeal under rule 4", "time to appeal under Fed. R. App. P. 4"],
    ["Cal Penal Code 459", "Cal. Penal Code § 459"],
    ["Texas Penal Code section 9.32", "Tex. Penal Code § 9.32"],
    ["section 2 of the Sherman Act", "15 U.S.C. § 2"],
    ["SEC Rule 10b-5", "17 C.F.R. § 240.10b-5"],
  ])("spells out %s", (typed, spelt) => {
    expect(spellOutUsReferences(typed).text).toBe(spelt);
  });

  it("leaves a rule with its name as it is", () => {
    const text = "Fed. R. Civ. P. 23(a) and Cal. Rules of Court, rule 8.1115";
    expect(spellOutUsReferences(text).text).toBe(text);
  });
});

describe("spellOutIndianReferences", () => {
  it.each([
    ["u/s 138 NI Act", "section 138 Negotiable Instruments Act"],
    ["138 NI Act", "section 138 Negotiable Instruments Act"],
    ["302 of the IPC", "section 302 IPC"],
    ["BNS 103", "section 103 BNS"],
    ["Sec 9 of the A&C Act", "section 9 of the Arbitration and Conciliation Act"],
    ["s. 66A IT Act", "section 66A Information Technology Act"],
    ["ss. 25 and 27 Evidence Act", "section 25 Indian Evidence Act, section 27 Indian Evidence Act"],
  ])("spells out %s", (typed, spelt) => {
    expect(spellOutIndianReferences(typed).text).toBe(spelt);
  });

  it.each([
    ["Contempt of Courts Act, 1971, s. 12", "section 12 Contempt of Courts Act, 1971"],
    ["Does the Specific Relief Act, Section 14 bar it?", "Does the section 14 Specific Relief Act bar it?"],
    ["Is Trade Marks Act, 1999 s. 18(1) met", "Is section 18(1) Trade Marks Act, 1999 met"],
  ])("puts the section of %s before its Act", (typed, spelt) => {
    expect(spellOutIndianReferences(typed).text).toBe(spelt);
  });

  it("leaves an Act whose section precedes it as it is", () => {
    const text = "section 3 of the Contempt of Courts Act, section 12";
    expect(spellOutIndianReferences(text).text).toBe(text);
  });

  it("does not take a year or a part of a number for a section", () => {
    for (const text of ["the 2008 IPC reforms", "order 39 CPC", "article 21 IPC"])
      expect(spellOutIndianReferences(text).text).not.toMatch(/section \d/);
  });

  it("maps offsets of the text that was spelt out to those of the original", () => {
    const spelt = spellOutIndianReferences("Is s. 138 NI Act compoundable?");
    expect(spelt.toOriginal(spelt.text.indexOf("compoundable"))).toBe("Is s. 138 NI Act ".length);
  });
});
