/** Words of a question that do not indicate its subject, normalised by the word rule. */
export const QUESTION_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about above after again against all also am an and any are as asked at be because been before being between both " +
    "but by came can cannot could did do does doing done down during each either else ever every for from further gave " +
    "get give given gives go had happen happened happens has have having he hence her here him his how i if in into is " +
    "isnt it its itself just kindly know known let like made make makes many may me might mine more most much must my " +
    "need needs neither never next no nor not now of off on once one only onto or other others ought our ours out over " +
    "own per please put said same saw say says see seen shall she should show since so some such take taken tell than " +
    "that the their theirs them themselves then there these they thing things this those though through to too under " +
    "until up upon us use used using v very vs was wasnt we well were what whatever when where whether which while who " +
    "whom whose why will with within without would yes yet you your yours " +
    "answer ask briefly brief case cases cite cited court courts decide decided decision decisions describe detail " +
    "details discuss explain explained explanation find found hold holding holdings holds held india indian judgment " +
    "judgments judge justice justices law laws lawful legal legally list main mean meaning means meant name outline " +
    "people person point question rule ruled rules ruling summarise summarize summary text think us usa use word words " +
    "apply applies applied applicable concerning currently current regarding relating related relation respect " +
    "situation today still good allow allowed allows permit permitted able possible important major leading landmark " +
    "america american united states authority authorities about according effect provide provides provided " +
    "act acts article articles section sections lead leads leading count counts come comes aimed happen become becomes " +
    "applies kind kinds sort type way ways work works part parts thing still either once required require requires"
  ).split(" "),
);
