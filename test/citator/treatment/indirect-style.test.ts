import { describe, expect, it } from "vitest";
import { classifyTreatment } from "../../../src/citator/treatment/classify-treatment.ts";

/** Reads a window whose target is between braces. */
function read(marked: string) {
  const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
  return classifyTreatment(marked.replace(/[{}]/g, ""), target);
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

  it("does not take a scheme to get over a decision for a statute that does", () => {
    const scheme = "The plan was a device to get over the decision of this Court in {Ram v. Shyam, (1984) 3 SCC 90}.";
    const act = "The Act was passed to get over the decision of this Court in {Ram v. Shyam, (1984) 3 SCC 90}.";
    expect(read(scheme).kind).not.toBe("superseded");
    expect(read(act).kind).toBe("superseded");
  });
});
