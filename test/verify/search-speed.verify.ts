import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { compareSearch } from "../../bench/peers/compare-search.ts";
import { corpusCases } from "../../bench/peers/corpus-cases.ts";
import { generatedCorpus, numbers } from "../../bench/peers/generated-corpus.ts";
import { installPeers, nativeDatabase } from "../../bench/peers/native-database.ts";
import { openEngine } from "../../src/engine.ts";
import { openCorpusFile } from "../../src/node/corpus-file.ts";
import { parseQuery } from "../../src/query/parse.ts";
import { planQuery } from "../../src/query/plan.ts";
import type { CaseFacts } from "../../src/search/facts.ts";
import { createSearcher } from "../../src/search/search.ts";
import { caseTextReader } from "../../src/store/case-text.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { postingReader } from "../../src/store/postings.ts";
import { realCorpus } from "./real-corpus.ts";
import { figure } from "./shared.ts";

const QUERIES_PER_CLASS = 100;
const OPENINGS = 9;

const real = realCorpus();

describe.skipIf(real === null)("the speed of case search over all real cases", () => {
  it("is at least that of SQLite's full-text search in every class of queries, with an index of at most 3 bytes a word", async () => {
    installPeers();
    if (!nativeDatabase()) console.log("skipped: better-sqlite3 cannot be installed here, nothing to compare with");
    const { words, built, peerBuilt, classes } = await compareSearch(
      await corpusCases(real!.path),
      nativeDatabase() ? QUERIES_PER_CLASS : 1,
    );
    figure("search index, bytes a word", (built.bytes / words).toFixed(2), "<= 3");
    if (peerBuilt) figure("the same of FTS5", (peerBuilt.bytes / words).toFixed(2), "");
    expect(built.bytes / words).toBeLessThanOrEqual(3);
    for (const { name, ours, peer } of classes) {
      if (!peer) continue;
      const ratio = ours.median / peer.median;
      figure(`case search, ${name}, median ms`, ours.median.toFixed(3), `FTS5 ${peer.median.toFixed(3)}`);
      figure(`case search, ${name}, 95th percentile ms`, ours.p95.toFixed(3), `FTS5 ${peer.p95.toFixed(3)}`);
      figure(`case search, ${name}, median beside that of FTS5`, ratio.toFixed(2), "<= 1");
      expect.soft(ratio, name).toBeLessThanOrEqual(1);
    }
  });

  it("answers the costliest queries, with snippets, within 300 ms", async () => {
    const corpus = await openCorpus(openCorpusFile(real!.path));
    const searcher = createSearcher(postingReader(corpus.database), NO_FACTS);
    const readText = caseTextReader(corpus.database).slice;
    for (const query of COSTLY) {
      const plan = planQuery(parseQuery(query), searcher.statistics);
      let best = Number.POSITIVE_INFINITY;
      for (let pass = 0; pass < 5; pass++) {
        const start = performance.now();
        searcher.search({ plan, readText });
        best = Math.min(best, performance.now() - start);
      }
      figure(`case search, ${query}, ms, best of 5`, best.toFixed(1), "<= 300");
      expect.soft(best, query).toBeLessThanOrEqual(300);
    }
    corpus.close();
  });

  it.each([
    { process: "that has its modules", warmUp: false, bound: 100 },
    { process: "that has answered over another corpus", warmUp: true, bound: 40 },
  ])(
    "opens the corpus and answers a first search, with 20 snippets, in a process $process, within $bound ms",
    (row) => {
      const runs = Array.from({ length: OPENINGS }, () => firstSearch(row.warmUp)).sort((a, b) => a.total - b.total);
      const median = runs[OPENINGS >> 1]!;
      const what = `open and first search, ms, ${row.warmUp ? "process up" : "fresh"}`;
      figure(`${what}, median of 9`, median.total.toFixed(1), `open ${median.open.toFixed(1)}`);
      // What else the machine does adds to every run; the least disturbed one says what the work takes.
      figure(`${what}, fastest of 9`, runs[0]!.total.toFixed(1), `<= ${row.bound}`);
      expect(median.results).toBe(20);
      expect(runs[0]!.total).toBeLessThanOrEqual(row.bound);
    },
  );
});

