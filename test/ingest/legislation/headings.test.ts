import { describe, expect, it } from "vitest";
import { type CodeUnit, formatUnitNumber } from "../../../src/ingest/legislation/code-unit.ts";
import { detectProvisionStatus } from "../../../src/ingest/legislation/detect-provision-status.ts";
import { toHeadingCase } from "../../../src/ingest/legislation/headings.ts";

describe("headingCase", () => {
  it.each([
    ["KITES AND BALLOONS", "Kites and Balloons"],
    ["THE PRESIDENT", "The President"],
    ["OF KITES", "Of Kites"],
    ["PART II OF THE ACT", "Part II of the Act"],
    ["PRESIDENT'S KITE", "President's Kite"],
    ["Already in its Case", "Already in its Case"],
    ["", ""],
  ])("writes %s as %s", (heading, written) => {
    expect(toHeadingCase(heading)).toBe(written);
  });
});

describe("statusOf", () => {
  it.each([
    [["Repealed. Act of 1900"], "repealed"],
    [["[Reserved]"], "reserved"],
    [["[Abrogated (May 1, 1990)]"], "repealed"],
    [["Omitted"], "omitted"],
    [["Renumbered § 9"], "transferred"],
    [["Transferred to § 9"], "transferred"],
    [["Expired."], "expired"],
    [["Reservation of kites"], "in_force"],
    [["Repeals"], "in_force"],
    [["Reserved rights"], "in_force"],
    [["Transferred employees"], "in_force"],
    [["Expired kites"], "in_force"],
    [["Repealed provisions of law"], "in_force"],
    [["Repealed by Act 9"], "repealed"],
    [["Rep. Act 9"], "repealed"],
    [["[Reserved].", ""], "reserved"],
    [["Kites", "Repealed by Act 9."], "repealed"],
    [[], "in_force"],
  ] as const)("reads %j as %s", (texts, status) => {
    expect(detectProvisionStatus(...texts)).toBe(status);
  });
});

describe("unitNumber", () => {
  const unit = (level: string, number: string, name = ""): CodeUnit => ({ level, number, name });
  const title = unit("title", "9");
  it.each([
    [[title], "chapter", "title"],
    [[title, unit("chapter", "1")], "chapter", "ch. 1"],
    [[title, unit("subtitle", "I"), unit("chapter", "1"), unit("subchapter", "II")], "chapter", "ch. 1, subch. II"],
    [[title, unit("chapter", "I"), unit("part", "40"), unit("subpart", "B")], "part", "pt. 40, subpt. B"],
    [[title, unit("chapter", "I"), unit("subchapter", "A")], "part", "ch. I, subch. A"],
    [[title, unit("part", "4"), unit("subject group", "", "General")], "part", "pt. 4, subject group General"],
  ])("formats the number of the units %j by %s as %s", (units, level, number) => {
    expect(formatUnitNumber(units, level)).toBe(number);
  });
});
