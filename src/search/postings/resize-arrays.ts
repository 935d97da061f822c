/** Returns a longer copy; the added bytes are 0. */
export function resizeUint8Array(array: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const resized = new Uint8Array(length);
  resized.set(array);
  return resized;
}

/** Returns a longer copy; the added numbers are 0. */
export function resizeUint32Array(array: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const resized = new Uint32Array(length);
  resized.set(array);
  return resized;
}
