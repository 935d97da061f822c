import type { SignalFamily } from "../signal-row.ts";

/** Direct history: what became of the same case on appeal, on review or before a larger bench. */
export const HISTORY: readonly SignalFamily[] = [
  {
    family: "Reversed, set aside, modified (direct history)",
    examples: [
      "{Adams v. Baker, 12 F. Supp. 2d 3 (D. Me. 1998)}, rev’d, 200 F.3d 1 (1st Cir. 2000).",
      "The judgment in {Ram v. Shyam, 2011 SCC OnLine Pat 88} is set aside.",
      "We set aside the judgment in {Ram v. Shyam, 2011 SCC OnLine Pat 88}.",
      "The judgment in {Ram v. Shyam, (2014) 10 SCC 266} is recalled.",
    ],
    rows: [
      { kind: "reversed", words: "revers(?:es|ed|e|ing)\\b|rev'[dg]\\b", reach: "verb", everyday: true, history: true },
      {
        kind: "reversed",
        words:
          "(?:set|sets|setting) aside\\b|quash(?:es|ed|ing)?\\b|upset\\b|recall(?:s|ed|ing)?\\b|upturn(?:s|ed|ing)?\\b",
        reach: "verb",
        everyday: true,
        history: true,
      },
    ],
  },
  {
    family: "Vacated (direct history)",
    examples: ["{Adams v. Baker, 12 F.3d 3 (1st Cir. 1993)}, vacated and remanded, 512 U.S. 12 (1994)."],
    rows: [
      {
        kind: "vacated",
        words: "vacat(?:es|ed|e|ing)\\b|vac'd\\b|(?:opinion|judgment|decision) (?:vacated|withdrawn)\\b",
        reach: "verb",
        everyday: true,
        history: true,
      },
    ],
  },
  {
    family: "Affirmed (direct history)",
    examples: [
      "{Adams v. Baker, 12 F. Supp. 2d 3 (D. Me. 1998)}, aff’d, 200 F.3d 1 (1st Cir. 2000).",
      "The view in {Ram v. Shyam, 1999 CriLJ 77} was upheld by this Court.",
      "We reaffirm {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      {
        kind: "affirmed",
        words: "re-?affirm(?:s|ed|ing)?\\b|re-? ?affirmance of\\b",
        reach: "verb",
        everyday: true,
        precedence: 1,
      },
      {
        kind: "affirmed",
        words: "affirm(?:s|ed|ing)?\\b|a(?:ff|\\ufb00)'[dg]\\b|uph(?:eld|olds?|olding)\\b|confirm(?:s|ed|ing)?\\b",
        reach: "verb",
        everyday: true,
        history: true,
      },
    ],
  },
  {
    family: "Review denied or pending (direct history without effect)",
    examples: [],
    rows: [
      {
        kind: "cited",
        words:
          "(?:cert(?:iorari|\\.)?|reh'?g(?: en banc)?|rehearing(?: en banc)?|leave(?: to appeal)?|review|writ|petition|pet\\.|appeal|(?:slp|special leave petitions?|review petitions?|curative petitions?)(?: \\([^()]{1,20}\\))?),? (?:was |were |is |has been |having been )?(?:denied|dismissed|refused|rejected|pending|filed|granted|den\\.)\\b",
        reach: "before",
        history: true,
        precedence: 1,
      },
      {
        kind: "cited",
        words: "(?:has |have |had |stands? )?merged (?:in|into|with)\\b",
        reach: "before",
        history: true,
      },
    ],
  },
];
