import { expect, it } from "vitest";
import { findCitations } from "../../src/citation/find.ts";
import { namesAgree } from "../../src/citation/mismatch.ts";
import { readTable } from "../../src/ingest/importers/copy-csv.ts";
import { openCorpusFile } from "../../src/node/corpus-file.ts";
import { openSource } from "../../src/node/sources/open-source.ts";
import { eachCase } from "../../src/store/cases.ts";
import { casesByKey, citationsOfCase } from "../../src/store/citations.ts";
import { type Corpus, openCorpus } from "../../src/store/corpus.ts";
import { neighboursOf } from "../../src/store/edges.ts";
import { realCorpus } from "./real-corpus.ts";
import { figure, sharedFile } from "./shared.ts";

const bulk = sharedFile("data/us-courtlistener-bulk.tar.gz");

/** By citing cluster, the clusters that the source's own links name; no link is read when a corpus is built. */
async function readLinks(path: string): Promise<Map<number, Set<number>>> {
  const links = new Map<number, Set<number>>();
  const source = await openSource(path);
  try {
    for await (const entry of source.entries()) {
      if (!/opinions-[\d-]+\.csv$/.test(entry.path)) continue;
      for await (const row of readTable(entry, ["cluster_id", "html_with_citations"])) {
        if ("broken" in row) continue;
        const citing = Number(row.values.cluster_id);
        for (const [, id] of row.values.html_with_citations.matchAll(/href="\/opinion\/(\d+)\//g)) {
          const cited = links.get(citing);
          if (cited === undefined) links.set(citing, new Set([Number(id)]));
          else cited.add(Number(id));
        }
      }
    }
  } finally {
    await source.close();
  }
  return links;
}

interface Edges {
  readonly names: ReadonlyMap<number, readonly string[]>;
  /** By citing cluster, the cited ones. */
  readonly cited: ReadonlyMap<number, readonly number[]>;
}

function readEdges(corpus: Corpus): Edges {
  const names = new Map<number, readonly string[]>();
  const ids: number[] = [];
  eachCase(corpus.database, (row) => {
    names.set(row.clusterId, [row.name, row.nameFull]);
    ids.push(row.clusterId);
  });
  const cited = new Map(
    ids.map((id, ordinal) => [
      id,
      Array.from(neighboursOf(corpus.database, ordinal, "cited").ordinals, (at) => ids[at]!),
    ]),
  );
  return { names, cited };
}

/** What the text says of a pair that no link confirms. */
type Witness =
  /** The words beside a citation name the case. */
  | "named"
  /** No name stands there, and the corpus has one case with that citation ("Minnesota Rate Cases, 230 U.S. 352"). */
  | "cited"
  /** The words beside it name another. */
  | "contradicted"
  | "unexplained";

function witness(corpus: Corpus, { names }: Edges, citing: number, cited: number): Witness {
  const keys = new Set(citationsOfCase(corpus.database, cited).map(({ key }) => key));
  let found: Witness = "unexplained";
  for (const opinion of corpus.opinions.ofCase(citing)) {
    for (const { kind, key, plaintiff, defendant } of findCitations(corpus.opinions.text(opinion))) {
      const given = [plaintiff, defendant].filter((party) => party !== null).join(" v. ");
      if (kind !== "case" || key === null || !keys.has(key)) continue;
      if (given === "") {
        if (found === "unexplained" && casesByKey(corpus.database, key).length === 1) found = "cited";
      } else if (names.get(cited)!.some((name) => namesAgree(given, name))) return "named";
      else if (found === "unexplained") found = "contradicted";
    }
  }
  return found;
}

it.skipIf(bulk === null)("finds who cites whom, as the source's own links have it", async () => {
  const corpus = await openCorpus(openCorpusFile(realCorpus()!.path));
  const links = await readLinks(bulk!);
  const edges = readEdges(corpus);
  let wanted = 0;
  let given = 0;
  let both = 0;
  const extras: Record<Witness, string[]> = { named: [], cited: [], contradicted: [], unexplained: [] };
  const missed: string[] = [];
  for (const [citing, targets] of links) {
    if (!edges.names.has(citing)) continue;
    const ours = new Set(edges.cited.get(citing));
    const theirs = [...targets].filter((cited) => cited !== citing && edges.names.has(cited));
    wanted += theirs.length;
    given += ours.size;
    for (const cited of theirs) {
      if (ours.delete(cited)) both++;
      else missed.push(`${citing} > ${cited}`);
    }
    for (const cited of ours) extras[witness(corpus, edges, citing, cited)].push(`${citing} > ${cited}`);
  }
  corpus.close();

  const confirmed = (both + extras.named.length + extras.cited.length) / given;
  figure("linked pairs / pairs found / both", `${wanted} / ${given} / ${both}`, "");
  figure("edges against links, recall", (both / wanted).toFixed(4), ">= 0.995");
  figure("edges against links, precision as the links go", (both / given).toFixed(4), ">= 0.945");
  figure("pairs without a link that the text names", extras.named.length, "");
  figure("pairs without a link or a name, of a citation one case has", extras.cited.length, "");
  figure("pairs without a link that the text names otherwise", extras.contradicted.length, "<= 10");
  figure("pairs without a link that nothing explains", extras.unexplained.length, "<= 10");
  figure("edges linked or borne out by the text, precision", confirmed.toFixed(4), ">= 0.995");
  console.log(`missed: ${missed.join(", ")}`);
  console.log(`named otherwise: ${extras.contradicted.join(", ")}; unexplained: ${extras.unexplained.join(", ")}`);
  expect(both / wanted).toBeGreaterThanOrEqual(0.995);
  expect(both / given).toBeGreaterThanOrEqual(0.945);
  expect(extras.contradicted.length).toBeLessThanOrEqual(10);
  expect(extras.unexplained.length).toBeLessThanOrEqual(10);
  expect(confirmed).toBeGreaterThanOrEqual(0.995);
});
