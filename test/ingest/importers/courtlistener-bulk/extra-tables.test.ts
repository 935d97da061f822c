import { describe, expect, it } from "vitest";
import { courtlistenerBulk } from "../../../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";
import {
  cluster,
  court,
  createExtraFiles,
  createFiles,
  docket,
  type ExtraTables,
  opinion,
  type Row,
  toDoubledQuotes,
} from "./bulk-export.ts";

/** Two cases: 7, which later opinions describe, and 8, of 1993, which describes it; 8 has two opinions. */
const FILES = createFiles({
  courts: [court, { ...court, id: "cacd", full_name: "District Court, C.D. California", jurisdiction: "FD" }],
  dockets: [docket],
  clusters: [cluster, { ...cluster, id: "8", case_name: "Elm v. Fir", date_filed: "1993-02-03" }],
  opinions: [
    opinion,
    { ...opinion, id: "80", cluster_id: "8", plain_text: "The appeal is allowed." },
    { ...opinion, id: "81", cluster_id: "8", plain_text: "I would dismiss it." },
  ],
});
const said = (id: string, text: string, changes: Row = {}): Row => ({
  id,
  text,
  score: "0.5",
  described_opinion_id: "70",
  describing_opinion_id: "80",
  group_id: null,
  ...changes,
});

async function read(tables: ExtraTables, convert: (table: string) => string = (table) => table) {
  const files = { ...FILES, ...createExtraFiles(tables) };
  const converted = Object.fromEntries(Object.entries(files).map(([path, table]) => [path, convert(table)]));
  const records = await collectItems(courtlistenerBulk.records(createMemorySource(converted)));
  return {
    courts: filterKind(records, "court").map((record) => record.court),
    described: filterKind(records, "opinion").filter((record) => record.opinion.kind === "parentheticals"),
    unmatched: filterKind(records, "unmatched_citations").map((record) => [record.caseSourceId, record.citations]),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}
const textOf = ({ described }: Awaited<ReturnType<typeof read>>) => described[0]?.opinion.text.split("\n\n");

describe("the parentheticals of CourtListener", () => {
  it("become a part of the case that they describe, the best first, each with the case that says it", async () => {
    const result = await read({
      parentheticals: [
        said("1", "noting the weather"),
        said("2", "holding that a kite is flown by whoever holds its string", { score: "0.9" }),
      ],
    });
    expect(result.described).toMatchObject([{ caseSourceId: "7" }]);
    expect(textOf(result)).toEqual([
      "Described in Elm v. Fir (1993): holding that a kite is flown by whoever holds its string.",
      "Described in Elm v. Fir (1993): noting the weather.",
    ]);
    expect(result.described[0]!.opinion.roles).toEqual([{ start: 0, end: 89, role: "holding" }]);
  });

  it.each([
    ["later", (table: string) => table],
    ["earlier", toDoubledQuotes],
  ])("are read in the %s way of quoting", async (_, convert) => {
    const text = 'holding that "kite" means, in law,\na toy \\ a wing';
    const result = await read({ parentheticals: [said("1", text)] }, convert);
    expect(textOf(result)).toEqual([
      'Described in Elm v. Fir (1993): holding that "kite" means, in law, a toy \\ a wing.',
    ]);
    expect(result.refused).toEqual([]);
  });

  it("are stored once per group and per text, and counted", async () => {
    const result = await read({
      parentheticals: [
        said("1", "holding that kites fly", { group_id: "5", score: "0.2" }),
        said("2", "holding that a kite flies", { group_id: "5", score: "0.8" }),
        said("3", "holding that kites land", { describing_opinion_id: "999" }),
        said("4", "Holding that kites land.", { score: "0.1" }),
        said("5", "of another case", { described_opinion_id: "998" }),
        said("6", ""),
      ],
    });
    expect(textOf(result)).toEqual([
      "Described in Elm v. Fir (1993): holding that a kite flies.",
      "Described in a later decision: holding that kites land.",
    ]);
    expect(result.refused).toEqual(["opinion 6: the parenthetical has no text"]);
    expect(result.repaired).toEqual([
      "file file: of its 6 parentheticals 1 describe cases that are not stored, 2 repeat another, 0 are beyond the limit of their case",
    ]);
  });

  it("are limited to forty of one case", async () => {
    const parentheticals = Array.from({ length: 45 }, (_, at) => said(String(at), `holding that kite ${at} flies`));
    const result = await read({ parentheticals });
    expect(textOf(result)).toHaveLength(40);
    expect(result.repaired[0]).toContain("5 are beyond the limit of their case");
  });
});

describe("the unmatched citations of CourtListener", () => {
  it("are read by the case that cites them", async () => {
    const row = { volume: "900", reporter: "F.2d", page: "12", type: "1", status: "1", citation_string: "900 F.2d 12" };
    const { unmatched, refused } = await read({
      unmatched: [
        { ...row, id: "1", citing_opinion_id: "80" },
        { ...row, id: "2", citing_opinion_id: "81" },
        { ...row, id: "3", volume: null, citation_string: "Kite Rep. 3", citing_opinion_id: "81" },
        { ...row, id: "4", citing_opinion_id: "999" },
        { id: "5", citing_opinion_id: "70" },
      ],
    });
    expect(unmatched).toEqual([["8", ["900 F.2d 12", "Kite Rep. 3"]]]);
    expect(refused).toEqual(["citation 5: volume, reporter or page is empty"]);
  });
});

describe("the appeal paths of CourtListener", () => {
  it("belong to the court from which they lead", async () => {
    const { courts, refused } = await read({
      appeals: [
        { id: "1", from_court_id: "cacd", to_court_id: "ca9" },
        { id: "2", from_court_id: "cacd", to_court_id: "cafc" },
        { id: "3", from_court_id: "cacd", to_court_id: null },
      ],
    });
    expect(courts.map(({ id, appealsTo }) => [id, appealsTo])).toEqual([
      ["ca9", undefined],
      ["cacd", ["ca9", "cafc"]],
    ]);
    expect(refused).toEqual(["court 3: one of the courts of the appeal is missing"]);
  });
});
