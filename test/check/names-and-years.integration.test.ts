import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { buildStarterBytes } from "../support/corpora/starter-bytes.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(await buildStarterBytes());
});
afterAll(() => engine.close());

const listFindings = async (text: string) =>
  (await engine.citations.check({ text })).data.findings.map(({ rule, message }) => `${rule}: ${message}`);

describe("a name that is not right before its citation", () => {
  it.each([
    ["The drivers lost at 384 U.S. 463 (1966), where Miranda v. Arizona requires the warnings.", "384 U.S. 436"],
    ["The rule is that of 539 U.S. 585 (2003), and Lawrence v. Texas binds this court.", "539 U.S. 558"],
    ["The test is that of 392 U.S. 10 (1968) (Terry v. Ohio).", "392 U.S. 1 "],
    ["Following AIR 1978 SC 579, Maneka Gandhi v. Union of India, the order is bad.", "AIR 1978 SC 597"],
  ])("leads to the right citation: %s", async (text, citation) => {
    expect((await listFindings(text)).join("\n")).toContain(`is at ${citation}`);
  });

  it.each([
    ["In re: Article 356 of the Constitution, 2023 INSC 1058.", "Article 370"],
    ["The demolition was bad, In Re: Powers of the Speaker, 2024 INSC 866.", "Demolition of Structures"],
  ])("is compared if it begins with In re: %s", async (text, name) => {
    expect((await listFindings(text)).find((finding) => finding.startsWith("name_mismatch"))).toContain(name);
  });

  it.each([
    "Following 381 U.S. 479 (1965), Eisenstadt v. Baird, 405 U.S. 438 (1972), extended the right.",
    "The rule of 384 U.S. 436 (1966), and Dickerson v. United States reaffirms it, is of constitutional rank.",
    "In Re: Article 370 of the Constitution of India, 2023 INSC 1058.",
    "In re: Special Reference No. 1 of 2025, 2025 INSC 1333.",
    "Re: Interplay Between Arbitration Agreements under the Arbitration & Conciliation Act 1996, 2023 INSC 1066.",
    "Anuradha Bhasin v. UOI (with Ghulam Nabi Azad v. Union of India), (2020) 3 SCC 637.",
    "Puttaswamy (Aadhaar-5J.) v. Union of India, (2019) 1 SCC 1.",
  ])("is not taken for a fault: %s", async (text) => {
    const findings = await listFindings(text);
    expect(findings.filter((finding) => /^(?:name|misplaced|similar|no_longer|year)/.test(finding))).toEqual([]);
  });
});

describe("a year of decision in the words before a name", () => {
  it.each([
    [
      "It was in 1981 that a Constitution Bench struck down the schedule, in Sakal Papers (P) Ltd. v. Union of India, AIR 1962 SC 305.",
      1961,
    ],
    ["In 1974 the Supreme Court in Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225, spoke.", 1973],
    ["Back in 1966, in Golak Nath v. State of Punjab, AIR 1967 SC 1643, eleven Judges spoke.", 1967],
    ["Since 1973, when it decided Furman v. Georgia, 408 U.S. 238, the Court has policed the penalty.", 1972],
    ["On 3 May 2016 the Court upheld free choice in Joseph Shine v. Union of India, 2018 INSC 898.", 2018],
    ["The decision of 2010 in Vishaka v. State of Rajasthan, (1997) 6 SCC 241, filled the gap.", 1997],
  ])("is compared: %s", async (text, year) => {
    const findings = await listFindings(text);
    expect(findings.find((finding) => finding.startsWith("year_mismatch"))).toContain(`was decided in ${year}`);
  });

  it.each([
    "In 2019 the Court applied the test laid down in Vishaka v. State of Rajasthan, (1997) 6 SCC 241.",
    "In 2003 the Court overruled Bowers v. Hardwick, 478 U.S. 186 (1986).",
    "In 1992 the Court held that the rule in Griswold v. Connecticut, 381 U.S. 479 (1965), is settled.",
    "It was in 1995 that he was arrested, and D.K. Basu v. State of West Bengal, (1997) 1 SCC 416, applies.",
    "In 1954 the Court took it up again in 1955, in Brown v. Board of Education, 349 U.S. 294.",
    "In 2013 the Court upheld the section struck down in Shreya Singhal v. Union of India, (2015) 5 SCC 1.",
  ])("is not that of another decision: %s", async (text) => {
    expect((await listFindings(text)).filter((finding) => finding.startsWith("year_mismatch"))).toEqual([]);
  });
});

describe("words about an overruling", () => {
  it("do not make the overruling case the overruled one", async () => {
    const text =
      "Erie R.R. v. Tompkins, 304 U.S. 64 (1938), which overruled Swift v. Tyson, 41 U.S. (16 Pet.) 1 (1842).";
    expect((await listFindings(text)).join("\n")).not.toContain("history_unconfirmed");
  });

  it("name every case of a list", async () => {
    const text =
      "Dobbs v. Jackson Women's Health Org., 597 U.S. 215 (2022), overruling Roe v. Wade, 410 U.S. 113 (1973), and Planned Parenthood v. Casey, 505 U.S. 833 (1992).";
    const findings = await listFindings(text);
    expect(findings.filter((finding) => finding.startsWith("overruling_stated"))).toHaveLength(2);
    expect(findings.filter((finding) => finding.startsWith("overruled"))).toEqual([]);
  });

  it("are known to concern a decision that was itself overruled", async () => {
    const text = "Golak Nath overruled Sajjan Singh v. State of Rajasthan, AIR 1965 SC 845.";
    expect((await listFindings(text)).join("\n")).toContain("which was itself overruled later");
  });
});
