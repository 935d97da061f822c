/** Lists spellings of one citation that differ in spaces, full stops, capitals and no-break spaces only. */
export function listSpellingVariants(text: string): string[] {
  return [
    text.replace(/\. (?=\D)/g, "."),
    text.replace(/\.(?=\S)/g, ". "),
    text.replaceAll(".", ""),
    text.toUpperCase(),
    text.replaceAll(" ", " "),
    text.replaceAll(" ", "  "),
    ` ${text}. `,
  ];
}
