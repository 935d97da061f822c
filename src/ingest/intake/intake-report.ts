import { EngineError } from "../../errors.ts";
import type { RecordType, SourceLocation } from "../records/source-record.ts";
import type { ActMergeNote, MergeNote, RecordNote } from "../report.ts";

/** Collects the notes about every record that was not simply stored. */
export interface IntakeReport {
  readonly refused: readonly RecordNote[];
  readonly repaired: readonly RecordNote[];
  readonly merged: readonly MergeNote[];
  readonly mergedActs: readonly ActMergeNote[];
  /** Sets the name of the input that the following notes are about. */
  beginSource(name: string): void;
  /** @throws EngineError `validation_failed` in strict mode */
  addRefusal(what: RecordType, reason: string, location: SourceLocation): void;
  addRepair(what: RecordType, reason: string, location: SourceLocation): void;
  addMerge(clusterId: number, citation: string, location: SourceLocation): void;
  addActMerge(actId: string, taken: readonly string[], location: SourceLocation): void;
}

/** Creates an empty report; with `strict` the first refusal ends the build. */
export function createIntakeReport(strict: boolean): IntakeReport {
  const refused: RecordNote[] = [];
  const repaired: RecordNote[] = [];
  const merged: MergeNote[] = [];
  const mergedActs: ActMergeNote[] = [];
  let source = "";
  return {
    refused,
    repaired,
    merged,
    mergedActs,
    beginSource(name) {
      source = name;
    },
    addRefusal(what, reason, location) {
      if (strict) {
        const record = `${location.file}, record ${location.record}`;
        throw new EngineError("validation_failed", `${record}: ${what} refused: ${reason}.`);
      }
      refused.push({ source, location, what, reason });
    },
    addRepair: (what, reason, location) => void repaired.push({ source, location, what, reason }),
    addMerge: (clusterId, citation, location) => void merged.push({ clusterId, source, location, citation }),
    addActMerge: (actId, taken, location) => void mergedActs.push({ actId, source, location, taken }),
  };
}
