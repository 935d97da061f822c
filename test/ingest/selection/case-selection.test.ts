import { describe, expect, it } from "vitest";
import { createCaseSelection } from "../../../src/ingest/selection/case-selection.ts";

const row = { courtId: "wash", jurisdiction: "US", dateFiled: "1990-05-04", isPrecedential: true } as const;

describe("createCaseSelection", () => {
  it.each([
    [{}, row, true],
    [{ courts: ["wash", "scotus"] }, row, true],
    [{ courts: ["scotus"] }, row, false],
    [{ jurisdictions: ["IN"] }, row, false],
    [{ from: "1990-05-04", to: "1990-05-04" }, row, true],
    [{ from: "1990-05-05" }, row, false],
    [{ to: "1990-05-03" }, row, false],
    [{ to: "1990-05-03" }, { ...row, dateFiled: "" }, false],
    [{ precedential: true }, row, true],
    [{ precedential: true }, { ...row, isPrecedential: false }, false],
    [{ precedential: true }, { ...row, isPrecedential: undefined }, true],
    [{ courts: ["scotus"] }, { dateFiled: "1990-05-04" }, true],
  ] as const)("with %j decides on %j: %s", (filter, asked, expected) => {
    expect(createCaseSelection(filter).mayTake(asked)).toBe(expected);
  });

  it("takes no more cases than the maximum", () => {
    const selection = createCaseSelection({ maxCases: 1 });
    expect(selection.mayTake(row)).toBe(true);
    selection.countTaken();
    expect(selection.mayTake(row)).toBe(false);
  });

  it.each([
    [{}, false],
    [{ maxCases: 3 }, true],
    [{ precedential: false }, false],
  ])("with %j is active: %s", (filter, expected) => {
    expect(createCaseSelection(filter).isActive).toBe(expected);
  });
});
