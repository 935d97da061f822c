/**
 * How fast is case search, and how large is its index, beside SQLite's own full-text search (FTS5 of better-sqlite3,
 * native code) on the same words, in the same process? See `peers/compare-search.ts` for how both are made comparable.
 *
 *     npm run bench -- search [corpus file, or how many made-up judgments] [queries per class]
 *
 * Without a corpus it makes 20,000 judgments from a seed; see `peers/generated-corpus.ts`.
 */
import { compareSearch, type Times } from "./peers/compare-search.ts";
import { corpusCases } from "./peers/corpus-cases.ts";
import { generatedCorpus } from "./peers/generated-corpus.ts";
import { ratioLine } from "./report/ratio.ts";

const [corpus = "20000", perClass = "100"] = process.argv.slice(2);
const path = /^\d+$/.test(corpus) ? await generatedCorpus(Number(corpus)) : corpus;
const { cases, words, built, peerBuilt, classes } = await compareSearch(await corpusCases(path), Number(perClass));
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

function times({ median, p95 }: Times): string {
  return `${median.toFixed(3).padStart(7)} ${p95.toFixed(3).padStart(9)}`;
}

function size(bytes: number): string {
  return `${bytes} (${(bytes / words).toFixed(2)} a word)`;
}

function row(what: string, ours: string, peer: string | null): string {
  return `${what.padEnd(11)}${ours.padEnd(28)} FTS5 ${peer ?? "skipped"}`;
}
