import { type SpellingRule, type SpeltOutText, spellOut } from "./spell-out-references.ts";

/** Usual names of Indian enactments, as patterns without word boundaries, and the name under which they are cited. */
const ENACTMENTS: readonly (readonly [pattern: string, name: string])[] = [
  [String.raw`I\.?B\.?C\.?|Insolvency Code|Bankruptcy Code`, "Insolvency and Bankruptcy Code, 2016"],
  [String.raw`C\.?P\.?C\.?|Civil Procedure Code`, "Code of Civil Procedure, 1908"],
  [String.raw`Cr\.? ?P\.? ?C\.?|Criminal Procedure Code`, "CrPC"],
  [String.raw`I\. ?P\. ?C\.?|(?<!Indian )Penal Code`, "IPC"],
  ...["Contract", "Evidence", "Stamp", "Partnership", "Trusts", "Easements", "Telegraph", "Forest"].map(
    (subject) => [`(?<!Indian )${subject} Act`, `Indian ${subject} Act`] as const,
  ),
  [String.raw`A ?& ?C Act|Arbitration Act(?!,? ?(?:of ?)?\d{4})|ACA`, "Arbitration and Conciliation Act"],
  [String.raw`N\.? ?I\.? ?Act|Cheque Act`, "Negotiable Instruments Act"],
  [String.raw`I\.? ?T\.? Act`, "Information Technology Act"],
  [String.raw`T\.? ?P\.? ?(?:Act|A\.?)`, "Transfer of Property Act"],
  [String.raw`H\.?M\.? ?A(?:ct)?\.?`, "Hindu Marriage Act"],
  [String.raw`H\.?S\.? ?A(?:ct)?\.?`, "Hindu Succession Act"],
  [String.raw`R\.?T\.?I\.?(?: Act)?`, "Right to Information Act"],
  [String.raw`R\.?T\.?E\.?(?: Act)?`, "Right of Children to Free and Compulsory Education Act"],
  [String.raw`P\.?M\.?L\.?A\.?|Money[- ]Laundering Act`, "Prevention of Money-laundering Act"],
  ["RERA|Real Estate Act", "Real Estate (Regulation and Development) Act"],
  [String.raw`(?:D\.?V\.?|Domestic Violence) Act|PWDVA`, "Protection of Women from Domestic Violence Act"],
  ["SEBI Act", "Securities and Exchange Board of India Act"],
  ["TRAI Act", "Telecom Regulatory Authority of India Act"],
  ["MCOCA", "Maharashtra Control of Organised Crime Act"],
  ["TADA", "Terrorist and Disruptive Activities (Prevention) Act"],
  ["POTA", "Prevention of Terrorism Act"],
  ["(?<!Bharatiya )Sakshya(?: Adhiniyam)?", "Bharatiya Sakshya Adhiniyam"],
  ["(?<!Bharatiya )Nyaya Sanhita", "Bharatiya Nyaya Sanhita"],
  ["(?<!Bharatiya )Nagarik(?: Suraksha)? Sanhita", "Bharatiya Nagarik Suraksha Sanhita"],
];

const NUMBER = String.raw`\d{1,4}[A-Z]{0,3}(?:\(\w{1,5}\)){0,4}`;

/** A section number that cannot be a year. */
const SHORT_NUMBER = String.raw`\d{1,3}[A-Z]{0,3}(?:\(\w{1,5}\)){0,4}`;

/** Words of the name of an Act, of which the first has a capital. */
const ACT_NAME = String.raw`[A-Z][\w&()-]{0,30}(?: (?:\(?[A-Z][\w&()-]{0,30}|of|and|to|from|for|on|in|the)){0,14}`;
/** Words with a capital that precede the name of an Act at the beginning of a question. */
const OPENING =
  /^(?:(?:Is|Are|Was|Were|Do|Does|Did|Has|Have|Can|Could|May|Must|Should|Would|What|Which|Who|When|Where|Why|How|Under|In|By|Per|The|And|But|If)\b ?(?:of |in |to |by |the )*)+/;
/** What precedes the name of an Act whose section was named before it: "section 3 of the". */
const SECTION_BEFORE = /\d[A-Z]{0,3}(?:\(\w{1,5}\)){0,4},? (?:of )?(?:the )?$/;

/** Puts the number of a section before the Act: "section 65B Indian Evidence Act, 1872". */
function putSectionFirst({
  0: whole,
  1: words = "",
  2: year = "",
  3: number,
  index = 0,
  input = "",
}: RegExpMatchArray) {
  const opening = OPENING.exec(words)?.[0] ?? "";
  const name = words.slice(opening.length);
  const isAct = /\b(?:Act|Code|Sanhita|Adhiniyam|Ordinance)\b/.test(name);
  if (!isAct || SECTION_BEFORE.test(input.slice(Math.max(0, index - 40), index))) return whole;
  return `${opening}section ${number} ${name}${year}`;
}

const RULES: readonly SpellingRule[] = [
  // "u/s 167", "Sec 304B", "ss. 25", "§ 9" before a number.
  {
    pattern: /(?<![\w/.&])(?:u\/ss?\.?|under secs?\.?|ss?\.?|secs?\.?|sections|§{1,2}) ?(?=\d)/gi,
    replace: () => "section ",
  },
  ...ENACTMENTS.map(([pattern, name]) => ({
    pattern: new RegExp(String.raw`(?<![\w&])(?<!${name.slice(0, 12)}.{0,40})(?:${pattern})(?![\w&])`, "gi"),
    replace: () => name,
  })),
  // "Contempt of Courts Act, 1971, s. 12".
  {
    pattern: new RegExp(String.raw`(?<!\w)(${ACT_NAME})(,? (?:of )?\d{4})?,? [Ss]ection (${NUMBER})(?!\w)`, "g"),
    replace: putSectionFirst,
  },
  // "BNS 103", "IPC section 302".
  {
    pattern: new RegExp(
      String.raw`(?<!\w)(IPC|CrPC|BNS|BNSS|BSA|IEA|${ENACTMENTS.map(([, name]) => escapePattern(name)).join("|")}),? (?:section )?(${SHORT_NUMBER})(?!\w)`,
      "gi",
    ),
    replace: ([, act, number]) => `section ${number} ${act}`,
  },
  // "138 NI Act", "302 of the IPC".
  {
    pattern: new RegExp(
      String.raw`(?<![\w/.,(]|section |article |art |rule |order |\d )(\d{1,3}[A-Z]{0,3}) (?:of )?(?:the )?(IPC|CrPC|BNS|BNSS|BSA|IEA|${ENACTMENTS.map(([, name]) => escapePattern(name)).join("|")})(?!\w)`,
      "gi",
    ),
    replace: ([, number, act]) => `section ${number} ${act}`,
  },
  // "section 25 and 27 Evidence Act".
  {
    pattern: new RegExp(
      String.raw`section (${NUMBER})((?:(?:, ?| ?(?:and|&|or|/|r/w|read with) ?(?:section )?)${NUMBER}){1,6}) (?:of )?(?:the )?((?:[A-Z][\w&()-]*|of|and|to|from|for)(?: (?:[A-Z][\w&()-]*|of|and|to|from|for)){0,12})`,
      "g",
    ),
    replace: ([, first, others, act]) =>
      [first, ...others!.matchAll(new RegExp(NUMBER, "g"))].map((number) => `section ${number} ${act}`).join(", "),
  },
];

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Spells out the short forms of Indian provisions that lawyers type: "u/s 138 NI Act", "Sec 304B IPC", "BNS 103". */
export function spellOutIndianReferences(text: string): SpeltOutText {
  return spellOut(text, RULES);
}
