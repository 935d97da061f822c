import { describe, expect, it } from "vitest";
import { captureError } from "../../support/capture-error.ts";
import type { EngineOfTest } from "../engine-of-test.ts";
import { expectShape } from "../expect-shape.ts";

/** Describes the verbs of this area. */
export function describeCredits(engine: EngineOfTest): void {
  describe("credits", () => {
    it("returns the price list", async () => {
      const body = expectShape("credits.pricing", await engine().credits.pricing());
      expect(body).toMatchObject({ dollarPerCredit: 0.01, minCredits: 500, maxCredits: 1_000_000 });
      expect(body.costs.length).toBeGreaterThan(20);
    });

    it("answers and charges a request with the same idempotency key once", async () => {
      const context = { idempotencyKey: "conformance" };
      const first = await engine().citations.resolve({ citation: "701 U.S. 10" }, context);
      expect(await engine().citations.resolve({ citation: "701 U.S. 10" }, context)).toEqual(first);
      const other = engine().citations.resolve({ citation: "705 U.S. 200" }, context);
      expect(await captureError(other)).toMatchObject({ code: "validation_failed" });
    });
  });
}
