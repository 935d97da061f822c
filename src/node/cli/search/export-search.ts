import type { Engine } from "../../../contract/engine.ts";
import type { ResultExportInput } from "../../../contract/schemas/research/export.ts";
import { formatCount } from "../../../text/plural.ts";
import { writeTextFile } from "../../files/write-text-file.ts";
import { type Terminal, writeLine } from "../output/terminal.ts";

/**
 * Writes the cases that a search finds to a file, or to the standard output if `path` is undefined.
 * @returns the number of cases that match, which may exceed the number of cases written
 */
export async function exportSearch(
  engine: Engine,
  request: ResultExportInput,
  path: string | undefined,
  { stdout, stderr }: Terminal,
): Promise<number> {
  const { content, total, exported } = (await engine.research.export(request)).data;
  if (path === undefined) stdout.write(content);
  else await writeTextFile(path, content);
  const cases = formatCount(total, "case");
  writeLine(
    stderr,
    `${exported < total ? `the best ${exported} of ${cases}` : cases}${path === undefined ? "" : ` in ${path}`}`,
  );
  return total;
}
