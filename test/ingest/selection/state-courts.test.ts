import { describe, expect, it } from "vitest";
import { findCourt } from "../../../src/citation/reporters/courts.ts";
import { findState, isCourtOfState } from "../../../src/ingest/selection/state-courts.ts";

describe("isCourtOfState", () => {
  it.each([
    ["wash", "washington", true],
    ["washctapp", "WA", true],
    ["waed", "washington", false],
    ["wva", "virginia", false],
    ["va", "virginia", true],
    ["cand", "north dakota", false],
    ["nd", "ND", true],
    ["ny", "new york", true],
    ["nyed", "new york", false],
    ["scotus", "washington", false],
  ])("says whether %s is a court of %s: %s", (court, state, expected) => {
    expect(isCourtOfState(findCourt(court)!, findState(state)!)).toBe(expected);
  });
});

it("finds no state of another name", () => expect(findState("Freedonia")).toBeNull());
