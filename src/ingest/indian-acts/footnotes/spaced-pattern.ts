/**
 * A word as print that was read badly has it: its letters may have one space between them. The source of a regular
 * expression, linear.
 */
export function buildSpacedPattern(word: string): string {
  return [...word].join(" ?");
}
