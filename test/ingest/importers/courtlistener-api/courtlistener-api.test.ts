import { describe, expect, it } from "vitest";
import { courtlistenerApi } from "../../../../src/ingest/importers/courtlistener-api/courtlistener-api.ts";
import { createCaseSelection } from "../../../../src/ingest/selection/case-selection.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

const API = "https://www.courtlistener.com/api/rest/v4";

const court = { id: "ca9", full_name: "Court of the Ninth Part", citation_string: "9th Part", jurisdiction: "F" };
const docket = { id: 50, court: `${API}/courts/ca9/`, court_id: "ca9", docket_number: "90-1", case_name: "Cedar" };
const cluster = {
  resource_uri: `${API}/clusters/7/`,
  id: 7,
  docket: `${API}/dockets/50/`,
  docket_id: 50,
  sub_opinions: [`${API}/opinions/70/`],
  citations: [
    { volume: 1931, reporter: "U.S. App. LEXIS", page: "12", type: 6 },
    { volume: 90, reporter: "F.2d", page: "1", type: 4 },
  ],
  judges: "Alder, C.J., and Birch, J.",
  date_filed: "1931-05-04",
  date_filed_is_approximate: false,
  case_name_short: "Cedar",
  case_name: "Cedar v. Dogwood",
  case_name_full: "Cedar Et Al. v. Dogwood",
};
const opinion = {
  id: 70,
  cluster: `${API}/clusters/7/`,
  cluster_id: 7,
  type: "020lead",
  author_str: "",
  per_curiam: false,
  plain_text: "",
  html: null,
  html_with_citations: '<p>The writ is refused. See <a href="/x">900 U.S. 1</a>.</p>',
};

describe("a case that the selection leaves out", () => {
  it("has no notes about its opinions, which are only counted", async () => {
    const sub_opinions = [`${API}/opinions/70/`, `${API}/opinions/71/`];
    const text = page(court, docket, { ...cluster, sub_opinions }, { ...opinion, html_with_citations: "" });
    const selection = createCaseSelection({ courts: ["scotus"] });
    const source = createMemorySource({ "clusters.json": text });
    const records = await collectItems(courtlistenerApi.records(source, { selection }));
    expect(records.map(({ kind }) => kind)).toEqual(["court", "case"]);
    expect(selection.leftOut.opinions).toBe(2);
  });
});

const V3 = "https://www.courtlistener.com/api/rest/v3";

describe("objects of version 3", () => {
  const { id: _, ...withoutId } = opinion;
  const { id: __, docket_id: ___, citations: ____, ...cluster3 } = cluster;

  it("have the id that is in their address, and citations as text", async () => {
    const { cases, opinions, refused } = await read({
      "clusters.json": page(
        {
          ...docket,
          id: undefined,
          resource_uri: `${V3}/dockets/50/`,
          court_id: undefined,
          court: `${V3}/courts/ca9/`,
        },
        court,
        {
          ...cluster3,
          resource_uri: `${V3}/clusters/7/`,
          docket: `${V3}/dockets/50/`,
          sub_opinions: [`${V3}/opinions/70/`],
          federal_cite_one: "90 F.2d 1",
          lexis_cite: "1931 U.S. App. LEXIS 12",
          state_cite_one: "",
          neutral_cite: null,
        },
        { ...withoutId, resource_uri: `${V3}/opinions/70/`, cluster: `${V3}/clusters/7/`, cluster_id: undefined },
      ),
    });
    expect(refused).toEqual([]);
    expect(cases).toMatchObject([{ clusterId: 7, citations: ["90 F.2d 1", "1931 U.S. App. LEXIS 12"] }]);
    expect(opinions).toEqual([["7", "lead", "The writ is refused. See 900 U.S. 1."]]);
  });
});

function page(...results: readonly unknown[]): string {
  return JSON.stringify({ count: results.length, next: null, previous: null, results });
}

