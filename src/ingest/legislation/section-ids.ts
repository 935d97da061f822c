/**
 * The id of a section: its code's id, a hyphen, its number. What stands outside `[a-zA-Z0-9-]` in the number is `_`
 * and the two hex digits of each of its UTF-8 bytes: 240.10b-5 of `cfr-17` is `cfr-17-240_2e10b-5`.
 */
export function buildSectionId(codeId: string, number: string): string {
  return `${codeId}-${encodeIdPart(number)}`;
}

/** A number, slug or name as a part of an id. */
export function encodeIdPart(text: string): string {
  return text.replace(/[^a-zA-Z0-9-]+/g, (run) =>
    [...new TextEncoder().encode(run)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""),
  );
}

/**
 * Keeps ids apart: the second section that has an id already taken gets `-2` behind it, and so on. A code does have two
 * sections of one number, where two Acts of one year added one each.
 */
export function createIdDisambiguator(): (id: string) => string {
  const taken = new Map<string, number>();
  return (id) => {
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
