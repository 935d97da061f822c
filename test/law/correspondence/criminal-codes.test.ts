import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CRIMINAL_CODES,
  type CriminalCode,
  findPredecessor,
  findSuccessor,
} from "../../../src/law/correspondence/criminal-codes.ts";
import { assertProperty } from "../../support/assert-property.ts";

describe("findSuccessor", () => {
  it.each<[CriminalCode, string, string, CriminalCode]>([
    ["ipc", "34", "3(5)", "bns"],
    ["ipc", "100", "38", "bns"],
    ["ipc", "120B", "61(2)", "bns"],
    ["ipc", "120b", "61(2)", "bns"],
    ["ipc", "149", "190", "bns"],
    ["ipc", "201", "238", "bns"],
    ["ipc", "302", "103(1)", "bns"],
    ["ipc", "304A", "106(1)", "bns"],
    ["ipc", "304B", "80", "bns"],
    ["ipc", "306", "108", "bns"],
    ["ipc", "307", "109", "bns"],
    ["ipc", "376", "64", "bns"],
    ["ipc", "376(2)(n)", "64", "bns"],
    ["ipc", "376(3)", "65(1)", "bns"],
    ["ipc", "420", "318(4)", "bns"],
    ["ipc", "498A", "85 86", "bns"],
    ["ipc", "499", "356(1)", "bns"],
    ["ipc", "500", "356(2)", "bns"],
    ["ipc", "506", "351(2) 351(3)", "bns"],
    ["crpc", "41", "35", "bnss"],
    ["crpc", "41A", "35(3)", "bnss"],
    ["crpc", "125", "144", "bnss"],
    ["crpc", "144", "163", "bnss"],
    ["crpc", "154", "173", "bnss"],
    ["crpc", "156(3)", "175", "bnss"],
    ["crpc", "161", "180", "bnss"],
    ["crpc", "164", "183", "bnss"],
    ["crpc", "167", "187", "bnss"],
    ["crpc", "173", "193", "bnss"],
    ["crpc", "190", "210", "bnss"],
    ["crpc", "197", "218", "bnss"],
    ["crpc", "200", "223", "bnss"],
    ["crpc", "227", "250", "bnss"],
    ["crpc", "313", "351", "bnss"],
    ["crpc", "319", "358", "bnss"],
    ["crpc", "320", "359", "bnss"],
    ["crpc", "374", "415", "bnss"],
    ["crpc", "389", "430", "bnss"],
    ["crpc", "397", "438", "bnss"],
    ["crpc", "401", "442", "bnss"],
    ["crpc", "437", "480", "bnss"],
    ["crpc", "438", "482", "bnss"],
    ["crpc", "439", "483", "bnss"],
    ["crpc", "482", "528", "bnss"],
    ["iea", "3", "2", "bsa"],
    ["iea", "8", "6", "bsa"],
    ["iea", "24", "22", "bsa"],
    ["iea", "27", "23", "bsa"],
    ["iea", "32", "26", "bsa"],
    ["iea", "32(1)", "26", "bsa"],
    ["iea", "45", "39", "bsa"],
    ["iea", "65B", "63", "bsa"],
    ["iea", "106", "109", "bsa"],
    ["iea", "114", "119", "bsa"],
    ["iea", "133", "138", "bsa"],
    ["iea", "154", "157", "bsa"],
    ["iea", "165", "168", "bsa"],
  ])("of %s %s returns %s", (act, section, sections, successor) => {
    expect(findSuccessor(act, section)).toEqual({ act: successor, sections: sections.split(" "), compare: null });
  });

  it.each<[CriminalCode, string, string | null]>([
    ["ipc", "124A", "152"],
    ["ipc", "309", "226"],
    ["ipc", "377", null],
    ["ipc", "497", null],
    ["crpc", "16", null],
    ["crpc", "19", null],
    ["iea", "82", null],
    ["iea", "113", null],
  ])("of %s %s, which was omitted, returns the provision to compare: %s", (act, section, compare) => {
    expect(findSuccessor(act, section)).toMatchObject({ sections: [], compare });
  });

  it.each<[CriminalCode, string]>([
    ["ipc", "999"],
    ["ipc", ""],
    ["ipc", "302A"],
    ["ipc", "12-14"],
    ["bns", "103"],
    ["crpc", "constructor"],
  ])("of %s %s returns null", (act, section) => {
    expect(findSuccessor(act, section)).toBeNull();
  });
});

describe("findPredecessor", () => {
  it.each<[CriminalCode, string, string, CriminalCode]>([
    ["bns", "103", "302", "ipc"],
    ["bns", "103(1)", "302", "ipc"],
    ["bns", "318(4)", "420", "ipc"],
    ["bns", "318", "415 417 418 420", "ipc"],
    ["bns", "86", "498A", "ipc"],
    ["bnss", "482", "438", "crpc"],
    ["bnss", "528", "482", "crpc"],
    ["bnss", "175(3)", "156", "crpc"],
    ["bsa", "63(4)", "65B", "iea"],
    ["bsa", "23(2)", "26", "iea"],
  ])("of %s %s returns %s", (act, section, sections, old) => {
    expect(findPredecessor(act, section)).toEqual({ act: old, sections: sections.split(" "), compare: null });
  });

  it.each<[CriminalCode, string]>([
    ["bns", "111"],
    ["bns", "152"],
    ["bnss", "105"],
    ["bnss", "356"],
    ["ipc", "302"],
  ])("of %s %s, which is new, returns null", (act, section) => {
    expect(findPredecessor(act, section)).toBeNull();
  });
});

const PAIRS = [
  ["ipc", 511, "bns", 358],
  ["crpc", 484, "bnss", 531],
  ["iea", 167, "bsa", 170],
] as const;

describe.each(PAIRS)("%s", (old, last, successor, lastNew) => {
  const letters = ["", "A", "B", "C", "D", "AB", "DA", "DB", "E", "F", "G", "H", "I", "J", "K", "L"];
  const sections = Array.from({ length: last }, (_, at) => letters.map((letter) => `${at + 1}${letter}`)).flat();

  it("is reversed by findSuccessor, and returns existing sections only", () => {
    let rows = 0;
    for (const section of sections) {
      const found = findSuccessor(old, section);
      if (!found) continue;
      rows++;
      expect(found.act).toBe(successor);
      for (const name of found.sections) {
        expect(Number.parseInt(name, 10)).toBeLessThanOrEqual(lastNew);
        expect(findPredecessor(successor, name)?.sections).toContain(section);
      }
    }
    expect(rows).toBeGreaterThan(120);
  });

  it("accepts any text", () => {
    assertProperty(fc.property(fc.string(), (text) => findSuccessor(old, text) === null || /\d/.test(text)));
    expect(findSuccessor(old, `302${"(1)".repeat(1_000_000)}`)).toBeNull();
  });
});

it("contains both laws of each pair", () => {
  expect(Object.keys(CRIMINAL_CODES)).toEqual(PAIRS.flatMap(([old, , successor]) => [old, successor]));
});
