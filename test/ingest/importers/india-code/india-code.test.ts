import { describe, expect, it } from "vitest";
import { indiaCode } from "../../../../src/ingest/importers/india-code/india-code.ts";
import { hasUnreadableText } from "../../../../src/ingest/records/unreadable-text.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { readCpuTime } from "../../../support/cpu-time.ts";
import { createMemorySource, filterKind } from "../../../support/ingest/memory-source.ts";

const head = (title: string, part = 1, parts = 1) => `---
title: "${title}"
language: en
part: ${part}
parts: ${parts}
source: "https://www.indiacode.nic.in/handle/123456789/77"
---
# ${title}

Sources:
- pdf: https://www.indiacode.nic.in/bitstream/123456789/77/1/A1951-07.pdf

`;

const SECTIONS = `${head("The Lamps Act, 1951.")}## Section 1 - Short title.

(1) This Act may be called the Lamps Act, 1951.
^1[(2) It extends to ^2[the whole
of India] ^3***.]

(3) It comes into force on such date^4 as is notified.

### Footnotes

1. Ins. by Act 9 of 1963, s. 2 (w.e.f. 1-4-1964).

2. Subs. by s. 2, ibid., for "the Provinces".

3. The words "and Burma" omitted by the A.O. 1937.

4. 1st June, 1952, vide notification No. 5.

## Section 2A - Definitions.

"lamp" [as lit] means a lamp.]
`;

const PAGES = `${head("The Lanterns Act, 1952")}## Page 1

1
THE LANTERNS ACT, 1952
ARRANGEMENT OF SECTIONS
1. Short title.
2. Lanterns.

## Page 2

2
THE LANTERNS ACT, 1952
A CT N O. 7 OF 1952
[4 th March, 1952.]
An Act to provide for lanterns.
B E it enacted by Parliament as follows:—
CHAPTER I
P RELIMINARY
1. Short title. — ( 1 ) This Act may be called the Lanterns Act, 1952.
1 [2. Lanterns to be lit and
kept. — Every lantern shall be 2 [lit].
1. Ins. by Act 9 of 1963, s. 2 (w.e.f. 1 -4-1964).
2. Subs. by s. 3, ibid., for “dark” (w.e.f. 1 -4-1964).

## Page 3

3
It shall be kept so 1 ***.]
THE SCHEDULE
1. Brass. — Of brass.
1. The words “at night” omitted by Act 3 of 1971, s. 4 (w.e.f. 1-1-1972).
`;

describe("sections under headings of their own", async () => {
  const records = await collectItems(indiaCode.records(createMemorySource({ "lamps/part-001.md": SECTIONS })));
  const [act] = filterKind(records, "act");

  it("returns the Act", () => {
    expect(act?.act).toEqual({
      id: "lamps-act-1951",
      title: "The Lamps Act, 1951",
      longTitle: "",
      year: 1951,
      category: "central",
      state: "",
      department: "",
      actNumber: "7 of 1951",
      status: "in_force",
      enactmentDate: "",
      url: "https://www.indiacode.nic.in/handle/123456789/77",
    });
  });

  it("takes marks out of the text and keeps the words", () => {
    expect(act?.sections.map(({ number, heading, text }) => [number, heading, text])).toEqual([
      [
        "1",
        "Short title",
        "(1) This Act may be called the Lamps Act, 1951.\n\n(2) It extends to the whole of India ***.\n\n(3) It comes into force on such date as is notified.",
      ],
      ["2A", "Definitions", '"lamp" [as lit] means a lamp.'],
    ]);
  });

  it("reads the footnotes", () => {
    expect(act?.footnotes.map(({ id, type, byAct, sectionNumber }) => [id, type, byAct, sectionNumber])).toEqual([
      [1, "insertion", "Act 9 of 1963", "1"],
      [2, "substitution", "Act 9 of 1963", "1"],
      [3, "omission", "Government of India (Adaptation of Indian Laws) Order, 1937", "1"],
      [4, "note", "", "1"],
    ]);
  });
});

