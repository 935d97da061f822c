import { afterAll, expect, it } from "vitest";
import { createHandler } from "../../src/http/handler.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";
import { toRequest } from "../support/http/requests.ts";

const { engine } = await openSmallEngine();
const { fetch } = createHandler(engine, { keys: null });
afterAll(() => engine.close());

const sent = (format: string, Accept?: string) =>
  fetch(toRequest("research.export", { query: "ferry OR fee", format, limit: 2 }, Accept ? { Accept } : {}));

it.each([
  ["csv", "text/csv", "text/csv; charset=utf-8; header=present", "cases-ferry-or-fee.csv"],
  [
    "csv",
    "application/json;q=0.5, TEXT/CSV;header=absent;q=0.9",
    "text/csv; charset=utf-8; header=present",
    "cases-ferry-or-fee.csv",
  ],
  ["jsonl", "application/jsonl", "application/jsonl", "cases-ferry-or-fee.jsonl"],
  ["bibtex", "application/x-bibtex", "application/x-bibtex", "cases-ferry-or-fee.bib"],
  ["ris", "application/x-research-info-systems", "application/x-research-info-systems", "cases-ferry-or-fee.ris"],
  [
    "csl-json",
    "application/vnd.citationstyles.csl+json",
    "application/vnd.citationstyles.csl+json",
    "cases-ferry-or-fee.json",
  ],
])("%s to a call that accepts %s is the file itself", async (format, accept, mediaType, fileName) => {
  const response = await sent(format, accept);
  const { data } = await (await sent(format)).json();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": mediaType,
    "content-disposition": `attachment; filename="${fileName}"`,
    "x-total-count": String(data.total),
    "x-request-id": expect.any(String),
  });
  expect(await response.text()).toBe(data.content);
  expect(data).toMatchObject({ mediaType, fileName, exported: 2, total: expect.any(Number) });
});

it.each(["*/*", "text/*", "application/json", "text/csv;q=0", "text/csv-schema", "application/x-bibtex", ""])(
  "to a call that accepts %j a table is JSON",
  async (accept) => {
    const response = await sent("csv", accept);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(response.headers.has("Content-Disposition")).toBe(false);
  },
);

it("answers a failure with a problem document for any Accept header", async () => {
  const request = toRequest("research.export", { query: "( ferry", format: "csv" }, { Accept: "text/csv" });
  const response = await fetch(request);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { code: "query_syntax" } });
});
