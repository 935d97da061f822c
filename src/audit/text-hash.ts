/** A hash of the letters and digits of a text, and their number. */
export interface TextHash {
  /** 52 bits. */
  readonly hash: number;
  readonly letters: number;
}

/**
 * Hashes the letters and digits of a text without regard to case, spaces and punctuation, in which two prints of one text
 * differ. Linear, without a copy of the text.
 */
export function hashText(text: string): TextHash {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code < 128) {
      if (code >= 65 && code <= 90) code += 32;
      if (!((code >= 97 && code <= 122) || (code >= 48 && code <= 57))) continue;
    } else if (code >= 0x2000 && code < 0x2070) continue;
    letters++;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return { hash: (high >>> 12) * 2 ** 32 + (low >>> 0), letters };
}
