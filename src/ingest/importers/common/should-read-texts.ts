import type { CaseSelection, SelectableCase } from "../../selection/case-selection.ts";

/**
 * Returns whether the texts of a case are read: not if the selection leaves the case out. Its opinions are counted as
 * left out then; the case itself is counted when its record is taken in.
 * @param opinions how many texts the case has
 */
export function shouldReadTexts(selection: CaseSelection | undefined, row: SelectableCase, opinions: number): boolean {
  if (selection === undefined || selection.mayTake(row)) return true;
  for (let left = opinions; left > 0; left--) selection.countLeftOut("opinions");
  return false;
}
