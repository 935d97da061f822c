/**
 * Builds the source of a linear regular expression that matches a word of badly scanned print, with at most one space
 * between letters.
 */
export function buildSpacedPattern(word: string): string {
  return [...word].join(" ?");
}
