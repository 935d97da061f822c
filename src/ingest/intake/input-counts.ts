import type { CaseCounts } from "../../store/manifest.ts";
import type { SourceRecord } from "../records/source-record.ts";
import type { InputCounts, RecordOutcomes } from "../report.ts";
import type { CaseSelection, LeftOutCounts } from "../selection/case-selection.ts";
import type { IntakeReport } from "./intake-report.ts";

/** What was stored, merged, refused and left out so far, of all inputs. */
export interface IntakeFigures {
  readonly cases: number;
  readonly opinions: number;
  readonly merged: number;
  readonly refused: Readonly<Record<"case" | "opinion", number>>;
  readonly leftOut: Readonly<LeftOutCounts>;
}

/** Reads the figures of an intake; the result is a copy. */
export function readIntakeFigures(
  { counts, refusedRecords }: IntakeReport,
  { cases, opinions }: CaseCounts,
  { leftOut }: CaseSelection,
): IntakeFigures {
  return { cases, opinions, merged: counts.merged, refused: { ...refusedRecords }, leftOut: { ...leftOut } };
}

/** What a counter has counted so far. */
export interface CounterState {
  /** The figures of the intake before the input. */
  readonly before: IntakeFigures;
  readonly arrived: Record<"cases" | "opinions", number>;
  /** Records that were left out after they had arrived; an importer counts others before it reads them. */
  readonly leftOutLater: Record<"cases" | "opinions", number>;
}

/** Counts what becomes of the cases and the opinions of one input. */
export interface InputCounter {
  readonly state: CounterState;
  /** Counts a record before it is taken in, and takes it in. */
  count(record: SourceRecord, takeIn: () => void): void;
  finish(): InputCounts;
}

/**
 * Creates the counter of one input. What was read is counted when it arrives, and what became of it by the figures of the
 * intake: that both agree is what the report of a build proves.
 * @param readFigures returns copies
 * @param restored state of the counter of an interrupted build that was reading the input
 */
export function createInputCounter(
  input: Pick<InputCounts, "source" | "format">,
  readFigures: () => IntakeFigures,
  restored: CounterState | null,
): InputCounter {
  const state: CounterState = restored ?? {
    before: readFigures(),
    arrived: { cases: 0, opinions: 0 },
    leftOutLater: { cases: 0, opinions: 0 },
  };
  const { before, arrived, leftOutLater } = state;
  return {
    state,
    count(record, takeIn) {
      const what = toCountedKind(record);
      if (what === null) return takeIn();
      arrived[what]++;
      const leftOut = readFigures().leftOut[what];
      takeIn();
      leftOutLater[what] += readFigures().leftOut[what] - leftOut;
    },
    finish() {
      const after = readFigures();
      const countOutcomes = (what: "cases" | "opinions", type: "case" | "opinion", merged: number): RecordOutcomes => {
        const leftOut = after.leftOut[what] - before.leftOut[what];
        return {
          read: arrived[what] + leftOut - leftOutLater[what],
          stored: after[what] - before[what],
          merged,
          refused: after.refused[type] - before.refused[type],
          leftOut,
        };
      };
      return {
        ...input,
        cases: countOutcomes("cases", "case", after.merged - before.merged),
        opinions: countOutcomes("opinions", "opinion", 0),
      };
    },
  };
}

function toCountedKind(record: SourceRecord): "cases" | "opinions" | null {
  const type = record.kind === "refused" ? record.what : record.kind;
  return type === "case" ? "cases" : type === "opinion" ? "opinions" : null;
}
