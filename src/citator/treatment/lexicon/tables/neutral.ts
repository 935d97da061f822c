import type { SignalFamily } from "../signal-row.ts";

/** Words that discuss a case without treating it. */
export const NEUTRAL: readonly SignalFamily[] = [
  {
    family: "Explained, considered, referred to",
    examples: [
      "We explained {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "We considered {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "Reference may be made to {Ram v. Shyam, (1984) 3 SCC 90}.",
    ],
    rows: [
      {
        kind: "explained",
        words:
          "ex(?:- )?plain(?:- )?(?:s|ed|ing)?\\b|clarif(?:y|ies|ied|ying)\\b|harmoni[sz](?:e|es|ed|ing)\\b|reconcil(?:e|es|ed|ing)\\b",
        reach: "verb",
        everyday: true,
      },
      {
        kind: "considered",
        words: "(?:consider|discuss|notic|examin|analy[sz])(?:es|ed|e|ing|s)?\\b",
        reach: "verb",
        everyday: true,
      },
      {
        kind: "referred",
        words: "re(?:- )?fer(?:- )?(?:s|red|ring)? (?:also )?to\\b|reference (?:\\w+ ){0,3}made (?:also )?to\\b",
        reach: "verb",
        everyday: true,
      },
    ],
  },
];
