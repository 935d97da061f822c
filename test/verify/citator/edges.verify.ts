import { expect, it } from "vitest";
import { isSameCaseName } from "../../../src/citation/case-name-match.ts";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { readCopyTable } from "../../../src/ingest/importers/courtlistener-bulk/read-copy-table.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { visitCases } from "../../../src/store/cases/cases.ts";
import { findCasesByKey, listCitationsOfCase } from "../../../src/store/citations/case-citations.ts";
import { readNeighbours } from "../../../src/store/citations/edges.ts";
import { type OpenCorpusFile, openCorpus } from "../../../src/store/corpus.ts";
import { openRealCorpus } from "../../support/corpora/real-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";

const bulk = findSharedFile("data/us-courtlistener-bulk.tar.gz");

/** Reads the links of the source, by citing cluster; a build does not read them. */
async function readLinks(path: string): Promise<Map<number, Set<number>>> {
  const links = new Map<number, Set<number>>();
  const source = await openSource(path);
  try {
    for await (const entry of source.entries()) {
      if (!/opinions-[\d-]+\.csv$/.test(entry.path)) continue;
      for await (const row of readCopyTable(entry, ["cluster_id", "html_with_citations"])) {
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

function readEdges(corpus: OpenCorpusFile): Edges {
  const names = new Map<number, readonly string[]>();
  const ids: number[] = [];
  visitCases(corpus.database, (row) => {
    names.set(row.clusterId, [row.name, row.nameFull]);
    ids.push(row.clusterId);
  });
  const cited = new Map(
    ids.map((id, ordinal) => [
      id,
      Array.from(readNeighbours(corpus.database, ordinal, "cited").ordinals, (at) => ids[at]!),
    ]),
  );
  return { names, cited };
}

/** What the text says about a pair that no link confirms. */
type Witness =
  /** The words next to a citation name the case. */
  | "named"
  /** No name is there, and the corpus contains one case with that citation ("Minnesota Rate Cases, 230 U.S. 352"). */
  | "cited"
  /** The words next to it name another. */
  | "contradicted"
  | "unexplained";

function witness(corpus: OpenCorpusFile, { names }: Edges, citing: number, cited: number): Witness {
  const keys = new Set(listCitationsOfCase(corpus.database, cited).map(({ key }) => key));
  let found: Witness = "unexplained";
  for (const opinion of corpus.opinions.listByCase(citing)) {
    for (const { kind, key, plaintiff, defendant } of findCitations(corpus.opinions.readText(opinion))) {
      const given = [plaintiff, defendant].filter((party) => party !== null).join(" v. ");
      if (kind !== "case" || key === null || !keys.has(key)) continue;
      if (given === "") {
        if (found === "unexplained" && findCasesByKey(corpus.database, key).length === 1) found = "cited";
      } else if (names.get(cited)!.some((name) => isSameCaseName(given, name))) return "named";
      else if (found === "unexplained") found = "contradicted";
    }
  }
  return found;
}

it.skipIf(bulk === null)("finds the citations that the source links (maintainer data)", async () => {
  const corpus = await openCorpus(openCorpusFile(openRealCorpus()!.path));
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
  reportFigure("linked pairs / pairs found / both", `${wanted} / ${given} / ${both}`, "");
  reportFigure("edges against links, recall", (both / wanted).toFixed(4), ">= 0.995");
  reportFigure("edges against links, precision as the links go", (both / given).toFixed(4), ">= 0.945");
  reportFigure("pairs without a link that the text names", extras.named.length, "");
  reportFigure("pairs without a link or a name, of a citation one case has", extras.cited.length, "");
  reportFigure("pairs without a link that the text names otherwise", extras.contradicted.length, "<= 10");
  reportFigure("pairs without a link that nothing explains", extras.unexplained.length, "<= 10");
  reportFigure("edges linked or borne out by the text, precision", confirmed.toFixed(4), ">= 0.995");
  console.log(`missed: ${missed.join(", ")}`);
  console.log(`named otherwise: ${extras.contradicted.join(", ")}; unexplained: ${extras.unexplained.join(", ")}`);
  expect(both / wanted).toBeGreaterThanOrEqual(0.995);
  expect(both / given).toBeGreaterThanOrEqual(0.945);
  expect(extras.contradicted.length).toBeLessThanOrEqual(10);
  expect(extras.unexplained.length).toBeLessThanOrEqual(10);
  expect(confirmed).toBeGreaterThanOrEqual(0.995);
});
