import { describe, expect, it } from "vitest";
import { findNameMismatch, isSameCaseName } from "../../src/citation/case-name-match.ts";

describe("isSameCaseName", () => {
  it.each([
    ["Adams v. Baker", "Baker v. Adams"],
    ["Adams vs. Baker", "ADAMS VERSUS BAKER"],
    ["Carter v. Bd. of Educ.", "Carter v. Board of Education of Springfield"],
    ["Adams v. U.S.", "Adams v. United States"],
    ["U.S. v. Adams", "United States of America v. Adams et al."],
    ["Ram Lal & Ors. v. State of Bihar", "Ram Lal v. State of Bihar & Anr."],
    ["State of X. v. Adams", "State v. Adams"],
    ["NLRB v. Adams Co.", "National Labor Relations Board v. Adams Company"],
    ["Chicago, B. & Q. R. Co. v. Adams", "Chicago, Burlington & Quincy Railroad v. Adams"],
    ["Adarns v. Baker", "Adams v. Baker"],
    ["Cullen v. Adams", "Callan v. Adams"],
    ["In re Adams", "Matter of Adams"],
    ["Adams", "Adams v. Baker"],
    ["Commissioner v. Adams", "Commissioner of Internal Revenue v. Adams"],
    ["The Harbor Cases", "Adams v. Baker"],
    ["William V. Adams v. Baker", "Adams v. Baker"],
    ["ADAM V. BAKER V. COLE", "Adam Baker v. Cole"],
    ["Adams V. Baker", "Adams v. Baker"],
    ["Du Mond v. Baker", "DuMond v. Baker"],
    ["", "Adams v. Baker"],
  ])("accepts %s and %s", (a, b) => {
    expect(isSameCaseName(a, b)).toBe(true);
    expect(isSameCaseName(b, a)).toBe(true);
    expect(findNameMismatch(a, b)).toBeNull();
  });

  it.each([
    ["Adams v. Baker", "Carter v. Dole"],
    ["Adams v. Baker", "Adams v. Carter"],
    ["State v. Adams", "State v. Carter"],
    ["Adams v. State of Bihar", "Carter v. State of Bihar"],
    ["In re Adams", "Carter v. Dole"],
    ["William V. Adams v. Baker", "William v. Carter"],
    ["Du Mond v. Baker", "DuMond v. Carter"],
  ])("rejects %s and %s", (a, b) => {
    expect(isSameCaseName(a, b)).toBe(false);
    expect(isSameCaseName(b, a)).toBe(false);
    expect(findNameMismatch(a, b)).toEqual({ given: a, found: b });
  });
});
