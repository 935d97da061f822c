import { describe, expect, it } from "vitest";
import { deduplicateOpinions } from "../../../../src/ingest/importers/common/deduplicate-opinions.ts";
import type { SourceRecord } from "../../../../src/ingest/records/source-record.ts";
import type { SectionKind } from "../../../../src/law/case.ts";

const LEAD =
  "Justice Ames delivered the opinion of the court.\n\nThe tolls of a ferry may be regulated, and the judgment is affirmed.";
const DISSENT = "Justice Boyle, dissenting.\n\nA ferry is private, and I would reverse.";
const REPAIR = "The owner of the landing keeps it in repair for all who pay.";
const TOLL =
  "The toll that a ferryman may take is what the legislature allows, and where it has said nothing, what is just between the owner of the ferry and those whom he carries across the river with their goods and cattle. No toll was ever fixed for this ferry, and none was asked of the plaintiff before the day on which he brought his suit.";
const ORDER =
  "The application for a stay is denied, and counsel for the owner may file a brief by the tenth of May without leave.";

function opinion(record: string, kind: SectionKind, text: string, caseSourceId = "1", author = ""): SourceRecord {
  return {
    kind: "opinion",
    namespace: "n",
    caseSourceId,
    opinion: { kind, author, text, pages: [{ offset: text.length - 5, page: "7" }], footnotes: [] },
    location: { file: "opinions.csv", record },
  };
}

async function settled(...records: SourceRecord[]): Promise<string[]> {
  async function* all() {
    yield* records;
  }
  const lines: string[] = [];
  for await (const record of deduplicateOpinions(all())) {
    if (record.kind === "opinion")
      lines.push(`${record.opinion.kind} ${record.opinion.author}: ${record.opinion.text.slice(0, 20)}`);
    if (record.kind === "refused" || record.kind === "repaired")
      lines.push(`${record.kind} ${record.location.record}: ${record.reason}`);
  }
  return lines;
}

