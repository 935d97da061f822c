/**
 * A difference between two word lists: the words at `given` are replaced by those at `found`. Ranges are word indexes,
 * `end` exclusive; one of them may be empty.
 */
export interface WordChange {
  readonly given: readonly [number, number];
  readonly found: readonly [number, number];
}

/** The alignment of a word list with the part of another that fits it best. */
export interface WordAlignment {
  /** Number of words that are equal. */
  readonly equal: number;
  /** Range of the second list with which the first is aligned; `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly changes: readonly WordChange[];
}

/** Cost of a word that is omitted or added, of another word, and of another form of the same word. */
const [GAP_COST, SUBSTITUTION_COST, INFLECTION_COST] = [2, 3, 1];

/**
 * Aligns `given` with the part of `found` that fits it best: the alignment with the least cost of words that are
 * changed, omitted or added. Words of `found` before and after that part cost nothing. Takes |given| × |found| steps.
 */
export function alignWords(given: readonly string[], found: readonly string[]): WordAlignment {
  const width = found.length + 1;
  const cost = new Uint16Array((given.length + 1) * width);
  for (let i = 1; i <= given.length; i++) {
    cost[i * width] = i * GAP_COST;
    for (let j = 1; j < width; j++) {
      const change = cost[(i - 1) * width + j - 1]! + computeSubstitutionCost(given[i - 1]!, found[j - 1]!);
      const drop = cost[(i - 1) * width + j]! + GAP_COST;
      const add = cost[i * width + j - 1]! + GAP_COST;
      cost[i * width + j] = Math.min(change, drop, add);
    }
  }
  let to = 0;
  for (let j = 1; j < width; j++) if (cost[given.length * width + j]! < cost[given.length * width + to]!) to = j;
  return traceAlignment(given, found, cost, to);
}

function computeSubstitutionCost(given: string, found: string): number {
  if (given === found) return 0;
  return given.length > 3 && found.length > 3 && given.startsWith(found.slice(0, 3))
    ? INFLECTION_COST
    : SUBSTITUTION_COST;
}

function traceAlignment(
  given: readonly string[],
  found: readonly string[],
  cost: Uint16Array,
  to: number,
): WordAlignment {
  const width = found.length + 1;
  const changes: WordChange[] = [];
  let equal = 0;
  let [i, j] = [given.length, to];
  let [givenEnd, foundEnd] = [i, j];
  const close = () => {
    if (givenEnd > i || foundEnd > j) changes.push({ given: [i, givenEnd], found: [j, foundEnd] });
  };
  while (i > 0) {
    const here = cost[i * width + j]!;
    const same = j > 0 && given[i - 1] === found[j - 1];
    if (same && here === cost[(i - 1) * width + j - 1]) {
      close();
      equal++;
      i--;
      j--;
      [givenEnd, foundEnd] = [i, j];
    } else if (
      j > 0 &&
      !same &&
      here === cost[(i - 1) * width + j - 1]! + computeSubstitutionCost(given[i - 1]!, found[j - 1]!)
    ) {
      i--;
      j--;
    } else if (here === cost[(i - 1) * width + j]! + GAP_COST) i--;
    else j--;
  }
  close();
  return { equal, from: j, to, changes: changes.reverse() };
}
