/** What a table looks like, beside its cells. */
export interface TableShape {
  readonly head?: readonly string[];
  /** Columns that are set flush right, from 0. */
  readonly right?: readonly number[];
}

type TableRow = readonly (string | number)[];

const COLUMN_GAP = "  ";

/** Rows in columns as wide as their widest cell; a cell of several lines makes a row of several lines. */
export function formatTable(rows: readonly TableRow[], { head, right = [] }: TableShape = {}): string {
  const all = head ? [head, ...rows] : rows;
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.flatMap((row) => splitLines(row[column]).map(measureWidth))),
  );
  const print = (row: TableRow): string[] => {
    const cells = row.map(splitLines);
    return Array.from({ length: Math.max(...cells.map((lines) => lines.length)) }, (_, at) =>
      cells
        .map((lines, column) => padCell(lines[at] ?? "", widths[column]!, right.includes(column)))
        .join(COLUMN_GAP)
        .trimEnd(),
    );
  };
  const rule = widths.map((width) => "─".repeat(width)).join(COLUMN_GAP);
  const [top, ...rest] = all.map((row) => print(row).join("\n"));
  return top === undefined ? "" : [top, ...(head ? [rule] : []), ...rest].join("\n");
}

function splitLines(cell: string | number | undefined): string[] {
  return String(cell ?? "").split("\n");
}

/** Columns of a terminal: combining marks take none. */
function measureWidth(text: string): number {
  return text.replace(/\p{M}/gu, "").length;
}

function padCell(text: string, width: number, isRight: boolean): string {
  const space = " ".repeat(Math.max(0, width - measureWidth(text)));
  return isRight ? space + text : text + space;
}
