import { afterAll, describe, expect, it } from "vitest";
import type { Engine } from "../../../src/engine/open-engine.ts";
import {
  citeCase,
  type HistoryAct,
  type HistoryCase,
  openHistoryEngine,
} from "../../support/citator/history-corpus.ts";

const engines: Engine[] = [];
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

async function explain(cases: readonly HistoryCase[], id: number, asOf?: string, acts: readonly HistoryAct[] = []) {
  const engine = await openHistoryEngine(cases, acts);
  engines.push(engine);
  const { data } = await engine.citations.explain({ caseId: String(id), ...(asOf && { asOf }) });
  const { data: record } = await engine.citations.case({ caseId: String(id) });
  if (asOf === undefined) expect(record.freshnessDetail).toEqual(data.freshnessDetail);
  return data;
}

const GROUND: HistoryCase = { id: 701, name: "Grove v. Reeve", date: "1950-01-01", text: "A rule was stated." };
const RESTING: HistoryCase = {
  id: 702,
  name: "Resting v. Case",
  date: "1960-01-01",
  text: `The facts were simple. The Court followed ${citeCase(GROUND)}, on tolls of ferries.`,
};
const END: HistoryCase = {
  id: 703,
  name: "Winter v. Sommer",
  date: "1970-01-01",
  text: `The Court overruled ${citeCase(GROUND)}.`,
};

describe("a case without a citing decision", () => {
  it("has no basis, is not definitive, and says so in one sentence", async () => {
    expect((await explain([GROUND], 701)).freshnessDetail).toMatchObject({
      status: "Good Law",
      definitive: false,
      basis: "none",
      reason: null,
      authorities: [],
      counts: { positive: 0, negative: 0, neutral: 0, unknown: 0 },
      sentence: "No citing decision is in this corpus.",
    });
  });
});

describe("a case that rests on an overruled one", () => {
  it("is questioned with the basis foundation, and names both decisions", async () => {
    const { freshnessDetail } = await explain([GROUND, RESTING, END], 702);
    expect(freshnessDetail).toMatchObject({ status: "Questioned", definitive: false, basis: "foundation" });
    expect(freshnessDetail.sentence).toBe(
      "Questioned: it rests on Grove v. Reeve, 701 U.S. 1, overruled by Winter v. Sommer, 703 U.S. 1, as far as can be told.",
    );
  });

  it("is good law as of a day before the overruling", async () => {
    expect((await explain([GROUND, RESTING, END], 702, "1965-01-01")).status).toBe("Good Law");
  });

  it("is not questioned if its court has followed it since", async () => {
    const text = `The Court followed ${citeCase(RESTING)}.`;
    const again: HistoryCase = { id: 704, name: "Again v. Resting", date: "1980-01-01", text };
    expect((await explain([GROUND, RESTING, END, again], 702)).status).toBe("Good Law");
  });

  it("is not questioned if the other was overruled in part on another point", async () => {
    const text = `The Court overruled ${citeCase(GROUND)}, so far as it denied costs to the winner.`;
    expect((await explain([GROUND, RESTING, { ...END, text }], 702)).status).toBe("Good Law");
  });

  it("is questioned if the other was overruled in part on the same point", async () => {
    const text = `The Court overruled ${citeCase(GROUND)}, so far as it allowed a toll without posting.`;
    expect((await explain([GROUND, RESTING, { ...END, text }], 702)).status).toBe("Questioned");
  });
});

describe("a treatment by a decision that has fallen", () => {
  const narrow: HistoryCase = {
    id: 705,
    name: "Narrow v. View",
    date: "1962-01-01",
    text: `The Court distinguished ${citeCase(RESTING)}.`,
  };
  const wide: HistoryCase = {
    id: 706,
    name: "Wide v. View",
    date: "1972-01-01",
    text: `The Court overruled ${citeCase(narrow)}.`,
  };

  it("is listed with what set it aside, and decides nothing", async () => {
    const { status, reasons } = await explain([RESTING, narrow, wide], 702);
    expect(status).toBe("Good Law");
    expect(reasons).toMatchObject([
      { caseName: "Narrow v. View", discounted: "void", since: "overruled by Wide v. View, 706 U.S. 1" },
    ]);
  });

  it("decides as of a day before the fall", async () => {
    expect((await explain([RESTING, narrow, wide], 702, "1965-01-01")).status).toBe("Distinguished");
  });

  it("still overrules if the decision that ended it also rejects the ground of the case", async () => {
    const first: HistoryCase = { ...narrow, text: `The Court overruled ${citeCase(RESTING)}.` };
    const text = `The Court overruled ${citeCase(first)}. It overruled ${citeCase(GROUND)} as well.`;
    expect((await explain([GROUND, RESTING, first, { ...wide, text }], 702)).status).toBe("Overruled");
    const { status, sentence } = await explain([GROUND, RESTING, first, wide], 702);
    expect(status).toBe("Good Law");
    expect(sentence).toMatch(
      /; overruled by Narrow v\. View, 705 U\.S\. 1, itself overruled by Wide v\. View, 706 U\.S\. 1\.$/,
    );
  });
});

