import { createLineSink, type LineSink, type TextSink } from "./text-sinks.ts";

/** Lays a table out as lines of text: a row per line, ` | ` between its cells. */
export interface TableWriter {
  /** Ends the preceding row if it is still open. A table's foot is printed last, wherever it is in the source. */
  beginRow(inFoot: boolean): void;
  beginCell(): TextSink;
  endRow(): void;
  /** Sink for text outside the cells, a title or a note, which becomes a line. */
  readonly caption: TextSink;
  text(): string;
}

/** Creates the writer of one table. */
export function createTableWriter(): TableWriter {
  const rows: string[] = [];
  const foot: string[] = [];
  let inFoot = false;
  let cells: LineSink[] = [];
  let captionLine = createLineSink();

  const endCaption = () => {
    const text = captionLine.text();
    if (text !== "") (inFoot ? foot : rows).push(text);
    captionLine = createLineSink();
  };
  const endRow = () => {
    endCaption();
    const texts = cells.map((cell) => cell.text());
    if (texts.some((text) => text !== "")) (inFoot ? foot : rows).push(texts.join(" | ").trimEnd());
    cells = [];
  };

  return {
    beginRow(isFoot) {
      endRow();
      inFoot = isFoot;
    },
    beginCell() {
      const cell = createLineSink();
      cells.push(cell);
      return cell;
    },
    endRow,
    caption: {
      add: (text) => captionLine.add(text),
      beginBlock: endCaption,
      beginLevel: endCaption,
      endParagraph: endCaption,
      continueAfter: () => captionLine.add(" "),
    },
    text() {
      endRow();
      return [...rows, ...foot].join("\n");
    },
  };
}
