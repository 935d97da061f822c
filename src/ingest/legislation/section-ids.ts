/**
 * Builds the id of a section: its code's id, a hyphen, its number. Each character of the number outside `[a-zA-Z0-9-]`
 * becomes `_` and two hex digits per UTF-8 byte: 240.10b-5 of `cfr-17` is `cfr-17-240_2e10b-5`.
 */
export function buildSectionId(codeId: string, number: string): string {
  return `${codeId}-${encodeIdPart(number)}`;
}

/** Encodes a number, slug or name as a part of an id. */
export function encodeIdPart(text: string): string {
  return text.replace(/[^a-zA-Z0-9-]+/g, (run) =>
    [...new TextEncoder().encode(run)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""),
  );
}

/**
 * Creates a function that makes ids unique: the second section with an id gets the suffix `-2`, and so on. A code can
 * have two sections of one number, because two Acts of one year added one each.
 */
export function createIdDisambiguator(): (id: string) => string {
  const taken = new Map<string, number>();
  return (id) => {
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
