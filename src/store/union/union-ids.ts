/** Opinions of one part of a union have ids from a multiple of this on. */
const OPINIONS_PER_PART = 2 ** 32;
/** Texts of laws of one part begin at offsets from a multiple of this on. */
const LAW_CHARS_PER_PART = 2 ** 40;

/** A place in one part of a union. */
export interface PartPlace {
  /** Index of the part, from 0. */
  readonly part: number;
  /** The id or offset in that part. */
  readonly local: number;
}

/** Returns the id in a union of an opinion of one part. */
export function joinOpinionId({ part, local }: PartPlace): number {
  return part * OPINIONS_PER_PART + local;
}

/** Returns the part that contains an opinion, and its id there. */
export function splitOpinionId(id: number): PartPlace {
  return { part: Math.floor(id / OPINIONS_PER_PART), local: id % OPINIONS_PER_PART };
}

/** Returns the offset in a union of a text of a law of one part. */
export function joinLawOffset({ part, local }: PartPlace): number {
  return part * LAW_CHARS_PER_PART + local;
}

/** Returns the part that contains a text of a law, and its offset there. */
export function splitLawOffset(offset: number): PartPlace {
  return { part: Math.floor(offset / LAW_CHARS_PER_PART), local: offset % LAW_CHARS_PER_PART };
}