/** Queries over 20,000 made-up judgments, whatever someone may write; a slow one is asked again, since others use the machine too. */
describe("any query over 20,000 judgments", () => {
  it("is answered within 300 ms, or refused for its syntax", async () => {
    const engine = await openEngine(openCorpusFile(await generatedCorpus(20_000)));
    const random = numbers(7);
    let slowest = { milliseconds: 0, query: "" };
    let refused = 0;
    for (let i = 0; i < FUZZED; i++) {
      const query = anyQuery(random);
      let best = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 5 && best > 300; attempt++) {
        const start = process.cpuUsage();
        try {
          await engine.research.search({ query, content: false });
        } catch (error) {
          expect(error, query).toMatchObject({ code: "query_syntax" });
          if (attempt === 0) refused++;
        }
        const { user, system } = process.cpuUsage(start);
        best = Math.min(best, (user + system) / 1000);
      }
      if (best > slowest.milliseconds) slowest = { milliseconds: best, query };
    }
    await engine.close();
    figure("random inputs that are refused for their syntax", `${refused}/${FUZZED}`, "");
    figure(`slowest of them, ms: ${slowest.query.slice(0, 60)}`, slowest.milliseconds.toFixed(0), "<= 300");
    expect(slowest.milliseconds).toBeLessThanOrEqual(300);
  });
});

const FUZZED = 20_000;

/** Up to a dozen pieces of the language, of text and of nonsense, in any order. */
function anyQuery(random: () => number): string {
  const some = (items: readonly string[]) => items[Math.floor(random() * items.length)]!;
  const syllables = "ba co du fe gi ha jo ku la me ni po ra su ti vo we za".split(" ");
  const word = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => some(syllables)).join("");
  const pieces = [
    word,
    word,
    word,
    () => `${word()}*`,
    () => `"${word()} ${word()}"`,
    () => some(["AND", "OR", "NOT", "AND NOT", "/5", "/s", "/p", "+3", "/255", "/0", "&", "%"]),
    () => some(["(", ")", '"', "*", "§", "—", "हिन्दी", "\u0000", "🙂", "a".repeat(300)]),
    () =>
      `${some(["title", "court", "judge", "year", "cites", "citedby", "treatment", "freshness", "nothing"])}:${word()}`,
    () =>
      some(["year:1990..2000", "freshness:overruled", "treatment:negative", 'cites:"700 U.S. 1"', "700 U.S. 1 (1950)"]),
  ];
  return Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
    pieces[Math.floor(random() * pieces.length)]!(),
  ).join(" ");
}

/** Many words near many others, in most cases. */
const COSTLY = [
  '"of the"',
  '"in the court of"',
  "co*",
  "the /5 of /5 and /5 to",
  "the /s of",
  "the /p of",
  "th* /p de*",
  "(co* OR pr*) /10 st*",
  '(in* OR re* OR "of the") /s (st* OR de*)',
];

const NO_FACTS: CaseFacts = {
  casesNamed: () => [],
  casesCiting: () => [],
  casesCitedBy: () => [],
  courtIds: () => [],
  casesOfJudge: () => [],
  casesTreated: () => [],
};

const DIST = resolve(import.meta.dirname, "../../dist");
const SCRIPT = `
import { openEngine } from ${JSON.stringify(resolve(DIST, "index.js"))};
import { openCorpusFile, openStarterCorpus } from ${JSON.stringify(resolve(DIST, "node/index.js"))};
if (process.argv[2] === "warm up") {
  const other = await openEngine(openStarterCorpus());
  await other.research.search({ query: "free speech", content: false, pageSize: 20 });
}
const start = performance.now();
const engine = await openEngine(openCorpusFile(process.argv[1]));
const open = performance.now() - start;
const { data } = await engine.research.search({ query: "habeas corpus", content: false, pageSize: 20 });
const total = performance.now() - start;
console.log(JSON.stringify({ open, total, results: data.results.filter(({ snippet }) => snippet.includes("<mark>")).length }));
`;

function firstSearch(warmUp: boolean): { open: number; total: number; results: number } {
  const args = ["--input-type=module", "-e", SCRIPT, real!.path, ...(warmUp ? ["warm up"] : [])];
  const output = execFileSync(process.execPath, args, { encoding: "utf8" });
  return JSON.parse(output);
}
