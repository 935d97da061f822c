import { describe, expect, it } from "vitest";
import { courtById, courtFromText } from "../../src/citation/courts.ts";

describe("courtFromText", () => {
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
  ])("%s → %s", (text, id) => {
    expect(courtFromText(text)).toBe(id);
  });

  it("knows courts by id", () => {
    expect(courtById("scotus")).toMatchObject({ level: "supreme", jurisdiction: "US" });
    expect(courtById("ca9")?.level).toBe("appellate");
    expect(courtById("cal")?.level).toBe("state_supreme");
    expect(courtById("nysd")?.level).toBe("trial");
    expect(courtById("nowhere")).toBeNull();
  });
});
