import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { renderTreatmentPage } from "../scripts/docs/treatment-page.ts";
import { ROOT } from "./support/paths.ts";

it("shows in docs/treatment.md the coverage of the lexicon (npm run docs writes it)", () => {
  expect(readFileSync(resolve(ROOT, "docs/treatment.md"), "utf8")).toBe(renderTreatmentPage());
});
