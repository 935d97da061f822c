import { describe, expect, it } from "vitest";
import { captureError } from "../../support/capture-error.ts";
import type { EngineOfTest } from "../engine-of-test.ts";
import { expectShape } from "../expect-shape.ts";

/** Describes the verbs of this area. */
export function describeActs(engine: EngineOfTest): void {
  describe("acts", () => {
    it("lists Acts, filtered and page by page", async () => {
      const body = expectShape(
        "acts.list",
        await engine().acts.list({ yearTo: 1960, sort: "title_desc", pageSize: 1 }),
      );
      expect(body).toMatchObject({
        results: [{ actId: "canals-act-1951" }],
        total: 2,
        page: 1,
        pageSize: 1,
        hasMore: true,
      });
      expect(expectShape("acts.list", await engine().acts.list()).total).toBe(4);
    });

    it("lists the amendments of an Act", async () => {
      const request = { actId: "boats-act-1951", section: "2A", type: "insertion" } as const;
      const body = expectShape("acts.amendments", await engine().acts.amendments(request));
      expect(body).toMatchObject({ totalFootnotes: 1, footnotes: [{ footnoteId: 2, byAct: "Act 9 of 1960" }] });
      expect(body.typeCounts).toMatchObject({ insertion: 1, substitution: 1, note: 1 });
    });

    it("returns the text of an Act", async () => {
      const { data, meta } = expectShape("acts.text", await engine().acts.text({ actId: "boats-act-1951" }));
      expect(data.sections.map(({ sectionNumber }) => sectionNumber)).toEqual(["", "1", "2A"]);
      expect(meta.creditsConsumed).toBe(1);
    });

    it("returns act_not_found for an unknown Act", async () => {
      expect(await captureError(engine().acts.text({ actId: "no-act" }))).toMatchObject({ code: "act_not_found" });
      expect(await captureError(engine().acts.amendments({ actId: "no-act" }))).toMatchObject({
        code: "act_not_found",
      });
    });
  });
}
