import type { Span } from "../../citation/citation.ts";

/** Abbreviations after which a full stop ends no sentence; single letters and numbers never end one either. */
const ABBREVIATIONS = new Set(
  (
    "v vs no nos mr mrs ms dr jr sr st co cos inc ltd corp bros assn ass'n dept dep't govt gov't comm commr comm'r " +
    "ct cts cir dist div app supp ed eds rep reps wall how pet cranch wheat black dall otto stat const amdt art arts " +
    "sec secs ch cl par para pp pg vol cf id ibid op cit al et etc eg ie viz sc scr scc air cri crl mad bom cal all " +
    "pat lah nag raj ker guj del anr ors hon'ble ll lr ia qb kb ac qbd ch'd ref rev fed so ne nw se sw atl pac mass " +
    "penn pa va ala ariz ark colo conn fla ga haw ill ind kan ky la me md mich minn miss mo mont neb nev mex tex " +
    "tenn okla ore wash wis wyo vt ins ry rr r.r u.s s.c jj cj pvt messrs m/s univ bd auth nat'l int'l mfg tel util rel mohd " +
    "jan feb mar apr jun jul aug sept oct nov dec"
  ).split(" "),
);

const SENTENCE_END = /[.?!]["'”’)\]]{0,3}\s+(?=["'“‘([*]{0,3}[A-Z0-9]|\([ivx]{1,5}\) ?[A-Z])|\n\s*\n/g;

/** Abbreviations that are words too: only with a capital are they abbreviations ("All." is Allahabad, "all." is not). */
const ABBREVIATIONS_ALSO_WORDS = new Set("all fed ill mad mass me miss ore so wash".split(" "));

/**
 * Sentences of a legal text as half-open spans that cover it; "U.S.", "v.", "No." and their like end none.
 * @param named places that name authorities, in order of place: no full stop inside one ends a sentence
 */
export function splitLegalSentences(text: string, named: readonly Span[] = []): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let next = 0;
  SENTENCE_END.lastIndex = 0;
  for (let match = SENTENCE_END.exec(text); match !== null; match = SENTENCE_END.exec(text)) {
    if (match[0][0] === "." && !isSentenceEnd(text, match.index, match.index + match[0].length)) continue;
    while (next < named.length && named[next]!.end <= match.index + 1) next++;
    if (next < named.length && named[next]!.start < match.index) continue;
    const end = match.index + match[0].length;
    spans.push({ start, end });
    start = end;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/** Whether a word with its full stop is an abbreviation ("Co.", "U.S.", "J.") and ends nothing. */
export function isAbbreviation(word: string): boolean {
  const bare = word.toLowerCase().replace(/\.$/, "");
  return /(?:^|\.)[a-z]$/.test(bare) || ABBREVIATIONS.has(bare);
}

/** Index of the sentence that holds an offset; sentences cover the text, so there always is one. */
export function findSentenceIndex(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isSentenceEnd(text: string, stop: number, next: number): boolean {
  let from = stop;
  while (from > 0 && stop - from < 16 && /[\w.'/&]/.test(text[from - 1]!)) from--;
  const word = text.slice(from, stop).replace(/^[.'/]+/, "");
  const bare = word.toLowerCase();
  if (/^[a-z]$/.test(bare) || /(?:^|\.)[a-z]$/.test(bare)) return false;
  // A number ends a sentence before a word, not before another number ("3 Wall. 654. 12" is OCR).
  if (/^\d+$/.test(bare)) return /["'“‘([*A-Z]/.test(text[next] ?? "");
  return !ABBREVIATIONS.has(bare) || (word === bare && ABBREVIATIONS_ALSO_WORDS.has(bare));
}
