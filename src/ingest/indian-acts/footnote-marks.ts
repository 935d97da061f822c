/** How a source prints the mark of a footnote in the text of the law; it ends in "[" if it begins amended matter. */
export interface MarkNotation {
  /** A line with a mark has one of these characters or words; for speed. */
  readonly hint: RegExp;
  readonly mark: RegExp;
}

/** A bare number before a bracket is a mark, unless it is the number of a provision. */
const NUMBERED_MARK = String.raw`(?=\d)(?<![\w.,(/-])(?<!\b(?:section|sections|article|rule|clause|chapter) )\d{1,3} ?\[`;

/** "^2[four]", "^3***", "day^1", "^*different"; if the caret or the number was lost, "2[four]", "2^[four]", "^[four]". */
export const CARET_MARKS: MarkNotation = {
  hint: /[[^]/,
  mark: new RegExp(String.raw`\^(?:\d{1,3}|\*(?!\*))\[?|(?<!\d)\d{1,2}\^(?:\[|(?= ))|\^\[|${NUMBERED_MARK}`, "gi"),
};

/** "2[four]", "3***", "2 * * *", "date1 as": marks are bare numbers. */
export const BARE_MARKS: MarkNotation = {
  hint: /[[*]|\b(?:date|day)s? ?\d/,
  mark: new RegExp(
    String.raw`${NUMBERED_MARK}|(?=\d)(?<![\w.,(/-])\d{1,3} ?(?=\* ?\*)|(?=[\d ])(?<=\b(?:date|dates|day|days)) ?\d{1,2}(?=,? (?:as|when|on)\b|[,.;])`,
    "gi",
  ),
};

/**
 * Creates a function that removes the marks of footnotes from a text, line by line: "^2[four] persons" becomes
 * "four persons". Other brackets stay. A closing bracket without an opening one belongs to a mark on an earlier page.
 */
export function createMarkCleaner({ hint, mark }: MarkNotation): (line: string) => string {
  /** For each open bracket: whether it belongs to a mark. */
  const open: boolean[] = [];
  return (line) => {
    const marked = hint.test(line) ? line.replace(mark, (found) => (found.endsWith("[") ? MARK_BRACKET : "")) : line;
    if (!/[[\]\uE000]/.test(marked)) return marked;
    return marked.replace(BRACKETS, (bracket) => {
      if (bracket === "]") return (open.pop() ?? true) ? "" : "]";
      if (open.length < MAX_BRACKET_DEPTH) open.push(bracket === MARK_BRACKET);
      return bracket === "[" ? "[" : "";
    });
  };
}

/** Replaces a mark's "["; no text contains this character. */
const MARK_BRACKET = "\uE000";
const BRACKETS = /[[\]\uE000]/g;
/** Real nesting stays below ten. */
const MAX_BRACKET_DEPTH = 1000;
