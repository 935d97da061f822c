import { describe, expect, it } from "vitest";
import { captureError } from "../../support/capture-error.ts";
import type { EngineOfTest } from "../engine-of-test.ts";
import { expectShape } from "../expect-shape.ts";

/** Describes the verbs of this area. */
export function describeStatutes(engine: EngineOfTest): void {
  describeStatuteSearch(engine);
  describeCodes(engine);
}

function describeStatuteSearch(engine: EngineOfTest): void {
  describe("statutes.search", () => {
    it("returns a cited section first, in the flat body of the contract", async () => {
      const body = expectShape("statutes.search", await engine().statutes.search({ query: "91 U.S.C. § 102" }));
      expect(body.results[0]).toMatchObject({ actId: "usc-91-102", relevanceScore: 1, titleNumber: 91 });
      expect(body).toMatchObject({ total: 2, query: "91 U.S.C. § 102", creditsConsumed: 4 });
    });

    it.each([
      [{ corpusType: "CFR" }, ["cfr-91-7_2e1"]],
      [{ corpusType: "USC", titleNumber: 91, state: "dc" }, ["usc-91-102", "usc-91-103"]],
      [{ state: "vt" }, []],
      [{ limit: 1 }, ["usc-91-102"]],
    ] as const)("filters sections by %j", async (filters, expected) => {
      const { results } = expectShape(
        "statutes.search",
        await engine().statutes.search({ query: "tolls", ...filters }),
      );
      expect(results.map(({ actId }) => actId)).toEqual(expected);
    });

    it("returns an empty list if nothing matches", async () => {
      expect(await engine().statutes.search({ query: "xylophone" })).toMatchObject({ results: [], total: 0 });
    });
  });
}

function describeCodes(engine: EngineOfTest): void {
  describe("statutes.states, codes and section", () => {
    it("returns one row per state and one federal row", async () => {
      const { data, meta } = expectShape("statutes.states", await engine().statutes.states());
      expect(data.jurisdictions).toHaveLength(52);
      expect(data).toMatchObject({ totalSections: 12, stateCountWithData: 2 });
      expect(meta.creditsConsumed).toBe(1);
    });

    it.each([
      ["dc", 1],
      ["ca", 0],
      ["federal", 6],
    ])("counts the codes of %s", async (state, count) => {
      const { data } = expectShape("statutes.codes", await engine().statutes.codes({ state }));
      expect([data.state, data.codes.length]).toEqual([state, count]);
    });

    it("returns a section as of a day", async () => {
      const body = expectShape(
        "statutes.section",
        await engine().statutes.section({ actId: "vt-const-1", asOf: "1800-01-01" }),
      );
      expect(body.data).toMatchObject({ title: "Lakes", text: "The lakes are open.", asOf: "1793-07-09" });
    });

    it("returns an error for an unknown state and an unknown section", async () => {
      expect(await captureError(engine().statutes.codes({ state: "zz" }))).toMatchObject({ code: "state_not_found" });
      expect(await captureError(engine().statutes.section({ actId: "no-act" }))).toMatchObject({
        code: "act_not_found",
      });
    });
  });
}
