import type { Span } from "../../../citation/citation.ts";
import { isAbbreviation } from "../../../text/sentences/sentences.ts";

/**
 * Text that names a decided case, recognised by form alone: "A v. B", a reporter citation, "the A case", supra. Covers
 * more forms than `findCitations`, and does not identify the case.
 */
const AUTHORITY_PATTERN = new RegExp(
  [
    // 12 U.S. 34, 12 L. Ed. 2d 34, 12 Cal.App.3d 5
    "\\d{1,4} {1,2}(?:[A-Z][A-Za-z.'’]{0,11} ?(?:[A-Z0-9][A-Za-z.'’]{0,7} ?){0,4}) ?\\(?\\d{1,5}\\b",
    // [1950] S.C.R. 1, (1950) 2 SCC 3, A.I.R. 1950 S.C. 1
    "[[(]\\d{4}[\\])] ?(?:\\(?\\d{1,3}\\)? )?(?:Supp\\.? ?)?(?:\\(?\\d{1,2}\\)? ?)?[A-Z][A-Za-z. ]{0,14}?[.A-Z] ?\\(?\\d{1,5}\\b",
    "A\\.? ?I\\.? ?R\\.? ?[[(]?\\d{4}[\\])]? [A-Z][A-Za-z. ]{1,10} ?\\d{1,5}\\b",
    // the word between the parties
    "\\bv(?:s|ersus)?\\.? (?=[A-Z*\\[“\"'(])",
    "(?!(?:No|The|This|That|These|Those|Our|Such|Each|Every|Any|In|If|Court|Supreme|Circuit|Other|Some|Many|Both|All|Earlier|Later|Recent|Prior|His|Her|Its|Their|One|Two|Most) )[A-Z][\\w.'’&-]{1,24} (?:cases?|decisions?)\\b",
    "\\b(?:supra|ante)\\b",
  ].join("|"),
  "g",
);

/**
 * Finds the places that name a decided case, in text order; the names of the parties around "v." belong to the place.
 * @param within spans of the text in which a place may begin, in text order and disjoint. Default the whole text
 */
export function findAuthorities(text: string, within: readonly Span[] = [{ start: 0, end: text.length }]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of within) {
    AUTHORITY_PATTERN.lastIndex = Math.max(start, spans.at(-1)?.end ?? 0);
    addAuthorities(text, end, spans);
  }
  return spans;
}

/** Appends the places that begin between the pattern's last index and an offset. */
function addAuthorities(text: string, end: number, spans: Span[]): void {
  for (let match = AUTHORITY_PATTERN.exec(text); match !== null; match = AUTHORITY_PATTERN.exec(text)) {
    if (match.index >= end) return;
    if (COURTS_DECISION.test(match[0])) continue;
    const versus = /^v/.test(match[0]);
    spans.push({
      start: versus ? findPartyStart(text, match.index) : match.index,
      end: versus ? findPartyEnd(text, match.index + match[0].length) : match.index + match[0].length,
    });
  }
}

/** "The Tenth Circuit's decision": no case is named. */
const COURTS_DECISION = /^(?:Circuit|Court|Bench|Council|Tribunal|Division|Panel|Board|Commission)['’]s /;

/** Lower-case words that a party's name may contain. */
const LOWERCASE_NAME_WORDS = new Set([
  "of",
  "the",
  "and",
  "&",
  "for",
  "ex",
  "rel.",
  "in",
  "re",
  "de",
  "la",
  "et",
  "al.",
  "another",
  "others",
  "ors.",
  "anr.",
]);

/** Capitalised words before a name that are not part of it. */
const SENTENCE_OPENERS: ReadonlySet<string> = new Set(
  (
    "In See The But And Of Under Following If Although Though Because Since That Whether We I As On To By From With For Thus " +
    "Therefore Accordingly However Also Compare Cf. Accord Contra Insofar While When Where Unlike Overruling Applying Distinguishing Approving Disapproving Explaining Considering Reversing Affirming Reaffirming Limiting " +
    "Confining Rejecting Abrogating Citing Quoting Discussing Both Neither " +
    "Nor Nothing Until Unless After Before Even Like Only Our This These Those It Is Are Was Did Does Do"
  ).split(" "),
);

/** "laid down by this Court in A v. B" */
const COURT_BEFORE_IN = /\b(?:Court|Bench|Council|Circuit|Tribunal|Justice|C?J\.,?|JJ\.,?)\s+$/;

function findPartyStart(text: string, at: number): number {
  let start = at;
  for (let words = 0; words < 12; words++) {
    const before = text.slice(Math.max(0, start - 32), start);
    const word = /(\S{1,31})\s{1,2}$/.exec(before);
    if (word === null) break;
    const plain = word[1]!;
    if (/[;:?!)\]]$|\d,$|[.?!]["”’]$/.test(plain) || (words > 0 && /\.$/.test(plain) && !isAbbreviation(plain))) break;
    if (!/^[("“‘'[*]{0,3}[A-Z0-9]/.test(plain) && !LOWERCASE_NAME_WORDS.has(plain.toLowerCase())) break;
    if (
      SENTENCE_OPENERS.has(plain.replace(/,$/, "")) ||
      (plain === "in" && COURT_BEFORE_IN.test(before.slice(0, word.index)))
    )
      break;
    start -= word[0].length;
  }
  // No name begins with "in", "of" or "and".
  return (
    start +
    (/^\s*(?:(?!in re |ex rel)(?:of|the|and|&|for|in|et|al\.|others|another) ){0,4}/.exec(text.slice(start, at))?.[0]
      .length ?? 0)
  );
}

function findPartyEnd(text: string, at: number): number {
  const after = text.slice(at, at + 80);
  const name =
    /^["“'[*(]{0,3}[A-Z][\w.'’&-]{0,30}(?: (?:of|the|and|&|for|ex|rel\.|de|la|[A-Z][\w.'’&-]{0,30})){0,8}/.exec(after);
  if (name === null) return at;
  // "A v. Doe. The court": the name ends with its sentence, unless an abbreviation ends there.
  for (const stop of name[0].matchAll(/(\S+)\. /g)) {
    if (!isAbbreviation(stop[1]!)) return at + stop.index + stop[1]!.length;
  }
  return at + name[0].replace(/(?: (?:of|the|and|&|for|de|la))+$/, "").length;
}
