/** English words that only join others: articles, pronouns, prepositions, conjunctions, auxiliary and question words. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    "a about above after against all also although am an and any anyone anything are as at be because been before being " +
    "between both but by can cannot cant could did didnt do does doesnt doing dont down during each either every " +
    "everyone for from further had has hasnt have havent having he her here hers him himself his how i if in into is isnt " +
    "it its itself just let may me might mine more most much must my myself neither never no nor not now of off on once " +
    "one only or other others our ours out over own per rather same shall she should shouldnt since so some somebody " +
    "someone something such than that thats the their theirs them themselves then there these they this those though " +
    "through thus till to too under unless until up upon us very via was wasnt we were werent what whatever when whenever " +
    "where wherever whether which while who whoever whom whose why will with within without wont would wouldnt yet you " +
    "your yours"
  ).split(" "),
);

const NEGATIONS: ReadonlySet<string> = new Set(["cannot", "cant", "neither", "never", "no", "nor", "not", "without"]);

/** Returns whether a word only joins others and can be left out of a phrase; a negation cannot. */
export function isJoiningWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) && !NEGATIONS.has(word);
}