describe("a follower that was overruled", () => {
  it("leaves the label, and is named in the sentence", async () => {
    const fallen: HistoryCase = { ...END, text: `The Court overruled ${citeCase(RESTING)}.` };
    const { status, sentence } = await explain([GROUND, RESTING, fallen], 701);
    expect(status).toBe("Good Law");
    expect(sentence).toBe(
      "No negative treatment found in 1 citing decision to 1960-01-01; Resting v. Case, 702 U.S. 1, which followed it, was overruled by Winter v. Sommer, 703 U.S. 1.",
    );
  });
});

describe("the part of a case that is affected", () => {
  it("is told in the words of the deciding decision", async () => {
    const text = `The Court overruled ${citeCase(GROUND)}, in so far as it denied costs to the winner.`;
    expect((await explain([GROUND, { ...END, text }], 701)).freshnessDetail).toMatchObject({
      partial: true,
      part: "in so far as it denied costs to the winner",
      sentence: "Overruled in part by Winter v. Sommer, 703 U.S. 1, in so far as it denied costs to the winner.",
    });
  });
});

describe("a doubt of a bench in India", () => {
  const ruling: HistoryCase = { id: 710, name: "Ruling v. Bench", date: "1990-01-01", bench: 2, text: "A rule." };
  const doubt: HistoryCase = {
    id: 711,
    name: "Doubt v. Bench",
    date: "1995-01-01",
    bench: 3,
    text: `The correctness of ${citeCase(ruling)}, was referred to a larger Bench.`,
  };
  const answer: HistoryCase = {
    id: 712,
    name: "Answer v. Bench",
    date: "1999-01-01",
    bench: 5,
    text: `The Court approved ${citeCase(ruling)}.`,
  };

  it("counts until a larger bench answers it by following the case", async () => {
    expect((await explain([ruling, doubt, answer], 710, "1996-01-01")).status).toBe("Questioned");
    expect(await explain([ruling, doubt, answer], 710)).toMatchObject({
      status: "Good Law",
      reasons: [{ discounted: "answered", since: "approved by Answer v. Bench, (1999) 1 SCC 712" }],
    });
  });

  it("is not answered by a bench that is not larger", async () => {
    expect((await explain([ruling, doubt, { ...answer, bench: 3 }], 710)).status).toBe("Questioned");
  });
});

