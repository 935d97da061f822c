import { describe, expect, it } from "vitest";
import { EAGER_PARTS } from "../../../src/engine/parts/eager-parts.ts";
import { LAZY_PARTS, loadPart } from "../../../src/engine/parts/lazy-parts.ts";

describe("the parts of the engine that are loaded later", () => {
  it("are the same modules, loaded later or with the engine", async () => {
    expect(Object.keys(EAGER_PARTS)).toEqual(Object.keys(LAZY_PARTS));
    for (const name of Object.keys(LAZY_PARTS) as (keyof typeof LAZY_PARTS)[]) {
      expect(await EAGER_PARTS[name](), name).toBe(await LAZY_PARTS[name]());
    }
  });

  it("name the remedy if their script cannot be loaded", async () => {
    const cause = new TypeError("Failed to fetch dynamically imported module");
    const failed = loadPart(() => Promise.reject(cause));
    await expect(failed).rejects.toMatchObject({ code: "internal", cause });
    await expect(failed).rejects.toThrow(/Failed to fetch .* Serve every script of the build/);
  });
});
