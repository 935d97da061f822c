/** Layout of a table. */
export interface TableShape {
  readonly head?: readonly string[];
  /** Indexes of the right-aligned columns, from 0. */
  readonly right?: readonly number[];
}

type TableRow = readonly (string | number)[];

const COLUMN_GAP = "  ";

/** Formats rows as text, each column as wide as its widest cell. A cell with line breaks spans several lines. */
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

/** Returns the width in terminal columns; combining marks have none. */
function measureWidth(text: string): number {
  return text.replace(/\p{M}/gu, "").length;
}

function padCell(text: string, width: number, isRight: boolean): string {
  const space = " ".repeat(Math.max(0, width - measureWidth(text)));
  return isRight ? space + text : text + space;
}
