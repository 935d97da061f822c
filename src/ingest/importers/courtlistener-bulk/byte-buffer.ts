/** The bytes of one value; grows as needed and is reused for the next value. */
export interface ByteBuffer {
  bytes: Uint8Array;
  /** Bytes in use. */
  length: number;
}

const INITIAL_BYTES = 1024;

/** Returns an empty buffer. */
export function createByteBuffer(): ByteBuffer {
  return { bytes: new Uint8Array(INITIAL_BYTES), length: 0 };
}

/** Makes room for `count` more bytes, so that they can be stored without a check of each. */
export function reserveBytes(buffer: ByteBuffer, count: number): void {
  const needed = buffer.length + count;
  if (buffer.bytes.length >= needed) return;
  const wider = new Uint8Array(Math.max(2 * buffer.bytes.length, needed));
  wider.set(buffer.bytes.subarray(0, buffer.length));
  buffer.bytes = wider;
}

/** Returns the bytes as text and empties the buffer. */
export function takeText(buffer: ByteBuffer, decoder: TextDecoder): string {
  const { bytes, length } = buffer;
  buffer.length = 0;
  return length === 0 ? "" : decoder.decode(bytes.subarray(0, length));
}
