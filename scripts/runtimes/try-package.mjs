// Uses the installed package as a program does, in any runtime: `node try-package.mjs`, `bun …`, `deno run -A …`. Prints
// one line of JSON with what each use returned, for comparison between runtimes.
import { rmSync, writeFileSync } from "node:fs";
import { answerOf, findCitations, openEngine } from "headnote";
import { createClient } from "headnote/client";
import { buildCorpus, openCorpusFile, openStarterCorpus, startServer } from "headnote/node";

const engine = await openEngine(openStarterCorpus());
const question = "May a state segregate its public schools by race?";
const resolved = await engine.citations.resolve({ citation: "347 U.S. 483" });
const found = await engine.research.search({ query: '"equal protection" /s school*', pageSize: 3, passages: 2 });
const plain = await engine.research.search({ query: "search of a car without a warrant", pageSize: 3, content: false });
const answer = await answerOf(engine.ask({ question }));
const checked = await engine.citations.check({ text: "See Brown v. Board of Education, 347 U.S. 483 (1955)." });
await engine.close();

const court = { id: "scotus", name: "Supreme Court", citationString: "SCOTUS", jurisdiction: "US", level: "supreme" };
const decision = {
  clusterId: 1,
  name: "Ames v. Bell",
  nameFull: "Ames v. Bell",
  courtId: "scotus",
  jurisdiction: "US",
};
const rows = [
  { kind: "court", court },
  { kind: "case", case: { ...decision, sourceId: "1", dateFiled: "1990-01-02", citations: ["998 U.S. 1"] } },
  { kind: "opinion", caseSourceId: "1", opinion: { kind: "lead", text: "A lamp that is kept lit is a signal." } },
];
const [input, built] = ["try-package.jsonl", "try-package.sqlite"];
writeFileSync(input, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
await buildCorpus({ inputs: [{ path: input, format: "headnote-jsonl" }], output: built });
const own = await openEngine(openCorpusFile(built));
const ownFound = await own.research.search({ query: "lamp AND signal" });
await own.close();
for (const file of [input, built]) rmSync(file, { force: true });

const server = await startServer();
const client = createClient({ url: server.url, key: "headnote-dev-key" });
const served = await client.research.search({ query: '"due process" AND NOT tax', pageSize: 2 });
let chunks = 0;
for await (const event of client.ask({ question })) if (event.type === "chunk") chunks++;
await server.close();

process.stdout.write(
  JSON.stringify({
    resolved: resolved.data.caseName,
    snippets: [...found.data.results, ...plain.data.results].map(({ snippet }) => snippet),
    passages: found.data.results.map(({ passages }) => passages?.length),
    answer: answer.data.answer,
    sources: answer.data.sources.map(({ excerpt }) => excerpt),
    findings: checked.data.findings.map(({ message }) => message),
    citations: findCitations("Brown, 347 U.S. 483; (1973) 4 SCC 225").length,
    built: ownFound.meta.total,
    served: [served.meta.total, served.data.results.map(({ title }) => title)],
    chunks,
  }),
);
