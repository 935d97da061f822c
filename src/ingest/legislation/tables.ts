import { type Line, line, type TextSink } from "./paragraphs.ts";

/** Lays a table out as lines of text: a row per line, ` | ` between its cells. */
export interface TableWriter {
  /** Ends the row before it, if that has been left open. A table's foot is printed last, wherever it stands. */
  beginRow(inFoot: boolean): void;
  beginCell(): TextSink;
  endRow(): void;
  /** For text beside the cells: a title, a note. It stands on a line of its own. */
  readonly beside: TextSink;
  text(): string;
}

export function tableWriter(): TableWriter {
  const rows: string[] = [];
  const foot: string[] = [];
  let inFoot = false;
  let cells: Line[] = [];
  let beside = line();

  const endBeside = () => {
    const text = beside.line();
    if (text !== "") (inFoot ? foot : rows).push(text);
    beside = line();
  };
  const endRow = () => {
    endBeside();
    const texts = cells.map((cell) => cell.line());
    if (texts.some((text) => text !== "")) (inFoot ? foot : rows).push(texts.join(" | ").trimEnd());
    cells = [];
  };

  return {
    beginRow(isFoot) {
      endRow();
      inFoot = isFoot;
    },
    beginCell() {
      const cell = line();
      cells.push(cell);
      return cell;
    },
    endRow,
    beside: {
      add: (text) => beside.add(text),
      block: endBeside,
      level: endBeside,
      endParagraph: endBeside,
      runOn: () => beside.add(" "),
    },
    text() {
      endRow();
      return [...rows, ...foot].join("\n");
    },
  };
}
