import type { Database } from "../sqlite/database.ts";
import { readNumber } from "../sqlite/row.ts";

/** Lists the ordinals of the current sections, ascending. */
export function listCurrentSections(database: Database): number[] {
  return database
    .prepare("SELECT id FROM section WHERE is_current = 1 ORDER BY id")
    .all()
    .map((row) => readNumber(row, 0));
}

/** Lists the ordinals of the sections of all Acts, ascending. */
export function listActSections(database: Database): number[] {
  return database
    .prepare("SELECT id FROM act_section ORDER BY id")
    .all()
    .map((row) => readNumber(row, 0));
}