describe("pages of print", async () => {
  const records = await collectItems(indiaCode.records(createMemorySource({ "lanterns/part-001.md": PAGES })));
  const [act] = filterKind(records, "act");

  it("finds sections, chapters and schedules, and joins paragraphs across pages", () => {
    expect(act?.sections.map(({ number, heading, chapter }) => [number, heading, chapter])).toEqual([
      ["", "", ""],
      ["1", "Short title", "Chapter I: Preliminary"],
      ["2", "Lanterns to be lit and kept", "Chapter I: Preliminary"],
      ["Schedule", "", ""],
    ]);
    expect(act?.sections[2]?.text).toBe("Every lantern shall be lit. It shall be kept so ***.");
    expect(act?.sections[3]?.text).toContain("Of brass.");
  });

  it("reads the title page", () => {
    expect(act?.act).toMatchObject({
      actNumber: "7 of 1952",
      enactmentDate: "1952-03-04",
      longTitle: "An Act to provide for lanterns.",
    });
  });

  it("assigns each footnote the section that contains its mark", () => {
    expect(
      act?.footnotes.map(({ type, sectionNumber, effectiveDate }) => [type, sectionNumber, effectiveDate]),
    ).toEqual([
      ["insertion", "2", "1964-04-01"],
      ["substitution", "2", "1964-04-01"],
      ["omission", "2", "1972-01-01"],
    ]);
  });
});

describe("parts and refusals", () => {
  it("joins the parts of one Act and reports missing ones", async () => {
    const files = {
      "a/part-001.md": `${head("The A Act, 1960", 1, 3)}## Section 1 - One.\n\nOne.\n`,
      "a/part-003.md": `${head("The A Act, 1960", 3, 3)}## Section 9 - Nine.\n\nNine.\n`,
      "b/part-001.md": `${head("The B Act, 1961")}## Section 1 - One.\n\nOne.\n`,
    };
    const records = await collectItems(indiaCode.records(createMemorySource(files)));
    expect(filterKind(records, "act").map(({ act, sections }) => [act.id, sections.length])).toEqual([
      ["a-act-1960", 2],
      ["b-act-1961", 1],
    ]);
    expect(filterKind(records, "repaired").map(({ reason }) => reason)).toEqual(["part 2 of 3 is not in the input"]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ["no title", "## Section 1 - One.\n\nOne.\n", "the file does not name its Act"],
    ["nothing", "", "the file does not name its Act"],
    ["no year", "# The Undated Act\n\n## Section 1 - One.\n", 'its title, "The Undated Act", has no year'],
  ])("refuses a file with %s", async (_, content, reason) => {
    const records = await collectItems(indiaCode.records(createMemorySource({ "x/part-001.md": content })));
    expect(filterKind(records, "act")).toEqual([]);
    expect(filterKind(records, "refused").map((record) => record.reason)).toEqual([reason]);
  });

  it("reads bytes that are not UTF-8 as U+FFFD", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode(SECTIONS), 0xff, 0xfe, 0x0a]);
    const records = await collectItems(indiaCode.records(createMemorySource({ "lamps/part-001.md": bytes })));
    expect(records.filter(hasUnreadableText).map(({ kind }) => kind)).toEqual(["act"]);
  });

  it.each([
    ["a line of 2 MB", "a ".repeat(1_000_000)],
    ["brackets that never close", "^1[".repeat(600_000)],
    ["brackets that never open", "]".repeat(2_000_000)],
    ["digits", "1".repeat(2_000_000)],
    ["section numbers", "1. ".repeat(600_000)],
    ["short lines", "1. A\n".repeat(200_000)],
  ])("stays fast on %s", async (_, body) => {
    for (const heading of ["## Section 1 - One.", "## Page 1"]) {
      const begun = readCpuTime();
      const text = `${head("The X Act, 1960")}${heading}\n\n${body}\n\n### Footnotes\n\n${body}\n`;
      const records = await collectItems(indiaCode.records(createMemorySource({ "x/part-001.md": text })));
      expect(filterKind(records, "act")).toHaveLength(1);
      expect(readCpuTime() - begun).toBeLessThan(8000);
    }
  });
});
