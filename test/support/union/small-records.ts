import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import { COURTS, type SmallCase } from "../corpora/small-cases.ts";
import { CODES, SECTIONS } from "../corpora/small-legislation.ts";

/** Returns the records of some invented cases with their courts. */
export function toCaseRecords(cases: readonly SmallCase[], namespace = "small"): SourceRecord[] {
  const location = { file: namespace, record: "0" };
  return [
    ...COURTS.map((court): SourceRecord => ({ kind: "court", court, location })),
    ...cases.flatMap((small): SourceRecord[] => {
      const sourceId = String(small.case.clusterId);
      return [
        { kind: "case", case: { ...small.case, namespace, sourceId }, location },
        ...small.opinions.map(
          (opinion): SourceRecord => ({ kind: "opinion", namespace, caseSourceId: sourceId, opinion, location }),
        ),
      ];
    }),
  ];
}

/** Returns the records of the invented sections, or of some with changes. */
export function toSectionRecords(change: (id: string) => object | null = () => ({})): SourceRecord[] {
  const location = { file: "laws", record: "0" };
  return [
    ...CODES.map((code): SourceRecord => ({ kind: "code", code, location })),
    ...SECTIONS.flatMap((section): SourceRecord[] => {
      const changed = change(section.id);
      return changed === null ? [] : [{ kind: "section", section: { ...section, ...changed }, location }];
    }),
  ];
}
