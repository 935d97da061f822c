import { readCopyTable } from "../../../src/ingest/importers/courtlistener-bulk/read-copy-table.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { readMarkup } from "../../../src/text/markup.ts";

/** Columns that can contain the text of an opinion; the first that is not empty is read. */
const TEXT_COLUMNS = [
  "xml_harvard",
  "html_with_citations",
  "html_columbia",
  "html_lawbox",
  "html_anon_2020",
  "html",
  "plain_text",
] as const;

/**
 * Reads the plain texts of opinions of a CourtListener archive, in the order of the table, up to a number of UTF-16 code
 * units. The choice is fixed: opinions are taken from the whole table in equal steps. Characters beyond the basic plane
 * become two question marks, so that offsets agree with those of programs that count code points.
 */
export async function readOpinionTexts(archive: string, limit: number): Promise<string[]> {
  const all: string[] = [];
  const source = await openSource(archive);
  try {
    for await (const entry of source.entries()) {
      if (!/opinions-[\d-]+\.csv$/.test(entry.path)) continue;
      for await (const row of readCopyTable(entry, TEXT_COLUMNS)) {
        if ("broken" in row) continue;
        const column = TEXT_COLUMNS.find((name) => row.values[name].trim() !== "");
        if (column === undefined) continue;
        const raw = row.values[column];
        all.push(column === "plain_text" ? raw : readMarkup(raw).text);
      }
    }
  } finally {
    await source.close();
  }
  return chooseEvenly(all, limit).map((text) => text.replace(/[\uD800-\uDFFF]/g, "?"));
}

/** Returns every nth text so that the sum of their lengths is just within the limit. */
function chooseEvenly(texts: readonly string[], limit: number): string[] {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const step = Math.max(1, total / limit);
  return texts.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}
