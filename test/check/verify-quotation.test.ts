import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/contract/engine.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildStarterBytes } from "../support/corpora/starter-bytes.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(await buildStarterBytes());
}, 60_000);
afterAll(() => engine.close());

const BROWN = "Brown v. Board of Education, 347 U.S. 483 (1954)";
const ROE = "Roe v. Wade, 410 U.S. 113 (1973)";
const MIRANDA = "Miranda v. Arizona, 384 U.S. 436 (1966)";
const MARBURY = "Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803)";
const LAWRENCE = "Lawrence v. Texas, 539 U.S. 558 (2003)";
const SULLIVAN = "New York Times Co. v. Sullivan, 376 U.S. 254 (1964)";
const KESAVANANDA = "Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225";
const GOPALAN = "A.K. Gopalan v. State of Madras, AIR 1950 SC 27";
const MANEKA = "Maneka Gandhi v. Union of India, (1978) 1 SCC 248";
const VISHAKA = "Vishaka v. State of Rajasthan, (1997) 6 SCC 241";

/** Word for word, with the liberties that writers take: capitals, punctuation, ellipses, brackets. */
const EXACT: readonly (readonly [string, string])[] = [
  [BROWN, "separate educational facilities are inherently unequal"],
  [BROWN, "Separate educational facilities are inherently unequal."],
  [BROWN, "[S]eparate educational facilities are inherently unequal"],
  [BROWN, "public schooling had hardly existed when it was adopted"],
  [BROWN, "to be set apart from others of the same age . . . makes them feel inferior"],
  [BROWN, "The question was to be judged in the light of … education in American life"],
  [ROE, "A fetus was held not to be a person within the Fourteenth Amendment"],
  [ROE, "the State has important interests in the health of the mother [and] in potential life"],
  [MIRANDA, "carries its own badge of intimidation and is at odds with the privilege against self-incrimination"],
  [MIRANDA, "unless it demonstrates the use of procedural safeguards"],
  [MIRANDA, "if he asks for a lawyer [or] does not wish to be questioned, the questioning must stop"],
  [MARBURY, "a constitution that could be changed by ordinary statutes would limit nothing"],
  [MARBURY, "To say what the law is belongs to the judges"],
  [LAWRENCE, "Moral disapproval does not by itself justify the criminal law"],
  [SULLIVAN, "debate on public issues that is uninhibited, robust and wide-open"],
  [SULLIVAN, "debate on public issues that is ‘uninhibited, robust and wide open’"],
  [KESAVANANDA, "does not enable Parliament to alter the basic structure or framework of the Constitution"],
  [KESAVANANDA, "no article is wholly beyond amendment"],
  [GOPALAN, "has no application to a person lawfully deprived of his liberty"],
  [MANEKA, "the procedure must also be fair and reasonable in itself"],
  [VISHAKA, "any convention not inconsistent with the fundamental rights [sic] and in harmony with their spirit"],
];

/** With a word changed, left out, or put in; the changes as they must be shown. */
const ALTERED: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
  [BROWN, "separate educational facilities are always inherently unequal", [["always", ""]]],
  [BROWN, "separate educational institutions are inherently unequal", [["institutions", "facilities"]]],
  [
    ROE,
    "A fetus was not held to be a person within the Fourteenth Amendment",
    [
      ["", "held"],
      ["held", ""],
    ],
  ],
  [ROE, "The right is absolute, as a citation of Jacobson v. Massachusetts", [["", "not"]]],
  [MIRANDA, "the prosecution may use statements stemming from custodial interrogation", [["", "not"]]],
  [MIRANDA, "he does not wish to be questioned, the questioning may stop", [["may", "must"]]],
  [MARBURY, "An act of the legislature contrary to the Constitution is voidable", [["voidable", "void"]]],
  [MARBURY, "the delivery of a commission was a duty imposed by law", [["imposed", "fixed"]]],
  [LAWRENCE, "Moral disapproval can by itself justify the criminal law", [["can", "does not"]]],
  [SULLIVAN, "that the speaker knew it to be false, or cared in the least whether it was", [["cared", "did not care"]]],
  [KESAVANANDA, "article 368 does enable Parliament to alter the basic structure or framework", [["", "not"]]],
  [
    KESAVANANDA,
    "the power to amend reaches every article, except those that confer fundamental rights",
    [["except", "including"]],
  ],
  [GOPALAN, "articles 19 and 22 were treated as dealing with that subject by themselves", [["19", "21"]]],
  [
    MANEKA,
    "Personal liberty in article 21 is of the narrowest amplitude and covers a variety of rights",
    [["narrowest", "widest"]],
  ],
  [VISHAKA, "The guidelines are not binding as law declared under article 141", [["not", ""]]],
];

/** Of other cases, or of none. */
const ABSENT: readonly (readonly [string, string])[] = [
  [BROWN, "a constitution that could be changed by ordinary statutes would limit nothing"],
  [ROE, "every citizen shall be free to keep a goat on the public green"],
  [MIRANDA, "the sky above the port was the colour of an old slate roof"],
  [MARBURY, "separate educational facilities are inherently unequal"],
  [LAWRENCE, "the exclusionary rule applies with full force to civil forfeiture"],
  [SULLIVAN, "a newspaper that prints an error must pay for it in every case"],
  [KESAVANANDA, "Parliament may repeal the whole of the Constitution by a simple majority"],
  [GOPALAN, "the passport of a journalist was impounded in public interest"],
  [MANEKA, "no article of the Constitution is beyond the reach of the executive"],
  [VISHAKA, "an employer owes no duty whatever to those who work at home"],
];

async function checked(citation: string, quotation: string) {
  const text = `Much was said. The Court put it in these words: “${quotation}.” ${citation}. Nothing else was decided.`;
  const { data } = await engine.citations.check({ text });
  expect(data.quotations).toHaveLength(1);
  const [found] = data.quotations;
  expect(text.slice(found!.span.start, found!.span.end)).toBe(`${quotation}.`);
  return found!;
}

describe("quotations on the starter corpus", () => {
  it.each(EXACT)("finds an exact quotation of %s: %s", async (citation, quotation) => {
    const { status, found, differences } = await checked(citation, quotation);
    expect({ status, differences }).toEqual({ status: "exact", differences: [] });
    expect(found?.text.length).toBeGreaterThan(20);
  });

  it.each(ALTERED)("finds an altered quotation of %s near its source: %s", async (citation, quotation, changes) => {
    const { status, differences } = await checked(citation, quotation);
    expect(status).toBe("near");
    const shown = differences.map(({ given, found }) => [given, found]);
    for (const change of changes) expect(shown).toContainEqual(change);
  });

  it.each(ABSENT)("cannot verify a quotation that the text of %s lacks: %s", async (citation, quotation) => {
    // The case may contain these words, but the corpus has only a digest of it.
    expect(await checked(citation, quotation)).toMatchObject({ status: "unverifiable", found: null });
  });

  it("has forty and more", () => {
    expect(EXACT.length + ALTERED.length + ABSENT.length).toBeGreaterThanOrEqual(40);
  });
});
