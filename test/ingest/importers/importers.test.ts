import { describe, expect, it } from "vitest";
import { detectImporter, importerByName, importers } from "../../../src/ingest/importers/importers.ts";

const entriesOf = (paths: readonly string[]) =>
  paths.map((path) => ({ path, open: () => new ReadableStream<Uint8Array>() }));

describe("importers", () => {
  it("have a name of their own each, fit for --from NAME:PATH", () => {
    const names = importers.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z-]+$/);
  });

  it.each([
    [["bulk/opinion-clusters-2031-01-31.csv", "bulk/README.txt"], "courtlistener-bulk"],
    [["sc/case_1.txt", "sc/case_2.txt"], "liiofindia"],
    [["photo.jpg"], undefined],
    [[], undefined],
  ])("%j is read by %s", (paths, name) => {
    expect(detectImporter(entriesOf(paths))?.name).toBe(name);
  });

  it("are found by name", () => {
    expect(importerByName("liiofindia")?.name).toBe("liiofindia");
    expect(importerByName("nothing")).toBeNull();
  });
});
