import { describe, expect, it } from "vitest";
import { findOpinionSectionKind, splitOpinionSections } from "../../../src/citator/treatment/opinion-sections.ts";
import { readCpuTime } from "../../support/cpu-time.ts";

const heading = (line: string) =>
  splitOpinionSections(`The court speaks.\n\n${line}\n\nMore words.`, "combined").at(-1)!.kind;

describe("splitOpinionSections", () => {
  it.each([
    ["MR. JUSTICE PIKE, dissenting.", "dissent"],
    ["Mr. Justice Pike dissenting:", "dissent"],
    ["JUSTICE PIKE, with whom THE CHIEF JUSTICE and JUSTICE O'HARE join, dissenting.", "dissent"],
    ["MR. JUSTICE PIKE, with whom concurred MR. JUSTICE HARLOW, dissenting.", "dissent"],
    ["Justice Pike, concurring in the judgment.", "concurrence"],
    ["JUSTICE PIKE, concurring in part and dissenting in part.", "concurrence_in_part"],
    ["PIKE, Circuit Judge, dissenting:", "dissent"],
    ["PIKE, J. (dissenting)-This case turns on another point.", "dissent"],
    ["Dissenting opinion by PIKE, J.:", "dissent"],
    ["Mr. Justice Pike wrote a dissenting opinion, in which two others joined.", "combined"],
    ["See Marlow v. Tarn, 88 U.S. 12, 19 (Pike, J., dissenting).", "combined"],
    ["[12] See, e. g., 88 U.S., at 19 (Pike, J., concurring).", "combined"],
    ["The justice, dissenting from that view of the evidence, left the bench.", "combined"],
  ])("reads %j as the heading of a part of kind %s", (line, kind) => {
    expect(heading(line)).toBe(kind);
  });

  it("reads a heading with the judge on one line and the verb on the next", () => {
    expect(heading("MR. JUSTICE PIKE\n\ndissenting.")).toBe("dissent");
  });

  it("finds where each part begins", () => {
    const text = "One.\n\nJUSTICE PIKE, concurring.\n\nTwo.\n\nJUSTICE HARLOW, dissenting.\n\nThree.";
    const parts = splitOpinionSections(text, "lead");
    expect(["One", "Two", "Three"].map((word) => findOpinionSectionKind(parts, text.indexOf(word)))).toEqual([
      "lead",
      "concurrence",
      "dissent",
    ]);
  });

  it.each([
    "Justice a".repeat(100_000),
    "Justice with whom ".repeat(60_000),
    "\n\n".repeat(400_000),
    "9".repeat(1_000_000),
  ])("splits hostile input in linear time", (text) => {
    const started = readCpuTime();
    splitOpinionSections(`${text} dissenting`, "combined");
    expect(readCpuTime() - started).toBeLessThan(2000);
  });
});
