const SMALL_WORDS = new Set("a an and as at by for from in into of on or the to upon with".split(" "));

/** Converts a heading in capitals to title case: "Subject Matter and Scope of Copyright". */
export function toHeadingCase(heading: string): string {
  if (/\p{Ll}/u.test(heading)) return heading;
  return heading
    .toLowerCase()
    .replace(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu, (word, at: number) =>
      (at > 0 && SMALL_WORDS.has(word)) || /^\d/.test(word)
        ? word
        : /^[ivxl]{2,}$/.test(word)
          ? word.toUpperCase()
          : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

/** Formats a breadcrumb step: "Chapter 1: General Provisions", or "Subchapter II" without a name. */
export function formatStepLabel(level: string, number: string, name: string): string {
  const numbered = [level.charAt(0).toUpperCase() + level.slice(1), number].filter((part) => part !== "").join(" ");
  return name === "" ? numbered : `${numbered}: ${name}`;
}
