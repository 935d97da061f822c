import type { CaseReading } from "../../ingest/projections/case-readings.ts";

/** Readings in a form that is cheap to send: their compressed texts are in one buffer, which is transferred. */
export interface PackedReadings {
  readonly readings: readonly PackedReading[];
  /** The windows and notes of each case, one after the other. */
  readonly bytes: Uint8Array;
}

interface PackedReading extends Pick<CaseReading, "references" | "opinions"> {
  readonly edges: Omit<CaseReading["edges"], "texts">;
  /** Bytes of the windows and of the notes; null if the case cites nothing. */
  readonly sizes: readonly [windows: number, notes: number] | null;
}

/** Packs readings. */
export function packReadings(readings: readonly CaseReading[]): PackedReadings {
  const texts = readings.flatMap(({ edges: { texts } }) => (texts === null ? [] : [texts.windows, texts.notes]));
  const bytes = new Uint8Array(texts.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const text of texts) {
    bytes.set(text, filled);
    filled += text.length;
  }
  return {
    readings: readings.map(({ edges: { texts, ...edges }, references, opinions }) => ({
      edges,
      references,
      opinions,
      sizes: texts && [texts.windows.length, texts.notes.length],
    })),
    bytes,
  };
}

/** Unpacks readings. */
export function unpackReadings({ readings, bytes }: PackedReadings): CaseReading[] {
  let at = 0;
  const take = (size: number) => {
    at += size;
    return bytes.subarray(at - size, at);
  };
  return readings.map(({ edges, references, opinions, sizes }) => ({
    edges: { ...edges, texts: sizes && { windows: take(sizes[0]), notes: take(sizes[1]) } },
    references,
    opinions,
  }));
}
