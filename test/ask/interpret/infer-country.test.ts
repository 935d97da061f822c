import { describe, expect, it } from "vitest";
import { inferCountry } from "../../../src/ask/interpret/infer-country.ts";

describe("inferCountry", () => {
  it.each([
    "What is the punishment under section 302 IPC?",
    "Is Article 21 violated by a delay in trial?",
    "What did the Supreme Court of India say on privacy?",
    "Can I recover Rs. 5,000 that I lent?",
    "A fine of ₹500 was imposed on me. May I appeal?",
    "Is anticipatory bail available in Karnataka?",
    "Is AIR 1973 SC 1461 still followed?",
  ])("takes a question with signs of Indian law for a question on Indian law: %s", (question) => {
    expect(inferCountry(question)).toBe("IN");
  });

  it.each([
    "What does the Fourth Amendment protect?",
    "When may a court vacate an award?",
    "Is a motion under 28 U.S.C. § 1404 discretionary?",
    "Can the federal government own land in a state?",
  ])("takes a question with American or with no signs for a question on American law: %s", (question) => {
    expect(inferCountry(question)).toBe("US");
  });

  it("follows the newest earlier turn if the question itself shows no country", () => {
    const history = [
      { role: "user" as const, content: "What does the Fourth Amendment protect?" },
      { role: "user" as const, content: "And section 438 CrPC?" },
    ];
    expect(inferCountry("When is it refused?", history)).toBe("IN");
    expect(inferCountry("Does the Fifth Amendment differ?", history)).toBe("US");
  });
});
