/**
 * Calls back with the words of `text.slice(from, to)` by the full word rule of `words.ts`, for any script. The range
 * must not cut a word. Linear in the text: characters are folded cluster by cluster, so that every word has its
 * position in the original text, whatever normalisation does to its length.
 */
export function visitUnicodeWords(
  text: string,
  from: number,
  to: number,
  visit: (word: string, start: number, end: number) => void,
): void {
  // `initials` are single letters joined over vanished stops; `run` is the run being read, which joins them if it
  // stays a single letter.
  let initials = "";
  let initialsStart = 0;
  let initialsEnd = 0;
  let run = "";
  let runStart = 0;
  let runEnd = 0;
  let letters = 0;
  let digits = 0;
  let stopped = false;
  // Something vanished within the run: what now stands side by side may join.
  let closedUp = false;

  const flushInitials = () => {
    if (initials !== "") visit(initials, initialsStart, initialsEnd);
    initials = "";
  };
  const flush = () => {
    if (letters + digits > 0 && initials !== "") {
      // Only a single letter is still a run beside initials.
      visit(closedUp ? refoldWord(initials + run) : initials + run, initialsStart, runEnd);
      initials = "";
    } else {
      flushInitials();
      if (letters + digits > 0) visit(closedUp ? refoldWord(run) : run, runStart, runEnd);
    }
    run = "";
    letters = digits = 0;
    stopped = closedUp = false;
  };

  for (let at = from; at < to; ) {
    const end = findClusterEnd(text, at, to);
    for (const character of foldCluster(text.slice(at, end))) {
      const kind = classifyCharacter(character);
      if (kind === IGNORED) {
        closedUp = true;
        continue;
      }
      if (kind === STOP) {
        if (!stopped && letters === 1 && digits === 0) stopped = true;
        else flush();
        continue;
      }
      if (kind === SEPARATOR || kind === SECTION) {
        flush();
        if (kind === SECTION) visit("section", at, end);
        continue;
      }
      if (stopped) {
        if (kind !== LETTER) flush();
        else {
          if (initials === "") initialsStart = runStart;
          initials += run;
          initialsEnd = runEnd;
          run = "";
          letters = 0;
          stopped = false;
        }
      }
      if (run === "") runStart = at;
      if (kind === LETTER) letters++;
      else if (kind === DIGIT) digits++;
      run += character;
      runEnd = end;
      if (letters + digits > 1) flushInitials();
    }
    at = end;
  }
  flush();
}

const SEPARATOR = 0;
const LETTER = 1;
const MARK = 2;
const DIGIT = 3;
const STOP = 4;
const SECTION = 5;
const IGNORED = 6;

/** Apostrophes in their several shapes, the soft hyphen, zero-width joiners, word joiner and byte order mark. */
const IGNORABLE = /['\u2018\u2019\u201B\u02BC\u00AD\u200C\u2060\uFEFF]|\u200D/;

function classifyCharacter(character: string): number {
  if (character === ".") return STOP;
  if (character === "§") return SECTION;
  if (IGNORABLE.test(character)) return IGNORED;
  if (/\p{L}/u.test(character)) return LETTER;
  if (/\p{M}/u.test(character)) return MARK;
  return /\p{N}/u.test(character) ? DIGIT : SEPARATOR;
}

/**
 * Characters that can join the one before them under NFKC: combining marks, Hangul vowels and finals, kana voicing
 * marks.
 */
const JOINING_CHARACTERS = /[\p{M}\u1160-\u11FF\u3131-\u318E\uFF9E-\uFFDC]{1,32}/uy;

/** Punctuation and spaces, which separate words whatever marks follow them. */
const NEVER_BASE = /[\p{P}\p{Z}\p{Cc}$+<=>^`|~]/u;

/** Returns the end of a character and the at most 32 that join it; normalising longer runs of marks is not linear. */
function findClusterEnd(text: string, at: number, to: number): number {
  const first = text.charCodeAt(at);
  const next = at + (first >= 0xd800 && first < 0xdc00 && (text.codePointAt(at) as number) > 0xffff ? 2 : 1);
  if (next >= to) return to;
  if (text.charCodeAt(next) < 0x300 || NEVER_BASE.test(text[at] as string)) return next;
  JOINING_CHARACTERS.lastIndex = next;
  return Math.min(to, next + (JOINING_CHARACTERS.exec(text)?.[0].length ?? 0));
}

/** Folds a cluster for comparison: NFKC, lower case, without Latin diacritics. */
function foldCluster(cluster: string): string {
  const code = cluster.charCodeAt(0);
  if (cluster.length === 1 && code < 128) return code >= 65 && code <= 90 ? cluster.toLowerCase() : cluster;
  const known = foldedClusters.get(cluster);
  if (known !== undefined) return known;
  // The final sigma is the same letter: the lower case of "Σ" depends on its neighbours.
  const lower = cluster.normalize("NFKC").toLowerCase().replaceAll("ς", "σ");
  const result = stripLatinMarks(lower.normalize("NFD")).normalize("NFKC");
  if (foldedClusters.size >= 4096) foldedClusters.clear();
  if (cluster.length <= 8) foldedClusters.set(cluster, result);
  return result;
}

/** Folds a word again that was folded in parts. */
function refoldWord(word: string): string {
  let again = "";
  for (let at = 0; at < word.length; ) {
    const end = findClusterEnd(word, at, word.length);
    again += foldCluster(word.slice(at, end));
    at = end;
  }
  return again;
}

const foldedClusters = new Map<string, string>();

/**
 * Removes the marks that any script can borrow (accents, variation selectors) unless they modify a letter of another
 * script.
 */
function stripLatinMarks(decomposed: string): string {
  let kept = "";
  let bears = false;
  for (const character of decomposed) {
    if (/\p{Script=Inherited}/u.test(character)) {
      if (bears) kept += character;
    } else {
      if (!/\p{M}/u.test(character)) bears = /\p{L}/u.test(character) && !/\p{Script=Latin}/u.test(character);
      kept += character;
    }
  }
  return kept;
}
