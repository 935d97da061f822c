/** How much of a text optical reading has damaged. */
export interface ScanningNoise {
  /** Damaged words per word. */
  readonly share: number;
  /** Damaged words. */
  readonly count: number;
  /** Some of the damaged words, each once, in the order of the text. */
  readonly examples: readonly string[];
}

/** Words below which a text says nothing about how it was read. */
const MIN_WORDS = 150;
/** Characters of a text that are measured: a long text is as damaged at its beginning as elsewhere. */
const MAX_CHARS = 24_000;
const MAX_EXAMPLES = 5;

/** Marks that print has at the edge of a word. */
const EDGE = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
/** What a word does not look like: letters with digits or marks between them, or no vowel in seven letters. */
const DAMAGED: readonly RegExp[] = [
  /^\p{L}+\d+\p{L}+$/u,
  /\p{L}[*^~|\\<>{}=_;:!?]\p{L}/u,
  /[■□♦►◄¬¦]/u,
  /[bcdfghjklmnpqrstvwxz]{7}/i,
  /^[il1|]{4,}$/i,
  /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}/u,
];
/** A mark that no text uses alone; formulas use others. */
const STRAY_MARK = /^[~\\<>■□♦►◄¬¦]+$/u;
/** Words with marks inside that are right: addresses, sections, sizes, and what is joined by a colon or a semicolon. */
const REGULAR = /^(?:https?:|www\.|[\w.-]+@|\d|\p{L}+[:;!?]\p{L}{2,}$|[\p{L}.]+\d(?:d|st|nd|rd|th)$|_+$)/iu;

/** Measures the words of a text that no printer set; null if the text has too few words. */
export function measureScanningNoise(text: string): ScanningNoise | null {
  const words = text.slice(0, MAX_CHARS).split(/\s+/);
  if (words.length < MIN_WORDS) return null;
  const examples: string[] = [];
  let damaged = 0;
  let stray = 0;
  for (const word of words) {
    const core = word.replace(EDGE, "");
    // A row of single letters is one word that was read letter by letter.
    stray = /^[b-hj-wyz]$/.test(word) ? stray + 1 : 0;
    const isDamaged = stray === 2 || (core === "" ? STRAY_MARK.test(word) : isDamagedWord(core));
    if (!isDamaged) continue;
    damaged++;
    const example = word.slice(0, 40);
    if (examples.length < MAX_EXAMPLES && !examples.includes(example)) examples.push(example);
  }
  return { share: damaged / words.length, count: damaged, examples };
}

function isDamagedWord(core: string): boolean {
  return core.length > 1 && !REGULAR.test(core) && DAMAGED.some((pattern) => pattern.test(core));
}
