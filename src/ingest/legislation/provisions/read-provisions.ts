import type { ImportOptions } from "../../importer.ts";
import { readXml } from "../../readers/read-xml.ts";
import type { SourceEntry } from "../../source.ts";
import type { Grammar } from "./grammar.ts";
import { createProvisionReader } from "./provision-reader.ts";
import type { ProvisionReading } from "./provision-reading.ts";

/**
 * Reads a file of legislation, one provision at a time: no more than that, and the units around it, is in memory.
 * @throws EngineError `validation_failed` where a tag or a comment never ends
 */
export async function* readProvisions(
  entry: SourceEntry,
  grammar: Grammar,
  options: ImportOptions = {},
): AsyncGenerator<ProvisionReading, void, undefined> {
  const reader = createProvisionReader(grammar);
  for await (const _ of readXml(entry, { attributes: grammar.attributes, ...reader }, options)) {
    yield* reader.takeReadings();
    if (reader.isEndless()) break;
  }
  reader.finish();
  yield* reader.takeReadings();
}
