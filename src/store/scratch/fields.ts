const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
let buffer = new Uint8Array(4096);
let view = new DataView(buffer.buffer);

/** Bytes before the bytes of each text: its length, a little-endian uint32. */
const LENGTH_BYTES = 4;
/** UTF-8 takes at most three bytes per UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3;

/** Encodes texts as the bytes of a scratch record, valid until the next call. */
export function encodeFields(fields: readonly string[]): Uint8Array {
  let at = 0;
  for (const field of fields) {
    const needed = at + LENGTH_BYTES + field.length * MAX_BYTES_PER_UNIT;
    if (needed > buffer.length) {
      const larger = new Uint8Array(2 * needed);
      larger.set(buffer);
      buffer = larger;
      view = new DataView(buffer.buffer);
    }
    const { written } = encoder.encodeInto(field, buffer.subarray(at + LENGTH_BYTES));
    view.setUint32(at, written, true);
    at += LENGTH_BYTES + written;
  }
  return buffer.subarray(0, at);
}

/** Decodes the texts of a record that {@link encodeFields} encoded. */
export function decodeFields(bytes: Uint8Array): string[] {
  const lengths = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const fields: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const start = at + LENGTH_BYTES;
    const end = start + lengths.getUint32(at, true);
    fields.push(decoder.decode(bytes.subarray(start, end)));
    at = end;
  }
  return fields;
}
