import { describe, expect, it } from "vitest";
import { classifyTreatment } from "../../../src/citator/treatment/classify-treatment.ts";
import { listConcepts } from "../../../src/citator/treatment/words/concepts.ts";

function read(window: string) {
  return classifyTreatment(window.replace(/[{}]/g, ""), { start: window.indexOf("{"), end: window.indexOf("}") - 1 });
}

describe("a short answer in the next sentence", () => {
  it.each([
    ["The only question is whether {Adams v. Baker, 400 U.S. 12 (1970)}, controls. It does.", "positive"],
    ["The Government insists that {Adams v. Baker, 400 U.S. 12 (1970)}, controls this case. It does not.", "negative"],
    ["Appellee asks us to overrule {Adams v. Baker, 400 U.S. 12 (1970)}. We accept the invitation.", "negative"],
    ["The Board thought itself bound by {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}. It was not.", "negative"],
  ])("decides how %j is read", (window, label) => {
    expect(read(window).treatment).toBe(label);
  });
});

describe("a comparison of facts", () => {
  it("distinguishes a case whose facts differ", () => {
    const window =
      "In {Ram v. Shyam, AIR 1957 SC 90} the deed was unregistered. In the present case it was registered.";
    expect(read(window)).toMatchObject({ treatment: "negative", family: "Comparison of facts" });
  });

  it("follows a case whose facts are alike", () => {
    const window =
      "The lessee in {Adams v. Baker, 400 U.S. 12 (1970)}, had no notice. The lessee in this case had none too.";
    expect(read(window).treatment).toBe("positive");
  });

  it("is none where the sentence states what the case held", () => {
    const window =
      "In {Adams v. Baker, 400 U.S. 12 (1970)}, it was held that notice may be waived. This case was filed in May.";
    expect(read(window).treatment).toBe("unknown");
  });
});

describe("the weight of words", () => {
  it("does not treat a citation without words around it", () => {
    expect(read("{Adams v. Baker, 400 U.S. 12 (1970)}.").treatment).toBe("unknown");
  });

  it("is not read in a long excerpt", () => {
    const filler = "The parties agreed on the price and on the place of delivery. ".repeat(14);
    expect(
      read(`${filler}{Adams v. Baker, 400 U.S. 12 (1970)}, has been eaten away until nothing is left.`).rule,
    ).not.toBe("weight of words");
  });

  it("keeps its confidence below that of any phrase", () => {
    const window =
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is gone in all but name, and we shall not miss its strange logic.";
    const { rule, confidence } = read(window);
    if (rule === "weight of words") expect(confidence).toBeLessThan(0.7);
  });

  it.each([
    ["Counsel's strange fidelity to {Adams v. Baker, 400 U.S. 12 (1970)}, is of no use to him here.", "negative"],
    ["We see in {Adams v. Baker, 400 U.S. 12 (1970)}, the answer to the whole of this case.", "positive"],
    ["The witness had been counsel in {Adams v. Baker, 400 U.S. 12 (1970)}.", "unknown"],
  ])("reads what no phrase expresses: %j", (window, label) => {
    expect(read(window).treatment).toBe(label);
  });

  it("weighs words whatever they are: an unknown word has the weight of what it means", () => {
    expect(listConcepts("moribund")).toContain("decay");
    expect(listConcepts("weren't")).toEqual(["not"]);
    expect(listConcepts("limitations")).toEqual([]);
    expect(listConcepts("warehouse")).toEqual([]);
  });

  it("does not outweigh a formula that is denied", () => {
    expect(read("We do not overrule {Adams v. Baker, 400 U.S. 12 (1970)}.").treatment).toBe("unknown");
    expect(read("{Adams v. Baker, 400 U.S. 12 (1970)}, has never been overruled.").treatment).toBe("unknown");
  });
});
