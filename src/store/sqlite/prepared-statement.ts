import type { BindParams, Statement as SqlStatement } from "sql.js";
import type { ReadGuard } from "./read-guard.ts";
import type { Row, SqlValue } from "./row.ts";

/** A prepared statement; values are always bound. */
export interface PreparedStatement {
  /** Returns the first row, or `undefined`. */
  get(...values: SqlValue[]): Row | undefined;
  /** Returns all rows. */
  all(...values: SqlValue[]): Row[];
  /** Calls `visit` with every row, until it returns `false`. */
  each(visit: (row: Row) => unknown, ...values: SqlValue[]): void;
  /** Runs the statement and ignores its rows. */
  run(...values: SqlValue[]): void;
}

/** Creates a statement that is compiled when it is first run: most of the statements of a corpus never are. */
export function createStatement(compile: () => SqlStatement, guard: ReadGuard): PreparedStatement {
  let compiled: SqlStatement | undefined;
  function each(visit: (row: Row) => unknown, values: SqlValue[]): void {
    guard(() => {
      compiled ??= compile();
      const statement = compiled;
      statement.bind(values as BindParams);
      try {
        while (statement.step()) if (visit(statement.get()) === false) break;
      } finally {
        statement.reset();
      }
    });
  }
  return {
    get(...values) {
      let first: Row | undefined;
      each((row) => {
        first = row;
        return false;
      }, values);
      return first;
    },
    all(...values) {
      const rows: Row[] = [];
      each((row) => void rows.push(row), values);
      return rows;
    },
    each: (visit, ...values) => each(visit, values),
    run: (...values) => each(() => undefined, values),
  };
}
