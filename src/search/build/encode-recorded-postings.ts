import {
  type EncodedPostingList,
  MAX_POSITIONS_WITH_CLASSES,
  type PostingListEncoder,
} from "../postings/posting-list-encoder.ts";
import type { StemCaseCounter } from "./stem-case-counter.ts";

/**
 * Encodes the run that a `WordRecorder` recorded of a word as a posting list, and counts its cases in `stemCases`. Of
 * the classes of adjacent words, only the first {@link MAX_POSITIONS_WITH_CLASSES} of a case are kept.
 * @param raw is overwritten
 * @param nameWords by ordinal, the number of words of the case name
 */
export function encodeRecordedPostings(
  raw: Uint8Array,
  nameWords: Uint32Array,
  encoder: PostingListEncoder,
  stemCases: StemCaseCounter,
): EncodedPostingList {
  encoder.start();
  const classes = new Uint8Array(MAX_POSITIONS_WITH_CLASSES);
  // Of most words a case has a few positions, for which views would take longer than the copies.
  const positions = { bytes: raw, from: 0, to: 0 };
  const adjacentClasses = { bytes: classes, from: 0, to: 0 };
  let ordinal = -1;
  let at = 0;
  // Varints are decoded in place: this loop runs over every word of the corpus.
  while (at < raw.length) {
    at++;
    let step = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = raw[at++]!;
      step |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    ordinal += step;
    stemCases.add(ordinal);
    const start = at;
    const named = nameWords[ordinal]!;
    let inName = 0;
    let inText = 0;
    let position = -1;
    // The positions move together, over the classes between them.
    let end = start;
    while (at < raw.length && raw[at] !== 0) {
      step = shift = 0;
      do {
        raw[end++] = byte = raw[at++]!;
        step |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      classes[inName + inText] = raw[at++]!;
      position += step;
      if (position < named) inName++;
      else inText++;
    }
    const count = inName + inText;
    if (count > MAX_POSITIONS_WITH_CLASSES) {
      encoder.add(ordinal, inName, inText, raw.subarray(start, end), classes);
      continue;
    }
    positions.from = start;
    positions.to = end;
    adjacentClasses.to = count;
    encoder.addPacked(ordinal, { inName, inText, positions, adjacentClasses });
  }
  return encoder.finish();
}
