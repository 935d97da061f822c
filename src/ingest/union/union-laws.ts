import { copyProvisionTopics } from "../../store/legislation/provision-topics.ts";
import { insertCode, markCurrentVersions, readCodes } from "../../store/legislation/sections.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { queryNumber } from "../../store/sqlite/query-row.ts";
import type { Row } from "../../store/sqlite/row.ts";
import { visitRowsInSlices } from "../../store/sqlite/visit-rows.ts";
import { joinLawOffset } from "../../store/union/union-ids.ts";

/** The numbers that are added to the ids of one part to make those of the union. */
export interface LawOffsets {
  readonly sections: number;
  readonly acts: number;
  readonly actSections: number;
}

/**
 * Stores the enacted law of one part in a union file; texts remain in the part. A section that an earlier part has by the
 * same id and date is left out, as is an Act by its id. Yields between rows, so that the caller can yield to the event loop.
 * @param part index of the part; those before it are stored already
 */
export function* storePartLaws(database: Database, from: Database, part: number): Generator<void, LawOffsets> {
  const highest = (table: string) => queryNumber(database, `SELECT ifnull(max(id), 0) FROM ${table}`);
  const offsets = { sections: highest("section"), acts: highest("act"), actSections: highest("act_section") };
  const codes = new Set(readCodes(database).map(({ id }) => id));
  for (const code of readCodes(from)) if (!codes.has(code.id)) insertCode(database, code);
  const texts = joinLawOffset({ part, local: 0 });
  const sectionTexts = { text_start: texts, history_start: texts, notes_start: texts };
  yield* copyShifted(from, database, "section", { id: offsets.sections, ...sectionTexts });
  yield* copyShifted(from, database, "act", { id: offsets.acts });
  const ofAct = { act: offsets.acts, text_start: texts };
  yield* copyShifted(from, database, "act_section", { ...ofAct, id: offsets.actSections });
  yield* copyShifted(from, database, "footnote", { ...ofAct, original_start: texts });
  yield* copyProvisionTopics(from, database);
  return offsets;
}

/** Marks the newest versions of the sections of all parts; call once, after the last part. */
export function finishLaws(database: Database): void {
  database.exec("UPDATE section SET is_current = 1");
  const whole = readCodes(database).filter(({ wholeVersions }) => wholeVersions === true);
  markCurrentVersions(
    database,
    whole.map(({ id }) => id),
  );
}

/** Copies rows, unless one with the same key or no row of their Act is stored, and adds a number to some columns. */
function copyShifted(
  from: Database,
  to: Database,
  table: string,
  shifts: Readonly<Record<string, number>>,
): Generator<void> {
  const columns = from
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(([name]) => String(name));
  const added = columns.map((column) => shifts[column] ?? 0);
  const act = columns.indexOf("act");
  const insert = to.prepare(`INSERT OR IGNORE INTO ${table} VALUES (${columns.map(() => "?").join(", ")})`);
  const findAct = to.prepare("SELECT 1 FROM act WHERE id = ?");
  const copyRow = (row: Row) => {
    const values = row.map((value, at) => (added[at] === 0 ? value : Number(value) + added[at]!));
    if (act < 0 || findAct.get(values[act]!)) insert.run(...values);
  };
  return visitRowsInSlices(from, table, "*", copyRow, table === "footnote" ? ["act", "id"] : ["id"]);
}
