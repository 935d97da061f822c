/** A text with its usual short forms of provisions spelt out, and where each of its characters was. */
export interface SpeltOutText {
  readonly text: string;
  /** Returns the offset in the original text of an offset in `text`, in UTF-16 code units. */
  toOriginal(offset: number): number;
}

/** A short form and its full form. */
export interface SpellingRule {
  readonly pattern: RegExp;
  readonly replace: (match: RegExpMatchArray) => string;
}

/** Spells out the short forms of provisions in a text by rules, each applied to the result of the one before. */
export function spellOut(original: string, rules: readonly SpellingRule[]): SpeltOutText {
  let text = original;
  let offsets = Array.from({ length: original.length + 1 }, (_, at) => at);
  for (const { pattern, replace } of rules) {
    let spelt = "";
    const moved: number[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      spelt += text.slice(from, match.index);
      for (let at = from; at < match.index; at++) moved.push(offsets[at]!);
      const name = replace(match);
      spelt += name;
      for (let at = 0; at < name.length; at++) moved.push(offsets[match.index]!);
      from = match.index + match[0].length;
    }
    if (from === 0) continue;
    for (let at = from; at <= text.length; at++) moved.push(offsets[at]!);
    text = spelt + text.slice(from);
    offsets = moved;
  }
  return { text, toOriginal: (offset) => offsets[Math.min(offset, offsets.length - 1)]! };
}
