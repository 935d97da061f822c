/**
 * Trains the vectors of words by which ask compares a question with doctrines, and writes them:
 *
 *     npx tsx scripts/ask/train-word-vectors.ts FOLDER_OR_ARCHIVE...
 *
 * It reads the opinions of the folders and archives twice, in their order, and keeps none of their text: first it counts the
 * stems, then how often two of them are neighbours. The words of each row of the tables of doctrines count as neighbours too,
 * so that a doctrine that no opinion discusses has a place. The matrix of these counts, as pointwise mutual information, is
 * factorised. The same inputs write the same file.
 *
 * The committed file was trained on us-cap-format, us-courtlistener-bulk and in-sc-judgments: 18.5 million words of
 * public opinions of courts of the United States and India.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { WORD_VECTORS } from "../../corpus/word-vectors.ts";
import { listDoctrines } from "../../src/law/doctrines/list-doctrines.ts";
import { encodeWordVectors } from "../../src/text/vectors/word-vectors.ts";
import { createNeighbourCounter, createStemCounter, listContentStems } from "./word-vectors/count-neighbours.ts";
import { factorizeMatrix } from "./word-vectors/factorize-matrix.ts";
import { visitOpinions } from "./word-vectors/visit-opinions.ts";
import { weighNeighbours } from "./word-vectors/weigh-neighbours.ts";

/**
 * Number of stems: all of the tables of doctrines, and the most frequent others. Refusals of labelled questions,
 * cross-validated, are as good as with 15,000.
 */
const MAX_STEMS = 10000;
/** Components of a vector. Cross-validated, refusals are as good as with 48, 64 and 100; the file has half a byte for each. */
const DIMENSIONS = 32;
/** How often two words of a row of the tables count as neighbours; 3 to 50 are equally good. */
const DOCTRINE_TIMES = 30;
/** Other stems consist of at least two letters, and of nothing else. */
const STEM = /^[a-z]{2,}$/;

const { positionals } = parseArgs({ allowPositionals: true });
if (positionals.length === 0) throw new Error("Name the folders or archives of opinions to read.");
const lists = listDoctrines().map(({ names, terms }) => [...names, ...terms].flatMap(listContentStems));

const stemCounter = createStemCounter();
await visitOpinions(positionals, stemCounter.addText);
const stems = selectStems(stemCounter.finish());
const neighbours = createNeighbourCounter(new Map(stems.map((stem, row) => [stem, row])));
await visitOpinions(positionals, neighbours.addText);
for (const list of lists) neighbours.addList(list, DOCTRINE_TIMES);
weighNeighbours(neighbours.counts);
const bytes = encodeWordVectors(stems, factorizeMatrix(neighbours.counts, DIMENSIONS));
writeFileSync(WORD_VECTORS, bytes);
process.stdout.write(`${stems.length} stems, ${bytes.length} bytes: ${WORD_VECTORS}\n`);

/** Selects the stems of the tables and the most frequent others, in alphabetical order. */
function selectStems(counts: ReadonlyMap<string, number>): string[] {
  const own = new Set(lists.flat());
  const others = [...counts]
    .filter(([stem]) => !own.has(stem) && STEM.test(stem))
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([stem]) => stem);
  return [...own, ...others].slice(0, Math.max(MAX_STEMS, own.size)).sort();
}
