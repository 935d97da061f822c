const [QUOTE, BACKSLASH, COMMA, NEWLINE, RETURN] = [0x22, 0x5c, 0x2c, 0x0a, 0x0d] as const;

/** What takes the rows of a table, one by one. */
export interface CopyRowHandler {
  /** Whether the values at this position are wanted; others are passed over and come as "". Asked anew for every value. */
  isWanted(position: number): boolean;
  /** `broken` says what is wrong with the row. `line` is where it ends, counted from 1. */
  onRow(values: readonly string[], line: number, broken: string | null): void;
}

export interface CopyRowReader {
  write(chunk: Uint8Array): void;
  end(): void;
  /** Bytes of the row that is being read, to the nearest chunk. */
  size(): number;
  line(): number;
}

/** A value is `bare` until a quote opens it. */
type ValueState = "bare" | "quoted" | "escaped" | "closed";

/**
 * Divides the bytes of a table into rows and values. It knows one way of quoting, that of PostgreSQL's COPY with
 * FORCE_QUOTE and ESCAPE '\': a general parser takes as long over such a table as everything that is then done with it.
 * Holds one value; time is linear in the input.
 */
export function createCopyRowReader({ isWanted: keeps, onRow: row }: CopyRowHandler): CopyRowReader {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let value = new Uint8Array(1024);
  let length = 0;
  let values: string[] = [];
  let state: ValueState = "bare";
  let kept = keeps(0);
  /** Whether the value, and the row, has a byte of its own. */
  let valueBegun = false;
  let rowBegun = false;
  let broken: string | null = null;
  let line = 1;
  let size = 0;

  const reserve = (bytes: number) => {
    if (value.length >= length + bytes) return;
    const wider = new Uint8Array(Math.max(2 * value.length, length + bytes));
    wider.set(value.subarray(0, length));
    value = wider;
  };

  const append = (byte: number) => {
    if (byte === NEWLINE) line++;
    if (kept) value[length++] = byte;
  };

  /** Takes the bytes of a quoted value up to the next that means something; says where that is. */
  const takeQuoted = (chunk: Uint8Array, from: number): number => {
    let at = from;
    for (; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (byte === QUOTE || byte === BACKSLASH) break;
      if (byte === NEWLINE) line++;
      if (kept) value[length++] = byte;
    }
    return at;
  };

  const endValue = () => {
    values.push(kept && length > 0 ? decoder.decode(value.subarray(0, length)) : "");
    length = 0;
    state = "bare";
    valueBegun = false;
    kept = keeps(values.length);
  };

  const endRow = () => {
    if (rowBegun) {
      endValue();
      row(values, line, broken);
    }
    values = [];
    kept = keeps(0);
    rowBegun = false;
    broken = null;
    size = 0;
  };

  const take = (byte: number) => {
    if (state === "quoted" && (byte === QUOTE || byte === BACKSLASH)) state = byte === QUOTE ? "closed" : "escaped";
    else if (state === "escaped" || state === "quoted") {
      append(byte);
      state = "quoted";
    } else if (byte === NEWLINE) {
      endRow();
      line++;
    } else if (byte !== RETURN) takeOutside(byte);
  };

  /** A byte outside quotes that ends no row. */
  const takeOutside = (byte: number) => {
    rowBegun = true;
    if (byte === COMMA) endValue();
    else if (state === "closed") {
      broken ??= "a quote that is not escaped stands within a value";
      append(QUOTE);
      state = "quoted";
      take(byte);
    } else if (byte === QUOTE && !valueBegun) state = "quoted";
    else {
      if (byte === QUOTE) broken ??= "a quote stands within a value that has none around it";
      valueBegun = true;
      append(byte);
    }
  };

  return {
    write(chunk) {
      // One more than it has: a quote of the chunk before may prove to be part of the value.
      reserve(chunk.length + 1);
      size += chunk.length;
      for (let at = 0; at < chunk.length; at++) {
        if (state === "quoted") at = takeQuoted(chunk, at);
        if (at < chunk.length) take(chunk[at]!);
      }
    },
    end() {
      if (state === "quoted" || state === "escaped") broken ??= "the file is cut off within a value";
      endRow();
    },
    size: () => size,
    line: () => line,
  };
}
