import type { MarkupRole } from "./markup-elements.ts";

/** An open element that changes how the text in it is read. */
export interface OpenMarkupElement {
  readonly name: string;
  readonly role: MarkupRole;
  /** Elements of the same name open within it, so that its own end tag is recognised. */
  nestedCount: number;
}

/** Levels that are searched for the start tag of an end tag, so that stray end tags cost nothing; opinions nest two or three deep. */
const END_TAG_SEARCH_DEPTH = 8;

/** Returns the index of the innermost open element of a name, or null if there is none. */
export function findOpenElement(open: readonly OpenMarkupElement[], name: string): number | null {
  for (let i = open.length - 1; i >= Math.max(0, open.length - END_TAG_SEARCH_DEPTH); i--) {
    if (open[i]?.name === name) return i;
  }
  return null;
}

/**
 * Ends the innermost open element of a name, with those left open in it.
 * @returns its role; null if no open element ends
 */
export function closeElement(open: OpenMarkupElement[], name: string): MarkupRole | null {
  const at = findOpenElement(open, name);
  const element = at === null ? undefined : open[at];
  if (at === null || element === undefined) return null;
  if (element.nestedCount > 0) {
    element.nestedCount--;
    return null;
  }
  open.length = at;
  return element.role;
}