describe("a case's opinions", () => {
  it.each<[string, SourceRecord[], string[]]>([
    ["a single opinion", [opinion("a", "combined", LEAD)], ["combined : Justice Ames deliver"]],
    [
      "a combined text is divided at its dissent",
      [opinion("a", "combined", `${LEAD}\n\n${DISSENT}`)],
      ["lead : Justice Ames deliver", "dissent : Justice Boyle, disse"],
    ],
    [
      "the combined text is kept, with the authors of the separate ones",
      [
        opinion("a", "lead", LEAD, "1", "Ames"),
        opinion("b", "dissent", DISSENT, "1", "Boyle"),
        opinion("c", "combined", `${LEAD}\n\n${DISSENT}`),
      ],
      [
        "lead Ames: Justice Ames deliver",
        "dissent Boyle: Justice Boyle, disse",
        "refused a: its text is repeated by opinion c",
        "refused b: its text is repeated by opinion c",
      ],
    ],
    [
      "the separate ones are kept where the combined text cannot be divided",
      [
        opinion("a", "lead", LEAD),
        opinion("b", "dissent", DISSENT),
        opinion("c", "combined", `${LEAD} A ferry is private, and I would reverse.`),
      ],
      [
        "lead : Justice Ames deliver",
        "dissent : Justice Boyle, disse",
        "refused c: its text is repeated by opinion a, b",
      ],
    ],
    [
      "the same text twice",
      [opinion("a", "dissent", DISSENT), opinion("b", "dissent", DISSENT)],
      ["refused b: it has the same text as opinion a", "dissent : Justice Boyle, disse"],
    ],
    [
      "cases are kept apart",
      [opinion("a", "combined", LEAD, "1"), opinion("b", "lead", LEAD, "2")],
      ["combined : Justice Ames deliver", "lead : Justice Ames deliver"],
    ],
  ])("keeps each opinion of a case once: %s", async (_, records, expected) => {
    expect(await settled(...records)).toEqual(expected);
  });

  it.each<[string, SourceRecord[], string[]]>([
    [
      "an order that only the combined text has is an addendum to the separate opinions",
      [
        opinion("a", "lead", `${LEAD} ${REPAIR} ${TOLL}`),
        opinion("b", "dissent", "A ferry is private, and I would reverse."),
        opinion("c", "combined", `${LEAD} ${REPAIR} ${TOLL} A ferry is private, and I would reverse.\n\n${ORDER}`),
      ],
      [
        "lead : Justice Ames deliver",
        "dissent : A ferry is private, ",
        "addendum : The application for ",
        "repaired c: its text is repeated by opinion a, b, except for 1 passage of 23 words, which is stored",
      ],
    ],
    [
      "a dissent that only the combined text has keeps its role",
      [
        opinion("a", "lead", `${LEAD} ${ORDER}`),
        opinion("b", "concurrence", ORDER),
        opinion("d", "concurrence", `${ORDER} I agree.`),
        opinion("c", "combined", `${LEAD} ${ORDER} I agree.\n\n${DISSENT}`),
      ],
      [
        "lead : Justice Ames deliver",
        "concurrence : The application for ",
        "concurrence : The application for ",
        "dissent : Justice Boyle, disse",
        "repaired c: its text is repeated by opinion a, b, d, except for 1 passage of 11 words, which is stored",
      ],
    ],
    [
      "a sentence that only a separate opinion has keeps its role and author",
      [
        opinion("a", "lead", `${LEAD} ${REPAIR} ${ORDER}`, "1", "Ames"),
        opinion("b", "dissent", DISSENT, "1", "Boyle"),
        opinion("c", "combined", `${LEAD} ${REPAIR}\n\n${DISSENT}`),
      ],
      [
        "lead Ames: Justice Ames deliver",
        "dissent Boyle: Justice Boyle, disse",
        "lead Ames: The application for ",
        "repaired a: its text is repeated by opinion c, except for 1 passage of 23 words, which is stored",
        "refused b: its text is repeated by opinion c",
      ],
    ],
    [
      "an opinion that shares less than half of its words is stored whole",
      [
        opinion("a", "lead", LEAD),
        opinion("b", "dissent", `A ferry is private, and I would reverse. ${ORDER}`),
        opinion("c", "combined", `${LEAD}\n\n${DISSENT}`),
      ],
      [
        "lead : Justice Ames deliver",
        "dissent : Justice Boyle, disse",
        "refused a: its text is repeated by opinion c",
        "dissent : A ferry is private, ",
      ],
    ],
    [
      "a combined text is stored beside a dissent if no lead opinion is separate",
      [
        opinion("a", "dissent", `${LEAD} ${ORDER}`),
        opinion("c", "combined", `${LEAD} ${ORDER} The bridge may be built.`),
      ],
      ["dissent : Justice Ames deliver", "combined : Justice Ames deliver"],
    ],
    [
      "a combined text that is much longer is stored beside the separate opinions",
      [opinion("a", "lead", LEAD, "1", "Ames"), opinion("c", "combined", `${LEAD}\n\n${DISSENT} ${ORDER}`)],
      ["lead Ames: Justice Ames deliver", "lead Ames: Justice Ames deliver", "dissent : Justice Boyle, disse"],
    ],
    [
      "two combined texts without separate opinions are both stored",
      [opinion("a", "combined", LEAD), opinion("b", "combined", `${LEAD} ${ORDER}`)],
      ["combined : Justice Ames deliver", "combined : Justice Ames deliver"],
    ],
  ])("loses no words that only one of the opinions has: %s", async (_, records, expected) => {
    expect(await settled(...records)).toEqual(expected);
  });

  it("keeps pages with their part", async () => {
    async function* all() {
      yield opinion("a", "combined", `${LEAD}\n\n${DISSENT}`);
    }
    for await (const record of deduplicateOpinions(all())) {
      if (record.kind !== "opinion") continue;
      const { kind, pages, text } = record.opinion;
      expect(pages).toEqual(kind === "dissent" ? [{ offset: text.length - 5, page: "7" }] : []);
    }
  });
});
