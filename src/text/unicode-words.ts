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
  const reader: WordReader = {
    visit,
    initials: "",
    initialsStart: 0,
    initialsEnd: 0,
    run: "",
    runStart: 0,
    runEnd: 0,
    letters: 0,
    digits: 0,
    isStopped: false,
    hasGap: false,
  };
  for (let at = from; at < to; ) {
    const end = findClusterEnd(text, at, to);
    for (const character of foldCluster(text.slice(at, end))) readCharacter(reader, character, at, end);
    at = end;
  }
  finishWord(reader);
}

/** The word that is being read. */
interface WordReader {
  readonly visit: (word: string, start: number, end: number) => void;
  /** Single letters joined over full stops; a run that remains a single letter joins them too. */
  initials: string;
  initialsStart: number;
  initialsEnd: number;
  /** The current run of letters, marks and digits. */
  run: string;
  runStart: number;
  runEnd: number;
  /** Number of letters and of digits in the run. */
  letters: number;
  digits: number;
  /** Whether a full stop follows the run, which is a single letter. */
  isStopped: boolean;
  /** Whether characters were ignored in the word, so that the characters next to the gap may join. */
  hasGap: boolean;
}

/** Reads one folded character, which comes from the cluster between `at` and `end`. */
function readCharacter(reader: WordReader, character: string, at: number, end: number): void {
  const kind = classifyCharacter(character);
  switch (kind) {
    case IGNORED:
      reader.hasGap = true;
      return;
    case STOP:
      if (!reader.isStopped && reader.letters === 1 && reader.digits === 0) reader.isStopped = true;
      else finishWord(reader);
      return;
    case SEPARATOR:
      finishWord(reader);
      return;
    case SECTION:
      finishWord(reader);
      reader.visit("section", at, end);
      return;
  }
  if (reader.isStopped) {
    if (kind === LETTER) joinInitial(reader);
    else finishWord(reader);
  }
  if (reader.run === "") reader.runStart = at;
  if (kind === LETTER) reader.letters++;
  else if (kind === DIGIT) reader.digits++;
  reader.run += character;
  reader.runEnd = end;
  if (reader.letters + reader.digits > 1) finishInitials(reader);
}

/** Moves the run, a single letter before a full stop, to the initials. */
function joinInitial(reader: WordReader): void {
  if (reader.initials === "") reader.initialsStart = reader.runStart;
  reader.initials += reader.run;
  reader.initialsEnd = reader.runEnd;
  reader.run = "";
  reader.letters = 0;
  reader.isStopped = false;
}

/** Ends the run: with the initials before it, or after them, it is a word. */
function finishWord(reader: WordReader): void {
  const { initials, run, letters, digits, hasGap } = reader;
  if (letters + digits > 0 && initials !== "") {
    // After initials a run is still a single letter: a longer one has ended them.
    reader.visit(hasGap ? refoldWord(initials + run) : initials + run, reader.initialsStart, reader.runEnd);
    reader.initials = "";
  } else {
    finishInitials(reader);
    if (letters + digits > 0) reader.visit(hasGap ? refoldWord(run) : run, reader.runStart, reader.runEnd);
  }
  reader.run = "";
  reader.letters = 0;
  reader.digits = 0;
  reader.isStopped = false;
  reader.hasGap = false;
}

function finishInitials(reader: WordReader): void {
  if (reader.initials !== "") reader.visit(reader.initials, reader.initialsStart, reader.initialsEnd);
  reader.initials = "";
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
