/** Name and docket number in a judgment's opening. */
export interface Opening {
  /** `Union of India & Ors. v. J.K. Goel`, or "". */
  readonly name: string;
  /** `Civil Appeal No. 199 of 1955`, or "". */
  readonly docketNumber: string;
}

const PARTY = "[A-Z1][^;:]{2,160}?";
/** `Union of India … Appellant v. J. K. Goel … Respondent`. */
const PARTIES_WITH_ROLES = new RegExp(
  `(${PARTY})\\s?\\.{2,}\\s?(?:Appell?ants?|Petitioners?|Complainants?)\\b[^A-Za-z]{0,4}(?:v|vs|versus)\\b\\.?\\s(${PARTY})\\s?\\.{2,}\\s?(?:Respondents?|Opposite Part(?:y|ies))`,
  "i",
);
const VERSUS_LINE = /^(?:v|vs|versus)\.?$/i;
/** The title of an order in one line, after a line such as `The following Judgment of the Court was delivered:`. */
const TITLE_LINE = /^([A-Z][^\d[\]]{2,100}?) (?:v|vs|versus)\.? ([A-Z][^\d[\]]{2,100})$/i;
const DELIVERED_LINE = /\b(?:delivered|pronounced) ?: ?$/;
const DOCKET_LINE =
  /JURISD[Il]CTION\W{0,4}((?:[A-Za-z.()]{1,15} ){0,5}?(?:Appeal|Petition|Suit|Reference|Case)s?(?: \([A-Za-z.]{1,12}\))?),? (?:Nos?|NO|NOS)\.? ?(\d{1,5}(?: ?(?:[,&-]|to|and) ?\d{1,5}){0,6}) ?(?:\([A-Z]+\) ?)?of ?((?:18|19|20)\d\d)/;

/**
 * Reads the first lines after the head, and the report from its jurisdiction line on. Only an unambiguous title or docket
 * line counts: other names and numbers in a judgment belong to other cases.
 */
export function readOpening(lines: readonly string[], report: string): Opening {
  return { name: findParties(lines.slice(0, 12)), docketNumber: findDocketNumber(report) };
}

function findParties(lines: readonly string[]): string {
  const opening = lines.join(" ").slice(0, 3000);
  const roles = /\.\. ?Respondent/i.test(opening) ? PARTIES_WITH_ROLES.exec(opening) : null;
  if (roles) return formatCaseName(roles[1] ?? "", roles[2] ?? "");
  for (const [i, line] of lines.entries()) {
    const whole = DELIVERED_LINE.test((lines[i - 1] ?? "").slice(-40)) ? TITLE_LINE.exec(line.trim()) : null;
    if (whole) return formatCaseName(whole[1] ?? "", whole[2] ?? "");
  }
  const at = lines.findIndex((line) => VERSUS_LINE.test(line.trim()));
  const first = lines[at - 1];
  const second = lines[at + 1];
  if (at < 1 || first === undefined || second === undefined || second.length > 120) return "";
  return formatCaseName(first, second);
}

/** Returns the party without the docket number, the word "WITH" or the list number before it. */
function formatCaseName(first: string, second: string): string {
  const sides = [first, second].map((side) =>
    side
      .replace(/^.*\b(?:JURISDICTION|(?:18|19|20)\d\d\)?|delivered ?:?)\s+(?=\S)/, "")
      .replace(/^\d{1,2}\\?\.\s*/, "")
      .replace(/\\[-*]?/g, "")
      .replace(/\s+/g, " ")
      .replace(/[\s,]+$|\s*\.{2,}$/, "")
      .trim(),
  );
  return sides.every((side) => side.length >= 3 && side.length <= 120) ? sides.join(" v. ") : "";
}

function findDocketNumber(report: string): string {
  const match = DOCKET_LINE.exec(report);
  if (match === null) return "";
  const kind = (match[1] ?? "")
    .replace(/\s+/g, " ")
    .replace(/[A-Z]{2,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  const numbers = match[2] ?? "";
  return `${kind} ${/\D/.test(numbers) ? "Nos." : "No."} ${numbers} of ${match[3]}`;
}
