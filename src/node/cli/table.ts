/** What a table looks like, beside its cells. */
export interface TableShape {
  readonly head?: readonly string[];
  /** Columns that are set flush right, from 0. */
  readonly right?: readonly number[];
}

type Row = readonly (string | number)[];

const GAP = "  ";

/** Rows in columns as wide as their widest cell; a cell of several lines makes a row of several lines. */
export function table(rows: readonly Row[], { head, right = [] }: TableShape = {}): string {
  const all = head ? [head, ...rows] : rows;
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.flatMap((row) => linesOf(row[column]).map(widthOf))),
  );
  const print = (row: Row): string[] => {
    const cells = row.map(linesOf);
    return Array.from({ length: Math.max(...cells.map((lines) => lines.length)) }, (_, at) =>
      cells
        .map((lines, column) => padded(lines[at] ?? "", widths[column]!, right.includes(column)))
        .join(GAP)
        .trimEnd(),
    );
  };
  const rule = widths.map((width) => "─".repeat(width)).join(GAP);
  const [top, ...rest] = all.map((row) => print(row).join("\n"));
  return top === undefined ? "" : [top, ...(head ? [rule] : []), ...rest].join("\n");
}

function linesOf(cell: string | number | undefined): string[] {
  return String(cell ?? "").split("\n");
}

/** Columns of a terminal: combining marks take none. */
function widthOf(text: string): number {
  return text.replace(/\p{M}/gu, "").length;
}

function padded(text: string, width: number, isRight: boolean): string {
  const space = " ".repeat(Math.max(0, width - widthOf(text)));
  return isRight ? space + text : text + space;
}
