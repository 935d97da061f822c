/** Returns the 32-bit FNV-1a hash of a text, computed over its UTF-16 code units; an unsigned integer. */
export function hashFnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
