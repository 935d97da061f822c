/** Words around judges' names that are not part of them. */
const TITLES =
  /\b(?:mr|mrs|ms|dr|hon|honorable|chief|presiding|associate|senior|acting|circuit|district|superior|appellate|justices?|judges?|attorney general|special|retired|pro tempore|per curiam|ch|c\. ?j|p\. ?j|j\. ?j|jj|j|p|s\. ?j|a\. ?j|c\. ?c)\b\.?/gi;

/** Words before and after the names in lines such as "Opinion of the court by Judge Doe". */
const BEFORE_NAMES =
  /^(?:(?:the )?opinion (?:of the court )?(?:was )?(?:delivered )?by|by the court|heard by|before|per curiam|present)[,:]? */i;
const AFTER_NAMES =
  /\b(?:delivered|concur|concurs|concurring|dissent|dissents|dissenting|announced|wrote|filed)\b.*$/is;

/**
 * Parses the judges' names in a line of free text: "Brune, C.J., and Collins, Henderson and Hammond, JJ." contains four.
 * Names stay as written, without titles. A suffix after a comma ("Doe, Jr.") stays with its name.
 */
export function parseJudgeNames(line: string): string[] {
  const names: string[] = [];
  const pieces = line
    .replace(/<[^<>]{0,100}>/g, " ")
    .replace(/\([^()]{0,100}\)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(BEFORE_NAMES, "")
    .replace(AFTER_NAMES, "")
    .split(/[,;:]|\band\b|&(?:#\d+;|amp;)?|\bwith\b/i);
  for (const piece of pieces) {
    if (/^\s*(?:jr|sr|ii|iii|iv)\.?\s*$/i.test(piece) && names.length > 0) {
      names.push(`${names.pop()}, ${piece.trim()}`);
      continue;
    }
    const name = piece
      .replace(TITLES, " ")
      .replace(/\s+/g, " ")
      .replace(/^[\s.—–-]+|[\s—–-]+$/g, "");
    if (/\p{L}{2}/u.test(name) && !/\d/.test(name) && name.length <= 60 && !/\bcourt\b/i.test(name))
      names.push(name.replace(/(?<=\p{L}{3})\.$/u, ""));
  }
  return [...new Set(names)];
}
