import { afterAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/engine/open-engine.ts";
import { findConstitutionalAmendment } from "../../src/law/constitutional-amendments.ts";
import { readProvisionRulings } from "../../src/legislation/history/read-rulings.ts";
import { readValidity } from "../../src/legislation/history/validity-words.ts";
import { citeCase, type HistoryAct, type HistoryCase, openHistoryEngine } from "../support/citator/history-corpus.ts";

const engines: Engine[] = [];
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

const BOATS = "the Boats Act, 1951";
const ACT: HistoryAct = {
  title: "The Boats Act, 1951",
  number: "91 of 1951",
  enacted: "1951-05-01",
  longTitle: "An Act to register boats.",
  sections: ["4", "5", "6"].map((number) => ({ number, text: `Provision ${number}.` })),
};
const STRIKES: HistoryCase = {
  id: 801,
  name: "Strikes v. State",
  date: "1980-01-01",
  bench: 2,
  text: `Section 4 and section 5 of ${BOATS} were challenged. The Court struck down section 4 of ${BOATS}. It upheld section 5 of ${BOATS}.`,
};
const ENDS: HistoryCase = {
  id: 802,
  name: "Winter v. Sommer",
  date: "1990-01-01",
  bench: 5,
  text: `The Court overruled ${citeCase(STRIKES)}. It upheld section 4 of ${BOATS}.`,
};

async function readSections(cases: readonly HistoryCase[], acts: readonly HistoryAct[] = [ACT]) {
  const engine = await openHistoryEngine(cases, acts);
  engines.push(engine);
  const { data } = await engine.acts.text({ actId: "the-boats-act-1951" });
  return new Map(data.sections.map(({ sectionNumber, validity }) => [sectionNumber, validity]));
}

describe("the validity of a section", () => {
  it("is what the decisions of the corpus say, in one sentence", async () => {
    const sections = await readSections([STRIKES]);
    expect(sections.get("4")).toMatchObject({
      status: "struck_down",
      partial: false,
      definitive: true,
      sentence: "Struck down in Strikes v. State, (1980) 1 SCC 801.",
      rulings: [{ clusterId: 801, effect: "struck_down", date: "1980-01-01", since: null }],
    });
    expect(sections.get("5")).toMatchObject({ status: "upheld" });
    expect(sections.get("6")).toBeNull();
  });

  it("follows a decision that overruled the one that struck it down", async () => {
    expect((await readSections([STRIKES, ENDS])).get("4")).toMatchObject({
      status: "upheld",
      sentence: "Upheld in Winter v. Sommer, (1990) 1 SCC 802.",
      rulings: [{ clusterId: 802 }, { clusterId: 801, since: "overruled by Winter v. Sommer, (1990) 1 SCC 802" }],
    });
  });

  it("is read from the words of the law too, without being definitive about a decision that the corpus lacks", async () => {
    const text = "It was read down to boats with sails in Absent v. State, (1999) 3 SCC 77.";
    const sections = await readSections([], [{ ...ACT, sections: [{ number: "4", text }] }]);
    expect(sections.get("4")).toMatchObject({
      status: "read_down",
      definitive: false,
      rulings: [{ clusterId: null, citation: expect.stringContaining("(1999) 3 SCC 77"), date: "" }],
    });
  });
});

describe("readValidity", () => {
  it.each([
    ["The Court struck down section 4.", "struck_down"],
    ["Section 4 was held to be unconstitutional.", "struck_down"],
    ["The section was declared void so far as it reached foreign boats.", "struck_down"],
    ["Section 4 was read down to boats with sails.", "read_down"],
    ["The Court upheld section 4 as confined to boats with sails.", "read_down"],
    ["By four to one the Court upheld section 4.", "upheld"],
    ["The High Court had struck down section 4.", null],
    ["The petitioner asked that section 4 be struck down.", null],
    ["Dale J., dissenting, would have struck down section 4.", null],
    ["Section 4 was not struck down.", null],
    ["An order passed under section 4 is invalid.", null],
    ["Section 4 is about boats.", null],
    ["Section 4 applies to an owner by a bill of sale, which is void and a crime since 1990, as well.", null],
    ["Section 4 of the Act, which is void since 1990, applied to boats.", "struck_down"],
  ])("reads %s", (sentence, effect) => {
    expect(readValidity(sentence)).toBe(effect);
  });
});

describe("readProvisionRulings", () => {
  it("resolves a short reference to the law with which the text names the section", () => {
    const cited = "section 33A of the Boats Act, 1951";
    const text = `Parliament inserted ${cited}. The Bench struck down section 33A.`;
    const start = text.indexOf(cited);
    const references = [{ key: "boatsact1951//33a", start, end: start + cited.length }];
    expect(readProvisionRulings(text, references, "IN")).toMatchObject([
      { key: "boatsact1951//33a", effect: "struck_down", partial: false },
    ]);
  });

  it("finds the amendments of a constitution that were struck down", () => {
    const text = "The Constitution (Ninety-ninth Amendment) Act, 2014 was struck down as a whole.";
    expect(readProvisionRulings(text, [], "IN")).toMatchObject([{ key: "amendment/in/99", effect: "struck_down" }]);
  });
});

describe("findConstitutionalAmendment", () => {
  it.each([
    ["Fourteenth", "US", 14, "1868-07-09"],
    ["Twenty-fifth", "IN", 25, "1972-04-20"],
    ["44th", "IN", 44, "1979-06-20"],
    ["One Hundred and Fifth", "IN", 105, "2021-08-18"],
    ["Thirtieth", "IN", 30, "1973"],
  ] as const)("finds the %s Amendment of %s", (ordinal, jurisdiction, number, date) => {
    expect(findConstitutionalAmendment(ordinal, jurisdiction)).toEqual({ jurisdiction, number, date });
  });

  it.each(["Proposed", "Hundredfold", "999th"])("finds no %s Amendment", (ordinal) => {
    expect(findConstitutionalAmendment(ordinal, "IN")).toBeNull();
  });
});
