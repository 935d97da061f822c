/** A made-up digest, as its file would be written; `front` replaces fields (null drops one), `text` the text. */
export function formatDigest(
  front: Readonly<Record<string, string | null>> = {},
  text: string = MIN_DIGEST_TEXT,
): string {
  const fields = { ...FRONT, ...front };
  const lines = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [`${field}:${value}`]));
  return `---\n${lines.join("\n")}\n---\n${text}\n`;
}

/** Enough words, and none of them a citation. */
export const MIN_DIGEST_TEXT = "The court held that the fence stood where the survey had put it. ".repeat(13).trim();

const FRONT = {
  name: " Quibble v. Warden of Utopia",
  court: " scotus",
  date: " 1961-02-20",
  docket: " No. 22",
  judges: " [Ames, Birch]",
  citations: "\n  - 901 U.S. 77: none\n  - 91 S. Ct. 5: scdb",
  checked: "\n  name: none\n  date: none\n  docket: none\n  judges: none",
  topics: " [fences]",
};
