import type { Engine } from "../../../contract/engine.ts";
import { RESULT_FORMATS, type ResultExportInput } from "../../../contract/schemas/research/export.ts";
import { writeTextFile } from "../../files/write-text-file.ts";
import { type Terminal, writeLine } from "../output/terminal.ts";

export const SEARCH_EXPORT_FORMATS = RESULT_FORMATS;

/** Writes the cases that a search finds, to a file or to the standard output. Gives how many match. */
export async function exportSearch(
  engine: Engine,
  request: ResultExportInput,
  out: string | undefined,
  { stdout, stderr }: Terminal,
): Promise<number> {
  const { content, total, exported } = (await engine.research.export(request)).data;
  if (out === undefined) stdout.write(content);
  else writeTextFile(out, content);
  const many = (n: number) => `${n} ${n === 1 ? "case" : "cases"}`;
  writeLine(
    stderr,
    `${exported < total ? `the best ${exported} of ${many(total)}` : many(total)}${out ? ` in ${out}` : ""}`,
  );
  return total;
}