describe("a law that responds to a case", () => {
  const ruling: HistoryCase = {
    id: 720,
    name: "Boats v. State",
    date: "1980-06-01",
    bench: 2,
    text: "The Court read section 4 of the Boats Act, 1951 widely.",
  };
  const answering: HistoryAct = {
    title: "The Ferries Act, 1985",
    number: "9 of 1985",
    enacted: "1985-03-01",
    longTitle: `An Act to undo the decision in ${citeCase(ruling)}.`,
  };

  it("overrules it with the basis statute, never definitively", async () => {
    expect((await explain([ruling], 720, undefined, [answering])).freshnessDetail).toMatchObject({
      status: "Overruled",
      basis: "statute",
      definitive: false,
      reason: { clusterId: null, caseName: "The Ferries Act, 1985", treatment: "answered_by_statute" },
    });
  });

  it("counts from the day of the law only", async () => {
    expect((await explain([ruling], 720, "1984-01-01", [answering])).status).toBe("Good Law");
    expect((await explain([ruling], 720, "1986-01-01", [answering])).status).toBe("Overruled");
  });

  it("only questions it if the law was passed with the case in view", async () => {
    const following = { ...answering, longTitle: `Tolls, passed after the decision in ${citeCase(ruling)}.` };
    expect((await explain([ruling], 720, undefined, [following])).status).toBe("Questioned");
  });

  it("decides nothing after the law was struck down", async () => {
    const fall: HistoryCase = { id: 721, name: "Fall v. Act", date: "1990-01-01", bench: 5, text: "The Act fell." };
    const sections = [{ number: "", text: `The Act was struck down in ${citeCase(fall)}.` }];
    const cases = [ruling, fall];
    expect((await explain(cases, 720, "1988-01-01", [{ ...answering, sections }])).status).toBe("Overruled");
    expect(await explain(cases, 720, undefined, [{ ...answering, sections }])).toMatchObject({
      status: "Good Law",
      reasons: [{ discounted: "void", since: "struck down by Fall v. Act, (1990) 1 SCC 721" }],
    });
  });

  it("is listed without a label if it only amended a provision that the case cites", async () => {
    const amended: HistoryAct = {
      title: "The Boats Act, 1951",
      number: "91 of 1951",
      enacted: "1951-05-01",
      longTitle: "An Act to register boats.",
      sections: [{ number: "4", text: "Every boat is registered." }],
      footnotes: [
        { section: "4", text: "Subs. by Act 3 of 1999, s. 2, for “vessel”.", by: "Act 3 of 1999", date: "1999-07-01" },
      ],
    };
    const { status, freshnessDetail } = await explain([ruling], 720, undefined, [amended]);
    expect(status).toBe("Good Law");
    expect(freshnessDetail.authorities).toMatchObject([
      {
        effect: "changes",
        caseName: "section 4 of the Boats Act, 1951",
        since: "amended by Act 3 of 1999 with effect from 1999-07-01",
      },
    ]);
    expect((await explain([ruling], 720, "1998-01-01", [amended])).freshnessDetail.authorities).toEqual([]);
  });
});

describe("an opinion of one judge", () => {
  it("does not decide if it only concurs", async () => {
    const text = `I would overrule ${citeCase(GROUND)}. It is overruled.`;
    expect((await explain([GROUND, { ...END, kind: "concurrence", text }], 701)).status).toBe("Good Law");
  });
});

describe("a case whose digest names a later law", () => {
  const FERRY: HistoryCase = {
    id: 741,
    name: "Ferry v. State",
    date: "1975-03-01",
    bench: 5,
    text: "The Court held that tolls are taxes under article 265. The Forty-second Amendment of 1976 then added tolls to the list. Section 9 was changed in 1999.",
  };
  const FOLLOWER: HistoryCase = {
    id: 742,
    name: "Barge v. State",
    date: "1990-03-01",
    bench: 3,
    text: `The Court followed ${citeCase(FERRY)}.`,
  };

  it("keeps its label, and lists the laws with their dates", async () => {
    const { freshnessDetail } = await explain([FERRY, FOLLOWER], 741);
    expect(freshnessDetail).toMatchObject({ status: "Good Law", definitive: true });
    expect(freshnessDetail.authorities.filter(({ effect }) => effect === "changes")).toMatchObject([
      { caseName: "a law of 1999", date: "1999", datePrecision: "year", since: "made afterwards" },
      { caseName: "the Forty-second Amendment", date: "1977-01-03", since: "made afterwards" },
    ]);
    expect(freshnessDetail.sentence).toContain("a law of 1999 was made afterwards");
  });

  it("does not name a law before the day from which it has force", async () => {
    const { authorities } = (await explain([FERRY, FOLLOWER], 741, "1976-12-31")).freshnessDetail;
    expect(authorities.filter(({ effect }) => effect === "changes")).toEqual([]);
  });

  it("is overruled by a law that answers the decision", async () => {
    const text = "Tolls were held void. The Tolls Act, 1980 superseded the decision.";
    const { freshnessDetail } = await explain([{ ...FERRY, text }], 741);
    expect(freshnessDetail).toMatchObject({ status: "Overruled", definitive: false, basis: "statute" });
    expect(freshnessDetail.sentence).toContain("answered by the Tolls Act, 1980");
  });

  it("ignores the same words in a judgment: a court names no law that does not exist yet", async () => {
    const { authorities } = (await explain([{ ...FERRY, kind: "lead" }], 741)).freshnessDetail;
    expect(authorities).toEqual([]);
  });
});
