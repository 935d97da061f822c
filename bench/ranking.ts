/**
 * How well do full-text searches rank? Every one that ranks is asked for the best of the same words; one case, or those of
 * one name, is right.
 *
 *     npm run bench -- ranking [corpus file]
 *
 * The questions are made from the cases with a fixed seed: the names of the parties, and the words of a distinctive
 * sentence. Without a corpus: the starter corpus, and all real cases where `npm run verify` has left their corpus. Peers
 * get the words split and stemmed, and weigh the name twice where they have weights for fields.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { openCorpusFile } from "../src/node/files/corpus-file.ts";
import { STARTER_CORPUS } from "../src/node/starter-corpus.ts";
import type { IndexedCase } from "../src/search/build/indexed-case.ts";
import { EMPTY_CASE_LOOKUP } from "../src/search/case-lookup.ts";
import { createSearcher } from "../src/search/searcher.ts";
import { openCorpus } from "../src/store/corpus.ts";
import { createPostingReader } from "../src/store/postings/posting-tables.ts";
import { stem } from "../src/text/stem.ts";
import { ROOT, WORK } from "../test/support/paths.ts";
import { createRandom } from "../test/support/seeded-random.ts";
import { readCorpusCases } from "./peers/corpus-cases.ts";
import { computeMrr, createNameQueries, createSentenceQueries, type JudgedQuery } from "./peers/judged-sets.ts";
import { flexsearch } from "./peers/search/flexsearch.ts";
import { queryPeer, withIndex } from "./peers/search/measure.ts";
import { isAscii } from "./peers/search/peer-cases.ts";
import type { PeerQuery, SearchPeer } from "./peers/search/search-peer.ts";
import { SEARCH_PEERS } from "./peers/search/search-peers.ts";
import { showNote, showTable } from "./report/show.ts";

const SEED = 5;
const QUESTIONS = 300;

/** Digests are short. Of real cases one in four: peers take minutes for all. */
const STARTER = { name: "starter", path: STARTER_CORPUS, least: 600, every: 1 };
const REAL = { name: "real", path: resolve(WORK, "all.sqlite"), least: 4000, every: 4 };

const [given] = process.argv.slice(2);
const corpora = given === undefined ? [STARTER, REAL] : [{ name: given, path: resolve(given), least: 600, every: 1 }];

interface Scores {
  readonly ndcg: number;
  readonly reciprocal: number;
}

const columns: string[] = [];
const scores = new Map<SearchPeer, (Scores | string)[]>(SEARCH_PEERS.map((peer) => [peer, []]));
for (const { name, path, least, every } of corpora) {
  if (!existsSync(path)) {
    showNote(`Skipped: ${path.slice(ROOT.length + 1)} is absent.`);
    continue;
  }
  const cases: IndexedCase[] = [];
  for await (const one of readCorpusCases(path, every)) cases.push(one);
  const { searcher, close } = await openSearcher(path);
  const random = createRandom(SEED);
  const sets = [
    { set: "party names", judged: createNameQueries(cases, QUESTIONS, random) },
    {
      set: "a distinctive sentence",
      judged: createSentenceQueries(cases, searcher, QUESTIONS, random, least),
    },
  ]
    .map(({ set, judged }) => ({
      name: `${name} (${cases.length}), ${set}`,
      judged: judged.filter(({ words }) => words.every(isAscii)),
    }))
    .filter(({ judged }) => judged.length > 0);
  close();
  const ids = cases.map(({ clusterId }) => clusterId);
  columns.push(...sets.map((set) => set.name));
  for (const peer of SEARCH_PEERS) {
    const found = await computeScores(peer, path, every, ids, sets);
    scores.get(peer)!.push(...found);
    console.log(`${name}, ${peer.name}: ${found.map((one) => (typeof one === "string" ? one : "done")).join(", ")}`);
  }
}

showNote(`${QUESTIONS} questions per set, without those in other scripts; the best 20 results of each.`);
const WHY = {
  ...Object.fromEntries(
    SEARCH_PEERS.map(({ name }) => [name, "Headnote's weights are chosen for all sets together, not for this one."]),
  ),
  [flexsearch.name]:
    "It puts those with most of the words first, however common the words are, which finds where a sentence was taken from.",
};
for (const [title, pick] of [
  ["nDCG@10", ({ ndcg }: Scores) => ndcg],
  ["mean reciprocal rank", ({ reciprocal }: Scores) => reciprocal],
] as const) {
  showTable({
    title,
    chart: "ranking",
    better: "more",
    columns,
    rows: SEARCH_PEERS.map((peer) => ({
      name: peer.name,
      cells: scores.get(peer)!.map((one) => (typeof one === "string" ? one : pick(one))),
    })),
    why: WHY,
  });
}

async function computeScores(
  peer: SearchPeer,
  path: string,
  every: number,
  ids: readonly number[],
  sets: readonly { readonly name: string; readonly judged: readonly JudgedQuery[] }[],
): Promise<(Scores | string)[]> {
  const none = (reason: string) => sets.map(() => reason);
  if (peer.unsupported.natural !== undefined) return none("none");
  const found = await withIndex(peer, { corpus: path, cases: ids.length, every }, async (folder) => {
    const classes = sets.map(({ name, judged }) => ({ name, isRanked: true, questions: judged.map(toPeerQuery) }));
    const answered = await queryPeer(peer, folder, null, classes);
    if (answered.kind === "not reached") return `not reached: ${answered.reason}`;
    return answered.classes.map((one, at) =>
      "reason" in one ? one.reason : scoreRanking(one.ids, sets[at]!.judged, ids),
    );
  });
  return typeof found === "string" ? none(found) : found;
}

/** Source of the document frequencies that select rare words. */
async function openSearcher(path: string) {
  const { database } = await openCorpus(openCorpusFile(path));
  return { searcher: createSearcher(createPostingReader(database), EMPTY_CASE_LOOKUP), close: () => database.close() };
}

function toPeerQuery({ words }: JudgedQuery): PeerQuery {
  return { kind: "natural", words, stems: [...new Set(words.map(stem))] };
}

function scoreRanking(
  found: readonly (readonly number[])[],
  judged: readonly JudgedQuery[],
  ids: readonly number[],
): Scores {
  const places = judged.map(({ relevant: right }, at) => {
    const wanted = new Set([...right].map((ordinal) => ids[ordinal]!));
    return { places: found[at]!.flatMap((id, place) => (wanted.has(id) ? [place + 1] : [])), wanted: wanted.size };
  });
  const ndcg = places.map(({ places, wanted }) => {
    const ideal = computeGain(Array.from({ length: Math.min(10, wanted) }, (_, i) => i + 1));
    return computeGain(places.filter((place) => place <= 10)) / ideal;
  });
  return {
    ndcg: ndcg.reduce((sum, one) => sum + one, 0) / ndcg.length,
    reciprocal: computeMrr(places.map(({ places }) => places[0] ?? 0)),
  };
}

function computeGain(places: readonly number[]): number {
  return places.reduce((sum, place) => sum + 1 / Math.log2(place + 1), 0);
}
