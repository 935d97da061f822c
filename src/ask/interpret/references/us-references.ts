import { STATES } from "../../../law/state.ts";
import { type SpellingRule, type SpeltOutText, spellOut } from "./spell-out-references.ts";

/** First number of the Federal Rules of Evidence, which no other federal rules reach. */
const FIRST_EVIDENCE_RULE = 101;
/** Words of questions on criminal cases, whose rules have the same numbers as those of civil procedure. */
const CRIMINAL_MATTER = /\b(?:crim\w*|indict\w*|grand jury|guilty|plea\b|pleads?|prosecut\w*|arraign\w*|sentenc\w*)/i;
/** Words of questions on appeals, as above. */
const APPELLATE_MATTER = /\b(?:appeal\w*|appellate)\b/i;

const SECTION_WORD = String.raw`(?:,? ?(?:sections?|secs?\.?|s\.|§{1,2}))? ?`;

/** Names and abbreviations of states, the longest first. */
const STATE_NAMES = STATES.flatMap(({ name, abbreviation }) => [
  [name.toLowerCase(), abbreviation] as const,
  [abbreviation.toLowerCase(), abbreviation] as const,
  [abbreviation.replaceAll(".", "").toLowerCase(), abbreviation] as const,
]).sort(([a], [b]) => b.length - a.length);
const STATE_ABBREVIATIONS = new Map(STATE_NAMES);
const STATE_PATTERN = STATE_NAMES.map(([name]) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

/** Names of state codes as they are typed, and as they are cited. */
const STATE_CODES: Readonly<Record<string, string>> = {
  "penal code": "Penal Code",
  "civil code": "Civ. Code",
  "penal law": "Penal Law",
  statutes: "Stat.",
  statute: "Stat.",
  stat: "Stat.",
  "stat.": "Stat.",
  "revised code": "Rev. Code",
  "general laws": "Gen. Laws",
};

const RULES: readonly SpellingRule[] = [
  // "4th Amdt", "14th Amend."
  { pattern: /(?<=\d(?:st|nd|rd|th) )am(?:en)?dt?\.?(?!\w)/gi, replace: () => "Amendment" },
  // "Rule 10b-5", which is a section of the regulations on securities.
  {
    pattern: /(?<![\w.])(?:sec )?rule (1[0-9][a-d]\d?-\d{1,2})(?!\w)/gi,
    replace: ([, number]) => `17 C.F.R. § 240.${number!.toLowerCase()}`,
  },
  // "Cal Penal Code 459", "Texas Penal Code section 9.32".
  {
    pattern: new RegExp(
      String.raw`(?<![\w.])(${STATE_PATTERN}) (${Object.keys(STATE_CODES)
        .map((name) => name.replace(".", "\\."))
        .join("|")})${SECTION_WORD}(\d[\d.:-]*\d|\d)(?!\w)`,
      "gi",
    ),
    replace: ([, state, code, number]) =>
      `${STATE_ABBREVIATIONS.get(state!.toLowerCase())} ${STATE_CODES[code!.toLowerCase()]} § ${number}`,
  },
  // "section 2 of the Sherman Act" is cited by its place in the United States Code.
  ...[
    ["sherman (?:antitrust )?act", "15 U.S.C. § "],
    ["lanham act", "15 U.S.C. § "],
  ].flatMap(([name, code]): SpellingRule[] => [
    {
      pattern: new RegExp(String.raw`(?:sections?|secs?\.?|§) ?(\d{1,2}) (?:of )?(?:the )?${name}(?!\w)`, "gi"),
      replace: ([, number]) => `${code}${number}`,
    },
    {
      pattern: new RegExp(String.raw`(?<!\w)${name},?${SECTION_WORD}(\d{1,2})(?!\w)`, "gi"),
      replace: ([, number]) => `${code}${number}`,
    },
  ]),
];

/** Sections of the United States Code that lawyers call by their bare number, with their titles. */
const BARE_SECTIONS: Readonly<Record<string, readonly number[]>> = {
  "28": [1291, 1292, 1331, 1332, 1343, 1367, 1391, 1404, 1406, 1441, 1446, 1447, 2241, 2254, 2255],
  "42": [1981, 1982, 1983, 1985, 1988],
};

/** "a 1983 suit", "1404(a) transfer"; a number after a preposition may be a year. */
const BARE_SECTION = new RegExp(
  String.raw`(?<![\w.§/-]|\b(?:in|of|since|by|from|until|the|section|sec\.|§) )(${Object.values(BARE_SECTIONS).flat().join("|")})((?:\(\w\)){0,2})(?= (?:claims?|suits?|actions?|motions?|transfers?|removals?|petitions?|jurisdiction|liability|defendants?|plaintiffs?|fees)\b)`,
  "gi",
);

/** A federal rule without the name of its rules. */
const BARE_RULE =
  /(?<![.\w])(?<!\b(?:court|p\.|evid\.|proc\w*|evidence),? )rule (\d{1,4})(?=(?:\(\w{1,3}\)){0,4}(?![\w.-]*\d))/gi;

/** Spells out the short forms of American provisions that lawyers type: "Rule 56", "4th Amdt", "Cal Penal Code 459". */
export function spellOutUsReferences(text: string): SpeltOutText {
  return spellOut(text, [
    ...RULES,
    { pattern: BARE_SECTION, replace: ([, number, part]) => `${nameBareSection(Number(number))}${part}` },
    { pattern: BARE_RULE, replace: ([, number]) => nameFederalRule(text, Number(number)) },
  ]);
}

function nameBareSection(number: number): string {
  const [title] = Object.entries(BARE_SECTIONS).find(([, numbers]) => numbers.includes(number))!;
  return `${title} U.S.C. § ${number}`;
}

function nameFederalRule(text: string, number: number): string {
  if (number >= FIRST_EVIDENCE_RULE) return `Fed. R. Evid. ${number}`;
  if (CRIMINAL_MATTER.test(text)) return `Fed. R. Crim. P. ${number}`;
  return `Fed. R. ${APPELLATE_MATTER.test(text) ? "App" : "Civ"}. P. ${number}`;
}
