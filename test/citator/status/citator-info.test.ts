import { describe, expect, it } from "vitest";
import { parseCitatorInfo } from "../../../src/citator/status/citator-info.ts";
import { readCpuTime } from "../../support/cpu-time.ts";

describe("parseCitatorInfo", () => {
  it.each([
    ["RF 1961 SC 7 (3)", [["RF", "relied_on", "AIR 1961 SC 7", ["3"]]]],
    ["D [1962 SC 8 ] (4,5)", [["D", "distinguished", "AIR 1962 SC 8", ["4", "5"]]]],
    [
      "R 1963 SC1009 (2, [6) O 1964] SC1010 (1)",
      [
        ["R", "referred", "AIR 1963 SC 1009", ["2", "6"]],
        ["O", "overruled", "AIR 1964 SC 1010", ["1"]],
      ],
    ],
    ["E&D 1965 SC1336 (8)", [["E&D", "distinguished", "AIR 1965 SC 1336", ["8"]]]],
    ["E&F 1965 SC 12", [["E&F", "followed", "AIR 1965 SC 12", []]]],
    [
      "APL 1970 SC 5 (1,2 MV 1971 SC 6 (3)",
      [
        ["APL", "applied", "AIR 1970 SC 5", ["1", "2"]],
        ["MV", "considered", "AIR 1971 SC 6", ["3"]],
      ],
    ],
    ["F 1988] SC [567 (14)", [["F", "followed", "AIR 1988 SC 567", ["14"]]]],
    ["XX 1970 SC 5 (1)", []],
    ["Section 5 of the Act of 1970", []],
  ])("parses %j", (line, entries) => {
    expect(parseCitatorInfo(line).map(({ code, kind, citation, paras }) => [code, kind, citation, paras])).toEqual(
      entries,
    );
  });

  it("marks a minority view", () => {
    expect(parseCitatorInfo("MV 1971 SC 6 (3)")[0]!.minority).toBe(true);
  });

  it("parses hostile input in linear time", () => {
    const started = readCpuTime();
    for (const piece of ["R 1", "E&E&E&", "1950 SC 1 (", "[[[[", "R 1950 SC 1 (1,1,1,1,1,1,1 "])
      parseCitatorInfo(piece.repeat(100_000));
    expect(readCpuTime() - started).toBeLessThan(4000);
  });
});
