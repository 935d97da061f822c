import type { Engine } from "../../../contract/engine.ts";
import { findUnknownCourts } from "../../../ingest/selection/unknown-courts.ts";
import { type Terminal, writeLine } from "../output/terminal.ts";

/** Matches every case, so that only the court decides. */
const ANY_CASE_QUERY = "year:1000..2999";

/**
 * Writes a hint to stderr if no case of the corpus is from the court that `--court` names: the ids of its courts that are
 * spelt alike, and the command that lists them all.
 * @param corpora the corpora that the command line names; none if it names none
 */
export async function printUnknownCourtHint(
  engine: Engine,
  court: string | undefined,
  corpora: readonly string[],
  terminal: Terminal,
): Promise<void> {
  if (court === undefined) return;
  const { meta } = await engine.research.search({
    query: ANY_CASE_QUERY,
    filters: { court },
    pageSize: 1,
    content: false,
  });
  if (meta.total > 0) return;
  const { data } = await engine.corpus.stats();
  const ids = data.byCourt.map(({ courtId }) => courtId);
  // A court outside this corpus would find nothing again.
  const similar = findUnknownCourts([court], ids, true).flatMap((unknown) => unknown.similar);
  const isCourt = findUnknownCourts([court], ids).length === 0;
  const sentence = isCourt ? `No case of this corpus is from the court '${court}'.` : `Unknown court '${court}'.`;
  const question = isCourt || similar.length === 0 ? "" : ` Did you mean ${similar.join(" or ")}?`;
  const command = ["headnote stats --courts", ...corpora.map((path) => `--corpus ${quoteArgument(path)}`)].join(" ");
  writeLine(terminal.stderr, `${sentence}${question} Run \`${command}\` to list courts.`);
}

/** Quotes an argument for a shell if it needs it, so that the command can be copied. */
function quoteArgument(text: string): string {
  return /^[\w./\\:@%+=,~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
