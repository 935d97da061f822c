import { EngineError } from "../../errors.ts";
import type { ImportOptions, IngestInput } from "../importer.ts";
import type { CaseFilter } from "./case-selection.ts";
import { describeUnknownCourts, findUnknownCourts } from "./unknown-courts.ts";

/**
 * Refuses a filter with a court that no input can have, if all of them list their courts before their cases.
 * @throws EngineError `validation_failed`
 */
export async function requireKnownCourts(
  inputs: readonly IngestInput[],
  filter: CaseFilter | undefined,
  options: Pick<ImportOptions, "signal"> = {},
): Promise<void> {
  const { courts = [] } = filter ?? {};
  if (courts.length === 0 || inputs.length === 0) return;
  const listed = new Set<string>();
  for (const { importer, source } of inputs) {
    if (importer.listCourtIds === undefined) return;
    for (const id of await importer.listCourtIds(source, options)) listed.add(id);
  }
  const unknown = findUnknownCourts(courts, listed, true);
  if (unknown.length === 0) return;
  const names = inputs.map(({ source }) => source.name);
  throw new EngineError("validation_failed", describeUnknownCourts(unknown, names));
}
