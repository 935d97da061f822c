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
  /** Adds a note that `onNote` received when an interrupted build made it. */
  restore(note: IntakeNote): void;
}

/** A note that is made while inputs are read. */
export type IntakeNote = Extract<BuildNote, { readonly kind: keyof IntakeReport["counts"] }>;

/** Notes of each kind that a report contains; `onNote` receives all of them. */
export const MAX_LISTED_NOTES = 10_000;

/** Creates an empty report; with `strict` the first refusal ends the build. */
export function createIntakeReport(strict: boolean, onNote: (note: IntakeNote) => void): IntakeReport {
  const refused: RecordNote[] = [];
  const repaired: RecordNote[] = [];
  const merged: MergeNote[] = [];
  const mergedActs: ActMergeNote[] = [];
  const lists = { refused, repaired, merged, mergedActs };
  const counts = { refused: 0, repaired: 0, merged: 0, mergedActs: 0 };
  const refusedRecords = { case: 0, opinion: 0 };
  let source = "";

  function add(note: IntakeNote): void {
    const { kind, ...listed } = note;
    const list: object[] = lists[kind];
    counts[kind]++;
    if (note.kind === "refused" && (note.what === "case" || note.what === "opinion")) refusedRecords[note.what]++;
    if (list.length < MAX_LISTED_NOTES) list.push(listed);
    onNote(note);
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
      add({ kind: "refused", source, location, what, reason });
    },
    addRepair: (what, reason, location) => add({ kind: "repaired", source, location, what, reason }),
    addMerge: (clusterId, citation, location) => add({ kind: "merged", clusterId, source, location, citation }),
    addActMerge: (actId, taken, location) => add({ kind: "mergedActs", actId, source, location, taken }),
    restore: add,
  };
}
