import type { IndexPart, IndexParts, PartCases } from "../case-index.ts";

/** Where each case of a union is, by its ordinal. */
interface CasePlaces {
  readonly parts: Uint16Array;
  readonly locals: Uint32Array;
}

/**
 * Creates the parts of the index of a union.
 * @param count returns the number of cases of the union; called on first use
 */
export function createIndexParts(list: readonly IndexPart[], count: () => number): IndexParts {
  let known: CasePlaces | undefined;
  const readPlaces = () => {
    known ??= findPlaces(list, count());
    return known;
  };
  let lastCases: Uint32Array | undefined;
  let lastSplit: readonly PartCases[] = [];
  return {
    list,
    splitCases(cases) {
      if (cases !== lastCases) {
        lastSplit = splitCases(list.length, readPlaces(), cases);
        lastCases = cases;
      }
      return lastSplit;
    },
    findPlace(ordinal) {
      const { parts, locals } = readPlaces();
      return { part: parts[ordinal]!, local: locals[ordinal]! };
    },
  };
}

function findPlaces(list: readonly IndexPart[], count: number): CasePlaces {
  const parts = new Uint16Array(count);
  const locals = new Uint32Array(count);
  for (const [part, { toUnion }] of list.entries()) {
    for (let local = 0; local < toUnion.length; local++) {
      const ordinal = toUnion[local]!;
      if (ordinal < 0) continue;
      parts[ordinal] = part;
      locals[ordinal] = local;
    }
  }
  return { parts, locals };
}

function splitCases(partCount: number, { parts, locals }: CasePlaces, cases: Uint32Array): PartCases[] {
  const sizes = new Uint32Array(partCount);
  for (let at = 0; at < cases.length; at++) sizes[parts[cases[at]!]!]!++;
  const split: PartCases[] = [];
  // By part, the index of its cases in the result.
  const rows = new Uint16Array(partCount);
  for (let part = 0; part < partCount; part++) {
    if (sizes[part] === 0) continue;
    rows[part] = split.length;
    split.push({ part, locals: new Uint32Array(sizes[part]!), places: new Uint32Array(sizes[part]!) });
    sizes[part] = 0;
  }
  for (let at = 0; at < cases.length; at++) {
    const ordinal = cases[at]!;
    const part = parts[ordinal]!;
    const own = split[rows[part]!]!;
    const filled = sizes[part]!++;
    own.locals[filled] = locals[ordinal]!;
    own.places[filled] = at;
  }
  return split;
}
