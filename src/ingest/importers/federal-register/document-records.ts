import {
  PRESIDENTIAL_CODES,
  type PresidentialDocument,
  toPresidentialSection,
} from "../../legislation/presidential-documents.ts";
import type { ProvisionDraft } from "../../legislation/provisions/provision-draft.ts";
import { listRepairs } from "../../legislation/read-code-files.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";

/**
 * Creates the records of a document.
 * @param announced ids of the codes and sections that were yielded before; the new ones are added
 */
export function* createDocumentRecords(
  document: PresidentialDocument,
  draft: Pick<ProvisionDraft, "malformed">,
  location: SourceLocation,
  announced: Set<string>,
): Generator<SourceRecord> {
  if (document.number === "") {
    yield createRefusal("section", "it has no number", location);
    return;
  }
  const section = toPresidentialSection(document);
  if (announced.has(section.id)) {
    yield createRefusal("section", "the source has this document twice", location);
    return;
  }
  const code = PRESIDENTIAL_CODES[document.kind];
  if (!announced.has(code.id)) yield { kind: "code", code, location };
  announced.add(code.id).add(section.id);
  for (const reason of listRepairs(draft, false)) yield createRepair("section", reason, location);
  yield { kind: "section", section, location };
}
