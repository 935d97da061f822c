import type { SignalFamily } from "../signal-row.ts";

const USING =
  "(?:following|applying|relying (?:up)?on|placing reliance (?:up)?on|adopting|invoking|acting (?:up)?on|going by|treating|regarding|holding itself bound by|considering itself bound by|drawing support from|resting (?:\\w+ )?on)";
const REFUSING =
  "(?:distinguishing|refusing to (?:follow|apply|extend)|declining to (?:follow|apply|extend)|not (?:following|applying)|disregarding|ignoring|overlooking|brushing aside|departing from)";
const RIGHT =
  "(?:right|correct|justified|(?:fully|perfectly|quite|clearly|entirely|plainly|well) (?:right|correct|justified|advised|within its rights))";
const WRONG =
  "(?:(?:clearly |plainly |obviously |manifestly )?(?:wrong|in error|mistaken|unjustified|not (?:right|correct|justified))|erred|err|errs|fell into error|went wrong|committed (?:an |a )?(?:\\w+ )?error)";
const JUDGE =
  "(?:courts?|judges?|tribunals?|boards?|commission|bench|magistrate|authority|authorities|officer|arbitrator|panel)";

/** What the court that writes says of the use that the court below made of a case. */
export const COURT_BELOW_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Use by the court below",
    examples: [
      "The High Court was right in applying {Ram v. Shyam, (1984) 3 SCC 90}.",
      "The court below rightly followed {Ram v. Shyam, (1984) 3 SCC 90}.",
      "The trial court was right in distinguishing {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The Tribunal was in error in relying on {Ram v. Shyam, (1984) 3 SCC 90}.",
      "The Board erred in refusing to follow {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "The trial court overlooked {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
    ],
    rows: [
      {
        kind: "followed",
        words: `${RIGHT} (?:\\w+ )?(?:in|when) (?:\\w+ly )?${USING}\\b`,
        reach: "after",
        answer: true,
        precedence: 3,
      },
      {
        kind: "distinguished",
        words: `${RIGHT} (?:\\w+ )?in (?:\\w+ly )?${REFUSING}\\b`,
        reach: "after",
        answer: true,
        negative: true,
        precedence: 3,
      },
      {
        kind: "distinguished",
        words: `${WRONG} in (?:\\w+ly )?${USING}\\b`,
        reach: "after",
        answer: true,
        negative: true,
        precedence: 3,
      },
      {
        kind: "followed",
        words: `${WRONG} in (?:\\w+ly )?${REFUSING}\\b`,
        reach: "after",
        answer: true,
        negative: true,
        precedence: 3,
      },
      {
        kind: "followed",
        words: `(?<=\\b${JUDGE}(?: (?:has|have|had|below|itself|appears? to have|seems? to have|completely|altogether|entirely|\\w+ly)){0,3} )(?:ignor(?:ed|ing)|overlook(?:ed|ing)|lost sight of|(?:did|does) not (?:even )?(?:advert to|notice|consider|refer to|follow|apply|take note of)|failed to (?:follow|apply|notice|advert to|consider|take note of|appreciate))\\b`,
        reach: "after",
        answer: true,
        negative: true,
        adjacent: true,
        precedence: 3,
      },
    ],
  },
  {
    family: "Asked to reconsider",
    examples: [],
    rows: [
      {
        kind: "considered",
        words: "(?:reconsider|revisit|re-?examin|re-?open|rethink)(?:s|e|es|ed|ing)?\\b",
        reach: "verb",
        everyday: true,
        adjacent: true,
      },
    ],
  },
];
