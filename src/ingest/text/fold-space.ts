/** White space that is not one plain space. */
const UNEVEN = /[^\S ]| {2}/;

/** The text with every run of white space as one space, and none around it. */
export function foldSpace(text: string): string {
  const trimmed = text.trim();
  return UNEVEN.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
}
