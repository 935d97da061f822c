import { describe, expect, it } from "vitest";
import { classifyTreatment, readByRules } from "../../../src/citator/treatment/classify-treatment.ts";

/** Reads a window whose target is between braces. */
function read(marked: string) {
  const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
  return classifyTreatment(marked.replace(/[{}]/g, ""), target);
}

function readByRulesOf(marked: string) {
  const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
  return readByRules(marked.replace(/[{}]/g, ""), target).treatment;
}

describe("treatment that depends on who says it, and how", () => {
  it("does not take another case of the same plaintiff for the target", () => {
    const window =
      "We disavow the method used in United States v. Halper, 490 U.S. 435 (1989), and reaffirm the rule exemplified in {United States v. Ward, 448 U.S. 242 (1980)}.";
    expect(read(window).kind).toBe("affirmed");
  });

  it("reads a case that is not controlling to the extent of a conflict as overruled in that part", () => {
    const window =
      "To the extent that {Adams v. Baker, 357 U.S. 433 (1958)}, may be inconsistent with the principles announced today, it is not to be regarded as controlling.";
    expect(read(window)).toMatchObject({ kind: "overruled", partial: true });
  });

  it("takes reasons that another opinion gave for the court's own", () => {
    const window =
      "For the reasons given in a concurring opinion in Doe v. Roe, 350 U.S. 568 (1956), the {Adams v. Baker, 226 U.S. 551 (1913)}, case can no longer be considered controlling.";
    expect(read(window).treatment).toBe("negative");
  });

  it("reads a judge who joins an overruling as acting, not as reporting", () => {
    const window =
      "The weakness of the precedent persuades me to join the others in overruling {Adams v. Baker, 324 U.S. 42}.";
    expect(read(window)).toMatchObject({ kind: "overruled", reported: false });
  });

  it("reads the facts of that case as different, after a sentence about them", () => {
    const window =
      "In {Ram v. Shyam, (1982) 2 SCR 1}, the land was leased. The facts of that case were, however, entirely different.";
    expect(read(window).kind).toBe("distinguished");
  });

  it("reads the last word of the court about the only case before it, some sentences away", () => {
    const window =
      "We asked counsel what fault he found in {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}. He answered that it is hard on tenants. So it is. But the hardship is that of the statute. We stand by it.";
    const other = window.replace("So it is.", "So is Doe v. Roe, 410 F.2d 7 (1st Cir. 1971).");
    expect(readByRulesOf(window)).toBe("positive");
    expect(readByRulesOf(other)).not.toBe("positive");
  });

  it("reads everyday words after a sentence that only considers a case", () => {
    const window = "We have considered {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}. It is a broken reed.";
    expect(readByRulesOf(window)).toBe("negative");
  });

  it("does not read a verb that 'no more' denies", () => {
    const window = "The courts long deferred to {Adams v. Baker, 40 Me. 12 (1870)}. We follow it no more.";
    expect(readByRulesOf(window)).not.toBe("positive");
  });

  it("takes an attack on the ground that a case overlooked a statute for the attack of a party", () => {
    const window =
      "The correctness of {Ram v. Shyam, (1984) 3 SCC 90} was canvassed before us on the ground that it had overlooked Section 27.";
    expect(readByRulesOf(window)).not.toBe("negative");
  });

  it("does not take a scheme to get over a decision for a statute that does", () => {
    const scheme = "The plan was a device to get over the decision of this Court in {Ram v. Shyam, (1984) 3 SCC 90}.";
    const act = "The Act was passed to get over the decision of this Court in {Ram v. Shyam, (1984) 3 SCC 90}.";
    expect(read(scheme).kind).not.toBe("superseded");
    expect(read(act).kind).toBe("superseded");
  });
});
