import { describe, expect, it } from "vitest";
import { findCourt, findCourtId } from "../../../src/citation/reporters/courts.ts";

describe("findCourtId", () => {
  it.each([
    ["9th Cir.", "ca9"],
    ["2d Cir.", "ca2"],
    ["3rd Cir.", "ca3"],
    ["Fed. Cir.", "cafc"],
    ["D.C. Cir.", "cadc"],
    ["S.D.N.Y.", "nysd"],
    ["D Kan", "ksd"],
    ["Bankr. N.D. Ohio", "ohnb"],
    ["Cal. Ct. App.", "calctapp"],
    ["Tex. Crim. App.", "texcrimapp"],
    ["Ky. Ct. App.", "kyctapp"],
    ["Or.", "or"],
    ["Fla. 1st DCA", "fladistctapp"],
    ["La.App. 4 Cir.", "lactapp"],
    ["no court", null],
    ["", null],
  ])("finds the court of %s: %s", (text, id) => {
    expect(findCourtId(text)).toBe(id);
  });

  it("finds courts by id", () => {
    expect(findCourt("scotus")).toMatchObject({ level: "supreme", jurisdiction: "US" });
    expect(findCourt("ca9")?.level).toBe("appellate");
    expect(findCourt("cal")?.level).toBe("state_supreme");
    expect(findCourt("nysd")?.level).toBe("trial");
    expect(findCourt("nowhere")).toBeNull();
  });
});
