/** What begins with a word: nothing, a sentence, or a paragraph (and with it a sentence). */
export type Boundary = 0 | 1 | 2;

export const NO_BOUNDARY = 0;
export const SENTENCE_START = 1;
export const PARAGRAPH_START = 2;

/**
 * What a word begins, by what stands between it and the word before. A blank line begins a paragraph. A full stop,
 * question or exclamation mark, then closing quotes or brackets, then white space begins a sentence, if an upper-case
 * letter or a digit follows; after a full stop only if the word before is not a legal abbreviation or an initial.
 * @param previousWord the word before, as `query/words.ts` gives it
 * @param from offset behind that word
 * @param to offset of the word in question
 */
export function classifyBoundary(text: string, previousWord: string, from: number, to: number): Boundary {
  // The commonest gap by far is one space.
  if (to - from === 1 && text.charCodeAt(from) === 32) return NO_BOUNDARY;
  let mark = 0;
  let spaceAfterMark = false;
  let lineBreaks = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      if (++lineBreaks === 2) return PARAGRAPH_START;
      if (mark) spaceAfterMark = true;
    } else if (code === 32 || code === 9 || code === 13 || code === 0xa0) {
      if (mark) spaceAfterMark = true;
    } else {
      lineBreaks = 0;
      if (isEndMark(code)) {
        mark = code;
        spaceAfterMark = false;
      }
    }
  }
  if (!spaceAfterMark || isLowerCase(text.charCodeAt(to))) return NO_BOUNDARY;
  if (mark !== FULL_STOP) return SENTENCE_START;
  return isInitial(previousWord) || endsInInitial(text, from) || SENTENCE_ABBREVIATIONS.has(previousWord)
    ? NO_BOUNDARY
    : SENTENCE_START;
}

function isInitial(word: string): boolean {
  return word.length === 1 && (word < "0" || word > "9");
}

/** "M.P" before its last full stop: initials that the word rule reads as one word. */
function endsInInitial(text: string, end: number): boolean {
  return text.charCodeAt(end - 2) === FULL_STOP && text.charCodeAt(end - 1) >= 65;
}

const FULL_STOP = 46;

/** Full stop, exclamation mark, question mark, and the danda that ends a Hindi sentence. */
function isEndMark(code: number): boolean {
  return code === FULL_STOP || code === 33 || code === 63 || code === 0x964;
}

function isLowerCase(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Words behind which a full stop ends nothing, in the form of the word rule ("U.S." is `us`). */
export const SENTENCE_ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    "us usc ussr uk dc ny nj pa cf eg ie id ibid viz al vs mr mrs ms messrs dr prof rev hon retd smt jr sr esq st mt ft no nos " +
    "art arts sec secs sect ss cl cls para paras pp pt ch chap vol vols ed eds app div dist cir ct cts co cos corp inc " +
    "ltd llc pvt bros assn assoc ass dept govt comm commr commn commrs natl intl univ hosp ins mfg ry rr rly supp ann " +
    "stat stats reg regs fed cal tex fla ill ind mass mich minn mo okla ore tenn va wash wis ark ala ariz colo conn del " +
    "ga ky la md me miss mont neb nev nh nm nc nd sd sc vt wva wyo ca cj jj jja cji lj mlr scr scc air sct led rep reps " +
    "cas am eng jur wl lr ac qb kb wlr jan feb mar apr jun jul aug sep sept oct nov dec resp respt appt petr deft plf " +
    "ex rel op cit loc supra infra sch schd const crim civ evid proc cr pc"
  ).split(" "),
);
