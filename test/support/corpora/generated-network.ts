import { runWhole } from "../../../src/async/run-whole.ts";
import { createEdgeWriter, packEdges } from "../../../src/citator/network/edge-writer.ts";
import type { Edge } from "../../../src/citator/treatment/edges/edge.ts";
import { TREATMENT_KINDS } from "../../../src/law/treatment.ts";
import { insertCaseStatus } from "../../../src/store/cases/case-status.ts";
import { insertCase } from "../../../src/store/cases/cases.ts";
import { insertCourt } from "../../../src/store/cases/courts.ts";
import { EDGE_TABLES } from "../../../src/store/citations/edges.ts";
import { createCorpusDatabase } from "../../../src/store/corpus.ts";
import type { WritableCorpusFile } from "../../../src/store/file/corpus-file.ts";
import type { Database } from "../../../src/store/sqlite/database.ts";
import { DIRECT_TREATMENT } from "../citator/direct-treatment.ts";
import { readCaseAttributes } from "./read-case-attributes.ts";

/** A citation network made from a seed: the same in every run. */
export interface GeneratedNetwork {
  readonly database: Database;
  /** By case, the older ones that it cites. */
  readonly targets: readonly (readonly number[])[];
  /** Milliseconds that the edges took, and bytes of the file before and after. */
  readonly edgesMs: number;
  readonly casesBytes: number;
  readonly edgesBytes: number;
}

/** Writes cases that cite older ones, nine of ten of them one hub; every citation has 300 characters around it. */
export async function generateNetwork(
  file: WritableCorpusFile,
  cases: number,
  perCase: number,
): Promise<GeneratedNetwork> {
  const database = await createCorpusDatabase(file, [EDGE_TABLES]);
  const empty = file.size;
  insertCourt(database, { id: "scotus", name: "", citationString: "", jurisdiction: "US", level: "supreme" });
  database.exec("BEGIN");
  for (let n = 0; n < cases; n++) {
    insertCase(database, {
      clusterId: n + 1,
      name: `Case ${n}`,
      nameFull: "",
      courtId: "scotus",
      jurisdiction: "US",
      dateFiled: `${1800 + Math.floor((n * 200) / cases)}-01-01`,
      datePrecision: "day",
      docketNumber: "",
      judges: [],
      namespace: "bench",
      sourceId: String(n),
    });
  }
  database.exec("COMMIT");
  const withCases = file.size;
  const targets = generateCitations(cases, perCase);
  const start = performance.now();
  database.exec("BEGIN");
  const writer = createEdgeWriter(database, runWhole(readCaseAttributes(database)));
  for (const [n, cited] of targets.entries()) {
    writer.add(n + 1, packEdges({ edges: cited.map((to) => createEdge(n, to)), unresolved: [] }));
  }
  const { citeCounts, authority } = runWhole(writer.finish());
  for (let n = 0; n < cases; n++) {
    const standing = {
      citeCount: citeCounts[n]!,
      authority: authority[n]!,
      freshness: "Good Law",
      detailJson: "null",
    } as const;
    insertCaseStatus(database, n + 1, standing);
  }
  database.exec("COMMIT");
  const edgesMs = performance.now() - start;
  return { database, targets, edgesMs, casesBytes: withCases - empty, edgesBytes: file.size - withCases };
}

/** By case, the older ones that it cites. */
function generateCitations(cases: number, perCase: number): number[][] {
  let state = 2463534242;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  return Array.from({ length: cases }, (_, n) => {
    const cited = new Set<number>();
    if (n > 0 && random() < 0.9) cited.add(0);
    for (let k = 1; k < perCase && n > 0; k++) cited.add(Math.floor(random() ** 2 * n));
    return [...cited];
  });
}

const WORDS =
  "the court held that a rule of law in this case was not before us when it said so on appeal and we follow its reasons".split(
    " ",
  );

/** 300 characters that look like no others. */
function formatWindow(citing: number, cited: number): string {
  let text = `Case ${citing} speaks of Case ${cited}:`;
  for (let at = citing * 31 + cited; text.length < 300; at = (at * 1103515245 + 12345) % 2147483648) {
    text += ` ${WORDS[at % WORDS.length]}`;
  }
  return text.slice(0, 300);
}

function createEdge(citing: number, cited: number): Edge {
  return {
    citing: citing + 1,
    cited: cited + 1,
    mentions: [{ opinion: 0, start: 0, end: 10, section: "lead", pinCite: null }],
    kind: TREATMENT_KINDS[(citing * 31 + cited) % TREATMENT_KINDS.length]!,
    ...DIRECT_TREATMENT,
    snippet: formatWindow(citing, cited),
  };
}
