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
 * Bytes of a corpus without records, per record and per character: within 20% of the file on every sample of real data,
 * and on simulated tables of short cases.
 */
const BASE_BYTES = 1_786_000;
const BYTES_PER_CASE = 1130;
const BYTES_PER_CITATION = 110;
const BYTES_PER_CHARACTER = 0.855;
const BYTES_PER_SECTION = 1000;
/** Of a section whose words another version has. */
const BYTES_PER_REPEATED_VERSION = 400;
const BYTES_PER_SECTION_CHARACTER = 0.62;
const BYTES_PER_ACT_CHARACTER = 1.12;

/** Estimates the size of the corpus of some records. */
export function estimateCorpusBytes(counts: Readonly<CountedRecords>): number {
  return Math.round(
    BASE_BYTES +
      counts.cases * BYTES_PER_CASE +
      counts.citations * BYTES_PER_CITATION +
      counts.characters * BYTES_PER_CHARACTER +
      counts.storedSections * BYTES_PER_SECTION +
      (counts.sections - counts.storedSections) * BYTES_PER_REPEATED_VERSION +
      counts.sectionCharacters * BYTES_PER_SECTION_CHARACTER +
      counts.actCharacters * BYTES_PER_ACT_CHARACTER,
  );
}
