import { formatCount } from "../../../text/plural.ts";
import type { RunningServer } from "../../server/start-server.ts";
import type { CorpusDescription } from "./describe-corpus.ts";
import { createColours, type Terminal, writeLine } from "./terminal.ts";

/**
 * Prints a server's address, a key, and `curl` calls that this corpus has an answer to. The address of the app carries the
 * key in its fragment, which browsers do not send: the app keeps it for its own calls.
 */
export function printGreeting(
  { url, key, controlToken }: Pick<RunningServer, "url" | "key" | "controlToken">,
  { cases, sections, mostCited, query }: CorpusDescription,
  terminal: Terminal,
): void {
  const secret = key ?? "<API_KEY>";
  const { stdout } = terminal;
  const paint = createColours(stdout);
  writeLine(stdout, `${paint.bold("headnote")} answers at ${paint.cyan(url)} with ${formatCount(cases, "case")}`);
  writeLine(stdout, `research app: ${paint.cyan(key === null ? `${url}/` : `${url}/#key=${encodeURIComponent(key)}`)}`);
  writeLine(stdout, `key: ${secret}`);
  if (controlToken !== null) writeLine(stdout, `control token: ${controlToken}`);
  const header = `-H "Authorization: Bearer ${secret}"`;
  const formatPost = (path: string, body: object) =>
    `curl -s ${url}${path} ${header} -H "Content-Type: application/json" -d '${JSON.stringify(body).replaceAll("'", "\\u0027")}'`;
  writeLine(stdout);
  for (const { citation } of mostCited) writeLine(stdout, formatPost("/api/v1/citations/resolve", { citation }));
  writeLine(stdout, formatPost("/api/v1/research/search", { query, pageSize: 3, content: false }));
  if (sections > 0)
    writeLine(stdout, formatPost("/api/v1/statutes/search", { query: "fair use of a copyrighted work", limit: 3 }));
  for (const { citation } of mostCited.slice(0, 1)) {
    const parameters = `--data-urlencode "citation=${citation}" -d depth=1`;
    writeLine(stdout, `curl -s -G ${url}/api/v1/citations/cases/network ${header} ${parameters}`);
  }
  writeLine(stdout);
  writeLine(stdout, paint.dim("Press Ctrl-C to stop."));
}
