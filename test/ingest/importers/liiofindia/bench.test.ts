import { describe, expect, it } from "vitest";
import { isBenchLine, readBench, readNaturalBench } from "../../../../src/ingest/importers/liiofindia/bench.ts";

describe("readBench", () => {
  it.each<[string, string[], string]>([
    ["SHAH, J.C. SHAH, J.C. MITTER, G.K.", ["J.C. Shah", "G.K. Mitter"], "J.C. Shah"],
    [
      "04/12/1968 BOSE, VIVIAN BOSE, VIVIAN FAZAL ALI, SAIYID DAS, SUDHI RANJAN",
      ["Vivian Bose", "S. Fazl Ali", "S.R. Das"],
      "Vivian Bose",
    ],
    ["SINHA, BHUVNESHWAR P.(CJ) RAO, K. SUBBA", ["B.P. Sinha", "K. Subba Rao"], ""],
    ["SUBBARAO, K.\nRAO, K. SUBBA", ["K. Subba Rao"], "K. Subba Rao"],
    ["MISRA RANGNATH MISRA RANGNATH OZA, G.L. (J)", ["Ranganath Misra", "G.L. Oza"], "Ranganath Misra"],
    ["ALDERWALA, Q.Z. (J) BIRCHPUTRA, CEDAR", ["Q.Z. Alderwala", "Cedar Birchputra"], ""],
    ["", [], ""],
  ])("reads the judges and the author in %j", (head, judges, author) => {
    expect(readBench(head)).toEqual({ judges, author });
  });

  it.each<[string, string[] | null]>([
    ["K. RAMASWAMY, G.T. NANAVATI", ["K. Ramaswamy", "G.T. Nanavati"]],
    ["[K. S. HEGDE AND A. N. GROVER, JJ.]", ["K.S. Hegde", "A.N. Grover"]],
    ["R.C.Lahoti, S.Rajendra Babu", ["R.C. Lahoti", "S. Rajendra Babu"]],
    ["CJI, K. VENKATASWAMI", ["Chief Justice of India", "K. Venkataswami"]],
    ["28/03/1958", null],
    ["O R D E R Leave granted.", null],
    ["The Judgment of the Court was delivered by ALDER, J.", null],
  ])("reads the names of the bench line %j", (line, judges) => {
    expect(readNaturalBench(line)?.judges ?? null).toEqual(judges);
  });

  it("recognises a line of judges only", () => {
    expect(isBenchLine("RAMASWAMY, K.")).toBe(true);
    expect(isBenchLine("RAMASWAMY, K. was heard")).toBe(false);
    expect(isBenchLine("")).toBe(false);
  });
});
