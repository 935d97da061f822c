import { describe, expect, it } from "vitest";
import { compareCaseNames } from "../../src/check/names/compare-names.ts";

describe("names of one case", () => {
  it.each([
    ["Brown v. Bd. of Educ.", "Brown v. Board of Education of Topeka", "US"],
    [
      "NLRB v. Jones & Laughlin Steel Corp.",
      "National Labor Relations Board v. Jones & Laughlin Steel Corporation",
      "US",
    ],
    ["Windsor", "United States v. Windsor", "US"],
    ["PUCL v. Union of India", "People's Union for Civil Liberties v. Union of India", "IN"],
    ["Romesh Thapar v. State of Madras", "Romesh Thappar v. State of Madras", "IN"],
    ["State of Orissa v. Bhupendra Bose", "State of Odisha v. Bhupendra Kumar Bose", "IN"],
    ["Mohd. Salim v. State of U.P.", "Mohammed Saleem v. State of Uttar Pradesh", "IN"],
    ["State v. Anwar Ali Sarkar", "State of West Bengal v. Anwar Ali Sarkar", "IN"],
    [
      "Indian Express Newspapers v. Union of India",
      "Indian Express Newspapers (Bombay) Private Ltd. v. Union of India",
      "IN",
    ],
    ["SCAORA v. Union of India", "Supreme Court Advocates-on-Record Association v. Union of India", "IN"],
    ["In re Article 370", "In re: Article 370 of the Constitution", "IN"],
    ["In Re: Demolitions", "In re: Directions in the Matter of Demolition of Structures", "IN"],
    ["In re Gault", "Application of Gault", "US"],
    [
      "Janus v. Am. Fed'n of State, Cnty., & Mun. Emps.",
      "Janus v. American Federation of State, County, and Municipal Employees",
      "US",
    ],
  ] as const)("agree: %s and %s", (given, known, country) => {
    expect(compareCaseNames(given, known, country)).toBe("same");
  });
});

describe("names that differ in their spelling", () => {
  it.each([
    ["Palco v. Conneticut", "Palko v. Connecticut", "variant"],
    ["Ohio v. Burnett", "Ohio v. Barnette", "misspelt"],
  ] as const)("are told apart by the number of letters: %s and %s", (given, known, grade) => {
    expect(compareCaseNames(given, known, "US")).toBe(grade);
  });
});

describe("names of two cases", () => {
  it.each([
    ["Edwards v. Arkansas", "Edwards v. Arizona", "US"],
    ["Katz v. State of New York", "Katz v. United States", "US"],
    ["K.A. Hussain v. Union of India", "K.A. Abbas v. Union of India", "IN"],
    ["Vinod Sharma v. Rajesh Sharma", "Vineeta Sharma v. Rakesh Sharma", "IN"],
    ["Asha Rao v. State of Kerala", "Asha Rao v. Administrator, Union Territory of Delhi", "IN"],
    ["Shamsher Singh v. State of Punjab", "Ajmer Singh v. State of Punjab", "IN"],
    ["Delhi Municipal Corporation v. Olga", "Bombay Municipal Corporation v. Olga", "IN"],
    ["Gayatri Balasamy v. Mphasis Technologies Ltd.", "Gayatri Balasamy v. ISG Novasoft Technologies Ltd.", "IN"],
    ["Rao v. Star Insurance Services", "Rao v. Orient Services Trust", "US"],
    ["In re Article 356 of the Constitution", "In re: Article 370 of the Constitution", "IN"],
    ["In re Winship", "In re Gault", "US"],
  ] as const)("disagree by one party: %s and %s", (given, known, country) => {
    expect(compareCaseNames(given, known, country)).toBe("different");
  });
});

describe("names of which too little is left", () => {
  it.each([
    ["Heavy Engineering Union v. State of Bihar", "Tata Engineering and Locomotive Co. v. State of Bihar", "IN"],
    ["In re Special Reference No. 1 of 2025", "In re: Assent to Bills by the Governor", "IN"],
    ["In re Grand Jury", "United States v. Doe", "US"],
    ["Commissioner v. State", "Sheriff v. Ministry of Works", "US"],
  ] as const)("are not compared: %s and %s", (given, known, country) => {
    expect(compareCaseNames(given, known, country)).toBe("unknown");
  });
});
