import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { renderFiguresPage } from "../scripts/docs/figures-page.ts";
import { ROOT } from "./support/paths.ts";

it("lists in docs/verification.md every figure that the verification files report (npm run docs writes it)", () => {
  expect(readFileSync(resolve(ROOT, "docs/verification.md"), "utf8")).toBe(renderFiguresPage());
});
