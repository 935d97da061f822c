import { describe, expect, it } from "vitest";
import { createCaseSelection } from "../../../src/ingest/selection/case-selection.ts";
import { describeUnknownCourts, findUnknownCourts } from "../../../src/ingest/selection/unknown-courts.ts";

describe("findUnknownCourts", () => {
  it.each([
    [["scotus", "SCOTUS", "ca9", "in-sc", "in-hc-delhi"], [], []],
    [["scotuss"], [], [{ id: "scotuss", similar: ["scotus"] }]],
    [["In-HC-Dehli"], [], [{ id: "In-HC-Dehli", similar: ["in-hc-delhi"] }]],
    [["qqqqqqqqqqqq"], [], [{ id: "qqqqqqqqqqqq", similar: [] }]],
    [["Harbour"], ["harbour"], []],
    [["harbor-court"], ["harbour-court"], [{ id: "harbor-court", similar: ["harbour-court"] }]],
  ])("compares %j with the tables and %j", (wanted, listed, unknown) => {
    expect(findUnknownCourts(wanted, listed)).toEqual(unknown);
  });

  it("compares ids with a complete list alone", () => {
    expect(findUnknownCourts(["ca9"], ["scotus"], true)).toEqual([{ id: "ca9", similar: [] }]);
  });
});

it("describes each unknown court with the ids that are spelt alike", () => {
  const unknown = [
    { id: "scotuss", similar: ["scotus"] },
    { id: "nowhere", similar: [] },
  ];
  expect(describeUnknownCourts(unknown, ["bulk"])).toBe(
    'No court of bulk has the id "scotuss"; did you mean scotus? No court of bulk has the id "nowhere".',
  );
});

describe("a selection of courts", () => {
  const court = {
    id: "Harbour",
    name: "Harbour Court",
    citationString: "",
    jurisdiction: "US",
    level: "trial",
  } as const;

  it("compares ids without case", () => {
    const selection = createCaseSelection({ courts: ["SCOTUS", "harbour"] });
    for (const courtId of ["scotus", "Harbour"]) expect(selection.mayTake({ courtId })).toBe(true);
    expect(selection.mayTake({ courtId: "ca9" })).toBe(false);
  });

  it("knows the courts of the input", () => {
    const selection = createCaseSelection({ courts: ["harbour"] });
    expect(selection.findUnknownCourts().map(({ id }) => id)).toEqual(["harbour"]);
    selection.addCourt(court);
    expect(selection.findUnknownCourts()).toEqual([]);
  });
});
