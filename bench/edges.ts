import { openCitingCases } from "../scripts/treatment/citing-cases.ts";
import { collectEdges } from "../src/citator/treatment/edges/collect-edges.ts";
import { readProcessTimeMs } from "../test/support/timings.ts";

/*
 * Finds the citations of every opinion of a corpus and reads their treatment, as a build does, and prints as one JSON line
 * the megabytes of text, the edges and the milliseconds of processor time that it took, those of the compiler included:
 *   node --import ./bench/shipped.js bench/edges.ts CORPUS
 */

const [path = ""] = process.argv.slice(2);
const cases = await openCitingCases(path);
let bytes = 0;
let edges = 0;
let milliseconds = 0;
for (const clusterId of cases.clusterIds) {
  const citing = cases.read(clusterId)!;
  for (const { text } of citing.opinions) bytes += Buffer.byteLength(text);
  const start = readProcessTimeMs();
  edges += collectEdges(citing, cases.ports).edges.length;
  milliseconds += readProcessTimeMs() - start;
}
cases.close();
console.log(JSON.stringify({ megabytes: bytes / 1e6, edges, milliseconds }));