function lines(...objects: readonly unknown[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join("");
}

async function read(files: Record<string, string>) {
  const records = await collectItems(courtlistenerApi.records(createMemorySource(files, "saved")));
  return {
    kinds: records.map(({ kind }) => kind),
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map(({ caseSourceId, opinion }) => [
      caseSourceId,
      opinion.kind,
      opinion.text,
    ]),
    refused: listReasons(records, "refused"),
  };
}

const CASE = {
  clusterId: 7,
  namespace: "courtlistener",
  sourceId: "7",
  name: "Cedar v. Dogwood",
  nameFull: "Cedar Et Al. v. Dogwood",
  courtId: "ca9",
  jurisdiction: "US",
  dateFiled: "1931-05-04",
  datePrecision: "day",
  docketNumber: "90-1",
  judges: ["Alder", "Birch"],
  citations: ["90 F.2d 1", "1931 U.S. App. LEXIS 12"],
};

describe("courtlistenerApi", () => {
  it.each<[string, Record<string, string>]>([
    [
      "pages of results",
      {
        "clusters/1.json": page(cluster),
        "courts/1.json": page(court),
        "dockets/1.json": page(docket),
        "opinions/1.json": page(opinion),
      },
    ],
    [
      "single objects",
      {
        "a.json": JSON.stringify(opinion),
        "b.json": JSON.stringify(cluster),
        "c.json": JSON.stringify(docket),
        "d.json": JSON.stringify(court),
      },
    ],
    ["one object to a line", { "all.jsonl": lines(opinion, cluster, docket, court) }],
    [
      "one page to a line",
      { "all.ndjson": lines(JSON.parse(page(opinion, cluster)), JSON.parse(page(docket, court))) },
    ],
    [
      "objects within objects",
      { "all.json": JSON.stringify([{ ...cluster, sub_opinions: [opinion], docket: { ...docket, court } }]) },
    ],
    [
      "addresses instead of ids",
      {
        "all.json": page(
          { ...cluster, docket_id: undefined },
          { ...opinion, cluster_id: undefined },
          { ...docket, court_id: undefined },
          court,
        ),
      },
    ],
  ])("reads %s", async (_, files) => {
    const { kinds, courts, cases, opinions, refused } = await read(files);
    expect(refused).toEqual([]);
    expect(kinds).toEqual(["court", "case", "opinion"]);
    expect(courts).toEqual([
      {
        id: "ca9",
        name: "Court of the Ninth Part",
        citationString: "9th Part",
        jurisdiction: "US",
        level: "appellate",
      },
    ]);
    expect(cases).toEqual([CASE]);
    expect(opinions).toEqual([["7", "lead", "The writ is refused. See 900 U.S. 1."]]);
  });

  it("knows courts that answers only name", async () => {
    const supreme = { ...docket, court_id: "scotus" };
    const { courts } = await read({ "all.json": page(cluster, supreme, opinion) });
    expect(courts).toEqual([expect.objectContaining({ id: "scotus", citationString: "", level: "supreme" })]);
  });

  it("reads values that are true, approximate or plain as the bulk data's are", async () => {
    const { cases, opinions } = await read({
      "all.json": page({ ...cluster, date_filed_is_approximate: true }, docket, {
        ...opinion,
        per_curiam: true,
        html_with_citations: "",
        plain_text: "   The writ\n   is refused.\n",
      }),
    });
    expect(cases[0]).toMatchObject({ dateFiled: "1931-01-01", datePrecision: "year" });
    expect(opinions).toEqual([["7", "per_curiam", "The writ is refused."]]);
  });

  it("groups the opinions of a case, and reads objects that were saved twice once", async () => {
    const eight = { ...cluster, id: 8, sub_opinions: [] };
    const dissent = { ...opinion, id: 71, type: "040dissent", html_with_citations: "<p>I dissent.</p>" };
    const other = { ...opinion, id: 80, cluster_id: 8, html_with_citations: "<p>Affirmed.</p>" };
    const { opinions, refused } = await read({
      "clusters.json": page(cluster, eight, docket),
      "opinions-1.json": page(opinion, other),
      "opinions-2.json": page(opinion, dissent, cluster),
    });
    expect(opinions).toEqual([
      ["8", "lead", "Affirmed."],
      ["7", "lead", "The writ is refused. See 900 U.S. 1."],
      ["7", "dissent", "I dissent."],
    ]);
    expect(refused).toEqual(["case 7: it was saved before", "opinion 70: it was saved before"]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "a case without its docket",
      { "a.json": page(cluster) },
      "case 7: its docket is not in the input: save /api/rest/v4/dockets/50/ too",
    ],
    [
      "a case of an unknown court",
      { "a.json": page(cluster, { ...docket, court_id: "nowhere" }) },
      "case 7: its court is not in the input: save /api/rest/v4/courts/nowhere/ too",
    ],
    [
      "an opinion that was not saved",
      { "a.json": page(cluster, docket) },
      "opinion 70: it is not in the input: save /api/rest/v4/opinions/70/ too",
    ],
    ["an opinion of no case", { "a.json": page(opinion) }, "opinion 70: its case 7 was not stored"],
    [
      "an opinion without text",
      { "a.json": page(cluster, docket, { ...opinion, html_with_citations: "" }) },
      "opinion 70: it has no text",
    ],
    [
      "half a citation",
      { "a.json": page({ ...cluster, citations: [{ volume: 1, reporter: "F.", page: null, type: 1 }] }, docket) },
      "citation 7: volume, reporter or page is empty",
    ],
    [
      "a search result",
      { "a.json": page({ cluster_id: 7, caseName: "Cedar v. Dogwood", court_id: "ca9", opinions: [] }) },
      "case 7: it is a search result, which has no text: save /api/rest/v4/clusters/7/ and its docket and opinions instead",
    ],
    ["an error", { "a.json": '{"detail":"Not found."}' }, "file file: the API answered: Not found."],
    ["what is not JSON", { "a.json": "<html>" }, "file file: it is not JSON"],
    ["a line that is not JSON", { "a.jsonl": '\n{"id":' }, "file line 2: the line is not JSON"],
    [
      "other JSON",
      { "a.json": "[1]" },
      "file file: it is not a cluster, opinion, docket or court of CourtListener's API",
    ],
    ["a docket without an id", { "a.json": page({ ...docket, id: null }) }, "file file: it is a docket without an id"],
  ])("refuses %s, with its reason", async (_, files, refusal) => {
    expect((await read(files)).refused).toContain(refusal);
  });

  it.each([
    ["brackets", "[".repeat(500_000) + "]".repeat(500_000)],
    [
      "clusters within clusters",
      `${'{"id":1,"case_name":"","date_filed":"","docket":'.repeat(20_000)}1${"}".repeat(20_000)}`,
    ],
    ["a long id", JSON.stringify({ ...court, id: "a/".repeat(500_000) })],
  ])("accepts %s", async (_, json) => {
    expect((await read({ "a.json": json })).cases).toEqual([]);
  });
});
