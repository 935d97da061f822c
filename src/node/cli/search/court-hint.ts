import type { Engine } from "../../../contract/engine.ts";
import { type Terminal, writeLine } from "../output/terminal.ts";

/** Matches every case, so that only the court decides. */
const ANY_CASE_QUERY = "year:1000..2999";

/** Writes a hint to stderr if no case of the corpus is from the court that `--court` names. */
export async function printUnknownCourtHint(
  engine: Engine,
  court: string | undefined,
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
  writeLine(terminal.stderr, `Unknown court '${court}'. Run \`headnote stats --courts\` to list courts.`);
}
