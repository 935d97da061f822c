import { describe, expect, it } from "vitest";
import { requireOneCitation } from "../../../../src/node/cli/options/one-citation.ts";

describe("requireOneCitation", () => {
  it.each([
    [["347 U.S. 483"]],
    [["347", "U.S.", "483"]],
    [["347", "U.S.", "483,", "74", "S.", "Ct.", "686"]],
    [["Brown v. Board of Education", "347", "U.S.", "483"]],
    [["347 U.S. 483", "(1954)"]],
    [["1973INSC258", "AIR", "1973", "SC", "1461"]],
    [["Doe", "v.", "Roe,", "101", "F.3d", "2", "(9th", "Cir.", "1996),", "aff'd,", "521", "U.S.", "3", "(1997)"]],
    [["389 U.S. 347; 384 U.S. 436"]],
    [["the", "ferry case"]],
    [["No.", "12-345"]],
  ])("accepts %j as one", (words) => {
    expect(requireOneCitation(words)).toBe(words.join(" "));
  });

  it.each([
    [["389 U.S. 347", "384 U.S. 436"], '"389 U.S. 347" and "384 U.S. 436"'],
    [["347 U.S. 483", "74 S. Ct. 686"], '"347 U.S. 483" and "74 S. Ct. 686"'],
    [["389", "U.S.", "347,", "384", "U.S.", "436"], '"389 U.S. 347" and "384 U.S. 436"'],
    [["389 U.S. 347", "384", "U.S.", "436"], '"389 U.S. 347" and "384 U.S. 436"'],
    [["389 us 347", "384 us 436"], '"389 us 347" and "384 us 436"'],
    [
      ["Katz v. United States, 389 U.S. 347 (1967)", "(1973) 4 SCC 225"],
      '"Katz v. United States, 389 U.S. 347 (1967)" and "(1973) 4 SCC 225"',
    ],
  ])("refuses %j and names them", (words, named) => {
    expect(() => requireOneCitation(words)).toThrow(`These are 2 citations: ${named}. Give one`);
  });
});
