import { formatCount } from "../../../text/plural.ts";
import type { RunningServer } from "../../server/start-server.ts";
import { createColours, type Terminal, writeLine } from "./terminal.ts";

/** Queries that find a case in most corpora; the first one that matches is printed as an example. */
const EXAMPLE_QUERIES = ['"due process" AND NOT tax', "court AND NOT tax", "court OR law"] as const;

/**
 * Prints a server's address, a key, and `curl` calls that this corpus has an answer to. The address of the app carries the
 * key in its fragment, which browsers do not send: the app keeps it for its own calls.
 */
export async function printGreeting(
  server: Pick<RunningServer, "url" | "engine" | "key" | "controlToken">,
  terminal: Terminal,
): Promise<void> {
  const { url, engine, key, controlToken } = server;
  const secret = key ?? "<API_KEY>";
  const { stdout } = terminal;
  const paint = createColours(stdout);
  const { data } = await engine.corpus.stats();
  writeLine(stdout, `${paint.bold("headnote")} answers at ${paint.cyan(url)} with ${formatCount(data.cases, "case")}`);
  writeLine(stdout, `research app: ${paint.cyan(key === null ? `${url}/` : `${url}/#key=${encodeURIComponent(key)}`)}`);
  writeLine(stdout, `key: ${secret}`);
  if (controlToken !== null) writeLine(stdout, `control token: ${controlToken}`);
  const header = `-H "Authorization: Bearer ${secret}"`;
  const formatPost = (path: string, body: object) =>
    `curl -s ${url}${path} ${header} -H "Content-Type: application/json" -d '${JSON.stringify(body).replaceAll("'", "\\u0027")}'`;
  const query = await findMatchingQuery(engine);
  writeLine(stdout);
  for (const { citation } of data.mostCited) writeLine(stdout, formatPost("/api/v1/citations/resolve", { citation }));
  writeLine(stdout, formatPost("/api/v1/research/search", { query, pageSize: 3, content: false }));
  if (data.sections > 0)
    writeLine(stdout, formatPost("/api/v1/statutes/search", { query: "fair use of a copyrighted work", limit: 3 }));
  for (const { citation } of data.mostCited.slice(0, 1)) {
    const parameters = `--data-urlencode "citation=${citation}" -d depth=1`;
    writeLine(stdout, `curl -s -G ${url}/api/v1/citations/cases/network ${header} ${parameters}`);
  }
  writeLine(stdout);
  writeLine(stdout, paint.dim("Press Ctrl-C to stop."));
}

/** Returns the first example query that finds a case, or the last example if none does. */
async function findMatchingQuery(engine: RunningServer["engine"]): Promise<string> {
  for (const query of EXAMPLE_QUERIES) {
    const { meta } = await engine.research.search({ query, pageSize: 1, content: false });
    if (meta.total > 0) return query;
  }
  return EXAMPLE_QUERIES[EXAMPLE_QUERIES.length - 1]!;
}
