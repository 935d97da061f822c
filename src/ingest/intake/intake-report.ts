import { EngineError } from "../../errors.ts";
import type { RecordType, SourceLocation } from "../records/source-record.ts";
import type { ActMergeNote, BuildNote, MergeNote, NoteCounts, RecordNote } from "../report.ts";

/** Collects the notes about every record that was not simply stored. */
export interface IntakeReport {
  /** The first notes of each kind; `counts` has the number of all. */
  readonly refused: readonly RecordNote[];
  readonly repaired: readonly RecordNote[];
  readonly merged: readonly MergeNote[];
  readonly mergedActs: readonly ActMergeNote[];
  readonly counts: Readonly<Omit<NoteCounts, "learnedNames">>;
  /** Numbers of refused cases and opinions. */
  readonly refusedRecords: Readonly<Record<"case" | "opinion", number>>;
  /** Sets the name of the input that the following notes are about. */
  beginSource(name: string): void;
  /** @throws EngineError `validation_failed` in strict mode */
  addRefusal(what: RecordType, reason: string, location: SourceLocation): void;
  addRepair(what: RecordType, reason: string, location: SourceLocation): void;
  addMerge(clusterId: number, citation: string, location: SourceLocation): void;
  addActMerge(actId: string, taken: readonly string[], location: SourceLocation): void;
}

/** Notes of each kind that a report contains; `onNote` receives all of them. */
export const MAX_LISTED_NOTES = 10_000;

/** Creates an empty report; with `strict` the first refusal ends the build. */
export function createIntakeReport(strict: boolean, onNote: (note: BuildNote) => void = () => {}): IntakeReport {
  const refused: RecordNote[] = [];
  const repaired: RecordNote[] = [];
  const merged: MergeNote[] = [];
  const mergedActs: ActMergeNote[] = [];
  const counts = { refused: 0, repaired: 0, merged: 0, mergedActs: 0 };
  const refusedRecords = { case: 0, opinion: 0 };
  let source = "";

  function add<Note>(list: Note[], kind: keyof typeof counts, note: Note): void {
    counts[kind]++;
    if (list.length < MAX_LISTED_NOTES) list.push(note);
    onNote({ kind, ...note } as unknown as BuildNote);
  }

  return {
    refused,
    repaired,
    merged,
    mergedActs,
    counts,
    refusedRecords,
    beginSource(name) {
      source = name;
    },
    addRefusal(what, reason, location) {
      if (strict) {
        const record = `${location.file}, record ${location.record}`;
        throw new EngineError("validation_failed", `${record}: ${what} refused: ${reason}.`);
      }
      if (what === "case" || what === "opinion") refusedRecords[what]++;
      add(refused, "refused", { source, location, what, reason });
    },
    addRepair: (what, reason, location) => add(repaired, "repaired", { source, location, what, reason }),
    addMerge: (clusterId, citation, location) => add(merged, "merged", { clusterId, source, location, citation }),
    addActMerge: (actId, taken, location) => add(mergedActs, "mergedActs", { actId, source, location, taken }),
  };
}
