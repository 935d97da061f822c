const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Encodes a text as UTF-8; fast for short ASCII words. */
export function encodeUtf8(text: string): Uint8Array {
  // Creating an encoder's result costs more than a loop over a short word.
  if (text.length > MAX_SHORT_WORD_CHARS) return encoder.encode(text);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127) return encoder.encode(text);
    bytes[at] = unit;
  }
  return bytes;
}

/** Decodes UTF-8; fast for short ASCII words. */
export function decodeUtf8(bytes: Uint8Array): string {
  // A decoder costs more than a loop over a short word.
  if (bytes.length > MAX_SHORT_WORD_CHARS) return decoder.decode(bytes);
  let text = "";
  for (const byte of bytes) {
    if (byte > 127) return decoder.decode(bytes);
    text += ASCII[byte]!;
  }
  return text;
}

/** Copies a text: one that was cut from a longer text keeps that in memory. */
export function copyText(text: string): string {
  // Only a text that is joined before it is cut is copied.
  return ` ${text}`.slice(1);
}

const MAX_SHORT_WORD_CHARS = 24;
const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/**
 * Compares the first `length` bytes with a prefix: negative if they sort before all texts with that prefix, 0 if they
 * have it, positive if they sort after.
 */
export function comparePrefix(bytes: Uint8Array, length: number, prefix: Uint8Array): number {
  const common = Math.min(length, prefix.length);
  for (let i = 0; i < common; i++) if (bytes[i] !== prefix[i]) return bytes[i]! - prefix[i]!;
  return length < prefix.length ? -1 : 0;
}

/** Compares two texts by code point, as SQLite orders UTF-8; JavaScript's own order puts U+E000 after U+10000. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = toCodePointOrder(a.charCodeAt(i)) - toCodePointOrder(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Maps a code unit to its rank: surrogates encode code points above all others. */
function toCodePointOrder(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
