const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** The other form of each number from 0 to 19, and of each ten; others are seldom written in words. */
const FORMS: ReadonlyMap<string, string> = new Map(
  [
    ...ONES.map((word, at) => [word, String(at)] as const),
    ...TENS.map((word, at) => [word, String(20 + 10 * at)] as const),
  ].flatMap(([word, digits]) => [[word, digits] as const, [digits, word] as const]),
);

/** Returns the digits of a number in words, or the words of one in digits: "17" and "seventeen"; `null` of other words. */
export function findOtherNumberForm(word: string): string | null {
  return FORMS.get(word) ?? null;
}

/** Returns whether a word is a number, in digits or in words. */
export function isNumberWord(word: string): boolean {
  return /^\d+$/.test(word) || FORMS.has(word);
}
