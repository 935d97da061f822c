/** A text with its usual short forms of provisions spelt out, and where each of its characters was. */
export interface SpeltOutText {
  readonly text: string;
  /** Returns the offset in the original text of an offset in `text`, in UTF-16 code units. */
  toOriginal(offset: number): number;
}

interface SpellingRule {
  readonly pattern: RegExp;
  readonly replace: (match: RegExpMatchArray) => string;
}

/** Usual names of Indian enactments, as patterns without word boundaries, and the name under which they are cited. */
const ENACTMENTS: readonly (readonly [pattern: string, name: string])[] = [
  [String.raw`I\.?B\.?C\.?|Insolvency Code|Bankruptcy Code`, "Insolvency and Bankruptcy Code, 2016"],
  [String.raw`C\.?P\.?C\.?|Civil Procedure Code`, "Code of Civil Procedure, 1908"],
  [String.raw`Cr\.? ?P\.? ?C\.?|Criminal Procedure Code`, "CrPC"],
  [String.raw`I\. ?P\. ?C\.?|Penal Code`, "IPC"],
  ["A ?& ?C Act|Arbitration Act|ACA", "Arbitration and Conciliation Act"],
  [String.raw`N\.? ?I\.? ?Act|Cheque Act`, "Negotiable Instruments Act"],
  [String.raw`I\.? ?T\.? Act`, "Information Technology Act"],
  [String.raw`T\.? ?P\.? ?A(?:ct)?\.?`, "Transfer of Property Act"],
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
  ["Sakshya(?: Adhiniyam)?", "Bharatiya Sakshya Adhiniyam"],
  ["Nyaya Sanhita", "Bharatiya Nyaya Sanhita"],
  ["Nagarik(?: Suraksha)? Sanhita", "Bharatiya Nagarik Suraksha Sanhita"],
];

const NUMBER = String.raw`\d{1,4}[A-Z]{0,3}(?:\(\w{1,5}\)){0,4}`;

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
  // "BNS 103", "IPC section 302".
  {
    pattern: new RegExp(
      String.raw`(?<!\w)(IPC|CrPC|BNS|BNSS|BSA|IEA|${ENACTMENTS.map(([, name]) => escapePattern(name)).join("|")}),? (?:section )?(${NUMBER})(?!\w)`,
      "gi",
    ),
    replace: ([, act, number]) => `section ${number} ${act}`,
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
  // "4th Amdt", "14th Amend."
  { pattern: /(?<=\d(?:st|nd|rd|th) )am(?:en)?dt?\.?(?!\w)/gi, replace: () => "Amendment" },
];

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Spells out the short forms of provisions that lawyers type: "u/s 138 NI Act", "Sec 304B IPC", "BNS 103". */
export function spellOutReferences(original: string): SpeltOutText {
  let text = original;
  let offsets = Array.from({ length: original.length + 1 }, (_, at) => at);
  for (const { pattern, replace } of RULES) {
    let spelt = "";
    const moved: number[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      spelt += text.slice(from, match.index);
      for (let at = from; at < match.index; at++) moved.push(offsets[at]!);
      const name = replace(match);
      spelt += name;
      for (let at = 0; at < name.length; at++) moved.push(offsets[match.index]!);
      from = match.index + match[0].length;
    }
    if (from === 0) continue;
    for (let at = from; at <= text.length; at++) moved.push(offsets[at]!);
    text = spelt + text.slice(from);
    offsets = moved;
  }
  return { text, toOriginal: (offset) => offsets[Math.min(offset, offsets.length - 1)]! };
}
