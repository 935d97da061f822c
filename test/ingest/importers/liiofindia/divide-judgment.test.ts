import { describe, expect, it } from "vitest";
import { divideJudgment } from "../../../../src/ingest/importers/liiofindia/divide-judgment.ts";
import { readCpuTime } from "../../../support/cpu-time.ts";

describe("divideJudgment", () => {
  const bench = ["J. Alder", "K. Birch", "L. Cedar"];
  const kinds = (paragraphs: readonly string[]) =>
    divideJudgment(paragraphs, bench).map(({ kind, author }) => `${kind} ${author}`.trim());

  it.each<[string, readonly string[], string[]]>([
    ["no signs", ["The appeal is allowed.", "No costs."], ["lead"]],
    [
      "a headnote before the jurisdiction line",
      [
        "Trees-Felling of.",
        "Held, that it may.",
        "CIVIL APPELLATE JURISDICTION: Civil Appeal No. 1 of 1901.",
        "The appeal fails.",
      ],
      ["headnote", "lead"],
    ],
    [
      "a jurisdiction line after the headnote's last words",
      ["Held, so. [5A] CIVIL APPELLATE JURISDICTION : Civil Appeal No. 1 of 1901.", "It fails."],
      ["headnote", "lead"],
    ],
    [
      "a headnote without that line",
      ["Trees.", "HELD: it may.", "The Judgment of the Court was delivered by ALDER, J. It fails."],
      ["headnote", "lead"],
    ],
    ["one heading", ["ALDER, J.-The appeal fails."], ["lead J. Alder"]],
    [
      "judges who agree and who do not",
      ["ALDER, J.-I would allow it.", "BIRCH, J. I agree.", "CEDAR J.--I regret my inability to agree."],
      ["lead J. Alder", "concurrence K. Birch", "dissent L. Cedar"],
    ],
    [
      "a judge whose dissent the headnote states",
      [
        "Held (Cedar, J., dissenting): so.",
        "CIVIL APPELLATE JURISDICTION: C.A. 1.",
        "ALDER, J.-Trees grow.",
        "CEDAR, J.-Trees fall.",
      ],
      ["headnote", "lead J. Alder", "dissent L. Cedar"],
    ],
    [
      "two judges whose dissent the headnote states",
      [
        "Held (Birch and Cedar, JJ. dissenting) so.",
        "CIVIL APPELLATE JURISDICTION: C.A. 1.",
        "ALDER, J.-Trees grow.",
        "BIRCH, J.-Trees fall.",
        "CEDAR, J.-So they do.",
      ],
      ["headnote", "lead J. Alder", "dissent K. Birch", "dissent L. Cedar"],
    ],
    [
      "a judge who speaks for two, after the one who does not",
      [
        "The Judgment of Birch and Cedar, JJ. was delivered by Birch, J. Alder, J. delivered his own.",
        "ALDER, J.-Trees grow, and for this reason I would hold that the appeal should be allowed with costs.",
        "BIRCH, J.-Trees fall, and for this reason we would hold that the appeal should be dismissed with costs.",
      ],
      ["dissent J. Alder", "lead K. Birch"],
    ],
    [
      "no statement of agreement",
      ["ALDER, J.-Trees grow.", "BIRCH, J.-Trees fall."],
      ["lead J. Alder", "plurality K. Birch"],
    ],
    [
      "a judge who is quoted",
      ["ALDER, J.-The appeal fails.", "BIRCH, J. (as he then was) observed so.", "DOGWOOD, J.-Of another court."],
      ["lead J. Alder"],
    ],
  ])("divides a judgment with %s", (_, paragraphs, expected) => {
    expect(kinds(paragraphs)).toEqual(expected);
  });

  it("loses no paragraph", () => {
    const paragraphs = [
      "Held, so.",
      "ORIGINAL JURISDICTION: Petition No. 1 of 1901.",
      "ALDER, J.-One.",
      "Two.",
      "BIRCH, J. I agree.",
      "Three.",
    ];
    expect(divideJudgment(paragraphs, bench).flatMap((section) => section.paragraphs)).toEqual(paragraphs);
  });

  it("stays fast on hostile text", () => {
    const begun = readCpuTime();
    for (const text of [
      "A".repeat(1_000_000),
      "AAAA ".repeat(200_000),
      "Aa, ".repeat(250_000),
      "judgment of ".repeat(80_000),
      "J. dissenting ".repeat(70_000),
    ]) {
      divideJudgment([text, "ALDER, J.-One.", `BIRCH, J. ${text}`], bench);
    }
    expect(readCpuTime() - begun).toBeLessThan(5000);
  });
});
