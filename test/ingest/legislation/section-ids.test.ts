import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSectionId, createIdDisambiguator } from "../../../src/ingest/legislation/section-ids.ts";
import { assertProperty } from "../../support/assert-property.ts";

describe("sectionId", () => {
  it.each([
    ["usc-17", "107", "usc-17-107"],
    ["cfr-17", "240.10b-5", "cfr-17-240_2e10b-5"],
    ["dc-code-28", "28:1-101", "dc-code-28-28_3a1-101"],
    ["usc-3", "202 to 204", "usc-3-202_20to_20204"],
    ["us-const", "a_b", "us-const-a_5fb"],
    ["x", "§ 1", "x-_c2_a7_201"],
    ["x", "", "x-"],
  ])("builds for %s and %s the id %s", (code, number, id) => {
    expect(buildSectionId(code, number)).toBe(id);
  });

  it("builds a valid id for any number, and different ids for different numbers", () => {
    assertProperty(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
        const id = buildSectionId("usc-1", a);
        expect(id).toMatch(/^usc-1-[a-zA-Z0-9_-]*$/);
        expect(id === buildSectionId("usc-1", b)).toBe(a === b);
      }),
    );
  });
});

describe("distinctIds", () => {
  it("numbers the second and later of one id", () => {
    const distinct = createIdDisambiguator();
    expect(["a", "b", "a", "a"].map(distinct)).toEqual(["a", "b", "a-2", "a-3"]);
  });
});
