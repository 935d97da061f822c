import { describe, expect, it } from "vitest";
import {
  createMatrix,
  createNeighbourCounter,
  createStemCounter,
  listContentStems,
  toPlace,
} from "../../scripts/ask/word-vectors/count-neighbours.ts";
import { factorizeMatrix } from "../../scripts/ask/word-vectors/factorize-matrix.ts";
import { weighNeighbours } from "../../scripts/ask/word-vectors/weigh-neighbours.ts";

const ROWS = new Map(["lamp", "harbour", "wool"].map((stem, row) => [stem, row]));

describe("counts of neighbours", () => {
  it("are by the inverse distance, function words left out", () => {
    const { addText, counts } = createNeighbourCounter(ROWS);
    addText("The lamps of the harbour. Owls and wool.");
    expect(counts.values[toPlace(0, 1)]).toBe(1);
    expect(counts.values[toPlace(2, 1)]).toBeCloseTo(1 / 2);
    expect(counts.values[toPlace(0, 2)]).toBeCloseTo(1 / 3);
  });

  it("do not reach beyond 8 words or into another text", () => {
    const { addText, counts } = createNeighbourCounter(ROWS);
    addText(`lamp ${"owl ".repeat(8)} harbour`);
    addText("wool");
    expect([...counts.values]).toEqual([0, 0, 0]);
  });

  it("take each pair of words of a list as often as is said", () => {
    const { addList, counts } = createNeighbourCounter(ROWS);
    addList(["wool", "lamp", "wool", "owl"], 5);
    expect(counts.values[toPlace(0, 2)]).toBe(5);
    expect(counts.values[toPlace(0, 1)]).toBe(0);
  });

  it("are of stems without function words", () => {
    const { addText, finish } = createStemCounter();
    addText("The keeper keeps lamps.");
    addText("A lamp.");
    expect(Object.fromEntries(finish())).toEqual({ keeper: 1, keep: 1, lamp: 2 });
    expect(listContentStems("lamps of the keeper")).toEqual(["lamp", "keeper"]);
  });
});

describe("the weight of neighbours", () => {
  it("is positive only for words that are neighbours more often than by chance", () => {
    const matrix = createMatrix(4);
    for (const [row, column, count] of [
      [1, 0, 9],
      [3, 2, 9],
      [2, 0, 0.1],
    ] as const)
      matrix.values[toPlace(row, column)] = count;
    weighNeighbours(matrix);
    expect(matrix.values[toPlace(1, 0)]).toBeGreaterThan(0);
    expect(matrix.values[toPlace(2, 0)]).toBe(0);
    expect(matrix.values[toPlace(3, 0)]).toBe(0);
  });
});

describe("the factors of a matrix", () => {
  /** Creates a matrix whose rows fall into two groups, each of which is alike in itself. */
  function createGroups(size: number) {
    const matrix = createMatrix(size);
    for (let row = 0; row < size; row++)
      for (let column = 0; column < row; column++)
        matrix.values[toPlace(row, column)] = row % 2 === column % 2 ? 1 + (row % 3) / 10 : 0;
    return matrix;
  }

  it("have rows of a group in one direction, and of two groups at a right angle", () => {
    const factors = factorizeMatrix(createGroups(40), 2);
    const multiply = (a: number, b: number) =>
      factors[2 * a]! * factors[2 * b]! + factors[2 * a + 1]! * factors[2 * b + 1]!;
    const compare = (a: number, b: number) => multiply(a, b) / Math.sqrt(multiply(a, a) * multiply(b, b));
    expect(compare(0, 38)).toBeCloseTo(1, 2);
    expect(compare(1, 39)).toBeCloseTo(1, 2);
    expect(Math.abs(compare(0, 1))).toBeLessThan(0.05);
  });

  it("are the same for the same matrix", () => {
    expect(factorizeMatrix(createGroups(30), 4)).toEqual(factorizeMatrix(createGroups(30), 4));
  });
});
