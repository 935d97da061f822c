import { describe, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildFromRecords, createAct, createCode, createSection } from "./jsonl-records.ts";

const GOOD = [createCode("usc-91"), createSection("usc-91-1", "usc-91")];

describe("refused records", () => {
  it.each<[string, object[], string]>([
    ["a section without its code", [createSection("usc-92-1", "usc-92")], 'its code "usc-92" is not in the input'],
    ["a section twice", [createSection("usc-91-1", "usc-91")], 'another section has the id "usc-91-1"'],
    [
      "a version twice",
      [
        createSection("usc-91-2", "usc-91", { asOf: "2001-01-01" }),
        createSection("usc-91-2", "usc-91", { asOf: "2001-01-01" }),
      ],
      'another section has the id "usc-91-2" and the date 2001-01-01',
    ],
    [
      "a section of two codes",
      [createCode("usc-92"), createSection("usc-91-1", "usc-92", { asOf: "2001-01-01" })],
      'code "usc-91" has a section with the id "usc-91-1"',
    ],
    [
      "an id that an address cannot contain",
      [createCode("usc 91")],
      'the id "usc 91" contains characters other than letters, digits, _ and -',
    ],
    [
      "an id of 201 characters",
      [createAct("a".repeat(201))],
      `the id "${"a".repeat(40)}…" has more than 200 characters`,
    ],
    ["a state's law of no state", [createCode("x", { corpusType: "STATE" })], "it names no state"],
    ["federal law of a state", [createCode("x", { state: "dc" })], "USC has no state"],
    ["a state that is none", [createCode("x", { corpusType: "STATE", state: "zz" })], '"zz" is not a state'],
    ["another code of the same id", [createCode("usc-91", { label: "Other" })], 'another code has the id "usc-91"'],
    ["an Act twice", [createAct("x"), createAct("x")], 'another Act has the id "x"'],
    [
      "footnotes of one id",
      [createAct("x", {}, { footnotes: [1, 1].map((id) => ({ id, type: "note", text: "n" })) })],
      "two of its footnotes have one id",
    ],
  ])("refuses %s with the reason", async (_, records, reason) => {
    const { report } = await buildFromRecords([...GOOD, ...records]);
    expect(report.refused.map((note) => note.reason)).toEqual([reason]);
  });

  it.each([
    ["the same code again", [createCode("usc-91")]],
    ["an id of 200 characters", [createAct("a".repeat(200))]],
    [
      "an older version after a newer",
      [
        createSection("usc-91-2", "usc-91", { asOf: "2001-01-01" }),
        createSection("usc-91-2", "usc-91", { asOf: "1999-01-01" }),
      ],
    ],
  ])("accepts %s", async (_, records) => {
    expect((await buildFromRecords([...GOOD, ...records])).report.refused).toEqual([]);
  });
});

it("an input without a case or a law is none", async () => {
  await expect(buildFromRecords([createCode("usc-91")])).rejects.toMatchObject({ code: "validation_failed" });
});

it("a corpus of laws alone answers everything", async () => {
  const { bytes, report } = await buildFromRecords(GOOD);
  expect(report.stored).toMatchObject({ cases: 0, codes: 1, sections: 1, acts: 0, footnotes: 0 });
  const engine = await openEngine(bytes);
  expect((await engine.statutes.search({ query: "section 1" })).total).toBe(1);
  expect((await engine.research.search({ query: "anything" })).meta.total).toBe(0);
  expect(await engine.acts.list()).toMatchObject({ total: 0, results: [] });
  expect((await engine.corpus.manifest()).data).toMatchObject({
    counts: { cases: 0, sections: 1 },
    builtFrom: [{ format: "headnote-jsonl", cases: 0, sections: 1, acts: 0 }],
  });
  await engine.close();
});

it("addresses that are not of the web are left out", async () => {
  const urls = { htmlUrl: "https://law.example/1", pdfUrl: "javascript:alert(1)", xmlUrl: "file:///etc/passwd" };
  const { bytes } = await buildFromRecords([
    createCode("usc-91"),
    createSection("usc-91-1", "usc-91", { urls }),
    createAct("x", { url: "data:text/html,x" }),
  ]);
  const engine = await openEngine(bytes);
  const { data } = await engine.statutes.section({ actId: "usc-91-1" });
  expect([data.htmlUrl, data.pdfUrl, data.xmlUrl]).toEqual(["https://law.example/1", undefined, undefined]);
  expect((await engine.acts.text({ actId: "x" })).data.url).toBe("");
  await engine.close();
});

it("the same records produce the same bytes", async () => {
  const records = [...GOOD, createAct("x", {}, { sections: [{ number: "1", text: "One." }] })];
  expect((await buildFromRecords(records)).bytes).toEqual((await buildFromRecords(records)).bytes);
});
