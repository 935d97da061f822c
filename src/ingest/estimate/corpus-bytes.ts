import { type TextDensity, USUAL_TEXT_DENSITY } from "./text-density.ts";

/** Numbers of records, and of the characters of their texts. */
export type CountedRecords = Record<keyof ReturnType<typeof createCounts>, number>;

/** Creates counts of nothing. */
export function createCounts() {
  return {
    courts: 0,
    cases: 0,
    citations: 0,
    opinions: 0,
    characters: 0,
    codes: 0,
    sections: 0,
    acts: 0,
    refused: 0,
    repaired: 0,
    storedSections: 0,
    sectionCharacters: 0,
    actCharacters: 0,
  };
}

/**
 * Bytes of a corpus without records, per record and per character: within 20% of the file on every
 * sample of real data, and on simulated tables of short cases.
 */
const BASE_BYTES = 1_788_000;
const BYTES_PER_CASE = 950;
const BYTES_PER_CITATION = 110;
/** Of layouts, edges and marks: what depends on the words of a text is measured. */
const OTHER_BYTES_PER_CHARACTER = 0.052;
const BYTES_PER_SECTION = 1000;
/** Of a section whose words another version has. */
const BYTES_PER_REPEATED_VERSION = 400;
const BYTES_PER_SECTION_CHARACTER = 0.62;
const BYTES_PER_ACT_CHARACTER = 1.12;

/** Estimates the size of the corpus of some records, whose texts have a density. */
export function estimateCorpusBytes(counts: Readonly<CountedRecords>, density = USUAL_TEXT_DENSITY): number {
  return Math.round(
    BASE_BYTES +
      counts.cases * BYTES_PER_CASE +
      counts.citations * BYTES_PER_CITATION +
      counts.characters * sumDensity(density) +
      counts.storedSections * BYTES_PER_SECTION +
      (counts.sections - counts.storedSections) * BYTES_PER_REPEATED_VERSION +
      counts.sectionCharacters * BYTES_PER_SECTION_CHARACTER +
      counts.actCharacters * BYTES_PER_ACT_CHARACTER,
  );
}

function sumDensity({ textBytes, indexBytes }: TextDensity): number {
  return textBytes + indexBytes + OTHER_BYTES_PER_CHARACTER;
}
