/** A chunk of a text, with its place in the whole in Unicode code points; -1 if the place is not known. */
export interface TextChunk {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text joined from chunks. */
export interface JoinedText {
  readonly text: string;
  /** Numbers of the chunks that are missing between the first and the last that there should be. */
  readonly missing: readonly number[];
  /** Code points between chunks that no chunk contains. */
  readonly gap: number;
}

/**
 * Joins the chunks of a text by their places: what two chunks share appears once, and what lies between them becomes a
 * line break. Chunks without a place are joined by their numbers.
 */
export function joinChunks(chunks: readonly TextChunk[], total: number): JoinedText {
  const ordered = [...chunks].sort((a, b) => a.index - b.index || a.start - b.start);
  const pieces: string[] = [];
  let end = -1;
  let gap = 0;
  for (const chunk of ordered) {
    const isPlaced = chunk.start >= 0 && chunk.end > chunk.start;
    if (!isPlaced || end < 0) {
      if (pieces.length > 0) pieces.push("\n");
      pieces.push(chunk.text);
    } else {
      if (chunk.start > end) {
        pieces.push("\n");
        gap += chunk.start - end;
      }
      pieces.push(dropCodePoints(chunk.text, end - chunk.start));
    }
    if (isPlaced) end = Math.max(end, chunk.end);
  }
  return { text: pieces.join(""), missing: listMissing(ordered, total), gap };
}

/** Missing chunks that are listed. */
const MAX_MISSING = 1000;

function listMissing(ordered: readonly TextChunk[], total: number): number[] {
  const present = new Set(ordered.map(({ index }) => index));
  // Some tables count from 0, others from 1.
  const first = present.has(0) ? 0 : present.has(total) ? 1 : 0;
  const missing: number[] = [];
  for (let index = first; index < first + total && missing.length < MAX_MISSING; index++)
    if (!present.has(index)) missing.push(index);
  return missing;
}

function dropCodePoints(text: string, count: number): string {
  if (count <= 0) return text;
  if (!/[\uD800-\uDFFF]/.test(text)) return text.slice(count);
  return [...text].slice(count).join("");
}
