import { fileURLToPath } from "node:url";

/** Path of the vectors of words that the starter corpus contains; `scripts/ask/train-word-vectors.ts` writes it. */
export const WORD_VECTORS: string = fileURLToPath(new URL("word-vectors.bin", import.meta.url));
