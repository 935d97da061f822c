import { describe, expect, it } from "vitest";
import { findOwnPassages } from "../../../../src/ingest/importers/common/find-own-passages.ts";
import { createShingleIndex } from "../../../../src/ingest/importers/common/shingle-index.ts";

const TOLLS = "The tolls of a ferry may be regulated by the county in which its landing lies.";
const LICENCE = "A licence to carry passengers over the river confers no right to be free of competition.";
const ORDER = "The application for a stay is denied, and counsel for the ferry may file a brief by the tenth of May.";

function listOwnText(text: string, ...kept: string[]): string[] {
  const index = createShingleIndex();
  for (const other of kept) index.add(other);
  return findOwnPassages(text, index).passages.map(({ start, end }) => text.slice(start, end));
}

describe("findOwnPassages", () => {
  it("finds none in the words of other texts, in whatever order", () => {
    expect(listOwnText(`${LICENCE}\n\n${TOLLS}`, TOLLS, LICENCE)).toEqual([]);
  });

  it.each<[string, string]>([
    ["capitals", TOLLS.toUpperCase()],
    ["white space and line ends", TOLLS.replaceAll(" ", "  \n")],
    ["punctuation", `“${TOLLS.replaceAll(" ", ", ")}”`],
    ["a hyphen at the end of a line", TOLLS.replace("regulated", "regu- lated")],
    ["a page number", TOLLS.replace("regulated", "regulated *417")],
    ["a letter that was scanned wrongly", TOLLS.replace("regulated", "regnlated")],
    ["a few other words", TOLLS.replace("by the county", "by each and every county")],
  ])("takes a text for repeated if it differs by %s", (_, text) => {
    expect(listOwnText(text, TOLLS)).toEqual([]);
  });

  it("finds the sentence of a run of words that no other text contains", () => {
    expect(listOwnText(`${TOLLS} ${ORDER}\n\n${LICENCE}`, TOLLS, LICENCE)).toEqual([ORDER]);
  });

  it("finds a run at the end of a sentence that another text begins alike", () => {
    const longer = `${TOLLS.slice(0, -1)}, unless an Act of the assembly has granted the owner an exclusive franchise.`;
    expect(listOwnText(longer, TOLLS)).toEqual([longer]);
  });

  it("finds a short sentence if no word of it is in another text", () => {
    const note = "Mr. Justice Alder concurs in the result.";
    expect(listOwnText(`${TOLLS}\n\n${note}\n\n${LICENCE}`, TOLLS, LICENCE)).toEqual([note]);
  });

  it("takes marks that a scanner read as letters for no sentence", () => {
    expect(listOwnText(`${TOLLS}\n\nHH h-1\n\n${LICENCE}`, TOLLS, LICENCE)).toEqual([]);
  });

  it("finds a sentence whose words another text runs together, where no search finds them", () => {
    expect(listOwnText(`${TOLLS} ${ORDER}`, `${TOLLS} ${ORDER.replaceAll(/ (?=\w{2})/g, "")}`)).toEqual([ORDER]);
  });

  it("takes words that are run together for repeated if another text has them apart", () => {
    expect(listOwnText(ORDER.replaceAll(/ (?=\w{2})/g, ""), `${TOLLS} ${ORDER}`)).toEqual([]);
  });

  it("takes spaced initials for repeated", () => {
    const citations = "See 42 U.S.C. § 6702, 29 U.S.C. § 178, 18 U.S.C. § 25 and 18 U.S.C. § 1406, all of which apply.";
    expect(listOwnText(citations.replaceAll("U.S.C.", "U. S. C."), citations)).toEqual([]);
  });

  it("keeps a quotation of another text within a longer passage", () => {
    const passage = `${ORDER} ${TOLLS} ${ORDER.replaceAll("May", "June").replace("denied", "granted at once")}`;
    expect(listOwnText(passage, TOLLS)).toEqual([passage]);
  });

  it("counts the words of a text, and those that no other text contains", () => {
    const index = createShingleIndex();
    index.add(TOLLS);
    expect(findOwnPassages(`${TOLLS}\n\nThe judgment of the county is reversed.`, index)).toMatchObject({
      words: 23,
      ownWords: 7,
    });
  });

  it("finds the whole of a text if nothing was added", () => {
    expect(listOwnText(ORDER)).toEqual([ORDER]);
    expect(listOwnText("")).toEqual([]);
  });

  it("finds words of other scripts", () => {
    const hindi = "नदी पार करने का शुल्क जिला बोर्ड द्वारा निर्धारित किया जा सकता है और याचिका खारिज की जाती है।";
    expect(listOwnText(hindi, TOLLS)).toEqual([hindi]);
    expect(listOwnText(hindi, hindi)).toEqual([]);
  });
});
