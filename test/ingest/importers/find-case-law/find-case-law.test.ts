import { describe, expect, it } from "vitest";
import { findCaseLaw } from "../../../../src/ingest/importers/find-case-law/find-case-law.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

const JUDGMENT = `<?xml version="1.0" encoding="utf-8"?>
<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:uk="https://caselaw.nationalarchives.gov.uk/akn">
<judgment name="judgment"><meta><identification source="#x">
<FRBRWork><FRBRthis value="https://caselaw.nationalarchives.gov.uk/id/ewhc/ch/2031/12"/><FRBRdate date="2031-02-03" name="judgment"/>
<FRBRname value="Alder v Birch"/></FRBRWork>
<FRBRExpression><FRBRdate date="2031-02-09" name="transform"/></FRBRExpression></identification>
<proprietary source="#x"><uk:court>EWHC-Chancery</uk:court><uk:year>2031</uk:year><uk:number>12</uk:number>
<uk:cite>[2031] EWHC 12 (Ch)</uk:cite><uk:party role="Claimant">Alder</uk:party><uk:party role="Defendant">Birch</uk:party>
<uk:caseNumber>CH-2031-1</uk:caseNumber></proprietary></meta>
<header><p>Before <judge refersTo="#j">Mr Justice Cedar</judge></p></header>
<judgmentBody><decision><level><heading>The kite</heading></level>
<paragraph eId="para_1"><num>1.</num><content><p>A kite is flown by<authorialNote marker="1"><p>So said.</p></authorialNote> whoever holds its string.</p></content></paragraph>
<paragraph eId="para_2"><num>2.</num><content><p>It lands.</p></content></paragraph></decision></judgmentBody></judgment></akomaNtoso>`;

async function read(xml: string) {
  const records = await collectItems(findCaseLaw.records(createMemorySource({ "ewhc-ch-2031-12.xml": xml })));
  return {
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map((record) => record.opinion),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}

describe("findCaseLaw", () => {
  it("reads a judgment by its description, with its numbered paragraphs", async () => {
    const { courts, cases, opinions } = await read(JUDGMENT);
    expect(courts).toMatchObject([
      { id: "gb-ewhc-chancery", name: "High Court of Justice of England and Wales, Chancery", jurisdiction: "GB" },
    ]);
    expect(cases).toEqual([
      {
        namespace: "find-case-law",
        sourceId: "ewhc/ch/2031/12",
        name: "Alder v Birch",
        nameFull: "Alder v Birch",
        courtId: "gb-ewhc-chancery",
        jurisdiction: "GB",
        dateFiled: "2031-02-03",
        datePrecision: "day",
        docketNumber: "CH-2031-1",
        judges: ["Mr Justice Cedar"],
        citations: ["[2031] EWHC 12 (Ch)"],
      },
    ]);
    expect(opinions.map(({ kind, text }) => [kind, text])).toEqual([
      [
        "combined",
        "Before Mr Justice Cedar\n\nThe kite\n\n1. A kite is flown by whoever holds its string.\n\n2. It lands.\n\n[1] So said.",
      ],
    ]);
  });

  it("reads a judgment without date, and refuses one with declared entities, or that is not XML to its end", async () => {
    expect((await read(JUDGMENT.replace("2031-02-03", "soon"))).repaired).toEqual([
      'case file: its date "soon" is not a date: its date is unknown',
    ]);
    const entity = JUDGMENT.replace("<akomaNtoso", '<!DOCTYPE a [<!ENTITY b "c">]><akomaNtoso');
    expect((await read(entity)).refused).toEqual(["case file: it declares entities"]);
    expect((await read("<p>no judgment</p>")).refused).toEqual(["case file: it has neither an address nor a citation"]);
  });

  it("states in its licence that computational analysis needs a licence of its own", () => {
    expect(findCaseLaw.provenance.license).toContain("computational analysis needs a licence");
  });
});
