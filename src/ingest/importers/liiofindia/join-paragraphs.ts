import { cleanCharacters } from "../../clean-text/clean-characters.ts";
import { collapseWhitespace } from "../../clean-text/collapse-whitespace.ts";
import { repairHyphenation } from "../../clean-text/repair-hyphenation.ts";

/**
 * Joins a judgment's lines into paragraphs. The site breaks a line after nearly every full stop at a print line's end,
 * which separates `v.` from the following name; such lines are joined again.
 */
export function joinParagraphs(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [];
  let before = "";
  for (const raw of lines) {
    const line = cleanLine(raw);
    if (line === "") continue;
    const paragraph = paragraphs.at(-1);
    if (paragraph !== undefined && isContinuation(before, line)) paragraph.push(line);
    else paragraphs.push([line]);
    before = line;
  }
  return repairHyphenation(
    paragraphs.map((paragraph) => paragraph.join(" ")),
    { whenUnknown: "drop" },
  );
}

/** Removes remains of the conversion of the site's pages to text: `1\\.`, brackets around links. */
function cleanLine(raw: string): string {
  const line = collapseWhitespace(cleanCharacters(raw));
  if (!line.includes("[") && !line.includes("\\")) return line;
  return line
    .replace(/\\(?=[.\-+*#_[\]()!`>])/g, "")
    .replace(/\[(\[\d{4}\][^[\]]{1,60}?) ?\]/g, "$1")
    .replace(/\[((?:A\. ?I\. ?R\.|AIR) \d{4}[^[\]]{1,40}?) ?\]/g, "$1")
    .replace(/\[([A-Z][A-Za-z.,'&() -]{2,80} Act, (?:18|19)\d\d)\]/g, "$1")
    .replace(/(\[\d{4}\] INSC \d{1,4}); ,/g, "$1,");
}

/** Abbreviations at a line's end after which the sentence continues. */
const ABBREVIATION =
  /(?:^|[\s(["'])(?:v|vs|V|Vs|No|Nos|Art|Arts|art|arts|s|ss|S|Ss|Sec|Secs|sec|cl|cls|Cl|r|rr|R|O|para|paras|Para|p|pp|Mr|Mrs|Ms|Dr|Shri|Smt|St|Messrs|M\/s|Cf|cf|viz|i\.e|e\.g|Rs|Ch|Vol|Ex|Exh|Corpn|Mad|Bom|Cal|All|Pat|Lah|Nag|Punj|Ker|Mys|Raj|Oudh|Rang|Hyd|(?:[A-Z]\. ?){1,4}[A-Z]|[A-Z])\.$/;
/** A judge's title, which may end a sentence or not. */
const JUDGE_TITLE = /\b(?:J|JJ|C\. ?J)\.$/;

function isContinuation(before: string, line: string): boolean {
  if (/^[a-z,;)\]]|^\d{1,4}[)\]]/.test(line)) return true;
  return ABBREVIATION.test(before.slice(-12)) && !JUDGE_TITLE.test(before.slice(-6));
}
