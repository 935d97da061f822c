/**
 * How fast is case search, and how large is its index, beside SQLite's own full-text search (FTS5 of better-sqlite3,
 * native code) on the same words, in the same process? See `peers/compare-search.ts` for how both are made comparable.
 *
 *     npm run bench -- search [corpus file] [queries per class]
 *
 * Without a corpus it makes 20,000 judgments of skewed words from a seed.
 */
import type { IndexedCase } from "../src/search/build.ts";
import { compareSearch, type Times } from "./peers/compare-search.ts";
import { corpusCases } from "./peers/corpus-cases.ts";
import { ratioLine } from "./report/ratio.ts";

const GENERATED_CASES = 20_000;
const GENERATED_WORDS = 250;

const [path, perClass = "100"] = process.argv.slice(2);
const { cases, words, built, peerBuilt, classes } = await compareSearch(
  path && path !== "-" ? await corpusCases(path) : generatedCases(),
  Number(perClass),
);
console.log(`${cases} cases, ${words} words`);
console.log(row("index", `${built.seconds.toFixed(1)} s`, peerBuilt && `${peerBuilt.seconds.toFixed(1)} s`));
console.log(row("bytes", size(built.bytes), peerBuilt && size(peerBuilt.bytes)));
console.log(row("class, ms", "median       p95", "median       p95       FTS5 / ours"));
for (const { name, ours, peer } of classes) {
  console.log(
    row(name, times(ours), peer && `${times(peer)}   ${(peer.median / ours.median).toFixed(1).padStart(6)} x`),
  );
  if (peer) {
    const [median, theirs] = [`${ours.median.toFixed(3)} ms`, `${peer.median.toFixed(3)} ms`];
    console.log(ratioLine({ name, value: peer.median / ours.median, ours: median, peer: theirs }));
  }
}

/** Zipf's law over 40,000 made-up words, every case of its own length and year. */
function* generatedCases(): Generator<IndexedCase> {
  let state = 2463534242;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  const syllables = "ba co du fe gi ha jo ku la me ni po ra su ti vo we za".split(" ");
  const name = (n: number) => {
    let word = "";
    for (let rest = n + 18; rest > 0; rest = Math.floor(rest / 18)) word += syllables[rest % 18];
    return word;
  };
  const word = () => name(Math.floor(40_000 ** random() - 1));
  for (let id = 1; id <= GENERATED_CASES; id++) {
    const length = 50 + Math.floor(random() * 2 * (GENERATED_WORDS - 50));
    yield {
      clusterId: id,
      title: `${word()} v. ${word()}`,
      content: Array.from({ length }, word).join(" "),
      dateFiled: `${1950 + Math.floor(random() * 70)}-01-01`,
      courtId: "scotus",
      jurisdiction: "US",
    };
  }
}

function times({ median, p95 }: Times): string {
  return `${median.toFixed(3).padStart(7)} ${p95.toFixed(3).padStart(9)}`;
}

function size(bytes: number): string {
  return `${bytes} (${(bytes / words).toFixed(2)} a word)`;
}

function row(what: string, ours: string, peer: string | null): string {
  return `${what.padEnd(11)}${ours.padEnd(28)} FTS5 ${peer ?? "skipped"}`;
}
