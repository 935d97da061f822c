import { describe, expect, it } from "vitest";
import { buildSearchAddress, toSearchRequest } from "../../../src/web/search/search-address.ts";

function parseAddress(address: string) {
  const { pathname, searchParams, hash } = new URL(address, "http://localhost");
  return toSearchRequest({ path: pathname, query: searchParams, hash, scrollTop: 0 });
}

describe("the address of a search", () => {
  it.each([
    { query: "ferry & toll*", filters: {} },
    { query: '"due process" AND NOT tax', filters: { jurisdiction: "US", court: "scotus" } },
    {
      query: "fee",
      filters: { jurisdiction: "IN", judge: "Rao", freshness: "Overruled", yearFrom: 1950, yearTo: 1960 },
    },
  ])("is read back as the search that it was built from: $query", (search) => {
    expect(parseAddress(buildSearchAddress(search))).toMatchObject(search);
  });

  it("is no search without a query", () => {
    expect(parseAddress("/?court=scotus")).toBeNull();
  });

  it("ignores values that are not options", () => {
    const filters = parseAddress("/?q=a&jurisdiction=FR&freshness=Stale&from=soon")?.filters;
    expect(filters).toMatchObject({ jurisdiction: undefined, freshness: undefined, yearFrom: undefined });
  });

  it.each([
    ["0", 1],
    ["7", 7],
    ["7.9", 7],
    ["900", 50],
    ["x", 1],
  ])("reads page %s as page %i", (text, page) => {
    expect(parseAddress(`/?q=a&page=${text}`)?.page).toBe(page);
  });
});
