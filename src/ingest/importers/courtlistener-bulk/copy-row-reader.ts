import { type ByteBuffer, createByteBuffer, reserveBytes, takeText } from "./byte-buffer.ts";

const [QUOTE, BACKSLASH, COMMA, NEWLINE, RETURN] = [0x22, 0x5c, 0x2c, 0x0a, 0x0d] as const;

/** Receives the rows of a table one by one. */
export interface CopyRowHandler {
  /** Whether the values at this position are needed; others are skipped and arrive as "". Called for every value. */
  isWanted(position: number): boolean;
  /** `broken` says what is wrong with the row, or is null. `line` is the row's last line, counted from 1. */
  onRow(values: readonly string[], line: number, broken: string | null): void;
}

/** Reads a table chunk by chunk and calls a {@link CopyRowHandler} for each row. */
export interface CopyRowReader {
  write(chunk: Uint8Array): void;
  end(): void;
  /** Bytes of the row that is being read, to the nearest chunk. */
  size(): number;
  line(): number;
}

/**
 * Creates a reader that divides the bytes of a table into rows and values. It supports the two ways of quoting in which
 * CourtListener has published its tables: COPY's own, which doubles quotes and quotes only the values that need it, and
 * the later one with FORCE_QUOTE and ESCAPE '\'. The first byte after the header decides: an id has no quotes in the
 * former. A doubled quote before any backslash decides for the former too. A general CSV parser takes as long over such
 * a table as all later steps together. Holds one row; time is linear in the input.
 */
export function createCopyRowReader(handler: CopyRowHandler): CopyRowReader {
  const state = createState(handler);
  return {
    write: (chunk) => readChunk(state, chunk),
    end() {
      if (state.position === "quoted" || state.position === "escaped")
        state.broken ??= "the file is cut off within a value";
      endRow(state);
    },
    size: () => state.rowBytes,
    line: () => state.line,
  };
}

/** Where the next byte is: a value is `bare` until a quote opens it. */
type Position = "bare" | "quoted" | "escaped" | "closed";

/** How a quote within a value is written; `null` until the first byte after the header. */
type Escape = "backslash" | "doubled" | null;

interface CopyRowState {
  readonly handler: CopyRowHandler;
  readonly decoder: TextDecoder;
  readonly value: ByteBuffer;
  /** The values of the current row so far. */
  values: string[];
  position: Position;
  escape: Escape;
  /** Whether a backslash has escaped a byte. */
  hasEscaped: boolean;
  rows: number;
  isWanted: boolean;
  /** Whether the current value, or row, has any byte. */
  hasValueBegun: boolean;
  hasRowBegun: boolean;
  /** Error of the current row. */
  broken: string | null;
  line: number;
  rowBytes: number;
}

function createState(handler: CopyRowHandler): CopyRowState {
  return {
    handler,
    decoder: new TextDecoder("utf-8", { ignoreBOM: true }),
    value: createByteBuffer(),
    values: [],
    position: "bare",
    escape: null,
    hasEscaped: false,
    rows: 0,
    isWanted: handler.isWanted(0),
    hasValueBegun: false,
    hasRowBegun: false,
    broken: null,
    line: 1,
    rowBytes: 0,
  };
}

function readChunk(state: CopyRowState, chunk: Uint8Array): void {
  // One byte more than the chunk: a quote at the end of the previous chunk may prove to be part of the value.
  reserveBytes(state.value, chunk.length + 1);
  state.rowBytes += chunk.length;
  for (let at = 0; at < chunk.length; at++) {
    if (state.position === "quoted") at = readQuoted(state, chunk, at);
    if (at < chunk.length) readByte(state, chunk[at]!);
  }
}

/** Stores the bytes of a quoted value up to the next quote or backslash; returns the offset of that. */
function readQuoted(state: CopyRowState, chunk: Uint8Array, from: number): number {
  const { value, isWanted } = state;
  const escaping = state.escape === "doubled" ? QUOTE : BACKSLASH;
  const { bytes } = value;
  let { length } = value;
  let newlines = 0;
  let at = from;
  for (; at < chunk.length; at++) {
    const byte = chunk[at]!;
    if (byte === QUOTE || byte === escaping) break;
    if (byte === NEWLINE) newlines++;
    if (isWanted) bytes[length++] = byte;
  }
  value.length = length;
  state.line += newlines;
  return at;
}

function readByte(state: CopyRowState, byte: number): void {
  const { position } = state;
  if (state.escape === null && state.rows > 0) state.escape = byte === QUOTE ? "backslash" : "doubled";
  if (position === "quoted" && byte === QUOTE) state.position = "closed";
  else if (position === "quoted" && byte === BACKSLASH && state.escape !== "doubled") state.position = "escaped";
  else if (position === "escaped" || position === "quoted") {
    state.hasEscaped ||= position === "escaped";
    appendByte(state, byte);
    state.position = "quoted";
  } else if (byte === NEWLINE) {
    endRow(state);
    state.line++;
  } else if (byte !== RETURN) readUnquotedByte(state, byte);
}

/** Reads a byte outside quotes that does not end a row. */
function readUnquotedByte(state: CopyRowState, byte: number): void {
  state.hasRowBegun = true;
  if (byte === COMMA) endValue(state);
  else if (state.position === "closed" && byte === QUOTE && isDoubling(state)) {
    state.escape = "doubled";
    appendByte(state, QUOTE);
    state.position = "quoted";
  } else if (state.position === "closed") {
    state.broken ??= "a value contains a quote that is not escaped";
    appendByte(state, QUOTE);
    state.position = "quoted";
    readByte(state, byte);
  } else if (byte === QUOTE && !state.hasValueBegun) state.position = "quoted";
  else {
    if (byte === QUOTE) state.broken ??= "a value without quotes around it contains a quote";
    state.hasValueBegun = true;
    appendByte(state, byte);
  }
}

/** Returns whether a quote after a quote is one that belongs to the value. */
function isDoubling(state: CopyRowState): boolean {
  return state.escape === "doubled" || (!state.hasEscaped && state.rows > 0 && state.broken === null);
}

function appendByte(state: CopyRowState, byte: number): void {
  if (byte === NEWLINE) state.line++;
  if (state.isWanted) state.value.bytes[state.value.length++] = byte;
}

function endValue(state: CopyRowState): void {
  state.values.push(takeText(state.value, state.decoder));
  state.position = "bare";
  state.hasValueBegun = false;
  state.isWanted = state.handler.isWanted(state.values.length);
}

function endRow(state: CopyRowState): void {
  if (state.hasRowBegun) {
    endValue(state);
    state.handler.onRow(state.values, state.line, state.broken);
    state.rows++;
  }
  state.values = [];
  state.isWanted = state.handler.isWanted(0);
  state.hasRowBegun = false;
  state.broken = null;
  state.rowBytes = 0;
}
