import type { CaseSelection } from "../selection/case-selection.ts";
import type { ReadingState } from "./build-checkpoint.ts";
import type { CaseIntake } from "./case-intake.ts";
import type { IntakeReport } from "./intake-report.ts";
import { applyLegislationChange, type LegislationTables } from "./legislation-intake.ts";
import type { ReadingChange } from "./reading-log.ts";

/** What a build knows of the records that it has read. */
export interface ReadingParts {
  readonly report: IntakeReport;
  readonly selection: CaseSelection;
  readonly cases: CaseIntake;
  readonly legislation: LegislationTables;
}

/** Repeats the logged changes of an interrupted build, after which the parts are as they were in its last state. */
export function repeatChanges(
  changes: Iterable<string>,
  { position, isFinished, selection }: ReadingState,
  parts: ReadingParts,
): void {
  // Of the input that is read again the courts are registered when their records come.
  const input = isFinished ? Number.POSITIVE_INFINITY : position.input;
  for (const change of changes) repeatChange(JSON.parse(change) as ReadingChange, input, parts);
  if (isFinished) parts.selection.restore(selection.taken, selection.leftOut);
  else if (selection.fullSince !== null && selection.fullSince.input < input) parts.selection.restore(selection.taken);
}

function repeatChange(change: ReadingChange, input: number, { report, selection, cases, legislation }: ReadingParts) {
  switch (change.kind) {
    case "note":
      return report.restore(change.note);
    case "court":
      cases.restoreCourt(change.court);
      return change.input < input ? selection.addCourt(change.court) : undefined;
    case "code":
    case "section":
    case "version_text":
    case "act":
      return applyLegislationChange(legislation, change);
    default:
      return cases.apply(change);
  }
}
