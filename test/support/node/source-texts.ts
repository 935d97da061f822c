import type { Source } from "../../../src/ingest/source.ts";

/** The text of every entry of a source, by its path. */
export async function readSourceTexts(source: Source): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for await (const entry of source.entries()) read[entry.path] = await new Response(entry.open()).text();
  return read;
}
