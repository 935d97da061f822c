import { createRandom, RANDOM_RANGE } from "../../random.ts";
import { type SymmetricMatrix, toPlace } from "./count-neighbours.ts";

/** Columns beyond those that are wanted, without which the last of these would be inexact. */
const SPARE_COLUMNS = 16;
/** Multiplications by the matrix before the factors are read. */
const ITERATIONS = 5;

/**
 * Computes the vectors whose inner products come nearest to a symmetric matrix: its eigenvectors with the greatest
 * eigenvalues by amount, times their square roots. Randomised subspace iteration (Halko, Martinsson and Tropp 2011) with a
 * fixed seed: the same matrix has the same factors.
 * @returns the vectors of the rows, one after the other
 */
export function factorizeMatrix(matrix: SymmetricMatrix, dimensions: number): Float64Array {
  const sparse = toSparse(matrix);
  const { size } = matrix;
  const width = Math.min(size, dimensions + SPARE_COLUMNS);
  const next = createRandom(1);
  const random = () => next() / RANDOM_RANGE - 0.5;
  let basis = Float64Array.from({ length: size * width }, () => random() + random() + random());
  orthonormalize(basis, size, width);
  for (let round = 0; round < ITERATIONS; round++) {
    basis = multiply(sparse, basis, width);
    orthonormalize(basis, size, width);
  }
  const image = multiply(sparse, basis, width);
  const small = Array.from({ length: width }, (_, a) =>
    Float64Array.from(
      { length: width },
      (_, b) => (sumProducts(basis, a, image, b, width) + sumProducts(basis, b, image, a, width)) / 2,
    ),
  );
  const { values, vectors } = diagonalize(small);
  const order = [...values.keys()].sort((a, b) => Math.abs(values[b]!) - Math.abs(values[a]!)).slice(0, dimensions);
  const factors = new Float64Array(size * dimensions);
  for (let row = 0; row < size; row++) {
    for (const [at, column] of order.entries()) {
      let sum = 0;
      for (let k = 0; k < width; k++) sum += basis[row * width + k]! * vectors[k]![column]!;
      factors[row * dimensions + at] = sum * Math.sqrt(Math.abs(values[column]!));
    }
  }
  return factors;
}

/** The cells below the diagonal that are not 0; those of a row are between its start and that of the next. */
interface SparseMatrix {
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

function toSparse({ size, values: all }: SymmetricMatrix): SparseMatrix {
  const count = all.reduce((sum, value) => sum + Number(value !== 0), 0);
  const starts = new Uint32Array(size + 1);
  const columns = new Uint32Array(count);
  const values = new Float32Array(count);
  let at = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      const value = all[toPlace(row, column)]!;
      if (value === 0) continue;
      columns[at] = column;
      values[at++] = value;
    }
    starts[row + 1] = at;
  }
  return { starts, columns, values };
}

/** Multiplies the symmetric matrix by one of some columns, which is stored by rows. */
function multiply({ starts, columns, values }: SparseMatrix, factor: Float64Array, width: number) {
  const product = new Float64Array(factor.length);
  for (let row = 0; row + 1 < starts.length; row++) {
    const own = row * width;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const other = columns[at]! * width;
      const value = values[at]!;
      for (let k = 0; k < width; k++) {
        product[own + k]! += value * factor[other + k]!;
        product[other + k]! += value * factor[own + k]!;
      }
    }
  }
  return product;
}

/** Makes columns orthogonal and of length 1 (Gram and Schmidt, twice because of rounding). */
function orthonormalize(columns: Float64Array, size: number, width: number): void {
  for (const _ of [1, 2]) {
    for (let column = 0; column < width; column++) {
      for (let before = 0; before < column; before++) {
        const share = sumProducts(columns, column, columns, before, width);
        for (let row = 0; row < size; row++) columns[row * width + column]! -= share * columns[row * width + before]!;
      }
      const length = Math.sqrt(sumProducts(columns, column, columns, column, width));
      for (let row = 0; row < size; row++) columns[row * width + column]! /= length;
    }
  }
}

/** Returns the inner product of a column of one matrix with a column of another. */
function sumProducts(left: Float64Array, a: number, right: Float64Array, b: number, width: number): number {
  let sum = 0;
  for (let row = 0; row < left.length; row += width) sum += left[row + a]! * right[row + b]!;
  return sum;
}

const MAX_SWEEPS = 50;
/** A cell beside the diagonal that counts as 0. */
const MAX_REST = 1e-9;

/** Computes eigenvalues and eigenvectors of a small symmetric matrix by Jacobi's rotations; the matrix is overwritten. */
function diagonalize(matrix: readonly Float64Array[]): { readonly values: number[]; readonly vectors: Float64Array[] } {
  const vectors = matrix.map((_, row) => Float64Array.from(matrix, (_, column) => Number(row === column)));
  let rest = true;
  for (let sweep = 0; rest && sweep < MAX_SWEEPS; sweep++) {
    rest = false;
    for (let a = 0; a < matrix.length; a++) {
      for (let b = a + 1; b < matrix.length; b++) {
        const cell = matrix[a]![b]!;
        if (Math.abs(cell) < MAX_REST) continue;
        rest = true;
        const ratio = (matrix[b]![b]! - matrix[a]![a]!) / (2 * cell);
        const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
        const cosine = 1 / Math.sqrt(tangent * tangent + 1);
        const sine = tangent * cosine;
        rotateColumns(matrix, a, b, cosine, sine);
        rotateRows(matrix, a, b, cosine, sine);
        rotateColumns(vectors, a, b, cosine, sine);
      }
    }
  }
  return { values: matrix.map((row, at) => row[at]!), vectors };
}

function rotateColumns(matrix: readonly Float64Array[], a: number, b: number, cosine: number, sine: number): void {
  for (const row of matrix) {
    const [left, right] = [row[a]!, row[b]!];
    row[a] = cosine * left - sine * right;
    row[b] = sine * left + cosine * right;
  }
}

function rotateRows(matrix: readonly Float64Array[], a: number, b: number, cosine: number, sine: number): void {
  const [upper, lower] = [matrix[a]!, matrix[b]!];
  for (let at = 0; at < upper.length; at++) {
    const [left, right] = [upper[at]!, lower[at]!];
    upper[at] = cosine * left - sine * right;
    lower[at] = sine * left + cosine * right;
  }
}
