/**
 * Returns a copy of a text. A part of a long text that is cut out of it keeps the whole in memory; its copy does not.
 */
export function copyText(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
