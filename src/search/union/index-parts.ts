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
  return {
    list,
    splitCases(cases) {
      known ??= findPlaces(list, count());
      return splitCases(list.length, known, cases);
    },
  };
}

/** Returns the part that contains a case of a union, and its ordinal there. */
export function findPlace(parts: IndexParts, ordinal: number): { readonly part: number; readonly local: number } {
  const [found] = parts.splitCases(Uint32Array.of(ordinal));
  return { part: found!.part, local: found!.locals[0]! };
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
  const split = Array.from(sizes, (size, part) => ({
    part,
    locals: new Uint32Array(size),
    places: new Uint32Array(size),
  }));
  sizes.fill(0);
  for (let at = 0; at < cases.length; at++) {
    const ordinal = cases[at]!;
    const part = parts[ordinal]!;
    const filled = sizes[part]!++;
    split[part]!.locals[filled] = locals[ordinal]!;
    split[part]!.places[filled] = at;
  }
  return split.filter((one) => one.locals.length > 0);
}
