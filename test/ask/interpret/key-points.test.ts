import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { interpretQuestion } from "../../../src/ask/interpret/interpret-question.ts";
import {
  computePointLoss,
  computePointShare,
  isPointMet,
  KEY_POINT_LOSSES,
  type KeyPoint,
} from "../../../src/ask/interpret/key-points.ts";
import type { AskRequest } from "../../../src/contract/schemas/ask.ts";
import { type CorpusFile, openFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFileCorpus(openStarterCorpus() as CorpusFile);
});
afterAll(() => corpus.close());

const DEFAULTS = { mode: "standard", sources: true, maxSources: 5, sourcesFilter: "all" } as const;

async function listPoints(question: string, countryCode: "US" | "IN"): Promise<string[]> {
  const { points } = await interpretQuestion(corpus, { ...DEFAULTS, question, countryCode } as AskRequest);
  return points.map(({ kind, label }) => `${kind}: ${label}`);
}

describe("the key points of a question", () => {
  it.each<[string, "US" | "IN", string]>([
    ["Is the political question doctrine a bar to suit?", "US", "doctrine: political question doctrine"],
    ["What is qualified immunity?", "US", "absent: qualified immunity"],
    ["When may a tenant be evicted in Kerala?", "IN", "place: Kerala"],
    ["Has Nepal's supreme court accepted the basic structure doctrine?", "IN", "country: Nepal"],
    ["Must a landlord give notice under Kenyan law?", "US", "country: Kenyan"],
    ["Who inspects a vessel under the Boilers Act?", "IN", "act: Boilers Act"],
    ["What is the law on Zanzibarians?", "US", "name: Zanzibarians"],
    ["What was decided in the Zanzibarians case?", "US", "case: Zanzibarians"],
    ["Boilers Act section 913 inspection of vessels", "IN", "number: 913"],
    ["may a tenant be evicted in kerala", "IN", "place: kerala"],
  ])("contain the subject of %s", async (question, country, point) => {
    expect(await listPoints(question, country)).toContain(point);
  });

  it("contain no country that is only a place of the facts", async () => {
    expect(await listPoints("My ship from Brazil was late. May I sue?", "US")).not.toContain("country: Brazil");
  });

  it("contain the state of the asker, and none from which another party comes", async () => {
    expect(await listPoints("I'm from Ohio. May I carry a knife?", "US")).toContain("place: Ohio");
    expect(await listPoints("The seller is from Ohio. Where may I sue?", "US")).not.toContain("place: Ohio");
  });

  it("contain no Act that the corpus contains", async () => {
    expect(await listPoints("What does the Electricity Act punish?", "IN")).toEqual([]);
  });
});

const createPoint = (kind: KeyPoint["kind"], ...alternatives: string[][]): KeyPoint => ({
  kind,
  label: "",
  start: 0,
  end: 0,
  alternatives,
});

describe("isPointMet", () => {
  it("asks for all words of one alternative within one sentence", () => {
    const point = createPoint("doctrine", ["stamp", "duti"], ["fiscal", "instrument"]);
    expect(isPointMet(point, [new Set(["stamp"]), new Set(["duti"])])).toBe(false);
    expect(isPointMet(point, [new Set(["stamp", "paid", "duti"])])).toBe(true);
    expect(isPointMet(point, [new Set(["fiscal", "instrument"])])).toBe(true);
  });
});

describe("the loss by key points that are not met", () => {
  const art = createPoint("doctrine", ["a"]);
  const other = createPoint("doctrine", ["b"]);
  const lay = createPoint("lay", ["c"]);

  it("is nothing if there are none", () => {
    expect(computePointLoss([], () => false)).toBe(0);
    expect(computePointShare([], () => false)).toBe(1);
  });

  it("is that of a kind times the share of its points", () => {
    expect(computePointLoss([art, other, lay], (one) => one !== other)).toBeCloseTo(KEY_POINT_LOSSES.doctrine / 2);
    expect(computePointLoss([art, lay], (one) => one !== lay)).toBeCloseTo(KEY_POINT_LOSSES.lay);
  });

  it("counts everyday words less than terms of art", () => {
    expect(computePointShare([art, lay], (one) => one === art)).toBeGreaterThan(0.5);
  });
});
